//! `odsgen gen python-…`: the modules of Python packages.

use clap::{Args, ValueEnum};
use ods_codegen::Output;
use ods_codegen::model::dialect_meant;
use ods_codegen::products::{Form, Product, Target};
use ods_codegen::python::{self, DefBindings, OpBindings, StubOptions};
use ods_parser::Outcome;

use super::{CommonArgs, PlaceArgs, Subject, generate};

#[derive(Args, Debug)]
pub(crate) struct DialectArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// The dialect; needed when the definitions have several
    #[arg(long, value_name = "NAME")]
    dialect: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct EnumArgs {
    #[command(flatten)]
    common: CommonArgs,
    /// The dialect, after which a file in --out-dir is called; needed when the definitions have several
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

#[derive(Args, Debug)]
pub(crate) struct StubArgs {
    #[command(flatten)]
    of_dialect: OpArgs,
    /// Which module the stub is of
    #[arg(long, value_name = "WHAT")]
    of: Module,
    /// The package whose module 'ir' is the runtime's
    #[arg(long, value_name = "PACKAGE", default_value = "..")]
    package: String,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Module {
    /// That of operations
    Ops,
    /// That of enums
    Enums,
    /// That of types and attributes
    Types,
}

impl DialectArgs {
    /// Generates what `emit` makes for the dialect.
    fn generate(
        &self,
        product: Product,
        extension: &str,
        emit: impl FnOnce(&Outcome, &str) -> Output,
    ) -> i32 {
        let subject = Subject { product, dialect: self.dialect.as_deref(), extension };
        generate(&self.common, subject, |outcome| {
            let found = dialect_meant(&outcome.records, &outcome.sources, self.dialect.as_deref());
            let name = found.and_then(|dialect| dialect.name());
            emit(outcome, name.map_err(|error| vec![error])?)
        })
    }
}

impl OpArgs {
    fn bindings(&self, dialect: &str) -> OpBindings {
        OpBindings { dialect: dialect.to_owned(), extension: self.extension.clone() }
    }
}

pub(super) fn ops(args: &OpArgs) -> i32 {
    args.of.generate(Product::PythonOps(Form::Module), &args.extension, |outcome, dialect| {
        python::op_bindings(&outcome.records, &args.bindings(dialect))
    })
}

pub(super) fn enums(args: &EnumArgs) -> i32 {
    let subject = Subject::new(Product::PythonEnums(Form::Module), args.dialect.as_deref());
    generate(&args.common, subject, |outcome| python::enum_bindings(&outcome.records))
}

pub(super) fn types(args: &DialectArgs) -> i32 {
    args.generate(Product::PythonTypes(Form::Module), "", |outcome, dialect| {
        python::def_bindings(&outcome.records, &outcome.sources, &DefBindings { dialect: dialect.to_owned() })
    })
}

pub(super) fn stubs(args: &StubArgs) -> i32 {
    let OpArgs { of, extension } = &args.of_dialect;
    let options = StubOptions { package: args.package.clone() };
    match args.of {
        Module::Enums => {
            let subject = Subject::new(Product::PythonEnums(Form::Stub), of.dialect.as_deref());
            generate(&of.common, subject, |outcome| python::enum_stubs(&outcome.records, &options))
        }
        Module::Types => of.generate(Product::PythonTypes(Form::Stub), "", |outcome, dialect| {
            let bindings = DefBindings { dialect: dialect.to_owned() };
            python::def_stubs(&outcome.records, &outcome.sources, &bindings, &options)
        }),
        Module::Ops => of.generate(Product::PythonOps(Form::Stub), extension, |outcome, dialect| {
            python::op_stubs(&outcome.records, &args.of_dialect.bindings(dialect), &options)
        }),
    }
}

pub(super) fn reflect(args: &PlaceArgs) -> i32 {
    args.write(&Product::PythonReflect.file_name(&Target::default()), python::REFLECT_MODULE, &[])
}
