//! Text that is written line by line at an indentation.

use std::fmt::{Display, Write};

/// Collects text. Whoever writes lines need not know how deep they stand.
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
    /// A writer whose levels of indentation are each as wide as `step`.
    #[must_use]
    pub fn new(step: &'static str) -> Writer {
        Writer { text: String::new(), step, depth: 0 }
    }

    /// Writes a line at the indentation. An empty one is the indentation alone; for a line with nothing see
    /// [`Writer::blank`].
    pub fn line(&mut self, line: impl Display) {
        self.start();
        self.add(line);
        self.end();
    }

    /// Writes an empty line.
    pub fn blank(&mut self) {
        self.end();
    }

    /// Writes what `inner` writes one level deeper.
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

    /// Writes text as it stands.
    pub fn add(&mut self, text: impl Display) {
        // Writing to memory does not fail.
        let _ = write!(self.text, "{text}");
    }

    /// Ends a line.
    pub fn end(&mut self) {
        self.text.push('\n');
    }

    /// The text.
    #[must_use]
    pub fn finish(self) -> String {
        self.text
    }
}
