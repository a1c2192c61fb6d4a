//! Spaces between two atoms of a line. If `mlir-opt` prints a pair of tokens the same way for all operations,
//! that is the style. Elsewhere the choice between one space and none is preserved, since it can affect the
//! meaning (`#alias <` and `#dialect<`).
//!
//! **Invariant**: a pair of tokens without a rule here keeps its spacing.

use crate::brackets::{BracketKind, Brackets};
use crate::source::Source;
use ir_core::text::{MarkKind, TokenKind};

/// The kind of syntax that contains an atom and determines its spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Syntax {
    /// The names of results, or of an alias, up to `=`.
    Names,
    /// A label; the number of brackets around it.
    Label(usize),
    /// An operation in generic form; the number of brackets around it.
    Generic(usize),
    /// An operation in custom form, or the definition of an alias; the number of brackets around it.
    Custom(usize),
    Other,
}

/// An atom and the one before it.
pub(crate) struct Pair<'s> {
    pub(crate) source: &'s Source<'s>,
    /// Index of the atom, which is not the first one.
    pub(crate) index: usize,
    pub(crate) syntax: Syntax,
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

    fn kind_after(&self) -> Option<TokenKind> {
        self.source.kind(self.index + 1)
    }

    /// Whether a space is between the atoms.
    pub(crate) fn has_space(&self) -> bool {
        let (Some(next), Some(before)) = (self.kind(0), self.kind(1)) else { return self.is_spaced };
        self.bracket_space(before, next)
            .or_else(|| self.syntax_space(before, next))
            .or_else(|| self.equal_sign_space(before, next))
            .unwrap_or(self.is_spaced)
    }

    /// Commas, brackets, arrows, and regions.
    fn bracket_space(&self, before: TokenKind, next: TokenKind) -> Option<bool> {
        use TokenKind::{
            Arrow, Colon, Comma, Greater, LBrace, LParen, LSquare, Less, RBrace, RParen, RSquare,
        };
        let innermost = self.brackets.innermost_kind();
        let is_list = innermost == Some(BracketKind::Dictionary);
        match (before, next) {
            (LParen | LSquare, _) | (_, Comma | RParen | RSquare) => Some(false),
            (LBrace, RBrace) => Some(false),
            (LBrace, _) | (_, RBrace) if is_list => Some(false),
            (Less, _) | (_, Greater) if innermost.is_some_and(BracketKind::is_body) => Some(false),
            // Complex numbers among elements and some flags of operations are printed without spaces.
            (Comma, _) if self.brackets.is_in_complex_number() || innermost == Some(BracketKind::Angle) => {
                None
            }
            (Comma | Arrow, _) | (_, Arrow) => Some(true),
            _ if self.role == Some(MarkKind::Open) || self.role_before == Some(MarkKind::Close) => Some(true),
            (Less | TokenKind::Equal, LBrace) => None,
            (_, LBrace) if is_dictionary(self.source, self.index, self.syntax, self.brackets) => Some(true),
            (_, Colon) if self.kind_after() == Some(Colon) => Some(false),
            (Colon, Colon) => Some(false),
            (Colon, _) if self.kind(2) == Some(Colon) => Some(false),
            (_, Colon) if innermost == Some(BracketKind::Named) => Some(false),
            (Colon, _) if innermost == Some(BracketKind::Named) => Some(true),
            (Colon, _) | (_, Colon) if is_list => Some(true),
            _ => None,
        }
    }

    /// Names of results, labels, and operations in generic form.
    fn syntax_space(&self, before: TokenKind, next: TokenKind) -> Option<bool> {
        match self.syntax {
            Syntax::Names => names_space(before, next),
            Syntax::Label(depth) => label_space(before, next, self.brackets.depth().saturating_sub(depth)),
            Syntax::Generic(depth) if self.brackets.depth() == depth => generic_space(before, next),
            Syntax::Custom(depth) if self.brackets.depth() == depth => custom_space(before, next),
            Syntax::Generic(_) | Syntax::Custom(_) | Syntax::Other => None,
        }
    }

    /// The sign after the names of results, after that of an alias, and after the name of an entry of a
    /// dictionary.
    fn equal_sign_space(&self, before: TokenKind, next: TokenKind) -> Option<bool> {
        let is_in_dictionary = self.brackets.innermost_kind() == Some(BracketKind::Dictionary);
        let is_entry = |name: usize| {
            is_in_dictionary
                && self.kind(name).is_some_and(is_key)
                && matches!(self.kind(name + 1), Some(TokenKind::LBrace | TokenKind::Comma))
        };
        match (before, next) {
            (_, TokenKind::Equal) if is_entry(1) => Some(true),
            (TokenKind::Equal, _) if is_entry(2) || self.syntax == Syntax::Names => Some(true),
            _ => None,
        }
    }
}

