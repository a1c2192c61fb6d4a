//! The Rust of a dialect, from definitions that were read.

use ods_codegen::check::check;
use ods_codegen::emit::References;
use ods_codegen::rust::{Options, generated};
use ods_parser::Outcome;
use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::loader::EMBEDDED;
use ods_parser::source::SourceMap;
use ods_parser::stack::both;

use crate::Messages;

/// The Rust of a dialect, and messages.
pub(crate) struct Text {
    /// Empty if there are errors.
    pub(crate) text: String,
    /// The modules and crates that the Rust refers to.
    pub(crate) references: References,
    /// Errors, or the warnings of `odsgen check`.
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
            let Outcome { records, sources, .. } = outcome;
            match both(|| generated(records, sources, &options), || check(records, sources)) {
                (Ok(generated), found) => {
                    (text, references) = (generated.text, generated.references);
                    let all = found.into_iter().chain(generated.warnings);
                    diagnostics.extend(all.filter(|found| is_own_warning(found, sources)));
                }
                (Err(errors), _) => diagnostics.extend(errors),
            }
        }
        let messages = Messages::new(&diagnostics, &outcome.sources);
        Text { text, references, messages, opened: outcome.opened.clone() }
    }
}

/// Whether it is a warning that is not about embedded definitions.
fn is_own_warning(found: &Diagnostic, sources: &SourceMap) -> bool {
    let path = sources.file_of(found.span.lo).map(|file| sources.file(file).path.as_str());
    found.severity == Severity::Warning && path.is_some_and(|path| !path.starts_with(EMBEDDED))
}
