//! The `cf` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/cf.rs"));

mod branches;
mod canonicalize;
