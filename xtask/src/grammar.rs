//! The parsers of the grammars, which are checked in.

use crate::Result;
use crate::run::{cargo, step};

/// Generates the parser beside each grammar; with `--check` compares them only.
///
/// # Errors
/// When the generator cannot be built, a grammar is wrong, or a parser is stale.
pub(crate) fn run(options: &[String]) -> Result {
    if !matches!(options, [] | [_]) || options.iter().any(|option| option != "--check") {
        return Err("its only option is '--check'".to_owned());
    }
    let generator = ["run", "--quiet", "--locked", "--manifest-path", "xtask/grammar/Cargo.toml"];
    let generate = ["--target-dir", "target/grammar", "--"];
    step(cargo(&generator).args(generate).args(options))
}
