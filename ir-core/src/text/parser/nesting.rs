//! The limit on nesting: nothing that is read can be so deep that printing or walking it exhausts the stack.

use super::{MAX_NESTING, ParseResult, Parser};

/// How deep the parser is in types, attributes, affine expressions and locations.
#[derive(Default)]
pub(crate) struct Nesting {
    current: u32,
    /// The greatest depth reached.
    deepest: u32,
}

/// What an alias stands for, and how deep that is.
#[derive(Clone, Copy)]
pub(crate) struct Nested<T> {
    pub(crate) value: T,
    depth: u32,
}

impl<'a> Parser<'a> {
    /// Reads something that may hold others of its kind.
    pub(crate) fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> ParseResult<T>) -> ParseResult<T> {
        self.deepen(1)?;
        self.nesting.current += 1;
        let result = read(self);
        self.nesting.current -= 1;
        result
    }

    /// Notes that something of this depth stands here.
    pub(super) fn deepen(&mut self, depth: u32) -> ParseResult<()> {
        let reached = self.nesting.current.saturating_add(depth);
        if reached > MAX_NESTING {
            return Err(self.error_here(format!("nesting is deeper than {MAX_NESTING} levels")));
        }
        self.nesting.deepest = self.nesting.deepest.max(reached);
        Ok(())
    }

    /// Reads something, and measures how deep it is.
    pub(super) fn measured<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> ParseResult<T>,
    ) -> ParseResult<Nested<T>> {
        let before = std::mem::replace(&mut self.nesting.deepest, self.nesting.current);
        let result = read(self);
        let depth = self.nesting.deepest - self.nesting.current;
        self.nesting.deepest = self.nesting.deepest.max(before);
        result.map(|value| Nested { value, depth })
    }

    /// Uses what an alias stands for.
    pub(super) fn use_nested<T>(&mut self, nested: Nested<T>) -> ParseResult<T> {
        self.deepen(nested.depth)?;
        Ok(nested.value)
    }
}
