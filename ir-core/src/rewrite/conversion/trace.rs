//! The attempts to legalize an operation, for messages and for observers.

/// The longest trace of a message, in lines.
const MOST_LINES: usize = 40;

/// The patterns that were tried for an operation, and for the operations that they created, with the reasons why they failed.
#[derive(Default)]
pub(super) struct Trace {
    lines: Vec<String>,
    depth: usize,
    omitted: usize,
    /// Whether it has each operation and what became of it, and is not cut.
    is_whole: bool,
}

impl Trace {
    /// An empty trace that has each operation.
    pub(super) fn whole() -> Self {
        Trace { is_whole: true, ..Trace::default() }
    }

    /// An operation; what follows until [`leave`](Self::leave) concerns it.
    pub(super) fn enter(&mut self, op: impl FnOnce() -> String) {
        if self.is_whole {
            self.line(&op());
            self.depth += 1;
        }
    }

    /// A step that is neither a pattern nor a failure.
    pub(super) fn step(&mut self, text: &str) {
        if self.is_whole {
            self.line(text);
        }
    }

    /// The end of an operation, with what became of it.
    pub(super) fn leave(&mut self, outcome: &str) {
        if self.is_whole {
            self.line(outcome);
            self.depth -= 1;
        }
    }

    fn line(&mut self, text: &str) {
        if self.is_whole || self.lines.len() < MOST_LINES {
            self.lines.push(format!("{:1$}{text}", "", 2 * self.depth))
        } else {
            self.omitted += 1
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
