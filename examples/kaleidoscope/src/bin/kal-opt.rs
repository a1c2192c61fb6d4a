//! A driver like `ods-opt` with the dialect and its passes.

use ods_opt::OptMain;
use std::process::ExitCode;

fn main() -> ExitCode {
    let dialect = kaleidoscope::kal::register_with_interfaces;
    OptMain::new().dialects(dialect).passes(kaleidoscope::passes::register_passes).run()
}
