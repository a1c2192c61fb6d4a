//! The verifiers of the traits that MLIR defines for all dialects, with its messages: traits of an
//! operation's structure, and of operand and result types.
//!
//! Each is the `verifyTrait` or `verifyRegionTrait` of one trait. A definition lists them in its own order,
//! which determines which of several errors is reported.

mod structure;
mod types;

pub use structure::*;
pub use types::*;
