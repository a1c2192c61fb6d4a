//! The interface of outputs: [`Emitter`] is one output, [`Registry`] all that a program knows.
//!
//! Commands, options, help and file names follow from the descriptions that emitters give. A new output is a
//! folder with its emitters, and a line for each in [`crate::outputs`]:
//!
//! ```
//! use ods_codegen::emit::{Command, Emitter, Failure, OutputGroup, Input, Settings};
//!
//! const GROUP: OutputGroup = OutputGroup { name: "names", help: "Names" };
//! const COMMAND: Command = Command { name: "names", help: "The name of each record", of: None };
//!
//! #[derive(Debug)]
//! struct Names;
//!
//! impl Emitter for Names {
//!     fn group(&self) -> &'static OutputGroup {
//!         &GROUP
//!     }
//!
//!     fn command(&self) -> Option<&'static Command> {
//!         Some(&COMMAND)
//!     }
//!
//!     fn path(&self, settings: &Settings) -> Option<String> {
//!         Some(format!("{}.names.txt", settings.file_stem()))
//!     }
//!
//!     fn emit(&self, input: &Input<'_>) -> Result<String, Failure> {
//!         Ok(input.records.defs().map(|record| format!("{}\n", record.name())).collect())
//!     }
//! }
//! ```
//!
//! - **Invariant**: `odsgen gen`, `build`, `tblgen`, help and completions take outputs from the registry
//!   only. `tools/odsgen/tests/registry.rs` checks this with an output of its own; `odsgen::run_with` takes
//!   other registries.
//! - **Invariant**: an emitter returns a complete text or its errors, never part of a text.
//! - **Invariant**: an output that mlir-tblgen also has is equal byte for byte under `odsgen tblgen`
//!   (`Input::is_peer`), and definitions that mlir-tblgen rejects are located errors.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use crate::{Diagnostic, Records, SourceMap, codes, model};

/// An output of definitions: its name on command lines, the options it takes, the file it is written to, and
/// its text.
pub trait Emitter: Debug + Sync {
    /// The outputs that `odsgen build --only` selects together with it, if `build` writes it.
    fn group(&self) -> &'static OutputGroup;

    /// The subcommand of `odsgen gen` that writes it; `None` if only `build` and `tblgen` do.
    fn command(&self) -> Option<&'static Command> {
        None
    }

    /// Its name after `--of`, and one line of help, if several outputs share the subcommand.
    fn topic(&self) -> Option<Topic> {
        None
    }

    /// Options of its subcommand, in the order of the help.
    fn options(&self) -> &'static [&'static Opt] {
        &[]
    }

    /// The generator of mlir-tblgen that prints the same bytes.
    fn peer(&self) -> Option<&Peer> {
        None
    }

    /// The path of the file that `odsgen build` writes it to, relative to the output directory, with slashes;
    /// `None` if `build` leaves it out.
    fn path(&self, _settings: &Settings) -> Option<String> {
        None
    }

    /// Whether it depends on definitions. Otherwise its subcommand takes no file.
    fn reads_definitions(&self) -> bool {
        true
    }

    /// Whether it is about one dialect, so that [`Settings::dialect`] is required.
    fn needs_dialect(&self) -> bool {
        false
    }

    /// Whether it takes much longer than others, so that `odsgen build` starts with it.
    fn is_costly(&self) -> bool {
        false
    }

    /// Whether the definitions contain anything that it emits. `build` leaves it out otherwise.
    ///
    /// # Errors
    /// When a definition's dialect cannot be read.
    fn has_content(&self, _input: &Input<'_>) -> model::Result<bool> {
        Ok(true)
    }

    /// The whole text.
    ///
    /// # Errors
    /// All errors in the definitions that it reads, or an invalid setting.
    fn emit(&self, input: &Input<'_>) -> Result<String, Failure>;

    /// The whole text, and for a Rust module the modules and crates that it refers to.
    ///
    /// # Errors
    /// As for [`Emitter::emit`].
    fn emit_with_references(&self, input: &Input<'_>) -> Result<(String, Option<References>), Failure> {
        Ok((self.emit(input)?, None))
    }
}

/// The modules and crates that a generated Rust module refers to, besides the runtime.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct References {
    /// Modules of other dialects, which the dialect's own module expects next to it.
    pub dialects: BTreeSet<String>,
    /// Whether it refers to the crate `cpp_hooks`.
    pub cpp_hooks: bool,
}

