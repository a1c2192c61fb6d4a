//! Brackets in the bodies of dialects' types and attributes.
//!
//! The end of a body is found by its brackets before it is parsed. A body may contain types and attributes itself, so that
//! each level would scan the same bytes; the ends of long bodies are remembered instead.
//!
//! So deep nesting takes linear time.

use super::{ParseFailure, ParseResult, Parser};
use crate::text::token::TokenKind;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Texts shorter than this are scanned again.
const SHORT: u32 = 256;

/// An open bracket and its offset.
type Open = (u8, u32);

/// Known bracket positions in the outermost text that was scanned last.
#[derive(Default)]
pub(super) struct Ends {
    /// The offsets of that text.
    outermost: Range<u32>,
    /// Offsets after the closing brackets of long texts in it, by the offsets of the opening ones.
    known: FxHashMap<u32, u32>,
}

impl Parser<'_> {
    /// Skips balanced brackets from the current `<`, and returns the offset of their end.
    pub(super) fn parse_body(&mut self) -> ParseResult<u32> {
        let start = self.token.start;
        let end = match self.ends.known.get(&start) {
            Some(end) => *end,
            None if self.ends.outermost.contains(&start) => self.find_end(start)?,
            None => self.find_outermost_end(start)?,
        };
        self.reset(end);
        Ok(end)
    }

    fn find_outermost_end(&mut self, start: u32) -> ParseResult<u32> {
        if !self.ends.known.is_empty() {
            self.ends.known = FxHashMap::default();
        }
        let end = self.find_end(start)?;
        self.ends.outermost = start..end;
        Ok(end)
    }

    /// Returns the offset after the bracket that closes the one at `start`; records the ends of long texts in it.
    fn find_end(&mut self, start: u32) -> ParseResult<u32> {
        let text = self.lexer.text();
        let mut open: Vec<Open> = Vec::new();
        let mut at = start;
        loop {
            let byte = text.get(at as usize).copied().unwrap_or(0);
            at += 1;
            match byte {
                b'<' | b'[' | b'(' | b'{' => open.push((byte, at - 1)),
                b'-' if text.get(at as usize) == Some(&b'>') => at += 1,
                b'>' => self.close_bracket(&mut open, b'<', at)?,
                b']' => self.close_bracket(&mut open, b'[', at)?,
                b')' => self.close_bracket(&mut open, b'(', at)?,
                b'}' => self.close_bracket(&mut open, b'{', at)?,
                b'"' => at = self.string_end(at - 1)?,
                0 => return Err(self.unbalanced(&open)),
                _ => {}
            }
            if open.is_empty() {
                return Ok(at);
            }
        }
    }

    fn string_end(&mut self, offset: u32) -> ParseResult<u32> {
        self.reset(offset);
        if self.is_at(TokenKind::Error) { Err(ParseFailure) } else { Ok(self.token.end) }
    }

    /// Closes the innermost bracket, which must be `expected`; `end` is the offset after it.
    fn close_bracket(&mut self, open: &mut Vec<Open>, expected: u8, end: u32) -> ParseResult<()> {
        match open.pop_if(|(bracket, _)| *bracket == expected) {
            Some((_, start)) => {
                if expected == b'<' && end - start >= SHORT {
                    self.ends.known.insert(start, end);
                }
                Ok(())
            }
            None => Err(self.unbalanced(open)),
        }
    }

    fn unbalanced(&mut self, open: &[Open]) -> ParseFailure {
        let bracket = open.last().map_or('<', |(bracket, _)| char::from(*bracket));
        self.error_here(format!("unbalanced '{bracket}' character in pretty dialect name"))
    }
}
