//! The functions by which programs print, those of MLIR's `mlir_c_runner_utils`: a program that prints needs no library of LLVM.
//!
//! They write to C's standard output, so that what C functions print comes in order.

use std::ffi::{c_char, c_int};

use super::Runtime;

unsafe extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
}

/// The functions, by name.
pub(super) const FUNCTIONS: &[Runtime] = &[
    ("printI64", || signed as *const u8),
    ("printU64", || unsigned as *const u8),
    ("printF32", || single as *const u8),
    ("printF64", || double as *const u8),
    ("printString", || string as *const u8),
    ("printOpen", || open as *const u8),
    ("printClose", || close as *const u8),
    ("printComma", || comma as *const u8),
    ("printNewline", || newline as *const u8),
];

extern "C" fn signed(value: i64) {
    // SAFETY: The format takes one integer of this width.
    unsafe { printf(c"%lld".as_ptr(), value) };
}

extern "C" fn unsigned(value: u64) {
    // SAFETY: The format takes one integer of this width.
    unsafe { printf(c"%llu".as_ptr(), value) };
}

extern "C" fn single(value: f32) {
    double(f64::from(value));
}

extern "C" fn double(value: f64) {
    // SAFETY: The format takes one `double`.
    unsafe { printf(c"%lg".as_ptr(), value) };
}

extern "C" fn string(text: *const c_char) {
    // SAFETY: The program passes a text that ends with a zero, as it would have to pass to the function of MLIR.
    unsafe { printf(c"%s".as_ptr(), text) };
}

extern "C" fn open() {
    string(c"( ".as_ptr());
}

extern "C" fn close() {
    string(c" )".as_ptr());
}

extern "C" fn comma() {
    string(c", ".as_ptr());
}

extern "C" fn newline() {
    string(c"\n".as_ptr());
}
