//! The sections of a text between `// -----`, and the outline that the parser returns for each.

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{Mark, parse_outline};
use std::ops::Range;

/// The line between sections.
pub(crate) const SEPARATOR: &str = "// -----";

/// The word in the comments of a section that is not expected to be valid.
const EXPECTED: &str = "expected-error";

/// A section of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    /// Its offsets, without the separators around it.
    pub(crate) range: Range<usize>,
    /// Whether it is preserved because it contains errors on purpose.
    pub(crate) is_kept: bool,
}

/// The roles of a text's tokens.
pub(crate) struct Outline {
    pub(crate) sections: Vec<Section>,
    /// Marks of all sections, with offsets in the whole text.
    pub(crate) marks: Vec<Mark>,
}

impl Outline {
    /// Parses a text: its sections separately, or the text as a whole if comments only look like separators.
    pub(crate) fn new(ctx: &Context, file: &str, text: &str) -> Result<Outline, Vec<Diagnostic>> {
        let whole = 0..text.len();
        let whole = std::slice::from_ref(&whole);
        if text.len() >= u32::MAX as usize {
            return Outline::parse(ctx, file, text, whole);
        }
        let ranges = ranges(text);
        Outline::parse(ctx, file, text, &ranges).or_else(|found| match ranges.len() {
            1 => Err(found),
            _ => Outline::parse(ctx, file, text, whole).map_err(|_| found),
        })
    }

    fn parse(
        ctx: &Context,
        file: &str,
        text: &str,
        ranges: &[Range<usize>],
    ) -> Result<Outline, Vec<Diagnostic>> {
        let mut outline = Outline { sections: Vec::new(), marks: Vec::new() };
        let mut position = LineColumn { text, at: 0, line: 1, column: 1 };
        for range in ranges {
            let (section, base) = (&text[range.clone()], range.start as u32);
            let found = parse_outline(ctx, file, section.as_bytes(), position.advance(range.start));
            let is_kept = found.is_err() && section.contains(EXPECTED);
            if !is_kept {
                let marks = found?.into_iter();
                outline.marks.extend(marks.map(|mark| Mark { offset: base + mark.offset, ..mark }));
            }
            outline.sections.push(Section { range: range.clone(), is_kept });
        }
        Ok(outline)
    }

    /// The sections of the formatted text.
    pub(crate) fn sections_of(&self, formatted: &str) -> Vec<Section> {
        let found = match self.sections.len() {
            1 => std::iter::once(0..formatted.len()).collect(),
            _ => ranges(formatted),
        };
        let kept = self.sections.iter().map(|section| section.is_kept).chain(std::iter::repeat(false));
        found.into_iter().zip(kept).map(|(range, is_kept)| Section { range, is_kept }).collect()
    }
}

/// The ranges between separator lines; the end of such a line belongs to the range after it.
fn ranges(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(SEPARATOR) {
        let before = text[..at].trim_end_matches([' ', '\t']);
        let after = text[at + SEPARATOR.len()..].trim_start_matches([' ', '\t']);
        let begins_line = before.is_empty() || before.ends_with(['\n', '\r']);
        if begins_line && (after.is_empty() || after.starts_with(['\n', '\r'])) {
            found.push(start..at);
            start = at + SEPARATOR.len();
        }
    }
    found.push(start..text.len());
    found
}

/// Line and column of an offset, counted from 1, in bytes.
pub(crate) fn line_column(text: &str, offset: usize) -> (u32, u32) {
    LineColumn { text, at: 0, line: 1, column: 1 }.advance(offset)
}

/// Computes lines and columns of offsets in ascending order.
struct LineColumn<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    column: u32,
}

impl LineColumn<'_> {
    fn advance(&mut self, to: usize) -> (u32, u32) {
        let passed = &self.text.as_bytes()[self.at..to];
        match passed.iter().rposition(|&byte| byte == b'\n') {
            Some(last) => {
                self.line += passed.iter().filter(|&&byte| byte == b'\n').count() as u32;
                self.column = (passed.len() - last) as u32;
            }
            None => self.column += passed.len() as u32,
        }
        self.at = to;
        (self.line, self.column)
    }
}
