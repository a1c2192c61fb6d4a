//! The brackets that are open at an atom.

use ir_core::text::TokenKind;

/// The kind of an open bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BracketKind {
    /// `{` of a region.
    Region,
    /// `{` of a dictionary.
    Dictionary,
    /// Another `{`.
    Brace,
    Paren,
    Square,
    /// `<`, which may be an operator.
    Angle,
    /// `<` of a type or attribute of `builtin`.
    Body,
    /// The same with names and colons: `array<i32: 1>`.
    Named,
    /// The same of elements.
    Elements,
}

impl BracketKind {
    /// Whether the text in the brackets is a type or attribute of `builtin`.
    pub(crate) fn is_body(self) -> bool {
        matches!(self, BracketKind::Body | BracketKind::Named | BracketKind::Elements)
    }
}

/// An open bracket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bracket {
    pub(crate) kind: BracketKind,
    /// Columns of the atom after it, in the source and in the result, if that is on the same line.
    pub(crate) first: Option<(usize, usize)>,
}

/// The open brackets, innermost last.
#[derive(Default)]
pub(crate) struct Brackets(Vec<Bracket>);

impl Brackets {
    pub(crate) fn open(&mut self, kind: BracketKind) {
        self.0.push(Bracket { kind, first: None });
    }

    /// Closes the innermost bracket that the token closes, and those in it, which are operators. No token
    /// closes a region.
    pub(crate) fn close(&mut self, token: TokenKind) {
        let matches = |kind: BracketKind| match token {
            TokenKind::RParen => kind == BracketKind::Paren,
            TokenKind::RSquare => kind == BracketKind::Square,
            TokenKind::RBrace => matches!(kind, BracketKind::Brace | BracketKind::Dictionary),
            _ => kind == BracketKind::Angle || kind.is_body(),
        };
        let own = self.0.iter().rev().take_while(|bracket| bracket.kind != BracketKind::Region);
        let found = own.take(if token == TokenKind::Greater { 1 } else { usize::MAX });
        if let Some(depth) = found.map(|bracket| bracket.kind).position(matches) {
            self.0.truncate(self.0.len() - depth - 1);
        }
    }

    /// Closes brackets that an operation left open.
    pub(crate) fn end_operation(&mut self) {
        let own = self.0.iter().rev().take_while(|bracket| bracket.kind != BracketKind::Region);
        let count = own.count();
        self.0.truncate(self.0.len() - count);
    }

    pub(crate) fn close_region(&mut self) {
        self.end_operation();
        self.0.pop();
    }

    pub(crate) fn innermost(&self) -> Option<Bracket> {
        self.0.last().copied()
    }

    pub(crate) fn innermost_kind(&self) -> Option<BracketKind> {
        self.0.last().map(|bracket| bracket.kind)
    }

    /// Whether the innermost brackets are those of a complex number among elements.
    pub(crate) fn is_in_complex_number(&self) -> bool {
        let mut kinds = self.0.iter().rev().map(|bracket| bracket.kind);
        kinds.next() == Some(BracketKind::Paren)
            && kinds.find(|kind| *kind != BracketKind::Square) == Some(BracketKind::Elements)
    }

    /// Records the columns of the atom after the innermost bracket.
    pub(crate) fn set_first(&mut self, columns: (usize, usize)) {
        if let Some(bracket) = self.0.last_mut() {
            bracket.first = Some(columns);
        }
    }

    pub(crate) fn depth(&self) -> usize {
        self.0.len()
    }
}
