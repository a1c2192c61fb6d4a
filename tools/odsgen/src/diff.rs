//! `odsgen diff`: the differences between two versions of a dialect.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use ods_codegen::diff::{Impact, Version, diff};
use ods_parser::Outcome;

use crate::args::{ReadOptions, WriteArgs};
use crate::exit::{EXIT_BREAKING, EXIT_ERRORS, EXIT_OK, read_input, refuse_errors, unusable, write};
use crate::report;

/// The arguments of the command.
#[derive(Args, Debug)]
pub(crate) struct DiffArgs {
    /// The definitions before; '-' reads the standard input
    #[arg(value_name = "OLD")]
    old: String,
    /// The definitions after
    #[arg(value_name = "NEW")]
    new: String,
    #[command(flatten)]
    read: ReadOptions,
    /// Look for included files of OLD in this directory first; may be repeated
    #[arg(long, value_name = "DIR")]
    old_include: Vec<PathBuf>,
    #[command(flatten)]
    write: WriteArgs,
    /// The dialect; needed when the definitions have several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// As Markdown or as JSON
    #[arg(long, value_name = "FORMAT", default_value = "markdown")]
    format: DiffFormat,
    /// The impacts for which the command exits with 3
    #[arg(long, value_name = "IMPACT", value_delimiter = ',', default_value = "text,generic,rust,c,python")]
    breaking: Vec<Breaking>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum DiffFormat {
    /// Headings and lists, with the old and the new definition
    Markdown,
    /// One JSON object, which the book describes
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Breaking {
    /// Texts in custom form, and command lines of passes
    Text,
    /// Generic form and bytecode
    Generic,
    /// Programs in Rust
    Rust,
    /// Programs in C
    C,
    /// Programs in Python
    Python,
    /// Results of passes, and default values
    Behavior,
    /// No impact: the command only reports
    None,
}

impl Breaking {
    fn impact(self) -> Option<Impact> {
        Some(match self {
            Breaking::Text => Impact::Text,
            Breaking::Generic => Impact::Generic,
            Breaking::Rust => Impact::Rust,
            Breaking::C => Impact::C,
            Breaking::Python => Impact::Python,
            Breaking::Behavior => Impact::Behavior,
            Breaking::None => return None,
        })
    }
}

/// Runs the command.
pub(crate) fn run(args: &DiffArgs) -> i32 {
    let (old, new) = match (read(args, &args.old, &args.old_include), read(args, &args.new, &[])) {
        (Ok(old), Ok(new)) => (old, new),
        (Err(code), _) | (_, Err(code)) => return code,
    };
    let dialect = args.dialect.as_deref();
    let before = Version { records: &old.records, sources: &old.sources, dialect };
    let after = Version { records: &new.records, sources: &new.sources, dialect };
    let report = match diff(before, after) {
        Ok(report) => report,
        Err(error) => {
            report::show(&[error], &new.sources, args.read.format(), args.read.color);
            return EXIT_ERRORS;
        }
    };
    let text = match args.format {
        DiffFormat::Markdown => report.markdown(),
        DiffFormat::Json => report.json(),
    };
    let inputs = [old.opened, new.opened].concat();
    let code = write(&args.write, args.write.output.as_deref(), &inputs, &mut |out: &mut dyn Write| {
        out.write_all(text.as_bytes())
    });
    let breaking: Vec<Impact> = args.breaking.iter().filter_map(|breaking| breaking.impact()).collect();
    if code == EXIT_OK && report.has(&breaking) { EXIT_BREAKING } else { code }
}

/// Reads a version. Only definitions without errors are compared, because errors would be taken for removals.
///
/// # Errors
/// The exit code if there are errors, which are reported.
fn read(args: &DiffArgs, file: &str, first_dirs: &[PathBuf]) -> Result<Outcome, i32> {
    let mut input = args.read.input(file).map_err(unusable)?;
    input.include_dirs = [first_dirs, &input.include_dirs].concat();
    let outcome = read_input(&input, &args.read)?;
    refuse_errors(&outcome, &args.read)?;
    Ok(outcome)
}
