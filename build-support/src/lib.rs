//! Runs the generator from a build script.
//!
//! ```no_run
//! // In main of build.rs:
//! build_support::Build::new("src/toy.ods").run();
//! ```
//!
//! A module of the crate includes what is generated, by `ir_core::include_dialect!("toy");`; the crate `examples/toy` of the
//! repository is a whole one.
//!
//! The Rust needs the crate `odsgen-ir`. That of MLIR's own dialects names the crate `odsgen-upstream`, too, where their formats have
//! `custom` directives, or their operations infer result types, in C++; and an author's names what records of `ods/Facts.td` say.
//!
//! The file is written into `OUT_DIR` only, and only when its text changes. Cargo is told of every file that was read, so
//! that the script runs again when one of them changes, and not otherwise. When the environment names a directory as
//! `ODSGEN_OUT_DIR`, a copy is written there for people to look at.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, fs, process};

use ods_codegen::rust::Options;
use ods_codegen::versions;
pub use ods_codegen::versions::Version;
use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::loader::DiskLoader;
use ods_parser::render::{Color, Format, render};
use process_io::OutputFile;

/// The environment's name for a directory that gets a copy of what is written.
const COPY_DIR: &str = "ODSGEN_OUT_DIR";

/// The outputs of this process, with what they were written for. Cargo runs each build script in a process of its own, and the
/// calls in it know nothing of each other.
static WRITTEN: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());

/// The beginning of the names of environment variables with the paths of outputs, which `include_dialect!` of the runtime reads.
const OUTPUT: &str = "ODSGEN_OUTPUT_";

/// One dialect's generation, set up step by step.
#[derive(Clone, Debug)]
pub struct Build {
    input: PathBuf,
    include_dirs: Vec<PathBuf>,
    defines: Vec<String>,
    dialect: Option<String>,
    out_dir: Option<PathBuf>,
    output: Option<String>,
    mlir_version: Option<Version>,
}

/// The files that a run wrote, and those it read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The file that holds the Rust of the dialect.
    pub path: PathBuf,
    /// Whether its text is new.
    pub is_changed: bool,
    /// Every file that was read, the main file first.
    pub read: Vec<PathBuf>,
    /// Warnings, as they are shown to people.
    pub warnings: String,
}

