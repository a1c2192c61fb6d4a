//! The text of a format, and the positions of its bytes in the definition file.
//!
//! A format is the string of a field. If the field was written as literals (`"…"`, `[{…}]`, several in
//! sequence, or pasted with `#`), every byte of the string has a position in the file; escapes are two bytes
//! there. If it was computed, the positions are unknown, and all spans are the span of the field.

use crate::model::FieldText;
use crate::{SourceMap, Span};

/// A range of bytes in the text of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TextRange {
    /// Offset of the first byte.
    pub lo: u32,
    /// Offset after the last byte.
    pub hi: u32,
}

impl TextRange {
    /// The range `lo..hi` of a text of less than 4 GiB.
    pub fn new(lo: usize, hi: usize) -> TextRange {
        TextRange { lo: lo as u32, hi: hi as u32 }
    }

    /// The smallest range that covers both.
    pub fn cover(self, other: TextRange) -> TextRange {
        TextRange { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }
}

/// The text of a format with its location in the definition file.
#[derive(Clone, Debug)]
pub struct FormatText<'r> {
    text: &'r str,
    /// Runs that cover the text, in order; empty if it was computed.
    runs: Vec<Run>,
    field: Span,
}

/// A run of text whose bytes are contiguous in the file, or a single byte that is an escape there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    text: u32,
    file: u32,
    is_escape: bool,
}

impl<'r> FormatText<'r> {
    /// The text of a field.
    pub fn from_field(field: FieldText<'r>, sources: &SourceMap) -> FormatText<'r> {
        let FieldText { text, value, field } = field;
        let runs = literal_runs(sources.text(value), value.lo, text).unwrap_or_default();
        FormatText { text, runs, field: if value.is_none() { field } else { value } }
    }

    /// A text whose first byte has the given position in the file.
    pub fn from_source(text: &'r str, position: u32) -> FormatText<'r> {
        let runs = vec![Run { text: 0, file: position, is_escape: false }];
        FormatText { text, runs, field: Span::new(position, position + text.len() as u32) }
    }

    /// The text.
    pub fn text(&self) -> &'r str {
        self.text
    }

    /// The span in the file of a range of the text; the span of the field if the text was computed.
    pub fn span(&self, range: TextRange) -> Span {
        if self.runs.is_empty() {
            return self.field;
        }
        let lo = self.position(range.lo);
        if range.hi <= range.lo {
            return Span::new(lo, lo);
        }
        let last = self.run(range.hi - 1);
        let hi = if last.is_escape { last.file + 2 } else { last.file + (range.hi - last.text) };
        Span::new(lo, hi.max(lo))
    }

    fn position(&self, offset: u32) -> u32 {
        let run = self.run(offset);
        run.file + (offset - run.text)
    }

    /// The run that contains a byte.
    fn run(&self, offset: u32) -> Run {
        let index = self.runs.partition_point(|run| run.text <= offset).saturating_sub(1);
        self.runs[index]
    }
}

/// The runs of a value written as literals; `None` if the source is something else or does not yield `text`.
fn literal_runs(source: &str, base: u32, text: &str) -> Option<Vec<Run>> {
    let mut scan = Scan { source, at: 0, base, text: String::new(), runs: Vec::new() };
    loop {
        scan.skip_between_literals()?;
        let rest = &source[scan.at..];
        if rest.is_empty() {
            return (scan.text == text && !scan.runs.is_empty()).then_some(scan.runs);
        }
        if rest.starts_with('"') {
            scan.string()?;
        } else {
            let code = rest.strip_prefix("[{")?;
            let code = &code[..code.find("}]")?];
            scan.at += 2;
            scan.run(false);
            scan.text.push_str(code);
            scan.at += code.len() + 2;
        }
    }
}

/// A scanner for TableGen string and code literals.
struct Scan<'s> {
    source: &'s str,
    at: usize,
    base: u32,
    text: String,
    runs: Vec<Run>,
}

impl Scan<'_> {
    /// Skips whitespace, comments and paste operators.
    fn skip_between_literals(&mut self) -> Option<()> {
        loop {
            let rest = &self.source[self.at..];
            self.at += if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("/*") {
                rest.find("*/")? + 2
            } else if rest.starts_with(['#', ' ', '\t', '\n', '\r']) {
                1
            } else {
                return Some(());
            };
        }
    }

    /// Begins a run at the current position.
    fn run(&mut self, is_escape: bool) {
        let run = Run { text: self.text.len() as u32, file: self.base + self.at as u32, is_escape };
        self.runs.push(run);
    }

    fn string(&mut self) -> Option<()> {
        self.at += 1;
        self.run(false);
        loop {
            let c = self.source[self.at..].chars().next()?;
            match c {
                '"' => break,
                '\\' => {
                    self.run(true);
                    let escaped = self.source[self.at + 1..].chars().next()?;
                    self.text.push(match escaped {
                        'n' => '\n',
                        't' => '\t',
                        other => other,
                    });
                    self.at += 1 + escaped.len_utf8();
                    self.run(false);
                }
                other => {
                    self.text.push(other);
                    self.at += other.len_utf8();
                }
            }
        }
        self.at += 1;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spans(source: &str, text: &str) -> Option<Vec<(u32, u32)>> {
        let runs = literal_runs(source, 100, text)?;
        let format = FormatText { text, runs, field: Span::new(100, 100 + source.len() as u32) };
        let range = |at: usize| format.span(TextRange::new(at, at + 1));
        Some((0..text.len()).map(|at| (range(at).lo - 100, range(at).hi - 100)).collect())
    }

    #[test]
    fn bytes_of_literals_have_places() {
        assert_eq!(spans("\"ab\"", "ab"), Some(vec![(1, 2), (2, 3)]));
        assert_eq!(spans("[{ab}]", "ab"), Some(vec![(2, 3), (3, 4)]));
    }

    #[test]
    fn an_escape_is_two_bytes() {
        assert_eq!(spans(r#""a\"b""#, "a\"b"), Some(vec![(1, 2), (2, 4), (4, 5)]));
        assert_eq!(spans(r#""\\n\n""#, "\\n\n"), Some(vec![(1, 3), (3, 4), (4, 6)]));
    }

    #[test]
    fn literals_side_by_side_are_one_text() {
        assert_eq!(spans("\"a\" // b\n # [{c}]", "ac"), Some(vec![(1, 2), (14, 15)]));
    }

    #[test]
    fn computed_texts_have_none() {
        assert_eq!(spans("\"a\" # name", "ab"), None);
        assert_eq!(spans("!strconcat(\"a\", \"b\")", "ab"), None);
        assert_eq!(spans("", ""), None);
    }

    #[test]
    fn a_range_over_a_seam_ends_where_its_last_byte_ends() {
        let source = "\"ab\" \"cd\"";
        let runs = literal_runs(source, 0, "abcd").unwrap();
        let format = FormatText { text: "abcd", runs, field: Span::NONE };
        assert_eq!(format.span(TextRange::new(0, 2)), Span::new(1, 3));
        assert_eq!(format.span(TextRange::new(0, 3)), Span::new(1, 7));
        assert_eq!(format.span(TextRange::new(4, 4)), Span::new(8, 8));
    }
}
