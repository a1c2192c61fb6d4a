//! The dialect `pdl`: the generated code, its verifiers, and the patterns that its operations describe.
//!
//! [`patterns()`] compiles the patterns of a module to a tree of tests (`matcher`) and lists of steps (`rewrite`), which the drivers of
//! [`ir_core::rewrite`] apply. Functions that patterns call are registered in [`NativeFunctions`].
//!
//! The set has one pattern for a module. Unlike declared rules, which stop at the best one, constraints are
//! called for all patterns, so `ir_core::rewrite::rules` is not shared. Deliberately absent: bytecode,
//! configurations of patterns, and the dialect `pdl_interp`.

include!(concat!(env!("OUT_DIR"), "/pdl.rs"));

mod connected;
mod inferable;
mod matcher;
mod natives;
mod parts;
mod patterns;
mod rewrite;
mod segments;
mod types;
mod value;
mod verify;

pub use natives::NativeFunctions;
pub use patterns::patterns;
pub use types::Externals;
pub use value::PdlValue;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
