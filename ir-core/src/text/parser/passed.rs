//! Telling the owner of a text which parts of it the parser has passed, so that their memory can be released.
//!
//! **Invariant**: the parser keeps no reference to passed parts of a source, except for names of open
//! scopes. So drivers can release the pages of a mapped input.

use super::Parser;
use super::operation::OnPassed;

/// Bytes that are worth a call.
const MIN_PART: usize = 1 << 18;

/// The parts that the parser has passed.
#[derive(Clone, Copy)]
pub(crate) struct Passed<'a> {
    tell: &'a OnPassed<'a>,
    /// The first byte of which nothing was told.
    from: usize,
}

impl<'a> Passed<'a> {
    pub(crate) fn new(tell: &'a OnPassed<'a>) -> Self {
        Passed { tell, from: 0 }
    }
}

impl Parser<'_> {
    /// Parts of the text begin at the current token.
    pub(super) fn passes_from_here(&mut self) {
        if let Some(passed) = &mut self.passed {
            passed.from = self.token.start as usize;
        }
    }

    /// Tells of the text up to the current token, if it is long enough.
    pub(super) fn tell_passed(&mut self) {
        self.tell_passed_to(self.token.start);
    }

    /// Tells of the text up to an offset, if it is long enough.
    pub(super) fn tell_passed_to(&mut self, at: u32) {
        if let Some(Passed { tell, from }) = &mut self.passed {
            let at = at as usize;
            if at.saturating_sub(*from) >= MIN_PART {
                tell(&self.lexer.text()[*from..at]);
                *from = at;
            }
        }
    }
}
