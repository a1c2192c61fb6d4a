//! Locations in definitions that come with the generator, and C++ declarations that only C++ can use.

use ods_parser::diagnostics::{Diagnostic, Note};
use ods_parser::records::RecordRef;
use ods_parser::source::{SourceMap, Span};

use super::FieldText;
use crate::prelude;

/// The fields of operations, types and attributes with declarations and definitions of C++ members.
const CPP_FIELDS: [&str; 2] = ["extraClassDeclaration", "extraClassDefinition"];

/// Whether a location is in a file that comes with the generator: an embedded one, or MLIR's file of the same path.
#[must_use]
pub fn is_provided(span: Span, sources: &SourceMap) -> bool {
    let Some(file) = sources.file_of(span.lo).map(|id| sources.file(id)) else { return false };
    let is_path = |path: &&str| {
        let rest = file.path.strip_suffix(path);
        rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('/'))
    };
    !span.is_none() && prelude::FILES.iter().map(|(path, _)| *path).any(|path| is_path(&path))
}

/// A diagnostic as the author of `owner` needs it: one in a file that comes with the generator is about the definition at `owner`, and
/// that location is a note.
#[must_use]
pub fn authored(diagnostic: Diagnostic, owner: Span, sources: &SourceMap) -> Diagnostic {
    let span = diagnostic.span;
    if owner.is_none() || !is_provided(span, sources) || is_provided(owner, sources) {
        return diagnostic;
    }
    let mut notes = diagnostic.notes;
    notes.insert(0, Note { span, message: "the code is here".to_owned() });
    Diagnostic { span: owner, notes, ..diagnostic }
}

/// The fields of a definition with code for C++ classes, which have no counterpart in Rust, with the location of each.
#[must_use]
pub fn cpp_members(record: RecordRef<'_>) -> Vec<(&'static str, Span)> {
    let located = |field: &'static str| {
        let text = FieldText::of_field(record, field).filter(|text| !text.text.trim().is_empty())?;
        Some((field, [text.value, text.field].into_iter().find(|span| !span.is_none())?))
    };
    CPP_FIELDS.into_iter().filter_map(located).collect()
}
