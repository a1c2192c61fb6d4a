//! Diagnostics, and how they are shown.

mod render;

pub use render::{Renderer, show_source_line};

use crate::context::Location;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Belongs to another diagnostic.
    Note,
    /// Something worth saying.
    Remark,
    /// Likely wrong.
    Warning,
    /// Wrong.
    Error,
}

impl Severity {
    /// The word before the message.
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
    /// How bad it is.
    pub severity: Severity,
    /// Where.
    pub location: Location,
    /// What.
    pub message: String,
    /// Notes, and errors that follow from this one. They have no notes of their own.
    pub notes: Vec<Diagnostic>,
}

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Self { severity, location, message: message.into(), notes: Vec::new() }
    }

    /// An error without notes.
    pub fn error(location: Location, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, location, message)
    }

    /// With one more note.
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
