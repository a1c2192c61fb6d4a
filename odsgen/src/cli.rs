//! The command line as clap knows it.

use std::path::PathBuf;

use clap::{Args, CommandFactory, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use ods_codegen::emit::Registry;
use ods_parser::render::Format;

use crate::input::Input;
use crate::report::ColorChoice;
use crate::{build, generate};

/// The command line, with what the registry has for `gen` and `build`.
pub(crate) fn command(registry: &Registry) -> clap::Command {
    Cli::command().mut_subcommands(|command| match command.get_name() {
        "build" => build::with_outputs(command, registry),
        "gen" => generate::with_outputs(command, registry),
        _ => command,
    })
}

/// Generates compiler dialects from definitions in the TableGen/ODS language.
#[derive(Parser, Debug)]
#[command(name = "odsgen", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Read and check definitions; write nothing
    Check(CheckArgs),
    /// Print every class and record
    Records(RecordsArgs),
    /// Print the ODS model as JSON, for generators of your own
    Model(crate::model::ModelArgs),
    /// Generate every output of a dialect
    Build,
    /// Generate one output
    Gen,
    /// Stand in for llvm-tblgen and mlir-tblgen: takes their options, prints the same bytes
    #[command(disable_help_flag = true)]
    Tblgen(TblgenArgs),
    /// Show the tests that rewrite rules are compiled to, and in which order rules are tried
    ExplainPattern(ExplainPatternArgs),
    /// Explain the code of an error, such as ODS0201; without a code, list all of them
    Explain {
        /// The code
        code: Option<String>,
    },
    /// Print a script that completes odsgen's commands in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    Man {
        /// Of one command
        command: Option<String>,
    },
}

/// What every command that reads definitions takes.
#[derive(Args, Debug)]
pub(crate) struct ReadArgs {
    /// The definitions; '-' reads the standard input
    #[arg(value_name = "FILE")]
    file: String,
    /// Look for included files in this directory, after the current one; may be repeated
    #[arg(short = 'I', long = "include", value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// Define a macro for #ifdef; may be repeated
    #[arg(short = 'D', long = "define", value_name = "NAME")]
    defines: Vec<String>,
    /// How errors are shown
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    error_format: ErrorFormat,
    /// When errors are coloured
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: ColorChoice,
}

impl ReadArgs {
    pub(crate) fn input(&self) -> Input {
        Input {
            file: self.file.clone(),
            include_dirs: self.include_dirs.clone(),
            defines: self.defines.clone(),
            allows_unused_arguments: false,
        }
    }

    pub(crate) fn format(&self) -> Format {
        match self.error_format {
            ErrorFormat::Human => Format::Human,
            ErrorFormat::Short => Format::Short,
            ErrorFormat::Json => Format::Json,
        }
    }
}

/// Where a command that writes one output puts it.
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
    /// List the functions that predicates of operations need and an author must write in Rust
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
enum ErrorFormat {
    /// With the line of the source and a mark under the place
    Human,
    /// One line each
    Short,
    /// One JSON object a line
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum CoverageFormat {
    /// One function a line with the place that needs it, then numbers
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

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_consistent() {
        super::command(&ods_codegen::outputs::all()).debug_assert();
    }
}
