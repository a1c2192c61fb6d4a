//! Dialects from their definition files at run time.
//!
//! [`Definitions::read`] reads a file with TableGen definitions, or all those of a project's folder, and
//! [`Definitions::register`] registers their dialects with a context. Both halves meet here: the generator
//! writes a [plan](ods_codegen::rust::plan), and `dynamic` loads it. A plan is text, so that a program can
//! also load one that was written before ([`Definitions::from_plan`]).
//!
//! - **Invariant**: what is loaded behaves as what is compiled, but for code that only C++ has. Each place
//!   with such code is in the report of its dialect.

mod apply_rules;
mod include_dirs;
mod reader;
mod rules;

use std::collections::BTreeSet;
use std::fmt;

use dynamic::Plan;
use ir_core::context::Context;

pub use apply_rules::{ApplyRules, register_passes};
pub use build_support::is_macro_name;
pub use dynamic::{CppCode, CppKind, Hooks, LoadedDialect, SharedSyntax};
pub use reader::Reader;
pub use rules::Rules;

/// Dialects that were read from definitions.
#[derive(Default)]
pub struct Definitions {
    /// A plan for each file or dialect that was read.
    plans: Vec<Plan>,
    /// Warnings about the definitions, as text.
    pub warnings: String,
    /// The paths of all files that were read.
    pub files: BTreeSet<String>,
}

/// The reason why definitions cannot be read or registered.
#[derive(Debug)]
pub enum Error {
    /// The definitions are wrong: all errors with their places, as text.
    Definitions(String),
    /// A file or folder cannot be read, or an option is wrong.
    Input(String),
    /// The file `odsgen.toml` is wrong.
    Config(String),
    /// The dialects cannot be registered.
    Load(dynamic::LoadError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Definitions(text) | Error::Input(text) | Error::Config(text) => {
                f.write_str(text.trim_end())
            }
            Error::Load(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<dynamic::LoadError> for Error {
    fn from(error: dynamic::LoadError) -> Error {
        Error::Load(error)
    }
}

impl Definitions {
    /// Reads a file, or all definitions in a folder. [`Reader`] has options.
    ///
    /// # Errors
    /// When the path cannot be read, or the definitions are wrong.
    pub fn read(path: impl AsRef<std::path::Path>) -> Result<Definitions, Error> {
        Reader::default().read(path)
    }

    /// Takes a plan that `odsgen gen plan` wrote.
    ///
    /// # Errors
    /// When the text is not a plan of this version.
    pub fn from_plan(text: &str) -> Result<Definitions, Error> {
        Ok(Definitions { plans: vec![Plan::from_json(text)?], ..Definitions::default() })
    }

    /// The names of the dialects.
    pub fn dialects(&self) -> impl Iterator<Item = &str> {
        self.plans.iter().flat_map(|plan| &plan.data().dialects).map(|dialect| dialect.name.as_str())
    }

    /// Whether a dialect has an operation, given by its full name.
    #[must_use]
    pub fn has_operation(&self, name: &str) -> bool {
        self.has_cpp_syntax(name).is_some()
    }

    /// Whether an operation is parsed and printed in C++; `None` if no dialect has it.
    fn has_cpp_syntax(&self, operation: &str) -> Option<bool> {
        self.plans.iter().find_map(|plan| plan.has_cpp_syntax(operation))
    }

    /// The functions for the operations of a dialect: verifiers, folders, canonicalization patterns. Contexts
    /// that register the definitions later have them.
    ///
    /// # Errors
    /// When the definitions have no such dialect.
    pub fn hooks(&mut self, dialect: &str) -> Result<&mut Hooks, Error> {
        let defines = |plan: &&mut Plan| plan.data().dialects.iter().any(|found| found.name == dialect);
        match self.plans.iter_mut().find(defines) {
            Some(plan) => Ok(plan.hooks()),
            None => Err(Error::Input(format!("there is no dialect '{dialect}' in the definitions"))),
        }
    }

    /// Registers the dialects, and reports for each what only C++ has. A dialect that is registered already
    /// stays as it is.
    ///
    /// # Errors
    /// When a plan refers to something that this program does not have.
    pub fn register(&self, ctx: &Context) -> Result<Vec<LoadedDialect>, Error> {
        let mut loaded = Vec::new();
        for plan in &self.plans {
            loaded.extend(plan.register(ctx)?.dialects);
        }
        Ok(loaded)
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
