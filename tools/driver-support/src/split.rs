//! Inputs split at `// -----`, as MLIR's `splitAndProcessBuffer` does it.

use std::ops::Range;

/// The default separator.
pub const SEPARATOR: &[u8] = b"// -----";

/// A near miss differs from the separator in this many bytes at the end.
const SUFFIX_LENGTH: usize = 2;

/// A chunk of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunk<'a> {
    /// The source of the chunk.
    pub text: &'a [u8],
    /// Line and column of the first byte; `None` for the chunk at the beginning of the input.
    pub start: Option<(u32, u32)>,
}

/// The chunks of an input.
#[derive(Debug, PartialEq, Eq)]
pub struct SplitInput<'a> {
    /// The chunks in order.
    pub chunks: Vec<Chunk<'a>>,
    /// Lines and columns after near misses: only the last bytes differ from the separator. They split nothing.
    pub near_misses: Vec<(u32, u32)>,
}

impl<'a> SplitInput<'a> {
    /// The input as one chunk.
    pub fn unsplit(text: &'a [u8]) -> Self {
        SplitInput { chunks: vec![Chunk { text, start: None }], near_misses: Vec::new() }
    }
}

/// Splits an input as MLIR does it: the input is cut at each occurrence of the separator without its last two bytes, and the
/// text after a cut must begin with these two bytes and continue. A separator at the very beginning splits nothing, and its
/// last bytes belong to the chunk after it.
///
/// `passed` is called with each range after the search, so that its memory can be released.
pub fn split<'a>(text: &'a [u8], separator: &[u8], passed: &dyn Fn(&[u8])) -> SplitInput<'a> {
    // MLIR loops forever on a separator of two bytes, and finds none of one byte.
    let suffix =
        if separator.len() > SUFFIX_LENGTH { &separator[separator.len() - SUFFIX_LENGTH..] } else { b"" };
    let prefix = &separator[..separator.len() - suffix.len()];
    let (mut ranges, mut near_misses): (Vec<Range<usize>>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut open = 0..0;
    for range in ranges_between(text, prefix, passed) {
        let found = &text[range.clone()];
        if open.is_empty() {
            open = range;
        } else if suffix.is_empty()
            || (found.starts_with(suffix) && found.get(SUFFIX_LENGTH).is_some_and(|&next| next != b'0'))
        {
            ranges.push(open);
            open = range.start + suffix.len()..range.end;
        } else {
            near_misses.push(range.start);
            open.end = range.end;
        }
    }
    if !open.is_empty() {
        ranges.push(open);
    }
    let mut positions = LineCounter { text, passed, offset: 0, line: 1, column: 1 };
    let near_misses = near_misses.into_iter().map(|offset| positions.advance(offset)).collect();
    let mut positions = LineCounter { text, passed, offset: 0, line: 1, column: 1 };
    let chunk = |range: Range<usize>| {
        let start = positions.advance(range.start);
        Chunk { text: &text[range.clone()], start: (range.start != 0).then_some(start) }
    };
    SplitInput { chunks: ranges.into_iter().map(chunk).collect(), near_misses }
}

/// The ranges between the occurrences of `pattern`. Each is passed on the call for the next one.
fn ranges_between<'a>(
    text: &'a [u8],
    pattern: &'a [u8],
    passed: &'a dyn Fn(&[u8]),
) -> impl Iterator<Item = Range<usize>> + 'a {
    let mut next = Some(0);
    let mut last = 0..0;
    std::iter::from_fn(move || {
        passed(&text[last.clone()]);
        let start = next.take()?;
        let found = find(&text[start..], pattern);
        last = start..found.map_or(text.len(), |offset| start + offset);
        next = found.map(|offset| start + offset + pattern.len());
        Some(last.clone())
    })
}

/// Computes lines and columns of ascending offsets.
struct LineCounter<'a> {
    text: &'a [u8],
    passed: &'a dyn Fn(&[u8]),
    offset: usize,
    line: u32,
    column: u32,
}

impl LineCounter<'_> {
    fn advance(&mut self, offset: usize) -> (u32, u32) {
        for &byte in &self.text[self.offset..offset] {
            (self.line, self.column) =
                if byte == b'\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        (self.passed)(&self.text[self.offset..offset]);
        self.offset = offset;
        (self.line, self.column)
    }
}

/// The first occurrence of `pattern`.
fn find(text: &[u8], pattern: &[u8]) -> Option<usize> {
    let mut start = 0;
    while let Some(offset) = text[start..].iter().position(|byte| *byte == pattern[0]) {
        if text[start + offset..].starts_with(pattern) {
            return Some(start + offset);
        }
        start += offset + 1;
    }
    None
}
