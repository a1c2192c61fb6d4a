//! Pieces of code with their location in a definition.

use std::ops::Range;

use ods_parser::records::FieldRef;

use crate::{RecordRef, SourceMap, Span};

/// A piece of code: the text of a field, and its location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'r> {
    /// The text.
    pub text: &'r str,
    /// The span of the expression whose value is the text; that of the record if its class computes the text.
    pub span: Span,
}

/// The text of a field, and where the field is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldText<'r> {
    /// The text.
    pub text: &'r str,
    /// The span of the expression whose value is the text; none if its class computes the text.
    pub value: Span,
    /// The span of the field.
    pub field: Span,
}

impl<'r> FieldText<'r> {
    /// The text of a field of a record; `None` if the field has no string value.
    pub(super) fn from_field(record: RecordRef<'r>, field: &str) -> Option<FieldText<'r>> {
        let found = record.field(field)?;
        Some(FieldText { text: found.value().as_str()?, value: found.value_span(), field: found.span() })
    }
}

impl<'r> Piece<'r> {
    /// The code in a field of a record; `None` if the field has no string value.
    pub(super) fn from_field(record: RecordRef<'r>, field: &str) -> Option<Piece<'r>> {
        let text = record.get(field).as_str()?;
        let own = record.field(field).filter(|_| !record.is_inherited(field)).map(FieldRef::value_span);
        Some(Piece { text, span: own.filter(|span| !span.is_none()).unwrap_or(record.span()) })
    }

    /// Whether the text has an identifier.
    #[must_use]
    pub fn has_word(self, word: &str) -> bool {
        find_word(self.text, word).is_some()
    }

    /// Whether the code is whitespace.
    pub fn is_empty(self) -> bool {
        self.text.trim().is_empty()
    }

    /// The span of a range of the text: the range itself if the text is a literal in the definition, with or
    /// without the brackets that classes add; the whole definition if the text was computed.
    pub fn locate(self, range: &Range<u32>, sources: &SourceMap) -> Span {
        let written = following(self.span, sources);
        let inner = self.text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
        let candidates = [Some((self.text, 0)), inner.map(|text| (text, 1))];
        for (text, before) in candidates.into_iter().flatten() {
            if let Some(found) = written.find(text).filter(|_| !text.is_empty()) {
                let start = self.span.lo + found as u32;
                let at = |position: u32| start + position.saturating_sub(before).min(text.len() as u32);
                return Span::new(at(range.start), at(range.end));
            }
        }
        self.span
    }
}

/// The span of the first occurrence of an identifier in the text that follows a span, or else the span
/// itself.
#[must_use]
pub fn locate_word(span: Span, word: &str, sources: &SourceMap) -> Span {
    let Some(found) = find_word(following(span, sources), word) else { return span };
    let start = span.lo + found as u32;
    Span::new(start, start + word.len() as u32)
}

/// The first occurrence of an identifier in a text.
fn find_word(text: &str, word: &str) -> Option<usize> {
    let is_part = |c: char| c == '_' || c.is_alphanumeric();
    let is_whole =
        |at: &usize| !text[..*at].ends_with(is_part) && !text[*at + word.len()..].starts_with(is_part);
    let mut found = text.match_indices(word).map(|(at, _)| at).filter(|_| !word.is_empty());
    found.find(is_whole)
}

/// The text of a file from a position on, limited to the distance at which the value of a definition may
/// follow.
fn following(span: Span, sources: &SourceMap) -> &str {
    const MOST: usize = 4096;
    let Some(file) = sources.file_of(span.lo).map(|id| sources.file(id)) else { return "" };
    let rest = file.text.get((span.lo - file.base) as usize..).unwrap_or_default();
    let end = (0..=MOST.min(rest.len())).rev().find(|end| rest.is_char_boundary(*end));
    &rest[..end.unwrap_or(0)]
}
