//! Entry point of `ods-opt`.

use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    ods_opt::opt_main(&arguments, &ods_opt::register_all)
}
