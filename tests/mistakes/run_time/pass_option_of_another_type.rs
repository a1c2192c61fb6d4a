//! An option of a pass gets a word for a number.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    run_passes("builtin.module(canonicalize{max-iterations=many})")
}
