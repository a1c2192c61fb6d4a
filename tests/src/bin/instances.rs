//! Gives instances of everything with a declarative format to mlir-opt and to generated Rust, and compares what both print.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use tests::instances::{Outcomes, build, compare};

#[derive(Parser)]
struct Options {
    /// The include directory of MLIR's definitions.
    include: PathBuf,
    /// Where the crate is made.
    folder: PathBuf,
    /// The program of the crate from an earlier run, to compare once more.
    #[arg(long)]
    program: Option<PathBuf>,
    /// Prints what each definition comes to, not only those of each dialect together.
    #[arg(long)]
    verbose: bool,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr().lock(), "error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<(), String> {
    let program = match &options.program {
        Some(program) => program.clone(),
        None => build(&options.include, &options.folder)?.program(),
    };
    for mode in ["operations", "definitions"] {
        let outcomes = compare(&program, mode)?;
        let text = report(mode, &outcomes, options.verbose);
        std::io::stdout().lock().write_all(text.as_bytes()).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// A line for each dialect, and one for all.
fn report(mode: &str, outcomes: &Outcomes, verbose: bool) -> String {
    let mut text = String::new();
    let mut dialects: std::collections::BTreeMap<&str, [usize; 3]> = Default::default();
    for (name, outcome) in outcomes {
        let dialect = name.split('.').next().unwrap_or(name);
        let [all, taken, same] = dialects.entry(dialect).or_default();
        *all += 1;
        *taken += usize::from(outcome.taken != 0);
        *same += usize::from(outcome.taken != 0 && outcome.same == outcome.taken);
        if verbose && outcome.taken == 0 {
            let reason = outcome.refused.as_deref().unwrap_or_default();
            text += &format!("--- {name}: no instance: {reason}\n");
        }
        if let (true, Some(difference)) = (verbose, &outcome.difference) {
            text += &format!("--- {name}: {} of {} the same\n{difference}\n", outcome.same, outcome.taken);
        }
    }
    let mut sum = [0; 3];
    for (dialect, counts) in dialects {
        text += &line(dialect, counts);
        sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    text + &line(&format!("all {mode}"), sum)
}

fn line(what: &str, [all, taken, same]: [usize; 3]) -> String {
    let share = 100.0 * same as f64 / taken.max(1) as f64;
    format!("{what}: {all} with a format, {taken} with instances, {same} the same ({share:.1} %)\n")
}
