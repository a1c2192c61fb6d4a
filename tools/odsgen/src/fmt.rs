//! `odsgen fmt`: definition files with their whitespace in one style.

use std::path::Path;
use std::sync::Arc;

use build_support::project::{Config, DEFINITION_ENDINGS, FormatStyle};
use clap::Args;
use command_line::{Rewrite, parse_lines};
use ods_fmt::{Options, format, format_lines};
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::SourceMap;

use crate::args::ErrorFormat;
use crate::exit::{EXIT_ERRORS, complain, usage_error};
use crate::report::{self, ColorChoice};

/// The arguments of the command.
#[derive(Args, Debug)]
pub(crate) struct FmtArgs {
    /// Definition files, and folders with such files (.td, .ods); '-' formats the standard input to the
    /// standard output
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<String>,
    /// Write nothing; list the files that are not formatted, and fail if there are some
    #[arg(long)]
    check: bool,
    /// Write nothing; print the changes as a patch
    #[arg(long)]
    diff: bool,
    /// Format these lines only, and those that share a token with them; for one file
    #[arg(long, value_name = "FIRST:LAST", value_parser = parse_lines)]
    range: Option<(usize, usize)>,
    /// Columns of a line, instead of the project's
    #[arg(long, value_name = "COLUMNS", value_parser = clap::value_parser!(u32).range(1..=1000))]
    width: Option<u32>,
    /// The file that the standard input is the text of, for messages and for the project's options
    #[arg(long, value_name = "FILE")]
    stdin_path: Option<String>,
    /// Form of errors
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    error_format: ErrorFormat,
    /// When errors are coloured
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    color: ColorChoice,
}

/// Runs the command.
pub(crate) fn run(args: &FmtArgs) -> i32 {
    if args.range.is_some() && (args.paths.len() > 1 || Path::new(&args.paths[0]).is_dir()) {
        return usage_error("'--range' is for one file");
    }
    let rewrite = Rewrite {
        program: "odsgen",
        endings: &DEFINITION_ENDINGS,
        check: args.check,
        diff: args.diff,
        stdin_path: args.stdin_path.as_deref(),
    };
    rewrite.run(&args.paths, &mut |name, path, text| formatted(args, path, name, text))
}

/// The style of a project.
pub(crate) fn style_of(style: FormatStyle) -> Options {
    let default = Options::default();
    Options {
        width: style.width.unwrap_or(default.width),
        indent: style.indent.unwrap_or(default.indent),
        keep_breaks: style.keep_breaks.unwrap_or(default.keep_breaks),
    }
}

/// The formatted text; `path` is of the file that decides about the project's options.
///
/// # Errors
/// The exit code; mistakes are reported.
fn formatted(args: &FmtArgs, path: &Path, name: &str, text: &str) -> Result<String, i32> {
    let config = Config::find(path).map_err(|message| {
        complain(&message);
        EXIT_ERRORS
    })?;
    let style = style_of(config.format);
    let options = Options { width: args.width.unwrap_or(style.width), ..style };
    let result = match args.range {
        None => format(text, &options),
        Some((first, last)) => format_lines(text, first..=last, &options).map(|edit| {
            let mut new = text.to_owned();
            new.replace_range(edit.range, &edit.text);
            new
        }),
    };
    result.map_err(|found| refuse(args, name, text, &found))
}

/// Reports mistakes, and returns the exit code.
fn refuse(args: &FmtArgs, name: &str, text: &str, found: &[Diagnostic]) -> i32 {
    let mut sources = SourceMap::default();
    if sources.add(name.to_owned(), Arc::new(text.to_owned()), None).is_err() {
        complain(&format!("'{name}' is too large"));
        return EXIT_ERRORS;
    }
    report::show(found, &sources, args.error_format.format(), args.color);
    EXIT_ERRORS
}
