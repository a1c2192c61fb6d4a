//! The options about definitions, with and without the feature that reads them.

use std::ffi::OsString;

/// The options about definitions.
#[derive(Default)]
pub(crate) struct DefinitionOptions {
    /// The files with definitions or plans, and the folders with definitions.
    pub(crate) paths: Vec<OsString>,
    /// The folders in which included files are looked for.
    pub(crate) include_dirs: Vec<OsString>,
    /// The macros that are defined for `#ifdef`.
    pub(crate) defines: Vec<String>,
    /// The version of MLIR that the definitions are written for.
    pub(crate) mlir_version: Option<String>,
    /// Whether to list the code in C++.
    pub(crate) report: bool,
}
