//! `odsgen gen python-…`: the modules of Python packages.

use clap::Args;
use ods_codegen::Output;
use ods_codegen::model::dialect_meant;
use ods_codegen::python::{self, DefBindings, OpBindings};
use ods_parser::Outcome;

use super::{CommonArgs, generate};
use crate::cli::WriteArgs;
use crate::commands;

#[derive(Args, Debug)]
pub(crate) struct DialectArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// The dialect; needed when the definitions have several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct OpArgs {
    #[command(flatten)]
    of: DialectArgs,
    /// The name of an extension of the dialect, whose module takes the dialect's class from the dialect's own module
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    extension: String,
}

impl DialectArgs {
    /// Generates what `emit` makes for the dialect.
    fn generate(&self, emit: impl FnOnce(&Outcome, &str) -> Output) -> i32 {
        generate(&self.common, |outcome| {
            let found = dialect_meant(&outcome.records, &outcome.sources, self.dialect.as_deref());
            let name = found.and_then(|dialect| dialect.name());
            emit(outcome, name.map_err(|error| vec![error])?)
        })
    }
}

pub(super) fn ops(args: &OpArgs) -> i32 {
    args.of.generate(|outcome, dialect| {
        let options = OpBindings { dialect: dialect.to_owned(), extension: args.extension.clone() };
        python::op_bindings(&outcome.records, &options)
    })
}

pub(super) fn enums(args: &CommonArgs) -> i32 {
    generate(args, |outcome| python::enum_bindings(&outcome.records))
}

pub(super) fn types(args: &DialectArgs) -> i32 {
    args.generate(|outcome, dialect| {
        python::def_bindings(&outcome.records, &DefBindings { dialect: dialect.to_owned() })
    })
}

pub(super) fn reflect(args: &WriteArgs) -> i32 {
    commands::write(args, &[], &mut |out| out.write_all(python::REFLECT_MODULE.as_bytes()))
}
