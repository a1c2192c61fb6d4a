//! The columns that a text may use, and the measures of lines.

/// Maximum width of a line.
pub(super) const MAX_WIDTH: usize = 100;
/// Columns of one level of indentation.
pub(super) const STEP: usize = 4;

/// The position of a text, and the space that must remain after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Shape {
    /// Indentation of the lines after the first one.
    pub(super) indent: usize,
    /// Column of the first character.
    pub(super) column: usize,
    /// Number of columns that the last line leaves free.
    pub(super) tail: usize,
}

impl Shape {
    pub(super) fn line(indent: usize, tail: usize) -> Shape {
        Shape { indent, column: indent, tail }
    }

    /// The position after a text that begins here.
    pub(super) fn advance(self, text: &str) -> Shape {
        let column = match text.rfind('\n') {
            Some(end) => width(&text[end + 1..]),
            None => self.column + width(text),
        };
        Shape { column, ..self }
    }

    pub(super) fn with_tail(self, tail: usize) -> Shape {
        Shape { tail, ..self }
    }

    /// An inner line of the text that begins here.
    pub(super) fn inner(self, tail: usize) -> Shape {
        Shape::line(self.indent + STEP, tail)
    }

    pub(super) fn fits(self, text: &str) -> bool {
        self.column + width(text) + self.tail <= MAX_WIDTH
    }
}

/// Number of columns of a text without newlines.
pub(super) fn width(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.chars().count() }
}

/// Appends a newline and the indentation.
pub(super) fn new_line(indent: usize, out: &mut String) {
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', indent));
}

pub(super) fn is_one_line(text: &str) -> bool {
    !text.contains('\n')
}

pub(super) fn first_line(text: &str) -> &str {
    text.split('\n').next().unwrap_or_default()
}
