//! The arguments of the commands, for clap.

use std::path::{Path, PathBuf};

use build_support::is_macro_name;
use build_support::project::{self, Config};
use clap::{Args, ValueEnum};
use ods_codegen::versions::Version;
use ods_parser::render::Format;

use crate::input::Input;
use crate::report::ColorChoice;

/// Arguments of every command that reads definitions.
#[derive(Args, Debug)]
pub(crate) struct ReadArgs {
    /// The definitions; '-' reads the standard input
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    pub(crate) options: ReadOptions,
}

/// Include directories and macros of definitions, and the form of errors.
#[derive(Args, Debug)]
pub(crate) struct ReadOptions {
    /// Look for included files in this directory, after the current one; may be repeated
    #[arg(short = 'I', long = "include", value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// Define a macro for #ifdef; may be repeated
    #[arg(short = 'D', long = "define", value_name = "NAME")]
    defines: Vec<String>,
    /// The version of MLIR that the definitions are written for, from 15 to 23; detected by default. The
    /// embedded definitions have its names
    #[arg(long, value_name = "VERSION")]
    mlir_version: Option<Version>,
    /// Form of errors
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    error_format: ErrorFormat,
    /// When errors are coloured
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: ColorChoice,
}

impl ReadArgs {
    /// The path of the definitions, as on the command line.
    pub(crate) fn file(&self) -> &str {
        &self.file
    }

    /// # Errors
    /// When options cannot be used.
    pub(crate) fn input(&self) -> Result<Input, Unusable> {
        self.options.input(&self.file)
    }

    pub(crate) fn format(&self) -> Format {
        self.options.format()
    }
}

/// A sentence about options that cannot be used.
#[derive(Debug)]
pub(crate) enum Unusable {
    /// Of the command line.
    CommandLine(String),
    /// Of the project's file.
    File(String),
}

impl ReadOptions {
    /// The options for the files of a project: those of the command line, of `odsgen.toml`, and of the build
    /// script that read the files last.
    ///
    /// # Errors
    /// When options cannot be used.
    pub(crate) fn for_project(&self, path: &Path) -> Result<project::ReadOptions, Unusable> {
        if let Some(name) = self.defines.iter().find(|name| !is_macro_name(name)) {
            return Err(Unusable::CommandLine(format!("'{name}' after -D is not a name")));
        }
        let config = Config::find(path).map_err(Unusable::File)?.read;
        let build =
            std::path::absolute(path).map(|path| ods_lsp::written_by_build(&path)).unwrap_or_default();
        Ok(project::ReadOptions {
            include_dirs: [&*self.include_dirs, &config.include_dirs, &build.include_dirs].concat(),
            defines: [&*self.defines, &config.defines, &build.defines].concat(),
            version: self.mlir_version.or(config.version).or(build.version),
        })
    }

    /// The definitions in a file, with the options of the project that it belongs to.
    ///
    /// # Errors
    /// When options cannot be used.
    pub(crate) fn input(&self, file: &str) -> Result<Input, Unusable> {
        let options = self.for_project(Path::new(if file == "-" { "." } else { file }))?;
        Ok(Input {
            file: file.to_owned(),
            include_dirs: options.include_dirs,
            defines: options.defines,
            allows_unused_arguments: false,
            version: options.version,
        })
    }

    pub(crate) fn format(&self) -> Format {
        self.error_format.format()
    }
}

/// The destination of a command with one output.
#[derive(Args, Debug)]
pub(crate) struct WriteArgs {
    /// Write to this file instead of the standard output
    #[arg(short = 'o', long = "output", value_name = "FILE", group = "destination")]
    pub(crate) output: Option<String>,
    /// Also write a dependency file for make or ninja
    #[arg(long, value_name = "FILE", requires = "destination")]
    pub(crate) depfile: Option<String>,
    /// Leave the output file untouched when it would not change
    #[arg(long)]
    pub(crate) write_if_changed: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ExplainPatternArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// Only the trees with this rule
    #[arg(long, value_name = "NAME")]
    pub(crate) rule: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    /// List the functions that predicates of operations need and an author must write in Rust; 'odsgen
    /// skeleton' prints them and all other hooks
    #[arg(long, value_name = "FORMAT", num_args = 0..=1, require_equals = true, default_missing_value = "text")]
    pub(crate) coverage: Option<CoverageFormat>,
    /// Fail when there are such functions
    #[arg(long)]
    pub(crate) strict: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RecordsArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    #[command(flatten)]
    pub(crate) write: WriteArgs,
    /// As text or as JSON
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: RecordFormat,
}

#[derive(Args, Debug)]
pub(crate) struct TblgenArgs {
    /// llvm-tblgen's or mlir-tblgen's own options; 'odsgen tblgen --help' lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    _arguments: Vec<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum ErrorFormat {
    /// With the source line and a mark under the location
    Human,
    /// One line each
    Short,
    /// One JSON object a line
    Json,
}

impl ErrorFormat {
    pub(crate) fn format(self) -> Format {
        match self {
            ErrorFormat::Human => Format::Human,
            ErrorFormat::Short => Format::Short,
            ErrorFormat::Json => Format::Json,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum CoverageFormat {
    /// One function a line with the location that needs it, then the totals
    Text,
    /// One JSON object
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum RecordFormat {
    /// The bytes of llvm-tblgen's --print-records
    Text,
    /// The bytes of llvm-tblgen's --dump-json
    Json,
}

/// The directory of an output.
#[derive(Args, Debug)]
pub(crate) struct OutDirArgs {
    /// Write to this folder, to the file name that 'odsgen build' uses
    #[arg(long, value_name = "DIR", group = "destination")]
    pub(crate) out_dir: Option<PathBuf>,
}

/// Of `odsgen model`.
#[derive(Args, Debug)]
pub(crate) struct ModelArgs {
    #[command(flatten)]
    pub(crate) read: ReadArgs,
    #[command(flatten)]
    pub(crate) write: WriteArgs,
    #[command(flatten)]
    pub(crate) place: OutDirArgs,
    /// Leave out the definitions of other dialects
    #[arg(long, value_name = "NAME")]
    pub(crate) dialect: Option<String>,
}
