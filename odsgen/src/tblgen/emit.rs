//! Running the generators that read the ODS model.

use ods_codegen::python::{self, OpBindings};
use ods_codegen::{Output, capi, docs};
use ods_parser::Outcome;

use super::generators::ModelGenerator;

/// What the options of single generators say.
#[derive(Debug, Default)]
pub(super) struct Settings {
    /// `--prefix`: the name of a group of passes.
    pub(super) prefix: String,
    /// `--dialect`: the dialect to generate for.
    pub(super) dialect: Option<String>,
    /// How operations are documented.
    pub(super) operations: docs::OpOptions,
    /// `--bind-dialect`, `--dialect-extension`: what the Python module of operations is about.
    pub(super) op_bindings: OpBindings,
}

impl Settings {
    /// Where the value of an option is kept; none when the option is none of these.
    pub(super) fn text(&mut self, option: &str) -> Option<&mut String> {
        Some(match option {
            "prefix" => &mut self.prefix,
            "bind-dialect" => &mut self.op_bindings.dialect,
            "dialect-extension" => &mut self.op_bindings.extension,
            "strip-prefix" => &mut self.operations.strip_prefix,
            _ => return None,
        })
    }
}

/// The text that a generator makes of the input.
///
/// # Errors
/// All that is wrong with the definitions, or missing.
pub(super) fn emit(generator: ModelGenerator, settings: &Settings, outcome: &Outcome) -> Output {
    let (records, sources) = (&outcome.records, &outcome.sources);
    match generator {
        ModelGenerator::PythonOpBindings => python::op_bindings(records, &settings.op_bindings),
        ModelGenerator::PythonEnumBindings => python::enum_bindings(records),
        ModelGenerator::OpDoc => docs::op_doc(records, sources, &settings.operations),
        ModelGenerator::DialectDoc => {
            docs::dialect_doc(records, sources, settings.dialect.as_deref(), &settings.operations)
        }
        ModelGenerator::DefDoc(kind) => docs::def_doc(records, kind),
        ModelGenerator::EnumDoc => docs::enum_doc(records),
        ModelGenerator::InterfaceDocs(kind) => docs::interface_docs(records, sources, kind),
        ModelGenerator::PassDoc => docs::pass_doc(records),
        ModelGenerator::PassCapiHeader => capi::pass_header(records, &settings.prefix),
        ModelGenerator::PassCapiImpl => capi::pass_source(records, &settings.prefix),
    }
}
