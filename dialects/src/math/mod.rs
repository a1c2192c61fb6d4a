//! The `math` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/math.rs"));

#[expect(unsafe_code, reason = "functions of the C library are declared")]
mod c_library;
mod folds;
mod semantics;
