//! The parsers of the grammars, which are checked in.

use crate::Result;
use crate::run::{cargo, step};

/// Generates the parser beside each grammar. With `is_check` it compares them instead.
///
/// # Errors
/// When the generator cannot be built, a grammar is invalid, or a parser is stale.
pub(crate) fn run(is_check: bool) -> Result {
    let generator = ["run", "--quiet", "--locked", "--manifest-path", "xtask/grammar/Cargo.toml"];
    let generate = ["--target-dir", "target/grammar", "--"];
    step(cargo(&generator).args(generate).args(is_check.then_some("--check")))
}
