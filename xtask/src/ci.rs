//! What CI runs.

use crate::process::{self, Done};

/// Runs `.ci/run`, the script that CI runs.
///
/// # Errors
/// What failed first.
pub(crate) fn run() -> Done {
    process::run("bash", &[".ci/run"])
}
