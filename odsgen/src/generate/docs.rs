//! `odsgen gen docs`: the texts of mlir-tblgen's documentation generators.

use clap::{Args, ValueEnum};
use ods_codegen::Output;
use ods_codegen::docs::{self, OpFilter, OpOptions};
use ods_codegen::model::{DefKind, InterfaceKind};
use ods_parser::Outcome;

use super::{CommonArgs, generate};
use crate::commands::usage_error;

#[derive(Args, Debug)]
pub(crate) struct DocsArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// What is documented
    #[arg(long, value_name = "WHAT", default_value = "dialect")]
    of: Subject,
    /// The dialect; needed when the definitions have several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
    /// Only operations whose name matches
    #[arg(long, value_name = "REGEX", default_value = "", hide_default_value = true)]
    op_include_regex: String,
    /// No operations whose name matches
    #[arg(long, value_name = "REGEX", default_value = "", hide_default_value = true)]
    op_exclude_regex: String,
    /// What is taken off the front of the names of operations' classes
    #[arg(long, value_name = "TEXT", default_value = "::mlir::")]
    strip_prefix: String,
    /// Let descriptions of attributes fold out, in the form that Hugo understands
    #[arg(long)]
    allow_hugo_specific_features: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Subject {
    /// A dialect with everything in it
    Dialect,
    /// Operations
    Ops,
    /// Attributes
    Attrs,
    /// Types
    Types,
    /// Enums
    Enums,
    /// Interfaces of operations
    OpInterfaces,
    /// Interfaces of attributes
    AttrInterfaces,
    /// Interfaces of types
    TypeInterfaces,
    /// Passes
    Passes,
}

pub(super) fn run(args: &DocsArgs) -> i32 {
    let filter = match OpFilter::new(&args.op_include_regex, &args.op_exclude_regex) {
        Ok(filter) => filter,
        Err(message) => return usage_error(&message),
    };
    let options = OpOptions {
        filter,
        strip_prefix: args.strip_prefix.clone(),
        allows_hugo: args.allow_hugo_specific_features,
    };
    generate(&args.common, |outcome| emit(args, &options, outcome))
}

fn emit(args: &DocsArgs, options: &OpOptions, outcome: &Outcome) -> Output {
    let (records, sources) = (&outcome.records, &outcome.sources);
    match args.of {
        Subject::Dialect => docs::dialect_doc(records, sources, args.dialect.as_deref(), options),
        Subject::Ops => docs::op_doc(records, sources, options),
        Subject::Attrs => docs::def_doc(records, DefKind::Attr),
        Subject::Types => docs::def_doc(records, DefKind::Type),
        Subject::Enums => docs::enum_doc(records),
        Subject::OpInterfaces => docs::interface_docs(records, sources, InterfaceKind::Op),
        Subject::AttrInterfaces => docs::interface_docs(records, sources, InterfaceKind::Attr),
        Subject::TypeInterfaces => docs::interface_docs(records, sources, InterfaceKind::Type),
        Subject::Passes => docs::pass_doc(records),
    }
}
