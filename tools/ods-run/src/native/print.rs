//! The print functions of MLIR's `mlir_c_runner_utils`, so that a program that prints needs no library of LLVM. Each is named like the
//! symbol that it implements.
//!
//! They write to C's standard output, which keeps the order with the output of C functions.

use std::ffi::{c_char, c_int};

use super::RuntimeFunction;

unsafe extern "C" {
    fn printf(format: *const c_char, ...) -> c_int;
}

/// The functions by symbol.
pub(super) const FUNCTIONS: &[RuntimeFunction] = &[
    ("printI64", || printI64 as *const u8),
    ("printU64", || printU64 as *const u8),
    ("printF32", || printF32 as *const u8),
    ("printF64", || printF64 as *const u8),
    ("printString", || printString as *const u8),
    ("printOpen", || printOpen as *const u8),
    ("printClose", || printClose as *const u8),
    ("printComma", || printComma as *const u8),
    ("printNewline", || printNewline as *const u8),
];

extern "C" fn printI64(value: i64) {
    // SAFETY: The format takes one integer of this width.
    unsafe { printf(c"%lld".as_ptr(), value) };
}

extern "C" fn printU64(value: u64) {
    // SAFETY: The format takes one integer of this width.
    unsafe { printf(c"%llu".as_ptr(), value) };
}

extern "C" fn printF32(value: f32) {
    printF64(f64::from(value));
}

extern "C" fn printF64(value: f64) {
    // SAFETY: The format takes one `double`.
    unsafe { printf(c"%lg".as_ptr(), value) };
}

extern "C" fn printString(text: *const c_char) {
    // SAFETY: As for MLIR's function, the program passes a text that ends with a zero.
    unsafe { printf(c"%s".as_ptr(), text) };
}

extern "C" fn printOpen() {
    printString(c"( ".as_ptr());
}

extern "C" fn printClose() {
    printString(c" )".as_ptr());
}

extern "C" fn printComma() {
    printString(c", ".as_ptr());
}

extern "C" fn printNewline() {
    printString(c"\n".as_ptr());
}
