//! The `dlti` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/dlti.rs"));

mod operations;
mod syntax;
mod verify;
