//! The children of a pair of the grammar.

use std::ops::Range;

use pest::iterators::{Pair, Pairs};

use super::super::{Expr, ExprKind};
use super::{Rule, SyntaxError};

pub(super) type Result<T> = std::result::Result<T, SyntaxError>;

pub(super) fn range(pair: &Pair<'_, Rule>) -> Range<u32> {
    let span = pair.as_span();
    span.start() as u32..span.end() as u32
}

pub(super) fn node(kind: ExprKind, range: Range<u32>) -> Result<Expr> {
    Expr::new(kind, range.clone()).ok_or_else(|| SyntaxError::new(range, "the code nests too deeply"))
}

/// The error for a match that the grammar rules out, so that a bug in the grammar does not cause a panic.
pub(super) fn unexpected(range: Range<u32>) -> SyntaxError {
    SyntaxError::new(range, "the code has an unexpected form")
}

/// The parts of a pair, with an error for a missing one.
pub(super) struct Children<'t> {
    pub(super) range: Range<u32>,
    pub(super) pairs: Pairs<'t, Rule>,
}

impl<'t> Children<'t> {
    pub(super) fn new(pair: Pair<'t, Rule>) -> Children<'t> {
        Children { range: range(&pair), pairs: pair.into_inner() }
    }

    pub(super) fn next(&mut self) -> Result<Pair<'t, Rule>> {
        self.pairs.next().ok_or_else(|| unexpected(self.range.clone()))
    }

    pub(super) fn next_if(&mut self, rule: Rule) -> Option<Pair<'t, Rule>> {
        if self.pairs.peek()?.as_rule() == rule { self.pairs.next() } else { None }
    }
}
