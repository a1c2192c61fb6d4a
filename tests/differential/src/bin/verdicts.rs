//! Compares the verdicts of generated verifiers with mlir-opt's, operation by operation, and loaded dialects
//! with compiled ones. `cargo xtask conformance` runs this program.
//!
//! Fails when fewer than `--agreement` modules in a thousand have the same verdict with the same message, or
//! when loaded dialects differ from compiled ones.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use differential::loaded;
use differential::verdicts::{Outcome, compare};

#[derive(Parser)]
struct Options {
    /// The include directory of MLIR's definitions.
    include: PathBuf,
    /// The folder of the crate.
    folder: PathBuf,
    /// The peer.
    #[arg(long, default_value = "mlir-opt-22")]
    peer: String,
    /// Number of modules in a thousand that must agree.
    #[arg(long, default_value_t = 990)]
    agreement: usize,
    /// Only compare loaded dialects, with the modules that an earlier run left in the folder.
    #[arg(long)]
    only_loaded: bool,
    /// Number of differences to show.
    #[arg(long, default_value_t = 20)]
    show: usize,
}

fn main() -> ExitCode {
    let options = Options::parse();
    match compared(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(std::io::stderr().lock(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether the comparisons have the outcome that is required. Prints their outcomes.
fn compared(options: &Options) -> Result<bool, String> {
    // Without a reader, the exit code still reports the outcome.
    let say = |text: String| drop(std::io::stdout().lock().write_all(text.as_bytes()));
    let mut is_expected = true;
    if !options.only_loaded {
        let outcome = compare(&options.include, &options.folder, &options.peer)?;
        say(text(&outcome, options.show));
        let compared = outcome.agreed + outcome.differences.len();
        is_expected = outcome.agreed * 1000 >= compared * options.agreement && outcome.right > 0;
    }
    let loaded = loaded::compare(&options.include, &options.folder)?;
    say(loaded_text(&loaded, options.show));
    Ok(is_expected && loaded.texts > 0 && loaded.differences.is_empty())
}

fn loaded_text(outcome: &loaded::Outcome, show: usize) -> String {
    let mut text = String::new();
    for loaded::Difference { module, loaded, compiled } in outcome.differences.iter().take(show) {
        text += &format!("{module}  loaded:   {loaded}\n  compiled: {compiled}\n\n");
    }
    let loaded::Outcome { verdicts, texts, by_hand, dialects, differences } = outcome;
    text + &format!(
        "{dialects} loaded dialects: {verdicts} verdicts and {texts} texts as compiled; {} differ, {by_hand} written by hand\n",
        differences.len()
    )
}

fn text(outcome: &Outcome, show: usize) -> String {
    let Outcome { agreed, right, left_out, differences } = outcome;
    let mut text = String::new();
    for difference in differences.iter().take(show) {
        let (module, ours, theirs) = (&difference.module, &difference.ours, &difference.theirs);
        text += &format!("{module}  ours:   {ours}\n  theirs: {theirs}\n\n");
    }
    text + &format!(
        "{agreed} verdicts agree, {right} of them right; {} differ, {left_out} left out\n",
        differences.len()
    )
}
