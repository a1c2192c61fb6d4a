//! A parenthesis of a pipeline is not closed.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    run_passes("builtin.module(func.func(cse)")
}
