//! The typed ODS model read from records, and the emitters that turn it into Rust, C, Python and documentation.
//!
//! Records become a [`model`], which knows no target; each target's emitters read the model and return text. Nothing
//! here reads files, the environment or the clock. What a definition does wrong is a [`Diagnostic`] with a place.
//!
//! [`Diagnostic`]: ods_parser::diagnostics::Diagnostic

pub mod capi;
pub mod codes;
pub mod docs;
pub mod model;
pub mod prelude;
pub mod writer;
