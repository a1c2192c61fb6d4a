//! The error function and its complement, from the C library.
//!
//! The standard library has these only in unstable features. It links the C library that they come from, whose results MLIR's folds have.

// SAFETY: C11 7.12.8 gives these signatures; the functions are defined for all floats and change nothing but `errno`.
unsafe extern "C" {
    /// `erf(value)`.
    #[link_name = "erf"]
    pub(super) safe fn erf_f64(value: f64) -> f64;
    /// `erf(value)`.
    #[link_name = "erff"]
    pub(super) safe fn erf_f32(value: f32) -> f32;
    /// `1 - erf(value)`.
    #[link_name = "erfc"]
    pub(super) safe fn erfc_f64(value: f64) -> f64;
    /// `1 - erf(value)`.
    #[link_name = "erfcf"]
    pub(super) safe fn erfc_f32(value: f32) -> f32;
}
