//! `odsgen model`: the ODS model as JSON.

use ods_codegen::emit::{DIALECT, Settings};
use ods_codegen::json::ModelJson;

use crate::args::ModelArgs;
use crate::generate::{Destination, generate};

/// Runs the command.
pub(crate) fn run(args: &ModelArgs) -> i32 {
    let mut settings = Settings::default();
    if let Some(dialect) = &args.dialect {
        settings.set(&DIALECT, dialect);
    }
    let destination = Destination { write: &args.write, out_dir: args.place.out_dir.clone() };
    generate(&ModelJson, Some(&args.read), &destination, &settings)
}
