//! The `func` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/func.rs"));

mod semantics;
mod syntax;
