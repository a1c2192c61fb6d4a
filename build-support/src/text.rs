//! The Rust of a dialect, from definitions that were read.

use ods_codegen::emit::References;
use ods_codegen::rust::{Options, dialect_with_references};
use ods_parser::Outcome;

use crate::Messages;

/// The Rust of a dialect, and messages.
pub(crate) struct Text {
    /// Empty if there are errors.
    pub(crate) text: String,
    /// The modules and crates that the Rust refers to.
    pub(crate) references: References,
    pub(crate) messages: Messages,
    /// The paths of the files that were opened.
    pub(crate) opened: Vec<String>,
}

impl Text {
    /// Generates the Rust of a dialect; without a name, of the one that the main file is about. With
    /// `is_module`, it is that of a whole module. It implements the traits `neutral`.
    pub(crate) fn new(outcome: &Outcome, dialect: Option<&str>, is_module: bool, neutral: &[&str]) -> Text {
        let (mut text, mut references) = (String::new(), References::default());
        let mut diagnostics = outcome.diagnostics.clone();
        if !outcome.has_errors() {
            diagnostics.extend(ods_codegen::model::deprecated_uses(&outcome.records, &outcome.sources));
            let options = Options { dialect, is_module, neutral, ..Options::default() };
            match dialect_with_references(&outcome.records, &outcome.sources, &options) {
                Ok(created) => (text, references) = created,
                Err(errors) => diagnostics.extend(errors),
            }
        }
        let messages = Messages::new(&diagnostics, &outcome.sources);
        Text { text, references, messages, opened: outcome.opened.clone() }
    }
}
