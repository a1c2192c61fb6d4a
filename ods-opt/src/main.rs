//! Entry point of `ods-opt`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    ods_opt::opt_main(&arguments, &ods_opt::register_all)
}
