//! Errors of the loader.

use std::fmt;

/// The reason why a plan cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError(String);

impl LoadError {
    pub(crate) fn new(message: impl Into<String>) -> LoadError {
        LoadError(message.into())
    }

    /// The same error about a part of the plan.
    pub(crate) fn with_part(self, part: impl fmt::Display) -> LoadError {
        LoadError(format!("{part}: {}", self.0))
    }
}

impl From<String> for LoadError {
    fn from(message: String) -> LoadError {
        LoadError(message)
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LoadError {}
