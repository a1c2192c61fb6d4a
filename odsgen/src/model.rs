//! `odsgen model`: the ODS model as JSON.

use clap::Args;
use ods_codegen::emit::{DIALECT, Settings};
use ods_codegen::json::ModelJson;

use crate::cli::{ReadArgs, WriteArgs};
use crate::generate::{Destination, OutDirArgs, generate};

#[derive(Args, Debug)]
pub(crate) struct ModelArgs {
    #[command(flatten)]
    read: ReadArgs,
    #[command(flatten)]
    write: WriteArgs,
    #[command(flatten)]
    place: OutDirArgs,
    /// Leave out what belongs to other dialects
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &ModelArgs) -> i32 {
    let mut settings = Settings::default();
    if let Some(dialect) = &args.dialect {
        settings.set(&DIALECT, dialect);
    }
    let destination = Destination { write: &args.write, out_dir: args.place.out_dir.clone() };
    generate(&ModelJson, Some(&args.read), &destination, &settings)
}
