//! Spaces between two atoms of a line. Where `mlir-opt` prints a pair of tokens in one way whatever the operation, that is the style; elsewhere the
//! author's choice between one space and none remains, since it may even have a meaning (`#alias <` and `#dialect<`).

use crate::brackets::{BracketKind, Brackets};
use crate::source::Source;
use ir_core::text::{MarkKind, TokenKind};

/// The kind of text around an atom, as far as spaces depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// The names of results, or of an alias, up to `=`.
    Names,
    /// A label; the number of brackets around it.
    Label(usize),
    /// An operation in generic form; the number of brackets around it.
    Generic(usize),
    Other,
}

/// An atom and the one before it.
pub(crate) struct Pair<'s> {
    pub(crate) source: &'s Source<'s>,
    /// Index of the atom, which is not the first one.
    pub(crate) index: usize,
    pub(crate) place: Place,
    /// The brackets that are open before the atom.
    pub(crate) brackets: &'s Brackets,
    pub(crate) role: Option<MarkKind>,
    pub(crate) role_before: Option<MarkKind>,
    /// Whether the source has a space.
    pub(crate) is_spaced: bool,
}

impl Pair<'_> {
    fn kind(&self, distance: usize) -> Option<TokenKind> {
        self.source.kind(self.index.checked_sub(distance)?)
    }

    /// Whether a space is between the atoms.
    pub(crate) fn has_space(&self) -> bool {
        let (Some(next), Some(before)) = (self.kind(0), self.kind(1)) else { return self.is_spaced };
        self.of_brackets(before, next)
            .or_else(|| self.of_place(before, next))
            .or_else(|| self.of_equal(before, next))
            .unwrap_or(self.is_spaced)
    }

    /// Commas, brackets, arrows, and regions.
    fn of_brackets(&self, before: TokenKind, next: TokenKind) -> Option<bool> {
        use TokenKind::{Arrow, Comma, Greater, LBrace, LParen, LSquare, Less, RBrace, RParen, RSquare};
        let innermost = self.brackets.innermost_kind();
        let is_list = innermost == Some(BracketKind::Dictionary);
        match (before, next) {
            (LParen | LSquare, _) | (_, Comma | RParen | RSquare) => Some(false),
            (LBrace, RBrace) => Some(false),
            (LBrace, _) | (_, RBrace) if is_list => Some(false),
            (Less, _) | (_, Greater)
                if matches!(innermost, Some(BracketKind::Body | BracketKind::Elements)) =>
            {
                Some(false)
            }
            // Complex numbers among elements and some flags of operations are printed without spaces.
            (Comma, _) if self.brackets.is_in_complex_number() || innermost == Some(BracketKind::Angle) => None,
            (Comma | Arrow, _) | (_, Arrow) => Some(true),
            _ if self.role == Some(MarkKind::Open) || self.role_before == Some(MarkKind::Close) => Some(true),
            (Less | TokenKind::Equal, LBrace) => None,
            (_, LBrace) if is_dictionary(self.source, self.index) => Some(true),
            _ => None,
        }
    }

    /// Names of results, labels, and the type of an operation in generic form.
    fn of_place(&self, before: TokenKind, next: TokenKind) -> Option<bool> {
        use TokenKind::{Colon, LParen};
        let depth = self.brackets.depth();
        match (self.place, before, next) {
            (Place::Names, _, Colon) | (Place::Names, Colon, _) => Some(false),
            (Place::Names, _, TokenKind::Equal) => Some(true),
            (Place::Label(around), _, LParen | Colon) if depth == around => Some(false),
            (Place::Label(around), TokenKind::PercentId, Colon) if depth == around + 1 => Some(false),
            (Place::Label(around), Colon, _) if depth == around + 1 => Some(true),
            (Place::Generic(around), _, Colon) | (Place::Generic(around), Colon, _) if depth == around => {
                Some(true)
            }
            (Place::Generic(around), TokenKind::String, LParen) if depth == around => Some(false),
            _ => None,
        }
    }

    /// The sign after the names of results, after that of an alias, and after the name of an entry of a dictionary.
    fn of_equal(&self, before: TokenKind, next: TokenKind) -> Option<bool> {
        let is_in_dictionary = self.brackets.innermost_kind() == Some(BracketKind::Dictionary);
        let is_entry = |name: usize| {
            is_in_dictionary
                && self.kind(name).is_some_and(is_key)
                && matches!(self.kind(name + 1), Some(TokenKind::LBrace | TokenKind::Comma))
        };
        match (before, next) {
            (_, TokenKind::Equal) if is_entry(1) => Some(true),
            (TokenKind::Equal, _) if is_entry(2) || self.place == Place::Names => Some(true),
            _ => None,
        }
    }
}

fn is_key(kind: TokenKind) -> bool {
    kind.is_identifier() || kind == TokenKind::String
}

/// Whether the brace at an index opens a dictionary whose first entry has a value, or an empty one. (`{ word }` may be something else.)
pub(crate) fn is_dictionary(source: &Source<'_>, index: usize) -> bool {
    match source.kind(index + 1) {
        Some(TokenKind::RBrace) => true,
        Some(kind) if is_key(kind) => source.kind(index + 2) == Some(TokenKind::Equal),
        _ => false,
    }
}

/// The kind of a `<` after this token.
pub(crate) fn angle(before: Option<TokenKind>) -> BracketKind {
    match before {
        Some(TokenKind::KwDense | TokenKind::KwSparse) => BracketKind::Elements,
        Some(
            TokenKind::KwAffineMap
            | TokenKind::KwAffineSet
            | TokenKind::KwArray
            | TokenKind::KwComplex
            | TokenKind::KwDenseResource
            | TokenKind::KwMemref
            | TokenKind::KwStrided
            | TokenKind::KwTensor
            | TokenKind::KwTuple
            | TokenKind::KwVector,
        ) => BracketKind::Body,
        _ => BracketKind::Angle,
    }
}
