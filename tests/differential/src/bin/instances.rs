//! Compares mlir-opt and generated Rust on instances of every definition with a declarative format: both
//! print each instance.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use differential::instances::{Outcome, Outcomes, build, definitions, operations, seeds};

#[derive(Parser)]
struct Options {
    /// The include directory of MLIR's definitions.
    include: PathBuf,
    /// The folder of the crate.
    folder: PathBuf,
    /// The program of the crate from an earlier run, to compare again.
    #[arg(long)]
    program: Option<PathBuf>,
    /// A folder of modules. Instances are cut out of them for operations with constraints that are hard to
    /// satisfy.
    #[arg(long)]
    modules: Option<PathBuf>,
    /// Compares only instances from the modules in the repository.
    #[arg(long)]
    seeds: bool,
    /// A dialect whose operations are compared, without types and attributes; all by default.
    #[arg(long)]
    dialect: Vec<String>,
    /// Prints the outcome of each definition, not only the sums of each dialect.
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
    let found = if options.seeds {
        seeds(&program, &options.dialect)?
    } else {
        operations(&program, options.modules.as_deref(), &options.dialect)?
    };
    let mut all = vec![("operations", found)];
    if options.dialect.is_empty() && !options.seeds {
        all.push(("types and attributes", definitions(&program)?));
    }
    for (kind, outcomes) in &all {
        let text = report(kind, outcomes, options.verbose);
        std::io::stdout().lock().write_all(text.as_bytes()).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Numbers of definitions by outcome.
#[derive(Clone, Copy, Default)]
struct Counts {
    all: usize,
    /// Part of the syntax is custom.
    hand_written: usize,
    taken: usize,
    /// All instances are the same, perhaps except for names of values.
    same: usize,
    /// The subset that is the same only except for names.
    but_names: usize,
}

impl Counts {
    fn add(&mut self, outcome: &Outcome) {
        self.all += 1;
        self.hand_written += usize::from(outcome.hand_written.is_some());
        self.taken += usize::from(outcome.taken != 0);
        let is_same = outcome.taken != 0 && outcome.same + outcome.same_but_names == outcome.taken;
        self.same += usize::from(is_same);
        self.but_names += usize::from(is_same && outcome.same_but_names != 0);
    }
}

/// A line for each dialect, and one for the sum; with `verbose`, each failure as well.
fn report(kind: &str, outcomes: &Outcomes, verbose: bool) -> String {
    let mut text = String::new();
    let mut dialects: std::collections::BTreeMap<&str, Counts> = Default::default();
    let mut sum = Counts::default();
    for (name, outcome) in outcomes {
        let dialect = name.split('.').next().unwrap_or(name);
        dialects.entry(dialect).or_default().add(outcome);
        sum.add(outcome);
        if verbose {
            text += &details(name, outcome);
        }
    }
    for (dialect, counts) in dialects {
        text += &line(dialect, counts);
    }
    text + &line(&format!("all {kind}"), sum)
}

/// The reason why there is no instance, or the difference.
fn details(name: &str, outcome: &Outcome) -> String {
    let refused = outcome.refused.as_deref().unwrap_or("no reason");
    match (&outcome.hand_written, outcome.taken, &outcome.difference) {
        (Some(part), ..) => format!("--- {name}: by hand: {part}\n"),
        (None, 0, _) => format!("--- {name}: no instance: {refused}\n"),
        (None, taken, Some(difference)) => {
            format!("--- {name}: {} of {taken} the same\n{difference}\n", outcome.same)
        }
        (None, _, None) => String::new(),
    }
}

fn line(kind: &str, counts: Counts) -> String {
    let Counts { all, hand_written, taken, same, but_names } = counts;
    let share = 100.0 * same as f64 / taken.max(1) as f64;
    format!(
        "{kind}: {all} with a format, {hand_written} with parts by hand, {taken} with instances, {same} the same ({share:.1} %), \
         {but_names} of them but for names of values\n"
    )
}
