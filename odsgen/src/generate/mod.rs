//! `odsgen gen`: one output of the definitions, made as a whole before anything is written.

mod docs;
mod pdl;
mod python;
mod rust;

use std::fs;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use ods_codegen::Output;
use ods_codegen::model::dialect_meant;
use ods_codegen::products::{Product, Target};
use ods_parser::Outcome;
use ods_parser::diagnostics::Diagnostic;

use crate::cli::{ReadArgs, WriteArgs};
use crate::output::Unwritten;
use crate::{EXIT_ERRORS, commands, report};

/// What to generate.
#[derive(Subcommand, Debug)]
pub(crate) enum Kind {
    /// Documentation in Markdown: of a dialect, of operations, attributes, types, enums, interfaces or passes
    Docs(docs::DocsArgs),
    /// A dialect in Rust: operations, enums and registration
    Rust(rust::RustArgs),
    /// Rewrite rules in MLIR's PDL dialect
    Pdl(pdl::PdlArgs),
    /// A Python module of a dialect's operations
    PythonOps(python::OpArgs),
    /// A Python module of enums
    PythonEnums(python::EnumArgs),
    /// A Python module of a dialect's types and attributes
    PythonTypes(python::DialectArgs),
    /// A stub of one of these modules, for type checkers
    PythonStubs(python::StubArgs),
    /// The module _ods_reflect, which modules of types and attributes import from beside them
    PythonReflect(PlaceArgs),
}

/// What every output takes.
#[derive(Args, Debug)]
pub(crate) struct CommonArgs {
    #[command(flatten)]
    read: ReadArgs,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Where an output goes.
#[derive(Args, Debug)]
pub(crate) struct PlaceArgs {
    #[command(flatten)]
    write: WriteArgs,
    /// Write to this folder, to a file of the name that 'odsgen build' gives it
    #[arg(long, value_name = "DIR", group = "destination")]
    out_dir: Option<PathBuf>,
}

/// What an output is of, which gives its file a name.
#[derive(Clone, Copy)]
pub(crate) struct Subject<'a> {
    pub(crate) product: Product,
    /// None for the only dialect.
    pub(crate) dialect: Option<&'a str>,
    pub(crate) extension: &'a str,
}

impl<'a> Subject<'a> {
    pub(crate) fn new(product: Product, dialect: Option<&'a str>) -> Subject<'a> {
        Subject { product, dialect, extension: "" }
    }

    fn file_name(self, outcome: &Outcome) -> Result<String, Diagnostic> {
        let dialect = dialect_meant(&outcome.records, &outcome.sources, self.dialect)?.name()?;
        Ok(self.product.file_name(&Target::new(dialect, self.extension)))
    }
}

/// Generates one output.
pub(crate) fn run(kind: &Kind) -> i32 {
    match kind {
        Kind::Docs(args) => docs::run(args),
        Kind::Rust(args) => rust::run(args),
        Kind::Pdl(args) => pdl::run(args),
        Kind::PythonOps(args) => python::ops(args),
        Kind::PythonEnums(args) => python::enums(args),
        Kind::PythonTypes(args) => python::types(args),
        Kind::PythonStubs(args) => python::stubs(args),
        Kind::PythonReflect(args) => python::reflect(args),
    }
}

/// Reads the definitions, lets `emit` make the text, and writes it. When something is wrong that is reported, and nothing
/// is written.
pub(crate) fn generate(
    args: &CommonArgs,
    subject: Subject<'_>,
    emit: impl FnOnce(&Outcome) -> Output,
) -> i32 {
    let mut outcome = match commands::read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    let made = emit(&outcome).and_then(|text| {
        let name = args.place.out_dir.as_ref().map(|_| subject.file_name(&outcome)).transpose();
        Ok((text, name.map_err(|error| vec![error])?))
    });
    match made {
        Ok((text, name)) => {
            let code = args.place.write(name.as_deref().unwrap_or_default(), &text, &outcome.opened);
            // The process ends here; to free records one by one would serve nobody.
            std::mem::forget(outcome);
            code
        }
        Err(diagnostics) => {
            outcome.diagnostics = diagnostics;
            report::report(&outcome, args.read.format(), args.read.color);
            EXIT_ERRORS
        }
    }
}

impl PlaceArgs {
    /// Writes an output whose file is called `name` in the folder, if one is asked for.
    fn write(&self, name: &str, text: &str, inputs: &[String]) -> i32 {
        let output = match &self.out_dir {
            None => self.write.output.clone(),
            Some(folder) => {
                if let Err(error) = fs::create_dir_all(folder) {
                    let message = format!("the folder '{}' cannot be made: {error}", folder.display());
                    return commands::finish(Err(Unwritten::Failed(message)));
                }
                Some(folder.join(name).to_string_lossy().into_owned())
            }
        };
        commands::write(&self.write, output.as_deref(), inputs, &mut |out| out.write_all(text.as_bytes()))
    }
}
