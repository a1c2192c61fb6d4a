//! `odsgen gen rust`: a dialect as Rust, for those who keep generated code.

use clap::Args;
use ods_codegen::products::Product;
use ods_codegen::rust::{self, Hooks, Options};

use super::{CommonArgs, Subject, generate};

#[derive(Args, Debug)]
pub(crate) struct RustArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// The dialect; needed when the definitions have several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// Implement what the author writes by hand (verifiers, folders, parsers …) by functions that panic, so that the output
    /// compiles by itself: to measure it or look at it, not to run it
    #[arg(long)]
    unimplemented_hooks: bool,
}

pub(super) fn run(args: &RustArgs) -> i32 {
    let hooks = if args.unimplemented_hooks { Hooks::Unimplemented } else { Hooks::Required };
    let options = Options { dialect: args.dialect.as_deref(), hooks };
    let subject = Subject::new(Product::Rust, args.dialect.as_deref());
    generate(&args.common, subject, |outcome| rust::dialect(&outcome.records, &outcome.sources, &options))
}
