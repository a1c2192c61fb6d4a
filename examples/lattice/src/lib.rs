//! A compiler of lattice regression models: a dialect, its simplifications, a lowering to `arith`, and a
//! program that runs.

/// Generated code looks for other dialects beside its own module.
pub use dialects::arith;

pub mod cells;
pub mod compile;
pub mod function;
pub mod interpreter;
pub mod lattice;
pub mod lower;
pub mod model;
pub mod passes;
pub mod random;
pub mod simplify;