/// Definitions and settings from which an output is generated.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    /// All definitions.
    pub records: &'a Records,
    /// Their files.
    pub sources: &'a SourceMap,
    /// Values of options.
    pub settings: &'a Settings,
    /// Whether the output must equal mlir-tblgen's (`odsgen tblgen`). Otherwise it uses the terms of Rust.
    pub is_peer: bool,
}

/// The reason why there is no output.
#[derive(Debug)]
pub enum Failure {
    /// Errors in definitions.
    Definitions(Vec<Diagnostic>),
    /// An invalid setting; one sentence.
    Usage(String),
}

impl From<Vec<Diagnostic>> for Failure {
    fn from(diagnostics: Vec<Diagnostic>) -> Failure {
        Failure::Definitions(diagnostics)
    }
}

impl From<Diagnostic> for Failure {
    fn from(diagnostic: Diagnostic) -> Failure {
        Failure::Definitions(vec![diagnostic])
    }
}

/// Outputs that `odsgen build --only` selects together.
#[derive(Debug)]
pub struct OutputGroup {
    /// The value of `--only`.
    pub name: &'static str,
    /// One line of help.
    pub help: &'static str,
}

/// A subcommand of `odsgen gen`, of one output or of several.
#[derive(Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// The option `--of`, which selects one of several outputs.
    pub of: Option<&'static Of>,
}

/// The option `--of` of a subcommand.
#[derive(Debug)]
pub struct Of {
    /// One line of help.
    pub help: &'static str,
    /// The topic without the option; `None` if the option is required.
    pub default: Option<&'static str>,
}

/// The value of `--of` for an output.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The value.
    pub name: &'static str,
    /// One line of help.
    pub help: &'static str,
}

/// A test of an option's value, which returns one sentence about a value that is not valid.
pub type Check = fn(&str) -> Result<(), String>;

/// An option of outputs.
#[derive(Debug)]
pub struct Opt {
    /// Its name after two dashes, by which [`Settings`] finds its value.
    pub name: &'static str,
    /// The name of its value in help; `None` for a flag.
    pub value: Option<&'static str>,
    /// The value without the option; empty for none.
    pub default: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// One line of help for `odsgen build`; `None` if `build` does not take the option.
    pub build_help: Option<&'static str>,
    /// The test of a value.
    pub check: Option<Check>,
}

impl Opt {
    /// A text without default value.
    pub const fn text(name: &'static str, value: &'static str, help: &'static str) -> Opt {
        Opt { name, value: Some(value), default: "", help, build_help: None, check: None }
    }

    /// A flag.
    pub const fn flag(name: &'static str, help: &'static str) -> Opt {
        Opt { name, value: None, default: "", help, build_help: None, check: None }
    }
}

/// A generator of mlir-tblgen, as `odsgen tblgen` takes it.
#[derive(Debug)]
pub struct Peer {
    /// The option that selects it, without dashes.
    pub generator: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// Its other options.
    pub options: &'static [&'static PeerOpt],
}

/// An option of a generator of mlir-tblgen.
#[derive(Debug)]
pub struct PeerOpt {
    /// Its name without dashes.
    pub name: &'static str,
    /// The name of its value in help, if it is not a flag.
    pub value: Option<&'static str>,
    /// One line of help.
    pub help: &'static str,
    /// The option of ours that it sets.
    pub sets: &'static Opt,
}

/// `--dialect`
pub const DIALECT: Opt =
    Opt::text("dialect", "NAME", "The dialect; needed when the definitions have several");

/// `--extension`
pub const EXTENSION: Opt = Opt::text(
    "extension",
    "NAME",
    "The name of an extension of the dialect, whose module takes the dialect's class from the dialect's own module",
);

/// `--python`, which makes `build` write a Python package for a dialect, and nothing else.
pub const PYTHON_PACKAGE: Opt = Opt {
    build_help: Some(
        "Write a Python package of this name for the dialect, with its project and a reference, and nothing else",
    ),
    check: Some(is_python_package),
    ..Opt::text("python", "PACKAGE", "The name of the package")
};

/// Whether a text is a name that Python's packages can have.
fn is_python_package(name: &str) -> Result<(), String> {
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if is_name { Ok(()) } else { Err(format!("'{name}' is not a name of a Python package")) }
}

