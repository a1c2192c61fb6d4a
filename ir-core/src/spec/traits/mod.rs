//! The checks of the traits that MLIR defines for all dialects, in its words: those of an operation's structure, and
//! those of the types of its operands and results.
//!
//! Each is the `verifyTrait` or `verifyRegionTrait` of one trait. A definition lists them in its own order, which decides
//! which of several errors is reported.

mod structure;
mod types;

pub use structure::*;
pub use types::*;
