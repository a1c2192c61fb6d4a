//! Entry point of `ods-opt`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_opt::OptMain::new().run()
}
