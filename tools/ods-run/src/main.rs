//! Entry point of `ods-run`.

use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    ods_run::cli::run(&arguments)
}
