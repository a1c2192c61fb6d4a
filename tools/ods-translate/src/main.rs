//! Entry point of `ods-translate`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<std::ffi::OsString> = std::env::args_os().collect();
    ods_translate::run(&arguments)
}