fn is_key(kind: TokenKind) -> bool {
    kind.is_identifier() || kind == TokenKind::String
}

/// Up to the sign after the names of results: `%0:2, %1 =`.
fn names_space(before: TokenKind, next: TokenKind) -> Option<bool> {
    match (before, next) {
        (_, TokenKind::Colon) | (TokenKind::Colon, _) => Some(false),
        (_, TokenKind::Equal) => Some(true),
        _ => None,
    }
}

/// In a label and this number of brackets: `^bb0(%arg0: i32):`.
fn label_space(before: TokenKind, next: TokenKind, depth: usize) -> Option<bool> {
    match (depth, before, next) {
        (0, _, TokenKind::LParen | TokenKind::Colon) => Some(false),
        (1, TokenKind::PercentId, TokenKind::Colon) => Some(false),
        (1, TokenKind::Colon, _) => Some(true),
        _ => None,
    }
}

/// In an operation in generic form: `"name"(%0)[^bb1] <{a = 1}> ({ … }) {b} : (i32) -> ()`.
fn generic_space(before: TokenKind, next: TokenKind) -> Option<bool> {
    use TokenKind::{Colon, Greater, LBrace, LParen, LSquare, Less, RParen, RSquare};
    match (before, next) {
        (TokenKind::String, LParen) | (RParen, LSquare) => Some(false),
        (RParen | RSquare, Less) | (RParen | RSquare | Greater, LParen) => Some(true),
        (_, Colon) | (Colon, _) => Some(true),
        (RParen | RSquare | Greater, LBrace) => Some(true),
        _ => None,
    }
}

/// In an operation in custom form, outside of brackets: `name %0 : i32`.
fn custom_space(before: TokenKind, next: TokenKind) -> Option<bool> {
    match (before, next) {
        // In some formats a keyword precedes the colon: `to offset: [0]`.
        (word, TokenKind::Colon) if word.is_identifier() => None,
        (_, TokenKind::Colon) | (TokenKind::Colon, _) => Some(true),
        _ => None,
    }
}

/// Whether the brace at an index, which opens no region, opens a dictionary. It does after certain tokens, if
/// its first entry has a value, or if it is empty. (`{ word }` may be something else.)
pub(crate) fn is_dictionary(source: &Source<'_>, index: usize, syntax: Syntax, brackets: &Brackets) -> bool {
    let before = index.checked_sub(1).and_then(|before| source.kind(before));
    let is_value =
        before == Some(TokenKind::Equal) && brackets.innermost_kind() == Some(BracketKind::Dictionary);
    if is_value || before == Some(TokenKind::KwAttributes) || syntax == Syntax::Generic(brackets.depth()) {
        return true;
    }
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
        Some(TokenKind::KwArray | TokenKind::KwStrided) => BracketKind::Named,
        Some(
            TokenKind::KwAffineMap
            | TokenKind::KwAffineSet
            | TokenKind::KwComplex
            | TokenKind::KwDenseResource
            | TokenKind::KwMemref
            | TokenKind::KwTensor
            | TokenKind::KwTuple
            | TokenKind::KwVector,
        ) => BracketKind::Body,
        _ => BracketKind::Angle,
    }
}
