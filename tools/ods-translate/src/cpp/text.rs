//! Text with indentation, as MLIR's `raw_indented_ostream` writes it.

/// Number of spaces of a level.
const STEP: usize = 2;

/// A text, and the indentation of its next lines.
#[derive(Debug, Default)]
pub(super) struct Indented {
    pub(super) text: String,
    indent: usize,
    /// Whether something is on the current line.
    is_inside_line: bool,
}

impl Indented {
    /// Appends text. Lines begin with the indentation, but for those of spaces only, which become empty.
    pub(super) fn write(&mut self, text: &str) {
        let mut lines = text.split('\n');
        let last = lines.next_back().unwrap_or_default();
        for line in lines {
            if !line.trim_start_matches([' ', '\t', '\n', '\r', '\x0b', '\x0c']).is_empty() {
                self.piece(line);
            }
            self.text.push('\n');
            self.is_inside_line = false;
        }
        if !last.is_empty() {
            self.piece(last);
        }
    }

    fn piece(&mut self, piece: &str) {
        if !self.is_inside_line {
            self.text.extend(std::iter::repeat_n(' ', self.indent));
        }
        self.text.push_str(piece);
        self.is_inside_line = true;
    }

    /// Appends text without indentation.
    pub(super) fn write_outside(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Indents the next lines more.
    pub(super) fn indent(&mut self) {
        self.indent += STEP;
    }

    /// Indents the next lines less.
    pub(super) fn unindent(&mut self) {
        self.indent = self.indent.saturating_sub(STEP);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_spaces_are_empty() {
        let mut out = Indented::default();
        out.indent();
        out.write("a\nb\n \n\nc");
        out.write(" d\n");
        assert_eq!(out.text, "  a\n  b\n\n\n  c d\n");
    }
}
