//! Entry point of `ods-reduce`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<std::ffi::OsString> = std::env::args_os().collect();
    ods_reduce::run(&arguments, &ods_reduce::register_dialects)
}
