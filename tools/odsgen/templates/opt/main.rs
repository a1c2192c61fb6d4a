//! Reads, verifies, transforms and prints MLIR with the dialect `@name@`: `mlir-opt` with one dialect more.

use std::process::ExitCode;

use @name@ as dialect;

fn main() -> ExitCode {
    ods_opt::OptMain::new()
        .summary("Reads, transforms and prints MLIR")
        .version(env!("CARGO_PKG_VERSION"))
        .dialects(dialect::register)
        .run()
}
