//! Reading the input that a command line names.

use std::path::PathBuf;

use ods_codegen::versions::{self, Version};
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::{DiskLoader, MemoryLoader};

/// The definitions to read, with include directories and macros.
#[derive(Debug, Default)]
pub(crate) struct Input {
    /// The file; `-` is the standard input.
    pub(crate) file: String,
    /// The directories of `-I`.
    pub(crate) include_dirs: Vec<PathBuf>,
    /// The macros of `-D`.
    pub(crate) defines: Vec<String>,
    /// Whether template arguments that are never used are not worth a warning.
    pub(crate) allows_unused_arguments: bool,
    /// The version of MLIR that the definitions are written for; detected if it is not set.
    pub(crate) version: Option<Version>,
}

impl Input {
    /// Reads and evaluates the input.
    pub(crate) fn read(&self) -> Outcome {
        let disk =
            DiskLoader { include_dirs: self.include_dirs.clone(), prelude: ods_codegen::prelude::FILES };
        let options = Options { warn_unused_template_args: !self.allows_unused_arguments };
        versions::read_as(&self.file, disk, &self.defines, &options, self.version)
    }

    /// The first macro name that the preprocessor could not test for.
    pub(crate) fn bad_define(&self) -> Option<&str> {
        self.defines.iter().map(String::as_str).find(|name| !build_support::is_macro_name(name))
    }
}

/// The outcome of an empty input.
pub(crate) fn nothing() -> Outcome {
    let mut loader = MemoryLoader { files: vec![(String::new(), String::new())], prelude: &[] };
    ods_parser::read("", &mut loader, &[], &Options::default())
}
