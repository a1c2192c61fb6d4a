//! The steps that all commands share: reading definitions, writing outputs, messages about the program
//! itself, exit codes.

use std::io::{IsTerminal, Write};

use ods_codegen::check::check;
use ods_parser::Outcome;
use ods_parser::diagnostics::Severity;

use crate::args::{ReadArgs, ReadOptions, Unusable, WriteArgs};
use crate::input::Input;
use crate::output::{Emit, Target, Unwritten, dependency_rule, escaped};
use crate::report;

/// The input was read and the output written.
pub(crate) const EXIT_OK: i32 = 0;
/// The input has errors, or a file cannot be written.
pub(crate) const EXIT_ERRORS: i32 = 1;
/// The command line is wrong.
pub(crate) const EXIT_USAGE: i32 = 2;
/// `diff` found breaking changes.
pub(crate) const EXIT_BREAKING: i32 = 3;
/// `prove` refuted no rule, and did not prove all of them.
pub(crate) const EXIT_UNPROVED: i32 = 3;

/// Writes one line about the program itself to the error stream.
pub(crate) fn complain(message: &str) {
    // There is nowhere left to report to when the error stream is closed.
    let _ = writeln!(std::io::stderr().lock(), "odsgen: {message}");
}

/// Shows a message of clap, and returns the exit code. Help and version are outputs, not errors.
pub(crate) fn show_usage(error: &clap::Error) -> i32 {
    if !error.use_stderr() && !std::io::stdout().is_terminal() {
        return print(error.render().to_string().as_bytes());
    }
    match error.print() {
        Err(failed) if !error.use_stderr() => {
            finish(Err(Unwritten::Failed(format!("the standard output cannot be written: {failed}"))))
        }
        // There is nowhere left to report to when the error stream is closed.
        _ => error.exit_code(),
    }
}

/// Reports a wrong command line, and returns the exit code for it.
pub(crate) fn usage_error(message: &str) -> i32 {
    complain(message);
    EXIT_USAGE
}

/// Reports options that cannot be used, and returns the exit code.
pub(crate) fn unusable(mistake: Unusable) -> i32 {
    match mistake {
        Unusable::CommandLine(message) => usage_error(&message),
        Unusable::File(message) => {
            complain(&message);
            EXIT_ERRORS
        }
    }
}

/// Prints to the standard output, and returns the exit code.
pub(crate) fn print(text: &[u8]) -> i32 {
    finish(Target::Stdout.write(false, &mut |out| out.write_all(text)))
}

/// Reports an error of writing, and returns the exit code.
pub(crate) fn finish(written: Result<(), Unwritten>) -> i32 {
    match written {
        Ok(()) => EXIT_OK,
        Err(Unwritten::NoReader) => i32::from(process_io::EXIT_NO_READER),
        Err(Unwritten::Failed(message)) => {
            complain(&message);
            EXIT_ERRORS
        }
    }
}

/// Reads the input and shows its diagnostics.
///
/// # Errors
/// The exit code if the command ends here.
pub(crate) fn read(args: &ReadArgs) -> Result<Outcome, i32> {
    read_input(&args.input().map_err(unusable)?, &args.options)
}

/// The same for an input that is not the command's only one.
///
/// # Errors
/// As [`read`].
pub(crate) fn read_input(input: &Input, options: &ReadOptions) -> Result<Outcome, i32> {
    let outcome = input.read();
    report::report(&outcome, options.format(), options.color);
    if outcome.has_errors() { Err(EXIT_ERRORS) } else { Ok(outcome) }
}

/// Shows the errors that `odsgen check` reports.
///
/// # Errors
/// The exit code if there are errors.
pub(crate) fn refuse_errors(outcome: &Outcome, options: &ReadOptions) -> Result<(), i32> {
    let mut errors = check(&outcome.records, &outcome.sources);
    errors.retain(|found| found.severity == Severity::Error);
    report::show(&errors, &outcome.sources, options.format(), options.color);
    if errors.is_empty() { Ok(()) } else { Err(EXIT_ERRORS) }
}

/// Writes an output to a file or to the standard output, and the dependency file if one was requested.
/// Returns the exit code.
pub(crate) fn write(args: &WriteArgs, output: Option<&str>, inputs: &[String], emit: &mut Emit<'_>) -> i32 {
    let target = output.map(Target::named).unwrap_or_default();
    let written = target.write(args.write_if_changed, emit);
    finish(written.and_then(|()| {
        let (Some(output), Some(depfile)) = (output, &args.depfile) else { return Ok(()) };
        let inputs: Vec<String> = inputs.iter().map(|path| escaped(path)).collect();
        let rule = dependency_rule(&escaped(output), &inputs);
        Target::named(depfile).write(false, &mut |out| out.write_all(rule.as_bytes()))
    }))
}
