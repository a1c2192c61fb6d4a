//! Loaded dialects: they read, verify and print as compiled ones do.

mod errors;
mod loaded;

/// A plan with a part of each kind.
pub(crate) const TOY: &str = include_str!("toy.json");
