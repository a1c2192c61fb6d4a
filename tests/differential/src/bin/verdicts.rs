//! Compares the verdicts of generated verifiers with mlir-opt's, operation by operation. `cargo xtask
//! conformance` runs this program.
//!
//! Fails when fewer than `--agreement` modules in a thousand have the same verdict with the same message.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
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
    /// Number of differences to show.
    #[arg(long, default_value_t = 20)]
    show: usize,
}

fn main() -> ExitCode {
    let options = Options::parse();
    match compare(&options.include, &options.folder, &options.peer) {
        Ok(outcome) => {
            // Without a reader, the exit code still reports the outcome.
            let _ = std::io::stdout().lock().write_all(text(&outcome, options.show).as_bytes());
            let compared = outcome.agreed + outcome.differences.len();
            let is_enough = outcome.agreed * 1000 >= compared * options.agreement && outcome.right > 0;
            if is_enough { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr().lock(), "error: {error}");
            ExitCode::FAILURE
        }
    }
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
