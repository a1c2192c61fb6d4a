//! A driver like `ods-opt` with the dialect and its pass.

use ods_opt::OptMain;
use std::process::ExitCode;

fn main() -> ExitCode {
    OptMain::new().dialects(lattice::lattice::register).passes(lattice::passes::register_passes).run()
}
