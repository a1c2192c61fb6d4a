//! Reads the TableGen/ODS language: text to syntax tree to records, with located diagnostics.
//!
//! Knows nothing of ODS, MLIR or Rust output. The stages, each a value that the next one reads:
//! [`source`] (texts and positions) → [`syntax`] (tree) → [`eval`] (records) → [`dump`] (what llvm-tblgen prints).

pub mod diagnostics;
pub mod dump;
pub mod eval;
pub mod records;
pub mod source;
pub mod syntax;
