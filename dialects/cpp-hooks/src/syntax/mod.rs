//! Syntax that directives of several dialects share.

pub mod function;
pub(crate) mod initial_values;
pub mod signature;
pub(crate) mod sizes;
pub mod successors;
pub mod visibility;
pub(crate) mod words;