/// Why a run made nothing.
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
    /// The output is not what would be written.
    Stale(PathBuf),
    /// The output cannot be written, or read.
    Io(PathBuf, io::Error),
    /// No directory for the output was given, and Cargo gave none.
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
            Error::Stale(path) => {
                write!(f, "'{}' is not what its definitions say now: generate it again", path.display())
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

impl Build {
    /// The dialect that the file `input` defines; relative to the package, as in all of a build script.
    pub fn new(input: impl Into<PathBuf>) -> Build {
        Build {
            input: input.into(),
            include_dirs: Vec::new(),
            defines: Vec::new(),
            dialect: None,
            out_dir: None,
            output: None,
            mlir_version: None,
        }
    }

    /// Looks for included files in `dir` too: after the folders given before, and before the embedded definitions.
    pub fn include_dir(&mut self, dir: impl Into<PathBuf>) -> &mut Build {
        self.include_dirs.push(dir.into());
        self
    }

    /// Defines a macro, as `-D` does.
    pub fn define(&mut self, name: impl Into<String>) -> &mut Build {
        self.defines.push(name.into());
        self
    }

    /// Which dialect is meant, for a file that is about several.
    pub fn dialect(&mut self, name: impl Into<String>) -> &mut Build {
        self.dialect = Some(name.into());
        self
    }

    /// The version of MLIR that the definitions are written for; detected unless it is set.
    pub fn mlir_version(&mut self, version: Version) -> &mut Build {
        self.mlir_version = Some(version);
        self
    }

    /// Writes into `dir`, not into `OUT_DIR`.
    pub fn out_dir(&mut self, dir: impl Into<PathBuf>) -> &mut Build {
        self.out_dir = Some(dir.into());
        self
    }

    /// The name of the written file; that of the input with `.rs` unless it is set.
    pub fn output(&mut self, name: impl Into<String>) -> &mut Build {
        self.output = Some(name.into());
        self
    }

    /// Generates, and tells Cargo about it. When the definitions are wrong, the messages go to the terminal and to
    /// Cargo, the file gets a `compile_error!` for whoever reads it without the script, as editors do, and the build
    /// script ends.
    pub fn run(&self) {
        tell("rerun-if-env-changed", COPY_DIR);
        let read = match self.generate() {
            Ok(Generated { path, read, warnings, .. }) => {
                for line in warnings.lines() {
                    tell("warning", line);
                }
                if let Err(error) = copy(&path) {
                    report(&error);
                    process::exit(1);
                }
                name_output(&path);
                read
            }
            Err(error) => {
                if let Error::Definitions { rendered, .. } = &error
                    && let Ok(path) = self.out_path()
                {
                    // The error is reported below, whether or not the file can be written.
                    let _ = write_if_changed(&path, &format!("::core::compile_error!({rendered:?});\n"));
                }
                report(&error);
                process::exit(1);
            }
        };
        tell_read(&read);
    }

    /// Generates, and leaves it to the caller to tell anybody.
    ///
    /// # Errors
    /// When a definition is wrong, or the output cannot be written; the output is then as it was before.
    pub fn generate(&self) -> Result<Generated, Error> {
        let (text, read, warnings) = self.text()?;
        let path = self.out_path()?;
        self.claim(&path)?;
        let is_changed = write_if_changed(&path, &text).map_err(|error| Error::Io(path.clone(), error))?;
        Ok(Generated { path, is_changed, read, warnings })
    }

    /// Looks whether the output is what would be written, and writes nothing: for a test in a repository that holds
    /// generated code.
    ///
    /// # Errors
    /// When a definition is wrong, or the output cannot be read or is [stale](Error::Stale).
    pub fn check(&self) -> Result<(), Error> {
        let (text, ..) = self.text()?;
        let path = self.out_path()?;
        let found = fs::read(&path).map_err(|error| Error::Io(path.clone(), error))?;
        if found == text.as_bytes() { Ok(()) } else { Err(Error::Stale(path)) }
    }

    /// The text of the dialect, every file that was read, and warnings.
    fn text(&self) -> Result<(String, Vec<PathBuf>, String), Error> {
        if let Some(name) = self.defines.iter().find(|name| !is_macro_name(name)) {
            return Err(Error::Define(name.clone()));
        }
        let disk =
            DiskLoader { include_dirs: self.include_dirs.clone(), prelude: ods_codegen::prelude::FILES };
        let input = self.input.display().to_string();
        let options = ods_parser::eval::Options::default();
        let outcome = versions::read_as(&input, disk, &self.defines, &options, self.mlir_version);
        let read: Vec<PathBuf> = outcome.opened.iter().map(PathBuf::from).collect();
        let mut diagnostics = outcome.diagnostics;
        for diagnostic in &mut diagnostics {
            if diagnostic.span.is_none() && self.input.is_relative() && !self.input.exists() {
                diagnostic.help = Some("the path is relative to the folder with 'Cargo.toml'".to_owned());
            }
        }
        let is_right = !diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
        let mut text = String::new();
        if is_right {
            diagnostics.extend(ods_codegen::model::deprecated_uses(&outcome.records, &outcome.sources));
            let options = Options { dialect: self.dialect.as_deref(), ..Options::default() };
            match ods_codegen::rust::dialect(&outcome.records, &outcome.sources, &options) {
                Ok(created) => text = created,
                Err(errors) => diagnostics.extend(errors),
            }
        }
        let rendered = render(&diagnostics, &outcome.sources, Format::Human, Color::Never);
        if diagnostics.iter().any(|diagnostic: &Diagnostic| diagnostic.severity == Severity::Error) {
            let short = render(&diagnostics, &outcome.sources, Format::Short, Color::Never);
            return Err(Error::Definitions {
                rendered,
                lines: short.lines().map(str::to_owned).collect(),
                read,
            });
        }
        Ok((text, read, rendered))
    }

    /// Claims an output for this input, so that no other one of the build script overwrites it.
    fn claim(&self, path: &Path) -> Result<(), Error> {
        let input = format!("'{}'", self.input.display());
        let subject = match &self.dialect {
            Some(dialect) => format!("the dialect '{dialect}' of {input}"),
            None => input,
        };
        let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
        let first = written.entry(path.to_owned()).or_insert_with(|| subject.clone());
        if *first == subject {
            return Ok(());
        }
        Err(Error::Collision { path: path.to_owned(), first: first.clone(), second: subject })
    }

    fn out_path(&self) -> Result<PathBuf, Error> {
        let dir = self
            .out_dir
            .clone()
            .or_else(|| env::var_os("OUT_DIR").map(PathBuf::from))
            .ok_or(Error::NoOutDir)?;
        let stem = self.input.file_stem().unwrap_or_default().to_string_lossy();
        Ok(dir.join(self.output.clone().unwrap_or_else(|| format!("{stem}.rs"))))
    }
}

/// Names an output for `include_dialect!`.
fn name_output(path: &Path) {
    if let (Some(stem), Ok(path)) = (path.file_stem(), std::path::absolute(path)) {
        tell("rustc-env", &format!("{OUTPUT}{}={}", stem.display(), path.display()));
    }
}

/// Whether the preprocessor can test for a macro of this name.
fn is_macro_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Copies a file to where people look at it.
fn copy(path: &Path) -> Result<(), Error> {
    let (Some(folder), Some(name)) = (env::var_os(COPY_DIR), path.file_name()) else { return Ok(()) };
    let target = Path::new(&folder).join(name);
    let copied = fs::create_dir_all(&folder)
        .and_then(|()| fs::read_to_string(path))
        .and_then(|text| write_if_changed(&target, &text));
    copied.map(|_| ()).map_err(|error| Error::Io(target, error))
}

/// Writes beside the file and renames, so that nobody sees half a file. False when the file has that text already.
fn write_if_changed(path: &Path, text: &str) -> io::Result<bool> {
    if fs::read(path).is_ok_and(|old| old == text.as_bytes()) {
        return Ok(false);
    }
    let mut file = OutputFile::create(path)?;
    file.write_all(text.as_bytes())?;
    file.keep().map(|()| true)
}

/// Shows an error in the terminal, where Cargo passes on the standard error of a script that fails, and as Cargo's own
/// messages, which editors show.
fn report(error: &Error) {
    if let Error::Definitions { lines, read, .. } = error {
        for line in lines {
            tell("error", line);
        }
        tell_read(read);
    } else {
        tell("error", &error.to_string());
    }
    let _ = writeln!(io::stderr(), "{error}");
}

fn tell_read(read: &[PathBuf]) {
    for path in read {
        tell("rerun-if-changed", &path.display().to_string());
    }
}

/// Tells Cargo something; the standard output of a build script is for that.
fn tell(kind: &str, text: &str) {
    let _ = writeln!(io::stdout(), "cargo::{kind}={text}");
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