/// Values of options.
#[derive(Clone, Debug, Default)]
pub struct Settings(BTreeMap<&'static str, String>);

impl Settings {
    /// Sets an option; a flag to `true`.
    pub fn set(&mut self, option: &Opt, value: impl Into<String>) {
        self.0.insert(option.name, value.into());
    }

    /// The value of an option that was set.
    pub fn get(&self, option: &Opt) -> Option<&str> {
        self.0.get(option.name).map(String::as_str)
    }

    /// The value of an option, or else its default.
    pub fn text(&self, option: &Opt) -> &str {
        self.get(option).unwrap_or(option.default)
    }

    /// Whether a flag is set.
    pub fn flag(&self, option: &Opt) -> bool {
        self.get(option) == Some("true")
    }

    /// The dialect, if one is named.
    pub fn dialect(&self) -> Option<&str> {
        self.get(&DIALECT)
    }

    /// The extension of the dialect that the definitions are of; empty for the dialect itself.
    pub fn extension(&self) -> &str {
        self.text(&EXTENSION)
    }

    /// The stem of file names: the extension, or else the dialect.
    pub fn file_stem(&self) -> &str {
        let extension = self.extension();
        if extension.is_empty() { self.dialect().unwrap_or_default() } else { extension }
    }
}

/// The outputs that a program knows, in the order of help.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    emitters: Vec<&'static dyn Emitter>,
}

impl Registry {
    /// Adds an output.
    pub fn with_emitter(mut self, emitter: &'static dyn Emitter) -> Registry {
        self.emitters.push(emitter);
        self
    }

    /// All outputs.
    pub fn emitters(&self) -> impl Iterator<Item = &'static dyn Emitter> {
        self.emitters.iter().copied()
    }

    /// Groups of the outputs that `odsgen build` writes, each once.
    pub fn groups(&self) -> Vec<&'static OutputGroup> {
        let built = self.emitters().filter(|emitter| emitter.path(&Settings::default()).is_some());
        distinct(built.map(|emitter| emitter.group()), |group| group.name)
    }

    /// Subcommands of `odsgen gen`, each once.
    pub fn commands(&self) -> Vec<&'static Command> {
        distinct(self.emitters().filter_map(Emitter::command), |command| command.name)
    }

    /// The outputs of a subcommand of `odsgen gen`.
    pub fn emitters_of_command(&self, name: &str) -> impl Iterator<Item = &'static dyn Emitter> {
        self.emitters().filter(move |emitter| emitter.command().is_some_and(|command| command.name == name))
    }

    /// Options of a subcommand of `odsgen gen`, each once.
    pub fn options_of_command(&self, name: &str) -> Vec<&'static Opt> {
        distinct(
            self.emitters_of_command(name).flat_map(|emitter| emitter.options().iter().copied()),
            |option| option.name,
        )
    }

    /// Options of outputs that `odsgen build` takes, each once.
    pub fn build_options(&self) -> Vec<&'static Opt> {
        let all = self.emitters().flat_map(|emitter| emitter.options().iter().copied());
        distinct(all.filter(|option| option.build_help.is_some()), |option| option.name)
    }

    /// Generators of mlir-tblgen, with their outputs.
    pub fn peers(&self) -> impl Iterator<Item = (&'static Peer, &'static dyn Emitter)> {
        self.emitters().filter_map(|emitter| Some((emitter.peer()?, emitter)))
    }

    /// Options of generators of mlir-tblgen, each once.
    pub fn peer_options(&self) -> Vec<&'static PeerOpt> {
        distinct(self.peers().flat_map(|(peer, _)| peer.options.iter().copied()), |option| option.name)
    }
}

/// The first of each name, in their order.
fn distinct<T: Copy>(all: impl Iterator<Item = T>, name: impl Fn(T) -> &'static str) -> Vec<T> {
    let mut found: Vec<T> = Vec::new();
    for one in all {
        if !found.iter().any(|other| name(*other) == name(one)) {
            found.push(one);
        }
    }
    found
}

/// A generated file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Its path from the output directory, with slashes.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// Whether a diagnostic reports an unsupported definition, not an error: an output has no form for it.
pub fn is_unsupported(diagnostic: &Diagnostic) -> bool {
    diagnostic.code == codes::UNSUPPORTED
}
