//! Pieces of code with their place in a definition.

use std::ops::Range;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::{FieldRef, RecordRef};
use ods_parser::source::{SourceMap, Span};

use super::SyntaxError;
use crate::codes;

/// A piece of code: the text of a field, and where the field got it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'r> {
    /// The text.
    pub text: &'r str,
    /// The expression in the definition that the text is the value of; the record when there is none.
    pub span: Span,
}

impl<'r> Piece<'r> {
    /// The code in a field of a record; none when the field holds no text.
    #[must_use]
    pub fn of_field(record: RecordRef<'r>, field: &str) -> Option<Piece<'r>> {
        let text = record.get(field).as_str()?;
        let span = record.field(field).map(FieldRef::value_span).filter(|span| !span.is_none());
        Some(Piece { text, span: span.unwrap_or(record.span()) })
    }

    /// Where a part of the text stands: the part itself when the definition has the text as a literal, otherwise (the
    /// text was put together) the expression that it is the value of.
    #[must_use]
    pub fn locate(self, place: &Range<u32>, sources: &SourceMap) -> Span {
        let written = sources.text(self.span);
        let start = match written.find(self.text) {
            Some(start @ (1 | 2)) if written.len() == self.text.len() + 2 * start => start as u32,
            _ => return self.span,
        };
        Span::new(self.span.lo + start + place.start, self.span.lo + start + place.end)
    }

    /// What is wrong with the piece.
    #[must_use]
    pub fn error(self, error: &SyntaxError) -> PieceError<'r> {
        PieceError { piece: self, error: error.clone() }
    }
}

/// Why a piece of code cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceError<'r> {
    /// The piece.
    pub piece: Piece<'r>,
    /// What is wrong with it.
    pub error: SyntaxError,
}

impl PieceError<'_> {
    /// The error as a message with its place.
    #[must_use]
    pub fn diagnostic(&self, sources: &SourceMap) -> Diagnostic {
        let span = self.piece.locate(&self.error.place, sources);
        let message = format!("code that cannot be read: {}", self.error.message);
        let diagnostic = Diagnostic::error(codes::WRONG_CODE, span, message);
        if span == self.piece.span {
            return diagnostic.with_help(format!("the code is `{}`", self.piece.text));
        }
        diagnostic
    }
}
