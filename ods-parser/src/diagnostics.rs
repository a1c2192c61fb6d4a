//! Diagnostics as values. Nothing in this crate prints; `render` turns a [`Diagnostic`] into text at the
//! edge.

use std::cmp::Ordering;

pub use crate::codes::Code;
use crate::source::Span;

/// Severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Severity {
    /// Information that the input requests with `dump`.
    Note,
    /// The input is accepted.
    Warning,
    /// The input is wrong.
    Error,
}

impl Severity {
    /// The word shown to people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A note at another location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Where; [`Span::NONE`] for a remark about the whole diagnostic.
    pub span: Span,
    /// The text of the label.
    pub message: String,
}

/// One message to the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// Severity.
    pub severity: Severity,
    /// The kind of error.
    pub code: Code,
    /// One sentence, without a final stop.
    pub message: String,
    /// Where; [`Span::NONE`] when the mistake is on the command line or in a file that cannot be read.
    pub span: Span,
    /// Text under the marked source; often empty.
    pub label: String,
    /// Notes at other locations: an earlier definition, or the chain of instantiations from the innermost
    /// outwards.
    pub notes: Vec<Note>,
    /// A suggestion ("did you mean …").
    pub help: Option<String>,
}

impl Diagnostic {
    /// An error with this code.
    #[must_use]
    pub fn error(code: Code, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, code, span, message)
    }

    /// A warning with this code.
    #[must_use]
    pub fn warning(code: Code, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, code, span, message)
    }

    /// A diagnostic without notes.
    #[must_use]
    pub fn new(severity: Severity, code: Code, span: Span, message: impl Into<String>) -> Diagnostic {
        let message = message.into();
        Diagnostic { severity, code, message, span, label: String::new(), notes: Vec::new(), help: None }
    }

    /// Adds text under the marked source.
    #[must_use]
    pub fn with_label(mut self, label: impl Into<String>) -> Diagnostic {
        self.label = label.into();
        self
    }

    /// Adds a note at another location.
    #[must_use]
    pub fn with_note(mut self, span: Span, message: impl Into<String>) -> Diagnostic {
        self.notes.push(Note { span, message: message.into() });
        self
    }

    /// Adds advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }
}

/// Collects the diagnostics of a run, up to a limit. A file that is not TableGen at all has an error in every
/// line, and nobody reads thousands of them.
#[derive(Clone, Default)]
pub(crate) struct Sink {
    diagnostics: Vec<Diagnostic>,
    errors: usize,
    warnings: usize,
}

impl Sink {
    /// Errors, and warnings, that are kept.
    pub(crate) const LIMIT: usize = 500;

    /// Adds a diagnostic. At the limit, a message about the limit takes its place, and later diagnostics are
    /// dropped.
    pub(crate) fn push(&mut self, diagnostic: Diagnostic) {
        let (count, kind) = match diagnostic.severity {
            Severity::Error => (&mut self.errors, "errors"),
            Severity::Warning => (&mut self.warnings, "warnings"),
            Severity::Note => return self.diagnostics.push(diagnostic),
        };
        *count += 1;
        match (*count).cmp(&(Sink::LIMIT + 1)) {
            Ordering::Less => self.diagnostics.push(diagnostic),
            Ordering::Equal => {
                let message = format!("there are more than {} {kind}; the others are not shown", Sink::LIMIT);
                let code = crate::codes::TOO_MANY_MESSAGES;
                self.diagnostics.push(Diagnostic::new(diagnostic.severity, code, diagnostic.span, message));
            }
            Ordering::Greater => {}
        }
    }

    /// Whether the limit is reached, so that continuing finds nothing to report.
    pub(crate) fn is_full(&self) -> bool {
        self.errors > Sink::LIMIT
    }

    /// Number of diagnostics that are kept.
    pub(crate) fn len(&self) -> usize {
        self.diagnostics.len()
    }

    /// The collected diagnostics.
    pub(crate) fn finish(self) -> Vec<Diagnostic> {
        self.diagnostics
    }
}

/// One mistake where there could have been several.
impl From<Diagnostic> for Vec<Diagnostic> {
    fn from(diagnostic: Diagnostic) -> Vec<Diagnostic> {
        vec![diagnostic]
    }
}

/// The candidate with the smallest edit distance to `name`, which is at most a third of the name's length.
/// Among equals, the first in byte order, so that the result does not depend on the order of the candidates.
pub fn closest_name<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    close_names(name, candidates).min().map(|(_, candidate)| candidate)
}

/// The candidates that [`closest_name`] chooses from, in byte order; at most three.
pub(crate) fn closest_names<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut close: Vec<(usize, &str)> = close_names(name, candidates).collect();
    close.sort_unstable();
    close.dedup();
    let least = close.first().map_or(0, |(distance, _)| *distance);
    close.iter().take_while(|(distance, _)| *distance == least).take(3).map(|(_, found)| *found).collect()
}

/// The candidates whose edit distance to `name` is at most a third of the name's length, with that distance.
fn close_names<'a>(
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = (usize, &'a str)> {
    let limit = name.chars().count().div_ceil(3).min(name.chars().count().saturating_sub(1));
    candidates
        .into_iter()
        .filter(move |c| *c != name && c.len().abs_diff(name.len()) <= limit)
        .map(move |c| (strsim::osa_distance(name, c), c))
        .filter(move |(distance, _)| *distance <= limit)
}
