//! Prints how many predicates of installed dialects are translated. `cargo xtask conformance` runs this
//! program.
//!
//! Fails when more texts than `--unreadable` cannot be read, or when fewer operations in a hundred than
//! `--complete` need no code of an author.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use differential::predicates::{Row, rows};

#[derive(Parser)]
struct Options {
    /// The include directory of MLIR's definitions.
    include: PathBuf,
    /// Largest number of unreadable texts.
    #[arg(long, default_value_t = 11)]
    unreadable: usize,
    /// Smallest percentage of complete operations.
    #[arg(long, default_value_t = 0)]
    complete: usize,
    /// Prints the code that operations need from their authors, the most frequent first.
    #[arg(long)]
    reasons: bool,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let rows = match rows(&options.include) {
        Ok(rows) => rows,
        Err(error) => return fail(&format!("{}: {error}", options.include.display())),
    };
    // Without a reader, the exit code still reports the outcome.
    let _ = std::io::stdout().lock().write_all(table(&rows).as_bytes());
    if options.reasons {
        let _ = std::io::stdout().lock().write_all(reasons(&rows).as_bytes());
    }
    let unreadable: BTreeSet<&String> = rows.iter().flat_map(|row| &row.unreadable).collect();
    let (operations, complete) = totals(&rows);
    if unreadable.len() > options.unreadable {
        return fail(&format!("{} texts cannot be read", unreadable.len()));
    }
    if complete * 100 < operations * options.complete {
        return fail(&format!("only {complete} of {operations} operations are complete"));
    }
    ExitCode::SUCCESS
}

fn totals(rows: &[Row]) -> (usize, usize) {
    let sum = |of: fn(&Row) -> usize| rows.iter().map(of).sum();
    (sum(|row| row.operations), sum(|row| row.complete))
}

fn table(rows: &[Row]) -> String {
    let mut text = format!(
        "{:<16} {:>10} {:>9} {:>6} {:>9} {:>10} {:>6} {:>11}\n",
        "dialect", "operations", "complete", "tests", "complete", "to write", "texts", "unreadable"
    );
    for row in rows {
        text += &format!(
            "{:<16} {:>10} {:>9} {:>6} {:>9} {:>10} {:>6} {:>11}\n",
            row.dialect,
            row.operations,
            row.complete,
            row.tests,
            row.complete_tests,
            row.functions,
            row.texts.len(),
            row.unreadable.len()
        );
    }
    let (operations, complete) = totals(rows);
    let texts: BTreeSet<&String> = rows.iter().flat_map(|row| &row.texts).collect();
    let unreadable: BTreeSet<&String> = rows.iter().flat_map(|row| &row.unreadable).collect();
    text + &format!(
        "all: {complete} of {operations} operations are complete; of {} different texts {} cannot be read\n",
        texts.len(),
        unreadable.len()
    )
}

/// The code that operations need. Each line has the number of operations that need it, the number of those
/// that need nothing else, and names.
fn reasons(rows: &[Row]) -> String {
    let mut all: BTreeMap<&str, (usize, usize, Vec<&str>)> = BTreeMap::new();
    for row in rows {
        for (cpp, (operations, alone)) in &row.reasons {
            let entry = all.entry(cpp).or_default();
            entry.0 += operations;
            entry.1 += alone;
            entry.2.push(&row.dialect);
        }
    }
    let mut all: Vec<_> = all.into_iter().collect();
    all.sort_by_key(|(_, (operations, ..))| std::cmp::Reverse(*operations));
    let line = |(cpp, (operations, alone, dialects)): (&str, (usize, usize, Vec<&str>))| {
        format!("{operations:>5} {alone:>5}  {cpp} [{}]\n", dialects.join(" "))
    };
    all.into_iter().map(line).collect()
}

fn fail(message: &str) -> ExitCode {
    let _ = writeln!(std::io::stderr().lock(), "{message}");
    ExitCode::FAILURE
}
