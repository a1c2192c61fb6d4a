//! The process of a driver: its name and exit code.

use crate::files::Failure;
use std::ffi::OsStr;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

/// The name of the program for messages: the file stem of the first argument.
pub fn program_name<A: AsRef<OsStr>>(arguments: &[A]) -> String {
    let path = arguments.first().map_or(OsStr::new(""), AsRef::as_ref);
    Path::new(path).file_stem().unwrap_or(path).to_string_lossy().into_owned()
}

/// Prints the message of a failure, and returns the exit code.
pub fn exit_code(result: Result<ExitCode, Failure>) -> ExitCode {
    match result {
        Ok(code) => code,
        Err(Failure::NoReader) => ExitCode::from(process_io::EXIT_NO_READER),
        Err(Failure::Message(message)) => {
            // If the standard error is closed, there is no other stream for the message.
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

/// The exit code of a run.
pub fn success_code(succeeded: bool) -> ExitCode {
    if succeeded { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
