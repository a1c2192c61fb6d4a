//! Functions of the C library that Rust's standard library computes differently, or has only as unstable
//! features.
//!
//! MLIR's folds have the results of the C library. Rust's standard library links the same library.

// SAFETY: C11 7.12.5 and 7.12.8 specify these signatures; the functions are defined for all floats and
// modify only `errno`.
unsafe extern "C" {
    /// The inverse hyperbolic cosine.
    #[link_name = "acosh"]
    pub(super) safe fn acosh_f64(value: f64) -> f64;
    /// The inverse hyperbolic cosine.
    #[link_name = "acoshf"]
    pub(super) safe fn acosh_f32(value: f32) -> f32;
    /// The inverse hyperbolic sine.
    #[link_name = "asinh"]
    pub(super) safe fn asinh_f64(value: f64) -> f64;
    /// The inverse hyperbolic sine.
    #[link_name = "asinhf"]
    pub(super) safe fn asinh_f32(value: f32) -> f32;
    /// The inverse hyperbolic tangent.
    #[link_name = "atanh"]
    pub(super) safe fn atanh_f64(value: f64) -> f64;
    /// The inverse hyperbolic tangent.
    #[link_name = "atanhf"]
    pub(super) safe fn atanh_f32(value: f32) -> f32;
    /// The error function.
    #[link_name = "erf"]
    pub(super) safe fn erf_f64(value: f64) -> f64;
    /// The error function.
    #[link_name = "erff"]
    pub(super) safe fn erf_f32(value: f32) -> f32;
    /// `1 - erf(value)`.
    #[link_name = "erfc"]
    pub(super) safe fn erfc_f64(value: f64) -> f64;
    /// `1 - erf(value)`.
    #[link_name = "erfcf"]
    pub(super) safe fn erfc_f32(value: f32) -> f32;
}
