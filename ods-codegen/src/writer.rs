//! Text that is written line by line with indentation.

use std::fmt::{Arguments, Write};

/// Collects text. Code that writes lines does not need to know their indentation.
///
/// ```
/// use ods_codegen::writer::Writer;
///
/// let mut writer = Writer::new("  ");
/// writer.line("class A:");
/// writer.indented(|writer| writer.line(format_args!("x = {}", 1)));
/// writer.blank();
/// assert_eq!(writer.finish(), "class A:\n  x = 1\n\n");
/// ```
#[derive(Debug)]
pub struct Writer {
    text: String,
    step: &'static str,
    depth: usize,
}

impl Writer {
    /// Creates a writer whose levels of indentation are each as wide as `step`.
    pub fn new(step: &'static str) -> Writer {
        Writer { text: String::new(), step, depth: 0 }
    }

    /// Writes a line at the indentation. An empty one consists of the indentation; for an empty line see
    /// [`Writer::blank`].
    pub fn line(&mut self, line: impl Text) {
        self.start();
        self.add(line);
        self.end();
    }

    /// Writes an empty line.
    pub fn blank(&mut self) {
        self.end();
    }

    /// Runs `inner`, whose lines are written one level deeper.
    pub fn indented<T>(&mut self, inner: impl FnOnce(&mut Writer) -> T) -> T {
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        result
    }

    /// Begins a line at the indentation, to be filled with [`Writer::add`] and ended with [`Writer::end`].
    pub fn start(&mut self) {
        for _ in 0..self.depth {
            self.text.push_str(self.step);
        }
    }

    /// Writes text unchanged.
    pub fn add(&mut self, text: impl Text) {
        text.append_to(&mut self.text);
    }

    /// Calls `write` for each item, with commas between them.
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Writer, T)) {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.add(", ");
            }
            write(self, item);
        }
    }

    /// Ends a line.
    pub fn end(&mut self) {
        self.text.push('\n');
    }

    /// Writes a text of several lines from a definition, moved as a whole: blank lines at its start are
    /// dropped, then as many columns as all lines that are not blank have free, and the lines get the
    /// indentation. A space or tab is one column. A line of whitespace becomes an empty one. The last line is
    /// ended only where the text ends it.
    ///
    /// The rule is that of MLIR's generators (`raw_indented_ostream::printReindented`).
    pub fn reindented(&mut self, text: &str) {
        self.moved(text, |line| !line.trim_ascii_start().is_empty());
    }

    /// As [`Writer::reindented`], but a line of whitespace becomes the indentation, with the whitespace it
    /// has beyond it.
    pub fn reindented_padded(&mut self, text: &str) {
        self.moved(text, |_| true);
    }

    /// Writes a text with its indentation replaced; lines that are not `kept` are empty.
    fn moved(&mut self, text: &str, kept: impl Fn(&str) -> bool) {
        let text = trim_blank_start(text);
        let margin = text.split('\n').filter_map(columns_free).min().unwrap_or(0);
        let mut rest = text;
        while let Some((line, after)) = rest.split_once('\n') {
            if kept(line) {
                self.start();
                self.add(line.get(margin..).unwrap_or_default());
            }
            self.end();
            rest = after;
        }
        if let Some(last) = rest.get(margin..).filter(|last| !last.is_empty()) {
            self.start();
            self.add(last);
        }
    }

    /// The text.
    pub fn finish(self) -> String {
        self.text
    }
}

/// Input of a [`Writer`]: texts, which are copied unchanged, and the results of `format_args!`.
pub trait Text {
    /// Appends the text.
    fn append_to(&self, out: &mut String);
}

impl Text for &str {
    fn append_to(&self, out: &mut String) {
        out.push_str(self);
    }
}

impl Text for String {
    fn append_to(&self, out: &mut String) {
        out.push_str(self);
    }
}

impl Text for &String {
    fn append_to(&self, out: &mut String) {
        out.push_str(self);
    }
}

impl Text for Arguments<'_> {
    fn append_to(&self, out: &mut String) {
        // Writing to memory does not fail.
        let _ = out.write_fmt(*self);
    }
}

/// The text from its first line that is not blank; empty when all are.
fn trim_blank_start(text: &str) -> &str {
    let mut rest = text;
    while !rest.is_empty() {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        if columns_free(line).is_some() {
            return rest;
        }
        rest = after;
    }
    rest
}

/// Number of spaces and tabs at the beginning of a line; none for a line of whitespace.
fn columns_free(line: &str) -> Option<usize> {
    line.trim_end_matches('\r').find(|c| c != ' ' && c != '\t')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reindented(text: &str) -> String {
        let mut out = Writer::new("  ");
        out.indented(|out| out.reindented(text));
        out.finish()
    }

    #[test]
    fn a_text_is_moved_as_a_whole() {
        assert_eq!(reindented("\n \n    one\n\n      two\n   three\n  "), "   one\n\n     two\n  three\n");
        assert_eq!(reindented("  one\n \n\ttwo"), "   one\n\n  two");
    }

    #[test]
    fn blank_lines_can_be_indented_too() {
        let mut out = Writer::new("  ");
        out.indented(|out| out.reindented_padded("\n  one\n\n    \n  two"));
        assert_eq!(out.finish(), "  one\n  \n    \n  two");
    }

    #[test]
    fn a_text_without_any_line_leaves_nothing() {
        assert_eq!(reindented(""), "");
        assert_eq!(reindented(" \n\t\n"), "");
    }
}
