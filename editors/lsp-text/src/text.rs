//! Texts of documents: lines, and the protocol's positions as byte offsets.

use std::ops;
use std::sync::Arc;

use lsp_types::{
    ClientCapabilities, Position, PositionEncodingKind, Range, TextDocumentContentChangeEvent, TextEdit,
};

/// Unit in which the protocol counts columns, as client and server agreed on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Encoding {
    /// Bytes.
    Utf8,
    /// Code units of UTF-16, which every client supports.
    #[default]
    Utf16,
    /// Unicode scalar values.
    Utf32,
}

impl Encoding {
    /// The unit for a client: bytes if the client supports them, since they need no conversion.
    #[must_use]
    pub fn negotiate(client: &ClientCapabilities) -> Encoding {
        let offered = client.general.as_ref().and_then(|general| general.position_encodings.as_ref());
        let offers = |kind| offered.is_some_and(|offered| offered.contains(&kind));
        if offers(PositionEncodingKind::UTF8) {
            Encoding::Utf8
        } else if offers(PositionEncodingKind::UTF32) && !offers(PositionEncodingKind::UTF16) {
            Encoding::Utf32
        } else {
            Encoding::Utf16
        }
    }

    /// The protocol's name of the unit.
    #[must_use]
    pub fn kind(self) -> PositionEncodingKind {
        match self {
            Encoding::Utf8 => PositionEncodingKind::UTF8,
            Encoding::Utf16 => PositionEncodingKind::UTF16,
            Encoding::Utf32 => PositionEncodingKind::UTF32,
        }
    }

    /// Width of a character.
    fn width(self, c: char) -> usize {
        match self {
            Encoding::Utf8 => c.len_utf8(),
            Encoding::Utf16 => c.len_utf16(),
            Encoding::Utf32 => 1,
        }
    }
}

/// A text with the offsets of its lines.
#[derive(Debug)]
pub struct Text {
    content: Arc<String>,
    /// Offsets at which lines begin; the first is 0.
    lines: Vec<u32>,
}

impl Text {
    /// The text with its lines, which end with `\n`, `\r\n` or `\r`.
    #[must_use]
    pub fn new(content: Arc<String>) -> Text {
        let bytes = content.as_bytes();
        let ends_line =
            |at: usize| bytes[at] == b'\n' || bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
        let breaks = (0..bytes.len()).filter(|&at| ends_line(at)).map(|at| at as u32 + 1);
        let lines = std::iter::once(0).chain(breaks).collect();
        Text { content, lines }
    }

    /// The whole text.
    #[must_use]
    pub fn content(&self) -> &Arc<String> {
        &self.content
    }

    /// The text between two offsets; empty if it is none of this text.
    #[must_use]
    pub fn slice(&self, range: ops::Range<u32>) -> &str {
        self.content.get(range.start as usize..range.end as usize).unwrap_or("")
    }

    /// Index of the line of an offset.
    #[must_use]
    pub fn line_of(&self, offset: u32) -> usize {
        self.lines.partition_point(|&start| start <= offset).saturating_sub(1)
    }

    /// The offsets of a line without its end; empty after the last line.
    #[must_use]
    pub fn line(&self, line: usize) -> ops::Range<u32> {
        let end = self.content.len() as u32;
        let Some(&start) = self.lines.get(line) else { return end..end };
        let next = self.lines.get(line + 1).copied().unwrap_or(end);
        let text = &self.content[start as usize..next as usize];
        start..start + text.trim_end_matches(['\n', '\r']).len() as u32
    }

    /// The offset of a position. One beyond its line or the text means their end, and one inside a character
    /// its start.
    #[must_use]
    pub fn offset(&self, position: Position, encoding: Encoding) -> u32 {
        let line = self.line(position.line as usize);
        let mut rest = position.character as usize;
        let mut offset = line.start;
        for c in self.slice(line).chars() {
            let width = encoding.width(c);
            if rest < width {
                break;
            }
            rest -= width;
            offset += c.len_utf8() as u32;
        }
        offset
    }

    /// The position of an offset.
    #[must_use]
    pub fn position(&self, offset: u32, encoding: Encoding) -> Position {
        let offset = offset.min(self.content.len() as u32);
        let line = self.line_of(offset);
        let before = self.content.get(self.lines[line] as usize..offset as usize).unwrap_or("");
        let column: usize = before.chars().map(|c| encoding.width(c)).sum();
        Position::new(line as u32, column as u32)
    }

    /// The range between two offsets.
    #[must_use]
    pub fn range(&self, range: ops::Range<u32>, encoding: Encoding) -> Range {
        Range::new(self.position(range.start, encoding), self.position(range.end, encoding))
    }

    /// The offsets of a range.
    #[must_use]
    pub fn offsets(&self, range: Range, encoding: Encoding) -> ops::Range<u32> {
        let start = self.offset(range.start, encoding);
        start..self.offset(range.end, encoding).max(start)
    }

