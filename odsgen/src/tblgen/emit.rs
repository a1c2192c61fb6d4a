//! Running the generators that read the ODS model.

use ods_codegen::model::Result;
use ods_codegen::{capi, docs};
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
}

/// The text that a generator makes of the input.
///
/// # Errors
/// What is wrong with a definition, or missing.
pub(super) fn emit(generator: ModelGenerator, settings: &Settings, outcome: &Outcome) -> Result<String> {
    let (records, sources) = (&outcome.records, &outcome.sources);
    match generator {
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
