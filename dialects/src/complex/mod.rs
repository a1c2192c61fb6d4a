//! The `complex` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/complex.rs"));

mod canonicalize;
mod folds;
mod number;
mod semantics;