    /// The lines, counted from 1, that a range of offsets means to a formatter. A range that ends where a
    /// line begins does not mean that line.
    #[must_use]
    pub fn numbers(&self, range: ops::Range<u32>) -> ops::RangeInclusive<usize> {
        let before = |offset: u32| self.slice(0..offset).matches('\n').count();
        before(range.start) + 1..=before(range.end.saturating_sub(1).max(range.start)) + 1
    }

    /// The edit that replaces a part of the text. Unchanged lines at both ends are left out of it, so that
    /// the cursor does not move. None for the same text.
    #[must_use]
    pub fn edits(&self, part: ops::Range<u32>, new: &str, encoding: Encoding) -> Vec<TextEdit> {
        let old = self.slice(part.clone());
        if old == new {
            return Vec::new();
        }
        let old_lines: Vec<&str> = old.split_inclusive('\n').collect();
        let new_lines: Vec<&str> = new.split_inclusive('\n').collect();
        let head = old_lines.iter().zip(&new_lines).take_while(|(a, b)| a == b).count();
        let rest = old_lines.len().min(new_lines.len()) - head;
        let pairs = old_lines.iter().rev().zip(new_lines.iter().rev());
        let tail = pairs.take(rest).take_while(|(a, b)| a == b).count();
        let length = |lines: &[&str]| lines.iter().map(|line| line.len()).sum::<usize>();
        let (head, tail) = (length(&old_lines[..head]), length(&old_lines[old_lines.len() - tail..]));
        let range = part.start + head as u32..part.end - tail as u32;
        vec![TextEdit::new(self.range(range, encoding), new[head..new.len() - tail].to_owned())]
    }

    /// The text after a change.
    #[must_use]
    pub fn changed(&self, change: &TextDocumentContentChangeEvent, encoding: Encoding) -> Text {
        let Some(range) = change.range else { return Text::new(Arc::new(change.text.clone())) };
        let ops::Range { start, end } = self.offsets(range, encoding);
        let (before, after) = (&self.content[..start as usize], &self.content[end as usize..]);
        Text::new(Arc::new([before, &change.text, after].concat()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(content: &str) -> Text {
        Text::new(Arc::new(content.to_owned()))
    }

    #[test]
    fn positions_are_counted_in_the_agreed_unit() {
        let text = text("a\u{e4}\u{1f600}b\r\nc");
        let at = |encoding| text.position(7, encoding);
        assert_eq!(at(Encoding::Utf8), Position::new(0, 7));
        assert_eq!(at(Encoding::Utf16), Position::new(0, 4));
        assert_eq!(at(Encoding::Utf32), Position::new(0, 3));
        for encoding in [Encoding::Utf8, Encoding::Utf16, Encoding::Utf32] {
            for offset in [0, 1, 3, 7, 8, 10, 11] {
                assert_eq!(text.offset(text.position(offset, encoding), encoding), offset);
            }
        }
    }

    #[test]
    fn positions_outside_of_the_text_mean_ends() {
        let text = text("ab\r\nc\rd");
        assert_eq!(text.offset(Position::new(0, 99), Encoding::Utf16), 2);
        assert_eq!(text.offset(Position::new(99, 0), Encoding::Utf16), 7);
        assert_eq!(text.offset(Position::new(2, 0), Encoding::Utf16), 6);
        // The second half of a surrogate pair.
        assert_eq!(self::text("\u{1f600}").offset(Position::new(0, 1), Encoding::Utf16), 0);
    }

    #[test]
    fn edits_leave_out_the_lines_that_stay() {
        let old = text("a\nb \n c\nd\n");
        let edits = old.edits(0..10, "a\nb\nc\nd\n", Encoding::Utf8);
        let range = Range::new(Position::new(1, 0), Position::new(3, 0));
        assert_eq!(edits, [TextEdit::new(range, "b\nc\n".to_owned())]);
        assert_eq!(old.edits(2..8, "b \n c\n", Encoding::Utf8), []);
        assert_eq!((old.numbers(2..5), old.numbers(2..6), old.numbers(5..5)), (2..=2, 2..=3, 3..=3));
    }

    #[test]
    fn changes_replace_ranges_or_all() {
        let change = |range, text: &str| TextDocumentContentChangeEvent {
            range,
            range_length: None,
            text: text.to_owned(),
        };
        let range = Range::new(Position::new(0, 1), Position::new(1, 1));
        let changed = text("ab\ncd").changed(&change(Some(range), "x\n"), Encoding::Utf16);
        assert_eq!(changed.content().as_str(), "ax\nd");
        let changed = text("ab").changed(&change(None, "new"), Encoding::Utf16);
        assert_eq!(changed.content().as_str(), "new");
    }
}
