//! The `cf` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/cf.rs"));

mod branches;
mod canonicalize;
