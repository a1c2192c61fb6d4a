//! The model as an output.

use super::model_json;
use crate::emit::{Emitter, Failure, Input, OutputGroup, Settings};
use crate::model::selected_dialect;

const GROUP: OutputGroup = OutputGroup { name: "model", help: "The model as JSON" };

/// The outputs, in the order of help.
pub(crate) static EMITTERS: &[&dyn Emitter] = &[&Model];

/// The model as JSON, which `odsgen model` writes.
#[derive(Clone, Copy, Debug)]
pub struct Model;

impl Emitter for Model {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn path(&self, settings: &Settings) -> Option<String> {
        Some(format!("{}.json", settings.file_stem()))
    }

    fn is_costly(&self) -> bool {
        true
    }

    fn emit(&self, input: &Input<'_>) -> Result<String, Failure> {
        let dialect = input.settings.dialect();
        if dialect.is_some() {
            selected_dialect(input.records, dialect)?;
        }
        Ok(model_json(input.records, input.sources, dialect)?)
    }
}
