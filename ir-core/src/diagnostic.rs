//! Diagnostics and their rendering.

mod render;

pub use render::{Renderer, show_source_line};

use crate::context::{Context, Location};
use std::fmt;

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Additional information on another diagnostic.
    Note,
    /// Information.
    Remark,
    /// A likely error.
    Warning,
    /// An error.
    Error,
}

impl Severity {
    /// The name printed before the message.
    pub fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Remark => "remark",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// A message for the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The location.
    pub location: Location,
    /// The message.
    pub message: String,
    /// Notes, and errors that follow from this one. They have no notes of their own.
    pub notes: Vec<Diagnostic>,
}

impl Diagnostic {
    /// Creates a diagnostic without notes.
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Self { severity, location, message: message.into(), notes: Vec::new() }
    }

    /// Creates an error without notes.
    pub fn error(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// Appends a note.
    #[must_use]
    pub fn with_note(mut self, location: Location, message: impl Into<String>) -> Self {
        self.notes.push(Self::new(Severity::Note, location, message));
        self
    }

    /// Appends an error that follows from this one, and then the notes of that error.
    #[must_use]
    pub fn followed_by(mut self, mut other: Self) -> Self {
        let notes = std::mem::take(&mut other.notes);
        self.notes.push(other);
        self.notes.extend(notes);
        self
    }
}

/// Diagnostics with their context and source: an error type that displays like the output of `mlir-opt`, source lines
/// included.
#[derive(Clone)]
pub struct Diagnostics {
    ctx: Context,
    list: Vec<Diagnostic>,
    /// The name and the text of the source file.
    source: Option<(String, Vec<u8>)>,
}

impl Diagnostics {
    /// Creates a list of diagnostics whose locations belong to this context.
    #[must_use]
    pub fn new(ctx: &Context, list: Vec<Diagnostic>) -> Self {
        Diagnostics { ctx: ctx.clone(), list, source: None }
    }

    /// Sets the source file whose lines are shown: its name in locations, and its text.
    #[must_use]
    pub fn with_source(mut self, file: &str, text: &[u8]) -> Self {
        self.source = Some((file.to_owned(), text.to_owned()));
        self
    }

    /// The diagnostics, in the order in which they were found.
    #[must_use]
    pub fn as_slice(&self) -> &[Diagnostic] {
        &self.list
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut renderer = Renderer::new(&self.ctx);
        if let Some((file, text)) = &self.source {
            renderer.add_source(file, text);
        }
        self.list.iter().try_for_each(|diagnostic| f.write_str(&renderer.render(diagnostic)))
    }
}

impl fmt::Debug for Diagnostics {
    /// The displayed text, so that the output of `unwrap` and `main` is readable.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Diagnostics {}
