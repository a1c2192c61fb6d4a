//! The entry point of drivers.

use crate::help::{self, About};
use crate::options::{Options, Show};
use crate::{Registry, definitions, driver, format, register_dialects, register_passes};
use driver_support::files::{self, Failure};
use driver_support::process::{exit_code, program_name, success_code};
use ir_core::context::Context;
use ir_core::pass::{PassRegistry, PipelineEntry};
use std::ffi::{OsStr, OsString};
use std::process::ExitCode;

/// The argument that starts the language server. A file of that name is read as `./lsp`.
const LSP: &str = "lsp";

/// Registers dialects with a context.
type RegisterDialects = dyn Fn(&Context) + Sync;

/// Adds the semantics of operations.
#[cfg(feature = "validate")]
type AddSemantics = dyn Fn(&mut interpret::Registry) + Sync;

/// A pass driver with `mlir-opt`'s command line (MLIR's `MlirOptMain`). It has the dialects and passes of
/// this project, and those that are added.
#[must_use = "nothing happens before `run`"]
pub struct OptMain {
    summary: String,
    version: String,
    dialects: Vec<Box<RegisterDialects>>,
    passes: PassRegistry,
    #[cfg(feature = "validate")]
    semantics: Vec<Box<AddSemantics>>,
}

impl Default for OptMain {
    fn default() -> Self {
        Self::new()
    }
}

impl OptMain {
    /// A driver with the dialects and passes of this project.
    pub fn new() -> Self {
        Self::empty().dialects(register_dialects).passes(register_passes)
    }

    /// A driver without dialects, but with `builtin`, and without passes.
    pub fn empty() -> Self {
        let summary = "Reads MLIR, verifies it, runs passes, and prints it".to_owned();
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let driver = OptMain {
            summary,
            version,
            dialects: Vec::new(),
            passes: PassRegistry::new(),
            #[cfg(feature = "validate")]
            semantics: Vec::new(),
        };
        driver.dialects(ir_core::ops::register_builtin)
    }

    /// Sets the summary, the first line of the help.
    pub fn summary(mut self, summary: &str) -> Self {
        summary.clone_into(&mut self.summary);
        self
    }

    /// Sets the version that `--version` shows, such as `env!("CARGO_PKG_VERSION")`; the default is that of
    /// this crate.
    pub fn version(mut self, version: &str) -> Self {
        version.clone_into(&mut self.version);
        self
    }

    /// Adds dialects: a function that registers them, such as the generated `register`. It is called for each
    /// context that the driver creates, one for each part of the input.
    pub fn dialects(mut self, register: impl Fn(&Context) + Sync + 'static) -> Self {
        self.dialects.push(Box::new(register));
        self
    }

    /// Adds passes: a function that registers them, such as the generated `register_passes`. A pass replaces
    /// one of the same name.
    pub fn passes(mut self, register: impl FnOnce(&mut PassRegistry)) -> Self {
        register(&mut self.passes);
        self
    }

    /// Adds semantics of operations: a function that adds implementations of [`interpret::Interpret`].
    /// `--validate-passes` runs functions with these operations.
    #[cfg(feature = "validate")]
    pub fn semantics(mut self, add: impl Fn(&mut interpret::Registry) + Sync + 'static) -> Self {
        self.semantics.push(Box::new(add));
        self
    }

    /// Adds pipelines, each under a name of its own.
    pub fn pipelines(mut self, pipelines: impl IntoIterator<Item = PipelineEntry>) -> Self {
        pipelines.into_iter().for_each(|pipeline| self.passes.add_pipeline(pipeline));
        self
    }

    /// Runs on the arguments of the process. See [`run_with`](Self::run_with).
    #[must_use]
    pub fn run(self) -> ExitCode {
        let arguments: Vec<OsString> = std::env::args_os().collect();
        self.run_with(&arguments)
    }

    /// Runs on these arguments, the name of the program first, which messages use.
    ///
    /// With `--format` it formats files of MLIR's text. With `lsp` as the only argument it is a language
    /// server for MLIR's text on the standard streams, if the feature `lsp` is on.
    ///
    /// Returns success when everything was read, verified and written, or, with `--verify-diagnostics`, when
    /// exactly the expected diagnostics were emitted; 1 otherwise. If the reader of the output has closed it,
    /// returns the exit code of a program that SIGPIPE killed.
    #[must_use]
    pub fn run_with<A: AsRef<OsStr>>(self, arguments: &[A]) -> ExitCode {
        exit_code(self.process(&program_name(arguments), arguments))
    }

    fn process<A: AsRef<OsStr>>(self, name: &str, arguments: &[A]) -> Result<ExitCode, Failure> {
        #[cfg(feature = "validate")]
        let semantics = self.semantics;
        let OptMain { summary, version, dialects, passes, .. } = self;
        let registry = |ctx: &Context| dialects.iter().for_each(|register| register(ctx));
        #[cfg(feature = "lsp")]
        if arguments.len() == 2 && arguments[1].as_ref() == LSP {
            #[cfg(feature = "definitions")]
            let registry = crate::project::ProjectDialects::new(&registry);
            let host = mlir_lsp::Host { name, version: &version, dialects: &registry, passes: &passes };
            return mlir_lsp::serve_stdio(&host).map(|()| ExitCode::SUCCESS).map_err(Failure::Message);
        }
        #[cfg(not(feature = "lsp"))]
        if arguments.len() == 2 && arguments[1].as_ref() == LSP {
            return Err(Failure::Message(format!("{name}: 'lsp' needs the feature 'lsp' of ods-opt")));
        }
        let about = About { name, summary: &summary, version: &version };
        if let Some(options) = format::Options::parse(name, arguments).map_err(Failure::Message)? {
            if options.help {
                return show(Show::Help, &about, &registry, &passes);
            }
            let loaded = options.definitions.read(name, &registry)?;
            let registry = definitions::with_loaded(&registry, &loaded);
            return Ok(ExitCode::from(format::run(&options, &registry)));
        }
        let mut options = Options::parse(name, arguments, passes).map_err(Failure::Message)?;
        let loaded = options.definitions.read(name, &registry)?;
        let registry = definitions::with_loaded(&registry, &loaded);
        #[cfg(feature = "validate")]
        crate::validation::observe(&mut options, &|registry| semantics.iter().for_each(|add| add(registry)));
        if let Some(kind) = options.show {
            return show(kind, &about, &registry, &options.passes.registry);
        }
        driver::run(&mut options, &registry).map(success_code)
    }
}

/// Prints a text about the program.
fn show(
    kind: Show,
    about: &About<'_>,
    registry: Registry<'_>,
    passes: &PassRegistry,
) -> Result<ExitCode, Failure> {
    files::show(&help::text(kind, about, registry, passes)).map(|()| ExitCode::SUCCESS)
}
