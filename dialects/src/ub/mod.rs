//! The `ub` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/ub.rs"));

mod semantics;

pub(crate) use semantics::{constant, is_poison};
