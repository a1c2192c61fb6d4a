//! The `dlti` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("dlti");

mod operations;
mod syntax;
mod verify;
