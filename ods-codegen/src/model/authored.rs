//! Locations in definitions that come with the generator, and C++ declarations that only C++ can use.

use std::collections::BTreeSet;

use ods_parser::diagnostics::{Diagnostic, Note};
use ods_parser::records::RecordRef;
use ods_parser::source::{SourceMap, Span};

use super::FieldText;
use super::operation::{are_syntax_calls, operation_class};
use crate::prelude;

/// The fields of operations, types and attributes with declarations and definitions of C++ members.
const CPP_FIELDS: [&str; 2] = ["extraClassDeclaration", "extraClassDefinition"];

/// Whether a location is in a file that comes with the generator: an embedded one, or MLIR's file of the same
/// path.
#[must_use]
pub fn is_provided(span: Span, sources: &SourceMap) -> bool {
    let Some(file) = sources.file_of(span.lo).map(|id| sources.file(id)) else { return false };
    let is_path = |path: &&str| {
        let rest = file.path.strip_suffix(path);
        rest.is_some_and(|rest| rest.is_empty() || rest.ends_with('/'))
    };
    !span.is_none() && prelude::FILES.iter().map(|(path, _)| *path).any(|path| is_path(&path))
}

/// A diagnostic as the author of `owner` needs it: one in a file that comes with the generator is about the
/// definition at `owner`, and that location is a note.
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

/// A field with members of a C++ class, which have no counterpart in Rust.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CppMembers {
    /// The name of the definition.
    pub definition: String,
    /// The field: `extraClassDeclaration` or `extraClassDefinition`.
    pub field: &'static str,
    /// The location of its code.
    pub span: Span,
}

/// The members of C++ classes that an author's definitions have; each code once, even if several definitions
/// inherit it.
pub fn cpp_members<'r>(
    definitions: impl Iterator<Item = RecordRef<'r>>,
    sources: &SourceMap,
) -> Vec<CppMembers> {
    let mut seen: BTreeSet<Span> = BTreeSet::new();
    let mut found = Vec::new();
    for (record, field) in definitions.flat_map(|record| CPP_FIELDS.map(|field| (record, field))) {
        let is_used = |text: &FieldText<'_>| are_syntax_calls(text.text, operation_class(record.name()));
        let text = FieldText::from_field(record, field);
        let text = text.filter(|text| !text.text.trim().is_empty() && !is_used(text));
        let span = text.and_then(|text| [text.value, text.field].into_iter().find(|span| !span.is_none()));
        if let Some(span) = span.filter(|span| !is_provided(*span, sources) && seen.insert(*span)) {
            found.push(CppMembers { definition: record.name().to_owned(), field, span });
        }
    }
    found
}
