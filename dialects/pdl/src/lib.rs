//! The dialect `pdl`: the generated code, its verifiers, and the patterns that its operations describe.
//!
//! [`patterns()`] compiles the patterns of a module to a tree of predicates (`matcher`) and lists of steps
//! (`rewrite`). The drivers of [`ir_core::rewrite`] apply them. [`NativeFunctions`] holds the functions
//! that patterns call.
//!
//! A module becomes one pattern of the set. Declared rules stop at the best pattern, but PDL calls the
//! constraints of all patterns, so the crate does not share `ir_core::rewrite::rules`. Deliberately absent:
//! bytecode, configurations of patterns, and the dialect `pdl_interp`.

ir_core::include_dialect!("pdl");

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
