//! A compiler of a small language of arrays: text, syntax tree, a dialect of its own, shapes, loops, a
//! program that runs.

/// Generated code looks for other dialects beside its own module.
pub use dialects::{arith, func, memref, scf};

pub mod ast;
pub mod compile;
pub mod generate;
pub mod kal;
pub mod lower;
pub mod parser;
pub mod passes;
pub mod shapes;
