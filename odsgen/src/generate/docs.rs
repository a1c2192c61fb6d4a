//! `odsgen gen docs`: the texts of mlir-tblgen's documentation generators.

use clap::{Args, ValueEnum};
use ods_codegen::Output;
use ods_codegen::docs::{self, OpFilter, OpOptions};
use ods_codegen::model::{DefKind, InterfaceKind};
use ods_codegen::products::Product;
use ods_parser::Outcome;

use super::{CommonArgs, Subject, generate};
use crate::commands::usage_error;

#[derive(Args, Debug)]
pub(crate) struct DocsArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// What is documented
    #[arg(long, value_name = "WHAT", default_value = "dialect")]
    of: Topic,
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
enum Topic {
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
    let subject = Subject::new(args.of.product(), args.dialect.as_deref());
    generate(&args.common, subject, |outcome| emit(args, &options, outcome))
}

impl Topic {
    fn product(self) -> Product {
        match self {
            Topic::Dialect => Product::DialectDoc,
            Topic::Ops => Product::OpDoc,
            Topic::Attrs => Product::DefDoc(DefKind::Attr),
            Topic::Types => Product::DefDoc(DefKind::Type),
            Topic::Enums => Product::EnumDoc,
            Topic::OpInterfaces => Product::InterfaceDocs(InterfaceKind::Op),
            Topic::AttrInterfaces => Product::InterfaceDocs(InterfaceKind::Attr),
            Topic::TypeInterfaces => Product::InterfaceDocs(InterfaceKind::Type),
            Topic::Passes => Product::PassDoc,
        }
    }
}

fn emit(args: &DocsArgs, options: &OpOptions, outcome: &Outcome) -> Output {
    let (records, sources) = (&outcome.records, &outcome.sources);
    match args.of {
        Topic::Dialect => docs::dialect_doc(records, sources, args.dialect.as_deref(), options),
        Topic::Ops => docs::op_doc(records, sources, options),
        Topic::Attrs => docs::def_doc(records, DefKind::Attr),
        Topic::Types => docs::def_doc(records, DefKind::Type),
        Topic::Enums => docs::enum_doc(records),
        Topic::OpInterfaces => docs::interface_docs(records, sources, InterfaceKind::Op),
        Topic::AttrInterfaces => docs::interface_docs(records, sources, InterfaceKind::Attr),
        Topic::TypeInterfaces => docs::interface_docs(records, sources, InterfaceKind::Type),
        Topic::Passes => docs::pass_doc(records),
    }
}
