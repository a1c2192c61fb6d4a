//! Errors in pieces of code.

use super::SyntaxError;
use crate::model::Piece;
use crate::{Diagnostic, SourceMap, codes};

impl<'r> Piece<'r> {
    /// An error in the piece.
    pub fn error(self, error: &SyntaxError) -> PieceError<'r> {
        PieceError { piece: self, error: error.clone() }
    }
}

/// The reason why a piece of code cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceError<'r> {
    /// The piece.
    pub piece: Piece<'r>,
    /// The first error.
    pub error: SyntaxError,
}

impl PieceError<'_> {
    /// The error as a located diagnostic.
    pub fn diagnostic(&self, sources: &SourceMap) -> Diagnostic {
        let span = self.piece.locate(&self.error.range, sources);
        let message = format!("code that cannot be read: {}", self.error.message);
        let diagnostic = Diagnostic::error(codes::WRONG_CODE, span, message);
        if span == self.piece.span {
            return diagnostic.with_help(format!("the code is `{}`", self.piece.text));
        }
        diagnostic
    }
}
