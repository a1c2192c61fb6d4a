//! Notifications of the owner of a source about parsed chunks, so that their memory can be released.
//!
//! **Invariant**: the parser keeps no reference to parsed chunks of a source, except for names of open
//! scopes. So drivers can release the pages of a mapped input.

use super::Parser;

/// A callback for chunks of a source that the parser has passed and presumably does not read again, on any
/// thread. Their memory can be released if they can be read once more.
pub type OnPassed<'a> = dyn Fn(&[u8]) + Sync + 'a;

/// Bytes that are worth a call.
const MIN_PART: usize = 1 << 18;

/// The parts that the parser has passed.
#[derive(Clone, Copy)]
pub(crate) struct Passed<'a> {
    tell: &'a OnPassed<'a>,
    /// The offset of the first byte that was not reported.
    from: usize,
}

impl<'a> Passed<'a> {
    pub(crate) fn new(tell: &'a OnPassed<'a>) -> Self {
        Passed { tell, from: 0 }
    }
}

impl Parser<'_> {
    /// Begins a chunk at the current token.
    pub(super) fn passes_from_here(&mut self) {
        if let Some(passed) = &mut self.passed {
            passed.from = self.token.start as usize;
        }
    }

    /// Reports the chunk up to the current token, if it is long enough.
    pub(super) fn tell_passed(&mut self) {
        self.tell_passed_to(self.token.start);
    }

    /// Reports the chunk up to an offset, if it is long enough.
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
