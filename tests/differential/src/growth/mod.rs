//! Random modules that grow in one dimension, and the time that `ods-opt` and `mlir-opt` take for them.
//!
//! [`Shape::of_seed`] draws a module with one open count; [`Shape::text`] writes it for a value of that
//! count. [`measure`] multiplies the count by four until a run takes long enough to be timed, and compares
//! time and growth with the peer's.

mod draw;
mod plan;
mod time;
mod wide;
mod write;

pub use plan::Shape;
pub use time::{Finding, Programs, measure};
