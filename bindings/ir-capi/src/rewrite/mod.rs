//! `Rewrite.h`: rewriters, patterns, and the drivers that apply patterns.
//!
//! A rewriter of a pattern notifies the listener of the driver that applies the pattern, so that its worklist
//! learns of all changes. The IR is at its place while C runs: each function of a rewriter locks the context
//! for one change.

mod builder;
mod changes;
mod config;
mod conversion;
mod drivers;
mod patterns;
mod pdl;
mod rewriter;

pub use builder::*;
pub use changes::*;
pub use config::*;
pub use conversion::*;
pub use drivers::*;
pub use patterns::*;
pub use pdl::*;
pub use rewriter::*;
