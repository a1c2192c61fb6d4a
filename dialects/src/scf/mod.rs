//! The `scf` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/scf.rs"));

mod canonicalize;
mod control_flow;
mod syntax;
mod verify;
