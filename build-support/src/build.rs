//! The Rust of one dialect, from a build script.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use ods_codegen::rust::Options;
use ods_codegen::versions::{self, Version};
use ods_parser::diagnostics::Severity;
use ods_parser::loader::DiskLoader;

use crate::output::{out_dir, tell_generated, write_if_changed};
use crate::{Error, Generated, Messages, Project, is_macro_name};

/// The outputs of this process, with what they were written for. Cargo runs each build script in a process of its own, and the
/// calls in it know nothing of each other.
static WRITTEN: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());

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

    /// All dialects that definitions below a folder define.
    pub fn project(folder: impl Into<PathBuf>) -> Project {
        Project::new(folder.into())
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
        tell_generated(self.generate(), self.out_path());
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
        Ok(Generated { path, modules: Vec::new(), is_changed, read, warnings })
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
        let messages = Messages::new(&diagnostics, &outcome.sources);
        match messages.has_errors() {
            true => Err(messages.error(outcome.opened.iter())),
            false => Ok((text, read, messages.rendered)),
        }
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
        let dir = out_dir(self.out_dir.as_deref())?;
        let stem = self.input.file_stem().unwrap_or_default().to_string_lossy();
        Ok(dir.join(self.output.clone().unwrap_or_else(|| format!("{stem}.rs"))))
    }
}
