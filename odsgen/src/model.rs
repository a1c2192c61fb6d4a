//! `odsgen model`: the ODS model as JSON.

use clap::Args;
use ods_codegen::json::model_json;
use ods_codegen::model::selected_dialect;
use ods_codegen::products::Product;

use crate::generate::{CommonArgs, Subject, generate};

#[derive(Args, Debug)]
pub(crate) struct ModelArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// Leave out what belongs to other dialects
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &ModelArgs) -> i32 {
    let subject = Subject::new(Product::Model, args.dialect.as_deref());
    generate(&args.common, subject, |outcome| {
        let dialect = args.dialect.as_deref();
        if dialect.is_some() {
            selected_dialect(&outcome.records, dialect)?;
        }
        model_json(&outcome.records, &outcome.sources, dialect)
    })
}
