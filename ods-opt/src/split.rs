//! Parts of an input, between `// -----`.

/// What separates parts, unless something else is asked for.
pub(crate) const SEPARATOR: &str = "// -----";

/// A part of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part<'a> {
    pub(crate) text: &'a [u8],
    /// Line and column of its first byte; none for the first part.
    pub(crate) start: Option<(u32, u32)>,
}

/// The parts of a text, wherever the separator stands.
pub(crate) fn parts<'a>(text: &'a [u8], separator: &str) -> Vec<Part<'a>> {
    let mut parts = Vec::new();
    let (mut line, mut column) = (1, 1);
    let mut rest = text;
    loop {
        let end = find(rest, separator.as_bytes());
        let start = (!parts.is_empty()).then_some((line, column));
        parts.push(Part { text: &rest[..end.unwrap_or(rest.len())], start });
        let Some(end) = end else { return parts };
        let (skipped, behind) = rest.split_at(end + separator.len());
        for &byte in skipped {
            (line, column) = if byte == b'\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        rest = behind;
    }
}

/// Where `pattern` stands first.
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
