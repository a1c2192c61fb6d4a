//! The `cf` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("cf");

mod branches;
mod canonicalize;
