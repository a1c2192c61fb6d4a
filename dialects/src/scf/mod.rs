//! The `scf` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("scf");

mod canonicalize;
mod control_flow;
mod syntax;
mod verify;
