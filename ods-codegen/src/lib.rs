//! The typed ODS model read from records, and the emitters that turn it into Rust, C, Python and
//! documentation.
//!
//! Records become a [`model`], which does not depend on a target. The emitters of each target read the model
//! and return text.
//! Nothing here reads files, the environment or the clock. Errors in definitions are located [`Diagnostic`]s.
//!
//! Each target has a folder of emitters with one file for each kind of definition.

pub mod api;
pub mod capi;
pub mod check;
pub mod codes;
mod collect;
pub mod decision;
pub mod diff;
pub mod docs;
pub mod emit;
pub mod expr;
pub mod format;
pub mod json;
pub mod lint;
pub mod model;
pub mod outputs;
pub mod pdl;
pub mod prelude;
pub mod python;
pub mod rust;
pub mod versions;
pub mod writer;

// Names that most modules import, so that each states them in one line.
use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::{RecordRef, Records};
use ods_parser::source::{SourceMap, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use writer::Writer;

/// The memory of lowered formats and decision trees, which is freed as a whole.
pub use bumpalo::Bump as Arena;

/// The result of an emitter: the whole text, or all errors in the definitions.
pub type Output = Result<String, Vec<Diagnostic>>;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
