//! A pipeline is for functions, and is run on a module.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    run_passes("func.func(cse)")
}
