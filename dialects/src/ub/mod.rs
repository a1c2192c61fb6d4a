//! The `ub` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/ub.rs"));

mod semantics;

pub(crate) use semantics::{constant, is_poison};
