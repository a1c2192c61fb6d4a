//! The `math` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("math");

#[expect(unsafe_code, reason = "functions of the C library are declared")]
mod c_library;
mod folds;
mod semantics;
