//! The attempts to legalize an operation, for messages.

/// The longest trace, in lines.
const MOST_LINES: usize = 40;

/// The patterns that were tried for an operation, and for the operations that they created, with the reasons why they failed.
#[derive(Default)]
pub(super) struct Trace {
    lines: Vec<String>,
    depth: usize,
    omitted: usize,
}

impl Trace {
    fn line(&mut self, text: &str) {
        match self.lines.len() < MOST_LINES {
            true => self.lines.push(format!("{:1$}{text}", "", 2 * self.depth)),
            false => self.omitted += 1,
        }
    }

    /// A pattern that did not match.
    pub(super) fn attempt(&mut self, title: String, reason: &str) {
        self.line(&format!("{title}: {reason}"));
    }

    /// A pattern that matched; what follows until [`end`](Self::end) concerns its results.
    pub(super) fn begin(&mut self, title: String) {
        self.line(&format!("{title}: pattern matched"));
        self.depth += 1;
    }

    /// The reason why the results of the present pattern are not legal.
    pub(super) fn failed(&mut self, reason: String) {
        self.line(&reason);
    }

    /// The end of a pattern's results.
    pub(super) fn end(&mut self) {
        self.depth -= 1;
    }

    /// The text of the trace; none if no pattern was tried.
    pub(super) fn text(mut self) -> Option<String> {
        if self.omitted != 0 {
            self.lines.push(format!("and {} more", self.omitted));
        }
        (!self.lines.is_empty()).then(|| self.lines.join("\n"))
    }
}
