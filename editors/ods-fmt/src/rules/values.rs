//! Values: strings, pastes, suffixes, and assignments.

use ods_parser::syntax::TokenKind;

use super::{Parsed, Rules, shape};
use crate::doc::{Layout, Shape};

impl Rules<'_> {
    /// ` = value`. A value without brackets begins on the next line if it is too wide for this one. Lists and
    /// dags of a field (`is_field`) that are too wide have their items on lines between the brackets.
    pub(super) fn assigned(&mut self, is_field: bool) -> Parsed {
        self.spaced(TokenKind::EQUAL)?;
        if self.is_pasted(self.at, true) {
            return self.pasted(true, true);
        }
        if !matches!(self.peek(), TokenKind::IDENTIFIER | TokenKind::STRING)
            || self.skip_operand(self.at, true) > self.at + 1
        {
            self.doc.space();
            self.is_assigned = is_field && matches!(self.peek(), TokenKind::L_SQUARE | TokenKind::L_PAREN);
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
        self.source.kind(after) == TokenKind::HASH || self.is_strings(at)
    }

    fn is_strings(&self, at: usize) -> bool {
        self.source.kind(at) == TokenKind::STRING && self.source.kind(at + 1) == TokenKind::STRING
    }

    /// Operands of `#` in a group that is broken after the operator where they do not fit; `has_space` if it
    /// begins with a space.
    fn pasted(&mut self, has_bits: bool, has_space: bool) -> Parsed {
        // Strings that are broken in the source are texts of several lines.
        let is_broken = self.is_strings(self.at) && self.is_broken_before(self.at + 1);
        let is_filled = !self.is_strings(self.at);
        self.doc.open(Shape { is_broken, ..shape(Layout::Align, is_filled) });
        self.doc.start(has_space);
        self.operand(has_bits)?;
        while self.peek() == TokenKind::HASH {
            self.spaced(TokenKind::HASH)?;
            if matches!(
                self.peek(),
                TokenKind::COLON | TokenKind::SEMICOLON | TokenKind::L_BRACE | TokenKind::END
            ) {
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
            TokenKind::IDENTIFIER => {
                self.token();
                self.arguments()?;
            }
            TokenKind::STRING => {
                self.token();
                while self.peek() == TokenKind::STRING {
                    self.line();
                    self.token();
                }
            }
            TokenKind::INTEGER
            | TokenKind::CODE
            | TokenKind::QUESTION
            | TokenKind::FALSE
            | TokenKind::TRUE
            | TokenKind::NEGATIVE_INTEGER
            | TokenKind::BINARY => self.token(),
            TokenKind::L_SQUARE => self.list()?,
            TokenKind::BANG => self.bang()?,
            TokenKind::L_PAREN => self.dag()?,
            TokenKind::COND => self.cond()?,
            TokenKind::L_BRACE => self.bits()?,
            _ => return Err(self.at),
        }
        self.suffixes(has_bits)
    }

    /// `.field`, `[index]` and, with `has_bits`, `{bits}`.
    fn suffixes(&mut self, has_bits: bool) -> Parsed {
        loop {
            match (self.peek(), self.source.kind(self.at + 1)) {
                (TokenKind::DOT, _) => {
                    self.token();
                    self.expect(TokenKind::IDENTIFIER)?;
                }
                // Empty brackets are the next argument of a dag.
                (TokenKind::L_SQUARE, next) if next != TokenKind::R_SQUARE => {
                    self.ranges(TokenKind::R_SQUARE)?
                }
                (TokenKind::L_BRACE, next) if next != TokenKind::R_BRACE && has_bits => {
                    self.ranges(TokenKind::R_BRACE)?
                }
                _ => return Ok(()),
            }
        }
    }

    /// The token after an operand with its suffixes, if it is one.
    fn skip_operand(&self, mut at: usize, has_bits: bool) -> usize {
        let source = self.source;
        let after_brackets = |at: usize, bracket: TokenKind| {
            if source.kind(at) == bracket { source.mate(at).max(at) + 1 } else { at }
        };
        at = match source.kind(at) {
            TokenKind::IDENTIFIER => after_brackets(at + 1, TokenKind::LESS),
            TokenKind::STRING => {
                at + source
                    .kinds(at..source.len())
                    .iter()
                    .take_while(|&&kind| kind == TokenKind::STRING)
                    .count()
            }
            TokenKind::L_SQUARE => after_brackets(after_brackets(at, TokenKind::L_SQUARE), TokenKind::LESS),
            kind @ (TokenKind::L_PAREN | TokenKind::L_BRACE) => after_brackets(at, kind),
            TokenKind::BANG | TokenKind::COND => {
                after_brackets(after_brackets(at + 1, TokenKind::LESS), TokenKind::L_PAREN)
            }
            _ => at + 1,
        };
        loop {
            at = match (source.kind(at), source.kind(at + 1)) {
                (TokenKind::DOT, _) => at + 2,
                (TokenKind::L_SQUARE, next) if next != TokenKind::R_SQUARE => {
                    after_brackets(at, TokenKind::L_SQUARE)
                }
                (TokenKind::L_BRACE, next) if next != TokenKind::R_BRACE && has_bits => {
                    after_brackets(at, TokenKind::L_BRACE)
                }
                _ => return at,
            };
        }
    }

    /// The token after a value.
    pub(super) fn skip_value(&self, at: usize) -> usize {
        let mut at = self.skip_operand(at, true);
        while self.source.kind(at) == TokenKind::HASH {
            at = self.skip_operand(at + 1, false);
        }
        at
    }
}
