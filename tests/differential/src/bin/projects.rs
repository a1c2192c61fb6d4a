//! Measures what share of the test modules of projects is read and printed back with nothing but the
//! definitions of each project.
//!
//! ```text
//! projects --list rejected path/to/checkout ...
//! ```
//!
//! Modules that expect errors do not count. The last column is the share of the modules whose operations all
//! have declarative syntax and belong to the project or to this program.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use differential::projects::{Outcome, measure};

/// Options of the measurement.
#[derive(Parser)]
struct Options {
    /// The checkouts.
    folders: Vec<PathBuf>,
    /// A project that these need; may be repeated.
    #[arg(long)]
    with: Vec<PathBuf>,
    /// List the modules with this outcome.
    #[arg(long)]
    list: Option<String>,
    /// Count the reasons of this outcome.
    #[arg(long)]
    reasons: Option<String>,
    /// Print the warnings about definitions.
    #[arg(long)]
    warnings: bool,
    /// Fail if a smaller share, in percent, is read and printed back.
    #[arg(long, default_value_t = 0)]
    least: usize,
}

const OUTCOMES: [&str; 6] = ["same", "changed", "rejected", "panicked", "cpp", "other"];

fn main() -> ExitCode {
    differential::exit_code(run(&Options::parse()))
}

/// Prints a table; returns the number of projects with a smaller share than is required.
fn run(options: &Options) -> io::Result<usize> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:<22} dialects modules {} share",
        "project",
        OUTCOMES.map(|name| format!("{name:>8}")).join(" ")
    )?;
    let mut failures = 0;
    for folder in &options.folders {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let project = match measure(folder, &options.with) {
            Ok(project) => project,
            Err(error) => {
                writeln!(out, "{name:<22} {}", error.lines().next().unwrap_or_default())?;
                failures += 1;
                continue;
            }
        };
        if options.warnings {
            write!(out, "{}", project.warnings)?;
        }
        let mut counts = [0; OUTCOMES.len()];
        let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
        for (module, outcome) in &project.modules {
            let (index, reason) = kind(outcome);
            counts[index] += 1;
            let is_named = |name: &Option<String>| name.as_deref() == Some(OUTCOMES[index]);
            if is_named(&options.list) {
                writeln!(out, "  {}:{}: {reason}", module.path.display(), module.line)?;
            }
            if is_named(&options.reasons) {
                *reasons.entry(reason).or_default() += 1;
            }
        }
        let mut reasons: Vec<_> = reasons.into_iter().collect();
        reasons.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        for (reason, count) in reasons {
            writeln!(out, "  {count:>5} {reason}")?;
        }
        let declarative: usize = counts[..4].iter().sum();
        let share = counts[0] * 100 / declarative.max(1);
        failures += usize::from(share < options.least);
        let columns = counts.map(|count| format!("{count:>8}")).join(" ");
        let (dialects, modules) = (project.dialects.len(), project.modules.len());
        writeln!(out, "{name:<22} {dialects:>8} {modules:>7} {columns} {share:>4}%")?;
    }
    Ok(failures)
}

/// The index in [`OUTCOMES`], and the reason.
fn kind(outcome: &Outcome) -> (usize, &str) {
    match outcome {
        Outcome::Same => (0, ""),
        Outcome::Changed(reason) => (1, reason),
        Outcome::Rejected(reason) => (2, reason),
        Outcome::Panicked => (3, ""),
        Outcome::CppSyntax(name) => (4, name),
        Outcome::OtherDialect(name) => (5, name),
    }
}
