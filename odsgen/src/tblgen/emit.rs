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
<<<<<<< HEAD
    /// `--dialect`: the dialect to generate for.
    pub(super) dialect: Option<String>,
    /// How operations are documented.
    pub(super) operations: docs::OpOptions,
=======
    /// `--bind-dialect`, `--dialect-extension`: what the Python module of operations is about.
    pub(super) op_bindings: OpBindings,
    /// `--op-include-regex`: which operations are written; all when it is empty.
    pub(super) op_include: String,
    /// `--op-exclude-regex`: which operations are not written.
    pub(super) op_exclude: String,
}

impl Settings {
    /// Where the value of an option is kept; none when the option is none of these.
    pub(super) fn text(&mut self, option: &str) -> Option<&mut String> {
        Some(match option {
            "prefix" => &mut self.prefix,
            "bind-dialect" => &mut self.op_bindings.dialect,
            "dialect-extension" => &mut self.op_bindings.extension,
            "op-include-regex" => &mut self.op_include,
            "op-exclude-regex" => &mut self.op_exclude,
            _ => return None,
        })
    }
>>>>>>> afce573 (Write Python modules of operations and enums)
}

/// The text that a generator makes of the input.
///
/// # Errors
<<<<<<< HEAD
/// What is wrong with a definition, or missing.
pub(super) fn emit(generator: ModelGenerator, settings: &Settings, outcome: &Outcome) -> Result<String> {
    let (records, sources) = (&outcome.records, &outcome.sources);
    match generator {
        ModelGenerator::OpDoc => docs::op_doc(records, sources, &settings.operations),
        ModelGenerator::DialectDoc => {
            docs::dialect_doc(records, sources, settings.dialect.as_deref(), &settings.operations)
        }
=======
/// All that is wrong with the definitions, or missing.
pub(super) fn emit(generator: ModelGenerator, settings: &Settings, outcome: &Outcome) -> Output {
    let records = &outcome.records;
    let text = match generator {
        ModelGenerator::PythonOpBindings => return python::op_bindings(records, &settings.op_bindings),
        ModelGenerator::PythonEnumBindings => return python::enum_bindings(records),
>>>>>>> afce573 (Write Python modules of operations and enums)
        ModelGenerator::DefDoc(kind) => docs::def_doc(records, kind),
        ModelGenerator::EnumDoc => docs::enum_doc(records),
        ModelGenerator::InterfaceDocs(kind) => docs::interface_docs(records, sources, kind),
        ModelGenerator::PassDoc => docs::pass_doc(records),
        ModelGenerator::PassCapiHeader => capi::pass_header(records, &settings.prefix),
        ModelGenerator::PassCapiImpl => capi::pass_source(records, &settings.prefix),
    };
    text.map_err(|error| vec![error])
}
