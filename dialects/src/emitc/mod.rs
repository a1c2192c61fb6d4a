//! The `emitc` dialect: the generated code and its user-provided parts.

ir_core::include_dialect!("emitc");

mod control_flow;
pub mod expressions;
mod initial_values;
mod semantics;
mod syntax;
pub mod types;
mod verbatim;
mod verify;

pub use verbatim::{FormatPart, format_parts};
