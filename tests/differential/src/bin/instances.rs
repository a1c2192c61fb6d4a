//! Gives instances of everything with a declarative format to mlir-opt and to generated Rust, and compares
//! what both print.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use differential::instances::{Outcome, Outcomes, build, definitions, operations, seeds};

#[derive(Parser)]
struct Options {
    /// The include directory of MLIR's definitions.
    include: PathBuf,
    /// Where the crate is made.
    folder: PathBuf,
    /// The program of the crate from an earlier run, to compare once more.
    #[arg(long)]
    program: Option<PathBuf>,
    /// A folder of modules, to cut instances out of for operations whose constraints are hard to satisfy.
    #[arg(long)]
    modules: Option<PathBuf>,
    /// Looks only at instances out of the modules in the repository.
    #[arg(long)]
    seeds: bool,
    /// A dialect whose operations are looked at; all when none is named. Types and attributes are left out
    /// then.
    #[arg(long)]
    dialect: Vec<String>,
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

/// How many definitions there are, by what became of them.
#[derive(Clone, Copy, Default)]
struct Counts {
    all: usize,
    /// Part of the syntax is written by hand.
    hand_written: usize,
    taken: usize,
    /// All instances are the same, or all but for names of values.
    same: usize,
    /// Some of those are the same but for names.
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

/// What is not as it should be if that is asked for, a line for each dialect, and one for all.
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

/// Why there is no instance, or what differs.
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
