//! `odsgen gen rust`: a dialect as Rust, for those who keep generated code.

use clap::Args;
use ods_codegen::products::Product;
use ods_codegen::rust::{self, Options};

use super::{CommonArgs, Subject, generate};

#[derive(Args, Debug)]
pub(crate) struct RustArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// The dialect; needed when the definitions have several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
}

pub(super) fn run(args: &RustArgs) -> i32 {
    let options = Options { dialect: args.dialect.as_deref() };
    let subject = Subject::new(Product::Rust, args.dialect.as_deref());
    generate(&args.common, subject, |outcome| rust::dialect(&outcome.records, &outcome.sources, &options))
}
