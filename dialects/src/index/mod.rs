//! The `index` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("index");

mod compare;
mod folds;
mod semantics;
mod syntax;
