//! Interval arithmetic: a dialect, its rules, a lowering to `arith` and `scf`, and a pass.

/// Generated code looks for other dialects beside its own module.
pub use dialects::{arith, scf};

pub mod interval;
pub mod lower;
pub mod passes;
