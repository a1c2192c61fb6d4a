//! An option of a pass is misspelled.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    run_passes("builtin.module(canonicalize{max-iteration=3})")
}
