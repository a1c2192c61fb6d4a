//! Syntax that directives of several dialects share.

pub(crate) mod initial_values;
pub(crate) mod successors;
pub(crate) mod words;
