//! The `scf` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/scf.rs"));

mod canonicalize;
mod control_flow;
mod syntax;
mod to_cf;
mod verify;

pub(crate) use to_cf::ConvertScfToCf;
