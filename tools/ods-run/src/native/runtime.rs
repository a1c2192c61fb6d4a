//! Functions of the compilers' runtime libraries: code calls them for operations without instructions of the
//! machine. Each is named like the symbol that it implements.

use super::RuntimeFunction;

/// A power by squaring, with the reciprocal at the end: the same roundings as in the compilers' libraries.
macro_rules! power {
    ($base:ident, $exponent:ident) => {{
        let (mut base, mut remaining, mut result) = ($base, $exponent.unsigned_abs(), 1.0);
        while remaining != 0 {
            if remaining % 2 == 1 {
                result *= base;
            }
            remaining /= 2;
            if remaining != 0 {
                base *= base;
            }
        }
        if $exponent < 0 { 1.0 / result } else { result }
    }};
}
/// Declares functions and the table of their addresses.
macro_rules! runtime {
    ($(
        $(#[doc = $doc:literal])*
        fn $name:ident($($param:ident: $ty:ty),*) -> $result:ty = $value:expr;
    )*) => {
        /// The functions by symbol.
        pub(super) const FUNCTIONS: &[RuntimeFunction] =
            &[$((stringify!($name), || $name as *const u8)),*];

        $($(#[doc = $doc])* extern "C" fn $name($($param: $ty),*) -> $result { $value })*
    };
}

runtime! {
    /// The result of a division by zero is undefined; here it is zero.
    fn __udivti3(a: u128, b: u128) -> u128 = a.checked_div(b).unwrap_or(0);
    fn __umodti3(a: u128, b: u128) -> u128 = a.checked_rem(b).unwrap_or(0);
    fn __divti3(a: i128, b: i128) -> i128 = a.checked_div(b).unwrap_or(0);
    fn __modti3(a: i128, b: i128) -> i128 = a.checked_rem(b).unwrap_or(0);
    fn __floattisf(value: i128) -> f32 = value as f32;
    fn __floattidf(value: i128) -> f64 = value as f64;
    fn __floatuntisf(value: u128) -> f32 = value as f32;
    fn __floatuntidf(value: u128) -> f64 = value as f64;
    fn __fixsfti(value: f32) -> i128 = value as i128;
    fn __fixdfti(value: f64) -> i128 = value as i128;
    fn __fixunssfti(value: f32) -> u128 = value as u128;
    fn __fixunsdfti(value: f64) -> u128 = value as u128;
    fn __powisf2(base: f32, exponent: i32) -> f32 = power!(base, exponent);
    fn __powidf2(base: f64, exponent: i32) -> f64 = power!(base, exponent);
}
