//! Reports of passes and of the pass manager.

use crate::diagnostic::Diagnostic;

/// A report of a pass or of the pass manager.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// A diagnostic.
    Diagnostic(Diagnostic),
    /// A text to be printed verbatim.
    Text(String),
    /// A text for a file, in a folder that the user chooses.
    File {
        /// The path of the file.
        path: std::path::PathBuf,
        /// Its contents.
        text: String,
    },
}
