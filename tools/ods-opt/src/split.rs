//! Parts of an input, between `// -----`.

use std::ops::Range;

/// The default separator.
pub const SEPARATOR: &[u8] = b"// -----";

/// Number of bytes at the end of a separator that a near miss has wrong.
const SUFFIX: usize = 2;

/// A part of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    pub text: &'a [u8],
    /// Line and column of its first byte; none where the input begins.
    pub start: Option<(u32, u32)>,
}

/// An input taken apart.
#[derive(Debug, PartialEq, Eq)]
pub struct Parts<'a> {
    pub parts: Vec<Part<'a>>,
    /// Lines and columns after text that is a separator but for its last bytes, and so separates nothing.
    pub near_misses: Vec<(u32, u32)>,
}

/// The parts of a text as MLIR finds them: the text is cut wherever the separator occurs but for its last two bytes, and the
/// text after a cut must begin with these and go on. A separator at the very beginning separates nothing, and its last bytes
/// belong to the part after it.
///
/// `passed` is called with what was searched, whose memory can be released.
pub fn parts<'a>(text: &'a [u8], separator: &[u8], passed: &dyn Fn(&[u8])) -> Parts<'a> {
    // MLIR does not come to an end on a separator of two bytes, and finds none of one byte.
    let suffix = if separator.len() > SUFFIX { &separator[separator.len() - SUFFIX..] } else { b"" };
    let prefix = &separator[..separator.len() - suffix.len()];
    let (mut ranges, mut near_misses): (Vec<Range<usize>>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut open = 0..0;
    for piece in pieces(text, prefix, passed) {
        let found = &text[piece.clone()];
        if open.is_empty() {
            open = piece;
        } else if suffix.is_empty()
            || (found.starts_with(suffix) && found.get(SUFFIX).is_some_and(|&next| next != b'0'))
        {
            ranges.push(open);
            open = piece.start + suffix.len()..piece.end;
        } else {
            near_misses.push(piece.start);
            open.end = piece.end;
        }
    }
    if !open.is_empty() {
        ranges.push(open);
    }
    let mut places = Places { text, passed, at: 0, line: 1, column: 1 };
    let near_misses = near_misses.into_iter().map(|at| places.place(at)).collect();
    let mut places = Places { text, passed, at: 0, line: 1, column: 1 };
    let part = |range: Range<usize>| {
        let start = places.place(range.start);
        Part { text: &text[range.clone()], start: (range.start != 0).then_some(start) }
    };
    Parts { parts: ranges.into_iter().map(part).collect(), near_misses }
}

/// The ranges between the occurrences of `pattern`, each passed when the next one is asked for.
fn pieces<'a>(
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
        last = start..found.map_or(text.len(), |at| start + at);
        next = found.map(|at| start + at + pattern.len());
        Some(last.clone())
    })
}

/// Lines and columns of offsets that are asked for in ascending order.
struct Places<'a> {
    text: &'a [u8],
    passed: &'a dyn Fn(&[u8]),
    at: usize,
    line: u32,
    column: u32,
}

impl Places<'_> {
    fn place(&mut self, at: usize) -> (u32, u32) {
        for &byte in &self.text[self.at..at] {
            (self.line, self.column) =
                if byte == b'\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        (self.passed)(&self.text[self.at..at]);
        self.at = at;
        (self.line, self.column)
    }
}

/// The first occurrence of `pattern`.
fn find(text: &[u8], pattern: &[u8]) -> Option<usize> {
    let mut from = 0;
    while let Some(at) = text[from..].iter().position(|byte| *byte == pattern[0]) {
        if text[from + at..].starts_with(pattern) {
            return Some(from + at);
        }
        from += at + 1;
    }
    None
}
