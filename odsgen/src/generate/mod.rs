//! `odsgen gen`: one output of the definitions, made as a whole before anything is written.

mod docs;
mod python;
mod rust;

use clap::{Args, Subcommand};
use ods_codegen::Output;
use ods_parser::Outcome;

use crate::cli::{ReadArgs, WriteArgs};
use crate::{EXIT_ERRORS, commands, report};

/// What to generate.
#[derive(Subcommand, Debug)]
pub(crate) enum Kind {
    /// Documentation in Markdown: of a dialect, of operations, attributes, types, enums, interfaces or passes
    Docs(docs::DocsArgs),
    /// A dialect in Rust: operations, enums and registration
    Rust(rust::RustArgs),
    /// A Python module of a dialect's operations
    PythonOps(python::OpArgs),
    /// A Python module of enums
    PythonEnums(CommonArgs),
    /// A Python module of a dialect's types and attributes
    PythonTypes(python::DialectArgs),
    /// A stub of one of these modules, for type checkers
    PythonStubs(python::StubArgs),
    /// The module _ods_reflect, which modules of types and attributes import from beside them
    PythonReflect(WriteArgs),
}

/// What every output takes.
#[derive(Args, Debug)]
pub(crate) struct CommonArgs {
    #[command(flatten)]
    read: ReadArgs,
    #[command(flatten)]
    write: WriteArgs,
}

/// Generates one output.
pub(crate) fn run(kind: &Kind) -> i32 {
    match kind {
        Kind::Docs(args) => docs::run(args),
        Kind::Rust(args) => rust::run(args),
        Kind::PythonOps(args) => python::ops(args),
        Kind::PythonEnums(args) => python::enums(args),
        Kind::PythonTypes(args) => python::types(args),
        Kind::PythonStubs(args) => python::stubs(args),
        Kind::PythonReflect(args) => python::reflect(args),
    }
}

/// Reads the definitions, lets `emit` make the text, and writes it. When something is wrong that is reported, and nothing
/// is written.
pub(crate) fn generate(args: &CommonArgs, emit: impl FnOnce(&Outcome) -> Output) -> i32 {
    let mut outcome = match commands::read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    match emit(&outcome) {
        Ok(text) => commands::write(&args.write, &outcome.opened, &mut |out| out.write_all(text.as_bytes())),
        Err(diagnostics) => {
            outcome.diagnostics = diagnostics;
            report::report(&outcome, args.read.format(), args.read.color);
            EXIT_ERRORS
        }
    }
}
