//! The `func` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("func");

mod semantics;
mod syntax;
