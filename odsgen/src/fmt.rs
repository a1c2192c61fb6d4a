//! `odsgen fmt`: definition files with their whitespace in one style.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use build_support::project::definition_files;
use clap::Args;
use ods_fmt::{Options, format, format_lines};
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::SourceMap;

use crate::args::ErrorFormat;
use crate::config::Config;
use crate::exit::{EXIT_ERRORS, EXIT_OK, complain, finish, print, usage_error};
use crate::output::Target;
use crate::patch::patch;
use crate::report::{self, ColorChoice};

/// The arguments of the command.
#[derive(Args, Debug)]
pub(crate) struct FmtArgs {
    /// Definition files, and folders with such files (.td, .ods); '-' formats the standard input to the standard output
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<String>,
    /// Write nothing; list the files that are not formatted, and fail if there are some
    #[arg(long)]
    check: bool,
    /// Write nothing; print the changes as a patch
    #[arg(long)]
    diff: bool,
    /// Format these lines only, and those that share a token with them; for one file
    #[arg(long, value_name = "FIRST:LAST", value_parser = parse_range)]
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

/// Two lines, counted from 1.
fn parse_range(text: &str) -> Result<(usize, usize), String> {
    let lines =
        text.split_once(':').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    lines
        .filter(|(first, last)| (1..=*last).contains(first))
        .ok_or_else(|| "two lines, counted from 1, with a colon between them, such as 3:7".to_owned())
}

/// Runs the command.
pub(crate) fn run(args: &FmtArgs) -> i32 {
    if args.range.is_some() && (args.paths.len() > 1 || Path::new(&args.paths[0]).is_dir()) {
        return usage_error("'--range' is for one file");
    }
    // A mistake in one file does not keep the others from being formatted; the worst outcome counts.
    args.paths.iter().map(|path| of_path(args, path)).max().unwrap_or(EXIT_OK)
}

fn of_path(args: &FmtArgs, path: &str) -> i32 {
    if path == "-" {
        return of_stdin(args);
    }
    if !Path::new(path).is_dir() {
        return of_file(args, path);
    }
    match definition_files(Path::new(path)) {
        Ok(files) => files.iter().map(|file| of_file(args, &file.to_string_lossy())).max().unwrap_or(EXIT_OK),
        Err(message) => {
            complain(&message);
            EXIT_ERRORS
        }
    }
}

fn of_stdin(args: &FmtArgs) -> i32 {
    let mut text = String::new();
    if let Err(error) = process_io::stdin().and_then(|mut input| input.read_to_string(&mut text)) {
        complain(&format!("the standard input cannot be read: {error}"));
        return EXIT_ERRORS;
    }
    let name = args.stdin_path.as_deref().unwrap_or("<stdin>");
    let folder = args.stdin_path.as_deref().unwrap_or(".");
    match formatted(args, Path::new(folder), name, &text) {
        Ok(new) if args.check || args.diff => show(args, name, &text, &new),
        Ok(new) => print(new.as_bytes()),
        Err(code) => code,
    }
}

fn of_file(args: &FmtArgs, file: &str) -> i32 {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            complain(&format!("'{file}' cannot be read: {error}"));
            return EXIT_ERRORS;
        }
    };
    match formatted(args, Path::new(file), file, &text) {
        Ok(new) if new == text => EXIT_OK,
        Ok(new) if args.check || args.diff => show(args, file, &text, &new),
        Ok(new) => {
            let target = Target::File(PathBuf::from(file));
            finish(target.write(true, &mut |out| out.write_all(new.as_bytes())))
        }
        Err(code) => code,
    }
}

/// Shows what would change, and returns the exit code.
fn show(args: &FmtArgs, name: &str, old: &str, new: &str) -> i32 {
    if old == new {
        return EXIT_OK;
    }
    let text = if args.diff { patch(name, old, new) } else { format!("{name}\n") };
    let printed = print(text.as_bytes());
    if args.check { printed.max(EXIT_ERRORS) } else { printed }
}

/// The formatted text; `path` is of the file that decides about the project's options.
///
/// # Errors
/// The exit code; mistakes are reported.
fn formatted(args: &FmtArgs, path: &Path, name: &str, text: &str) -> Result<String, i32> {
    let config = Config::of(path).map_err(|message| {
        complain(&message);
        EXIT_ERRORS
    })?;
    let options = Options { width: args.width.unwrap_or(config.style.width), ..config.style };
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
