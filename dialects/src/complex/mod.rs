//! The `complex` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("complex");

mod canonicalize;
mod folds;
mod number;
mod semantics;
