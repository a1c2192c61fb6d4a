//! The `index` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/index.rs"));

mod compare;
mod folds;
mod semantics;
mod syntax;
