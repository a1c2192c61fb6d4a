//! The `ub` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("ub");

mod semantics;

pub(crate) use semantics::{constant, is_poison};
