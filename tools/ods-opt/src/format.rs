//! `--format`: formats the whitespace of MLIR files. Its options are separate, because passes may have the
//! same names.

use crate::Registry;
use crate::definition_options::DefinitionOptions;
use crate::irdl_file::load_irdl_file;
use command_line::{Rewrite, parse_lines};
use driver_support::arguments::{Argument, read_all, unknown_option};
use driver_support::render::{Source, print_all};
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// The option that starts the formatter.
pub(crate) const NAME: &str = "format";

/// Endings of the files that are formatted in folders.
const ENDINGS: [&str; 1] = ["mlir"];

/// The options of a command line with `--format`.
#[derive(Default)]
pub(crate) struct Options {
    program: String,
    paths: Vec<OsString>,
    check: bool,
    diff: bool,
    range: Option<(usize, usize)>,
    stdin_path: Option<String>,
    allow_unregistered: bool,
    irdl_file: Option<OsString>,
    pub(crate) definitions: DefinitionOptions,
    /// Whether to show the help of the program instead.
    pub(crate) help: bool,
}

/// An option: its name without dashes, the form of its value, its help, and its setter.
type OptionSpec =
    (&'static str, &'static str, &'static str, fn(&mut Options, &mut Argument<'_>) -> Result<(), String>);

/// The options besides `--help`.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    (
        NAME,
        " <path>...",
        "Format these files, and all '.mlir' files of folders, in place; '-' formats the standard input to the standard output",
        |_, _| Ok(()),
    ),
    (
        "check",
        "",
        "Write nothing; list the files that are not formatted, and fail if there are some",
        |o, a| a.flag().map(|on| o.check = on),
    ),
    ("diff", "", "Write nothing; print the changes as a patch", |o, a| a.flag().map(|on| o.diff = on)),
    (
        "range",
        "=<first>:<last>",
        "Format these lines only, and those of the same operations; for one file",
        |o, a| {
            let text = a.text()?;
            let lines = parse_lines(&text)
                .map_err(|message| format!("{}: '{text}' is not a range: {message}", a.program))?;
            o.range = Some(lines);
            Ok(())
        },
    ),
    ("stdin-path", "=<file>", "The file that the standard input is the text of, for messages", |o, a| {
        a.text().map(|file| o.stdin_path = Some(file))
    }),
    ("allow-unregistered-dialect", "", "Accept operations of dialects that are not registered", |o, a| {
        a.flag().map(|on| o.allow_unregistered = on)
    }),
    (
        "irdl-file",
        "=<file>",
        "Load the dialects that this file defines by operations of the dialect 'irdl'",
        |o, a| a.bytes().map(|file| o.irdl_file = Some(file)),
    ),
    (
        "definitions",
        "=<path>",
        "Load the dialects that this file defines, '.td', '.ods' or a plan, or all files of this folder",
        |o, a| a.bytes().map(|path| o.definitions.paths.push(path)),
    ),
    ("I", " <folder>", "Look for files that definitions include in this folder", |o, a| {
        a.bytes().map(|folder| o.definitions.include_dirs.push(folder))
    }),
    ("D", " <name>", "Define a macro for '#ifdef' in definitions", |o, a| {
        a.text().map(|name| o.definitions.defines.push(name))
    }),
    (
        "mlir-version",
        "=<number>",
        "The version of MLIR that definitions are written for; detected by default",
        |o, a| a.text().map(|version| o.definitions.mlir_version = Some(version)),
    ),
];

impl Options {
    /// Reads the arguments of a process, its own name first, if `--format` is one of them.
    ///
    /// # Errors
    /// The message about an option that is wrong.
    pub(crate) fn parse<A: AsRef<OsStr>>(program: &str, arguments: &[A]) -> Result<Option<Self>, String> {
        let is_format =
            |argument: &A| matches!(argument.as_ref().as_encoded_bytes(), b"--format" | b"-format");
        if !arguments.iter().skip(1).any(is_format) {
            return Ok(None);
        }
        let mut options = Options { program: program.to_owned(), ..Options::default() };
        let paths = read_all(program, arguments, |argument| options.set(argument))?;
        if paths.is_empty() {
            options.paths = vec!["-".into()];
        } else {
            options.paths = paths;
        }
        let is_one = matches!(&options.paths[..], [path] if !Path::new(path).is_dir());
        if options.range.is_some() && !is_one {
            return Err(format!("{program}: '--range' is for one file"));
        }
        Ok(Some(options))
    }

    /// Applies one option.
    fn set(&mut self, mut argument: Argument<'_>) -> Result<(), String> {
        if matches!(&*argument.name, "h" | "help") {
            self.help = true;
            return Ok(());
        }
        match OPTIONS.iter().find(|option| option.0 == argument.name) {
            Some((.., set)) => set(self, &mut argument),
            None => Err(unknown_option(&argument, OPTIONS.iter().map(|option| option.0))),
        }
    }
}

/// Formats the files of the options. Returns the exit code.
pub(crate) fn run(options: &Options, registry: Registry<'_>) -> u8 {
    let rewrite = Rewrite {
        program: &options.program,
        endings: &ENDINGS,
        check: options.check,
        diff: options.diff,
        stdin_path: options.stdin_path.as_deref(),
    };
    let code = rewrite.run(&options.paths, &mut |name, _, text| formatted(options, registry, name, text));
    u8::try_from(code).unwrap_or(1)
}

/// The formatted text of a file.
///
/// # Errors
/// The exit code; errors are reported.
fn formatted(options: &Options, registry: Registry<'_>, name: &str, text: &str) -> Result<String, i32> {
    let ctx = Context::new();
    registry(&ctx);
    ctx.allow_unregistered_dialects(options.allow_unregistered);
    if let Some(path) = &options.irdl_file
        && !load_irdl_file(&ctx, path).unwrap_or(false)
    {
        return Err(1);
    }
    let result = match options.range {
        None => mlir_fmt::format(&ctx, name, text),
        Some((first, last)) => mlir_fmt::format_lines(&ctx, name, text, first..=last).map(|edit| {
            let mut new = text.to_owned();
            new.replace_range(edit.range, &edit.text);
            new
        }),
    };
    result.map_err(|diagnostics| report(&ctx, name, text, &diagnostics))
}

/// Prints diagnostics, and returns the exit code.
fn report(ctx: &Context, name: &str, text: &str, diagnostics: &[Diagnostic]) -> i32 {
    let source = Source { name: name.as_bytes(), text: text.as_bytes() };
    // If the standard error is closed, there is no other stream for the diagnostics.
    let _ = print_all(ctx, &source, diagnostics);
    1
}
