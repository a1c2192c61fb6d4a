//! The Rust of one dialect, from a build script.

use std::fs;
use std::path::PathBuf;

use ods_codegen::versions::{self, Version};
use ods_parser::loader::DiskLoader;

use crate::output::{claim, out_dir, report_generated, write_if_changed};
use crate::project::{ReadOptions, write_down};
use crate::text::Text;
use crate::{Error, Generated, Project};

/// One dialect's generation, set up step by step.
#[derive(Clone, Debug)]
pub struct Build {
    input: PathBuf,
    options: ReadOptions,
    dialect: Option<String>,
    out_dir: Option<PathBuf>,
    output: Option<String>,
    neutral_hooks: Vec<String>,
}

impl Build {
    /// The dialect that the file `input` defines; relative to the package, as in all of a build script.
    pub fn new(input: impl Into<PathBuf>) -> Build {
        Build {
            input: input.into(),
            options: ReadOptions::default(),
            dialect: None,
            out_dir: None,
            output: None,
            neutral_hooks: Vec::new(),
        }
    }

    /// All dialects that definitions below a folder define.
    pub fn project(folder: impl Into<PathBuf>) -> Project {
        Project::new(folder.into())
    }

    /// Adds `dir` to the include directories, after earlier ones and before the embedded definitions.
    pub fn include_dir(&mut self, dir: impl Into<PathBuf>) -> &mut Build {
        self.options.include_dirs.push(dir.into());
        self
    }

    /// Defines a macro, as `-D` does.
    pub fn define(&mut self, name: impl Into<String>) -> &mut Build {
        self.options.defines.push(name.into());
        self
    }

    /// Selects the dialect of a file that defines several.
    pub fn dialect(&mut self, name: impl Into<String>) -> &mut Build {
        self.dialect = Some(name.into());
        self
    }

    /// The version of MLIR that the definitions are written for; detected unless it is set.
    pub fn mlir_version(&mut self, version: Version) -> &mut Build {
        self.options.version = Some(version);
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

    /// Implements these hook traits in the generated code, so that the author need not: a folder fails, there
    /// are no patterns, a verifier accepts. `odsgen skeleton` prints the names. `FoldOp for AddOp` is the
    /// trait for one type only.
    ///
    /// ```no_run
    /// // A driver without passes calls none of these:
    /// build_support::Build::new("src/toy.ods").neutral_hooks(["FoldOp", "CanonicalizationPatterns"]).run();
    /// ```
    pub fn neutral_hooks<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) -> &mut Build {
        self.neutral_hooks.extend(names.into_iter().map(str::to_owned));
        self
    }

    /// Generates the output and reports to Cargo. If the definitions have errors, the messages go to the
    /// terminal and to Cargo, the output gets a `compile_error!` for editors that read it without running the
    /// script, and the build script exits.
    pub fn run(&self) {
        write_down(&self.input, &self.options);
        report_generated(self.generate(), self.out_path());
    }

    /// Generates the output without reporting to Cargo.
    ///
    /// # Errors
    /// If a definition has an error, or the output cannot be written. The old output then remains.
    pub fn generate(&self) -> Result<Generated, Error> {
        let (text, read, warnings) = self.text()?;
        let path = self.out_path()?;
        claim(&path, self.subject())?;
        let is_changed = write_if_changed(&path, &text).map_err(|error| Error::Io(path.clone(), error))?;
        Ok(Generated { path, modules: Vec::new(), is_changed, read, warnings })
    }

    /// Compares the output with the file, and writes nothing. This is for a test in a repository with
    /// checked-in generated code.
    ///
    /// # Errors
    /// If a definition has an error, or the output cannot be read or is [stale](Error::Stale).
    pub fn check(&self) -> Result<(), Error> {
        let (text, ..) = self.text()?;
        let path = self.out_path()?;
        let found = fs::read(&path).map_err(|error| Error::Io(path.clone(), error))?;
        if found == text.as_bytes() { Ok(()) } else { Err(Error::Stale(path)) }
    }

    /// The text of the dialect, every file that was read, and warnings.
    fn text(&self) -> Result<(String, Vec<PathBuf>, String), Error> {
        self.options.check()?;
        let ReadOptions { include_dirs, defines, version } = &self.options;
        let disk = DiskLoader { include_dirs: include_dirs.clone(), prelude: ods_codegen::prelude::FILES };
        let input = self.input.display().to_string();
        let options = ods_parser::eval::Options::default();
        let mut outcome = versions::read_as(&input, disk, defines, &options, *version);
        for diagnostic in &mut outcome.diagnostics {
            if diagnostic.span.is_none() && self.input.is_relative() && !self.input.exists() {
                diagnostic.help = Some("the path is relative to the folder with 'Cargo.toml'".to_owned());
            }
        }
        let neutral: Vec<&str> = self.neutral_hooks.iter().map(String::as_str).collect();
        let Text { text, messages, opened, .. } =
            Text::new(&outcome, self.dialect.as_deref(), false, &neutral);
        if messages.has_errors() {
            return Err(messages.error(opened.iter()));
        }
        Ok((text, opened.iter().map(PathBuf::from).collect(), messages.rendered))
    }

    /// The input, as messages name it.
    fn subject(&self) -> String {
        let input = format!("'{}'", self.input.display());
        match &self.dialect {
            Some(dialect) => format!("the dialect '{dialect}' of {input}"),
            None => input,
        }
    }

    fn out_path(&self) -> Result<PathBuf, Error> {
        let dir = out_dir(self.out_dir.as_deref())?;
        let stem = self.input.file_stem().unwrap_or_default().to_string_lossy();
        Ok(dir.join(self.output.clone().unwrap_or_else(|| format!("{stem}.rs"))))
    }
}
