//! The dialect `pdl`: the generated code, and its verifiers.

include!(concat!(env!("OUT_DIR"), "/pdl.rs"));

mod connected;
mod inferable;
mod parts;
mod types;
mod verify;

pub use types::Externals;
