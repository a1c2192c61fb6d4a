//! Diagnostics: messages about locations. [`text`](crate::text) renders them.

use super::Location;

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
    /// Advice for programs other than `mlir-opt`, which does not print any.
    pub help: Option<Box<str>>,
}

impl Diagnostic {
    /// Creates a diagnostic without notes.
    pub fn new(severity: Severity, location: Location, message: impl Into<String>) -> Self {
        Self { severity, location, message: message.into(), notes: Vec::new(), help: None }
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

    /// Adds advice.
    #[must_use]
    pub fn with_help(mut self, help: impl Into<Box<str>>) -> Self {
        self.help = Some(help.into());
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

/// Creates the error of a verifier. The caller of the verifier chooses the location (MLIR's `emitError`).
///
/// ```
/// use ir_core::diagnostic::{Diagnostic, EmitError};
///
/// fn verify_width(emit_error: EmitError<'_>, width: u32) -> Result<(), Diagnostic> {
///     if width > 64 { Err(emit_error(&format!("{width} bits are too many"))) } else { Ok(()) }
/// }
/// ```
pub type EmitError<'a> = &'a dyn Fn(&str) -> Diagnostic;

/// The [`EmitError`] of a location.
pub fn emit_error_at(location: Location) -> impl Fn(&str) -> Diagnostic {
    move |message| Diagnostic::error(location, message)
}

/// The name among `candidates` that `name` probably misspells: at most a third of the characters differ.
pub(crate) fn closest_name<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let distances = candidates.map(|candidate| (strsim::osa_distance(name, candidate), candidate));
    distances.filter(|(distance, _)| distance * 3 <= name.len()).min().map(|(_, candidate)| candidate)
}
