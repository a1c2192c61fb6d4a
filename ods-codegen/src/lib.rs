//! The typed ODS model read from records, and the emitters that turn it into Rust, C, Python and
//! documentation.
//!
//! Records become a [`model`], which does not depend on a target. The emitters of each target read the model
//! and return text.
//! Nothing here reads files, the environment or the clock. Errors in definitions are located [`Diagnostic`]s.
//!
//! Each target has a folder of emitters with one file for each kind of definition.
//!
//! The feature `tools` adds what programs offer and build scripts do not need: the outputs besides Rust, the
//! lints, and the comparison of two versions of definitions.

#![cfg_attr(
    not(feature = "tools"),
    allow(dead_code, unused_imports, reason = "the other outputs use more of the model")
)]

pub mod api;
#[cfg(feature = "tools")]
pub mod capi;
pub mod check;
pub mod codes;
mod collect;
pub mod decision;
#[cfg(feature = "tools")]
pub mod diff;
#[cfg(feature = "tools")]
pub mod docs;
pub mod emit;
pub mod expr;
pub mod format;
#[cfg(feature = "tools")]
pub mod json;
#[cfg(feature = "tools")]
pub mod lint;
pub mod model;
#[cfg(feature = "tools")]
pub mod outputs;
#[cfg(feature = "tools")]
pub mod pdl;
pub mod prelude;
#[cfg(feature = "tools")]
pub mod prove;
#[cfg(feature = "tools")]
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
