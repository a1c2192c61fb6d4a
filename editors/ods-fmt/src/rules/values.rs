//! Values: strings, pastes, suffixes, and assignments.

use super::{Parsed, Rules, shape};
use crate::doc::{Layout, Shape};

impl Rules<'_> {
    /// ` = value`. A value without brackets begins on the next line if it is too wide for this one. Lists and
    /// dags of a field (`is_field`) that are too wide have their items on lines between the brackets.
    pub(super) fn assigned(&mut self, is_field: bool) -> Parsed {
        self.spaced(b'=')?;
        if self.is_pasted(self.at, true) {
            return self.pasted(true, true);
        }
        if !matches!(self.peek(), b'i' | b's') || self.skip_operand(self.at, true) > self.at + 1 {
            self.doc.space();
            self.is_assigned = is_field && matches!(self.peek(), b'[' | b'(');
            let parsed = self.value();
            self.is_assigned = false;
            return parsed;
        }
        self.doc.open(Shape { is_value: true, ..shape(Layout::Align, true) });
        self.doc.start(true);
        self.value()?;
        self.doc.end(false);
        self.doc.close();
        Ok(())
    }

    /// A value.
    pub(super) fn value(&mut self) -> Parsed {
        if self.is_pasted(self.at, true) { self.pasted(true, false) } else { self.operand(true) }
    }

    /// The name of a record: a value in which `{` does not select bits.
    pub(super) fn name(&mut self) -> Parsed {
        if self.is_pasted(self.at, false) { self.pasted(false, false) } else { self.operand(false) }
    }

    /// Whether the value that begins at a token has several strings or operands of `#`.
    pub(super) fn is_pasted(&self, at: usize, has_bits: bool) -> bool {
        let after = self.skip_operand(at, has_bits);
        self.source.letter(after) == b'#' || self.is_strings(at)
    }

    fn is_strings(&self, at: usize) -> bool {
        self.source.letter(at) == b's' && self.source.letter(at + 1) == b's'
    }

    /// Operands of `#` in a group that is broken after the operator where they do not fit; `has_space` if it begins with a space.
    fn pasted(&mut self, has_bits: bool, has_space: bool) -> Parsed {
        // Strings that are broken in the source are texts of several lines.
        let is_broken = self.is_strings(self.at) && self.is_broken_before(self.at + 1);
        let is_filled = !self.is_strings(self.at);
        self.doc.open(Shape { is_broken, ..shape(Layout::Align, is_filled) });
        self.doc.start(has_space);
        self.operand(has_bits)?;
        while self.peek() == b'#' {
            self.spaced(b'#')?;
            if matches!(self.peek(), b':' | b';' | b'{' | 0) {
                break;
            }
            self.line();
            self.operand(false)?;
        }
        self.doc.end(false);
        self.doc.close();
        Ok(())
    }

    /// A value without `#`, and its suffixes.
    fn operand(&mut self, has_bits: bool) -> Parsed {
        match self.peek() {
            b'i' => {
                self.token();
                self.arguments()?;
            }
            b's' => {
                self.token();
                while self.peek() == b's' {
                    self.line();
                    self.token();
                }
            }
            b'n' | b'c' | b'?' | b'F' | b't' | b'm' | b'b' => self.token(),
            b'[' => self.list()?,
            b'o' => self.bang()?,
            b'(' => self.dag()?,
            b'q' => self.cond()?,
            b'{' => self.bits()?,
            _ => return Err(self.at),
        }
        self.suffixes(has_bits)
    }

    /// `.field`, `[index]` and, with `has_bits`, `{bits}`.
    fn suffixes(&mut self, has_bits: bool) -> Parsed {
        loop {
            match (self.peek(), self.source.letter(self.at + 1)) {
                (b'.', _) => {
                    self.token();
                    self.expect(b'i')?;
                }
                // Empty brackets are the next argument of a dag.
                (b'[', next) if next != b']' => self.ranges(b']')?,
                (b'{', next) if next != b'}' && has_bits => self.ranges(b'}')?,
                _ => return Ok(()),
            }
        }
    }

    /// The token after an operand with its suffixes, if it is one.
    fn skip_operand(&self, mut at: usize, has_bits: bool) -> usize {
        let source = self.source;
        let after_brackets = |at: usize, bracket: u8| {
            if source.letter(at) == bracket { source.mate(at).max(at) + 1 } else { at }
        };
        at = match source.letter(at) {
            b'i' => after_brackets(at + 1, b'<'),
            b's' => {
                at + source.letters(at..source.len()).iter().take_while(|&&letter| letter == b's').count()
            }
            b'[' => after_brackets(after_brackets(at, b'['), b'<'),
            letter @ (b'(' | b'{') => after_brackets(at, letter),
            b'o' | b'q' => after_brackets(after_brackets(at + 1, b'<'), b'('),
            _ => at + 1,
        };
        loop {
            at = match (source.letter(at), source.letter(at + 1)) {
                (b'.', _) => at + 2,
                (b'[', next) if next != b']' => after_brackets(at, b'['),
                (b'{', next) if next != b'}' && has_bits => after_brackets(at, b'{'),
                _ => return at,
            };
        }
    }

    /// The token after a value.
    pub(super) fn skip_value(&self, at: usize) -> usize {
        let mut at = self.skip_operand(at, true);
        while self.source.letter(at) == b'#' {
            at = self.skip_operand(at + 1, false);
        }
        at
    }
}
