//! `--definitions` without the feature of that name.

use crate::Registry;
use crate::definition_options::DefinitionOptions;
use driver_support::files::Failure;
use ir_core::context::Context;

/// No dialects.
pub(crate) struct NoDefinitions;

impl DefinitionOptions {
    /// Refuses definitions.
    pub(crate) fn read(&self, program: &str, _registry: Registry<'_>) -> Result<NoDefinitions, Failure> {
        if self.paths.is_empty() {
            return Ok(NoDefinitions);
        }
        Err(Failure::Message(format!(
            "{program}: '--definitions' needs the feature 'definitions' of ods-opt"
        )))
    }
}

/// The dialects of the program alone.
pub(crate) fn with_loaded<'a>(
    registry: Registry<'a>,
    _definitions: &'a NoDefinitions,
) -> impl Fn(&Context) + Sync + 'a {
    registry
}
