//! Dialect conversion, with the functions that MLIR's C API has from version 23 on: targets, type converters,
//! conversion patterns, and the drivers that apply these.

mod config;
mod drivers;
mod patterns;
mod target;
mod types;

pub use config::*;
pub use drivers::*;
pub use patterns::*;
pub use target::*;
pub use types::*;
