//! `odsgen gen python-ops` and `odsgen gen python-enums`: mlir-tblgen's Python modules.

use clap::Args;
use ods_codegen::python::{self, OpBindings};

use super::{CommonArgs, generate};

#[derive(Args, Debug)]
pub(crate) struct OpsArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// The dialect whose operations the module is about
    #[arg(long, value_name = "NAME")]
    dialect: String,
    /// The module is that of an extension of the dialect, whose class is in the dialect's own module
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    extension: String,
}

#[derive(Args, Debug)]
pub(crate) struct EnumsArgs {
    #[command(flatten)]
    common: CommonArgs,
}

pub(super) fn run_ops(args: &OpsArgs) -> i32 {
    let options = OpBindings { dialect: args.dialect.clone(), extension: args.extension.clone() };
    generate(&args.common, |outcome| python::op_bindings(&outcome.records, &options))
}

pub(super) fn run_enums(args: &EnumsArgs) -> i32 {
    generate(&args.common, |outcome| python::enum_bindings(&outcome.records))
}
