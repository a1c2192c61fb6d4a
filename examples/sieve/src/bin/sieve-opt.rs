//! A driver like `ods-opt` with the dialect and its passes.

use ods_opt::OptMain;
use std::process::ExitCode;

fn main() -> ExitCode {
    OptMain::new().dialects(sieve::sieve::register).passes(sieve::passes::register_passes).run()
}
