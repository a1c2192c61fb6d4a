//! Runs the generator from a build script.
//!
//! ```no_run
//! // In main of build.rs:
//! build_support::Build::new("src/toy.ods").run();
//! ```
//!
//! [`Build::project`] generates all dialects of a folder.
//!
//! A module of the crate includes the generated code by `ir_core::include_dialect!("toy");`. The crate
//! `examples/toy` of the repository is a complete example.
//!
//! The generated code needs the crate `odsgen-ir-core`. That of MLIR's own dialects also needs the crate
//! `odsgen-cpp-hooks` if their formats have `custom` directives, or if C++ code infers result types. Records
//! of `ods/Facts.td` can name further crates.
//!
//! The file is written into `OUT_DIR`, and only if its text changes. Cargo reruns the script when one of the
//! files that were read changes. If the environment variable `ODSGEN_OUT_DIR` names a directory, a copy is
//! written there for people to read.

mod build;
mod output;
pub mod parallel;
pub mod project;
mod text;

use std::io;
use std::path::PathBuf;

use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::render::{Color, Format, render};
use ods_parser::source::SourceMap;

pub use build::Build;
pub use ods_codegen::versions::Version;
pub use project::Project;

/// The files that a run wrote, and those it read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The file that holds the Rust of the dialect, or the modules of the project's dialects.
    pub path: PathBuf,
    /// The files of the project's dialects.
    pub modules: Vec<PathBuf>,
    /// Whether the text of any of them is new.
    pub is_changed: bool,
    /// Every file that was read, the main file first.
    pub read: Vec<PathBuf>,
    /// Warnings, as they are shown to people.
    pub warnings: String,
}

/// The reason why a run failed.
#[derive(Debug)]
pub enum Error {
    /// The definitions are wrong: every message, as it is shown to people, and one line for each.
    Definitions {
        /// With source lines.
        rendered: String,
        /// `file:line:column: error: message`
        lines: Vec<String>,
        /// Every file that was read.
        read: Vec<PathBuf>,
    },
    /// The file differs from the generated output.
    Stale(PathBuf),
    /// The output cannot be written, or read.
    Io(PathBuf, io::Error),
    /// A sentence about the folder of a project: it cannot be read, or holds no definitions.
    Project(String),
    /// No output directory was set, and Cargo did not set one.
    NoOutDir,
    /// The name of a macro that definitions could not test for.
    Define(String),
    /// The build script has written this output from another input already.
    Collision {
        /// The output.
        path: PathBuf,
        /// The first input, with the dialect if one was selected.
        first: String,
        /// The other one.
        second: String,
    },
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Definitions { rendered, .. } => f.write_str(rendered),
            Error::Project(message) => f.write_str(message),
            Error::Stale(path) => {
                write!(f, "'{}' is stale: generate it again", path.display())
            }
            Error::Io(path, error) => {
                write!(f, "'{}': {error}", path.display())?;
                match path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.exists()) {
                    Some(folder) => write!(f, ": create the directory '{}' first", folder.display()),
                    None => Ok(()),
                }
            }
            Error::Define(name) => {
                write!(
                    f,
                    "'{name}' is not the name of a macro: macros have no values, and definitions test for names with #ifdef"
                )
            }
            Error::Collision { path, first, second } => write!(
                f,
                "'{}' is written for {first} and for {second}: give one of them another name with 'output'",
                path.display()
            ),
            Error::NoOutDir => {
                f.write_str("there is no OUT_DIR: run this from a build script, or set out_dir")
            }
        }
    }
}

impl std::error::Error for Error {}

/// Messages about definitions.
#[derive(Default)]
pub(crate) struct Messages {
    /// With source lines.
    pub(crate) rendered: String,
    /// One line for each.
    lines: Vec<String>,
    has_errors: bool,
}

impl Messages {
    pub(crate) fn new(diagnostics: &[Diagnostic], sources: &SourceMap) -> Messages {
        let short = render(diagnostics, sources, Format::Short, Color::Never);
        Messages {
            rendered: render(diagnostics, sources, Format::Human, Color::Never),
            lines: short.lines().map(str::to_owned).collect(),
            has_errors: diagnostics.iter().any(|found| found.severity == Severity::Error),
        }
    }

    pub(crate) fn add(&mut self, more: Messages) {
        self.rendered += &more.rendered;
        self.lines.extend(more.lines);
        self.has_errors |= more.has_errors;
    }

    pub(crate) fn has_errors(&self) -> bool {
        self.has_errors
    }

    /// The error that they are, about files that were read.
    pub(crate) fn error<'p>(self, read: impl Iterator<Item = &'p String>) -> Error {
        Error::Definitions {
            rendered: self.rendered,
            lines: self.lines,
            read: read.map(PathBuf::from).collect(),
        }
    }
}

/// Whether the preprocessor can test for a macro of this name.
pub fn is_macro_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
