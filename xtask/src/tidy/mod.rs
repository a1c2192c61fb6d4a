//! Checks the rules of `STYLE.md` and `ARCHITECTURE.md` that a program can check.
//!
//! Limits (`limits`, `prose`) are constants for the whole repository: names, folders, circles between files,
//! lengths of documents. Problems (the other modules) belong to crates, and `xtask/tidy-budget.txt` holds the
//! number of problems that each check and crate may still have. A budget only shrinks: fewer problems than it
//! allows fail the check as well, until `cargo xtask tidy --update` lowers it.

mod circles;
mod dialects;
mod doc_blocks;
mod files;
mod limits;
mod modules;
mod names;
mod panics;
mod prose;
mod records;
mod rust;
mod sizes;
mod sources;
mod tokens;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use crate::Result;
use crate::run::{root, say};
use sources::{Repository, Source};

/// A breach of a rule.
struct Problem {
    /// The crate's folder, or the file or folder at the root.
    krate: String,
    /// File, line and explanation.
    message: String,
}

/// A check of product code or of the whole repository.
type Check = fn(&Repository, &[Source]) -> Vec<Problem>;

/// The checks, with their names in the budget.
const CHECKS: [(&str, Check); 8] = [
    ("cycles", |_, product| modules::check(product)),
    ("dialects", |_, product| dialects::check(product)),
    ("doc-blocks", |_, product| doc_blocks::check(product)),
    ("panics", |_, product| panics::check(product)),
    ("records", |_, product| records::check(product)),
    ("sizes", |_, product| sizes::check(product)),
    ("tokens", |_, product| tokens::check(product)),
    ("words", words::check),
];

/// Number of problems by check and crate.
type Counts = BTreeMap<(String, String), usize>;

/// Runs all checks, and compares counts with their limits and the numbers of problems with the budget.
///
/// # Errors
/// When a count exceeds its limit, or a number differs from its budget.
pub(crate) fn run() -> Result {
    let repository = Repository::read()?;
    let product = repository.product();
    let mut failures = Vec::new();
    say("count                                       found  limit");
    let mut line = |name: &str, value: usize, limit: usize| {
        let mark = if value > limit { "  <- too many" } else { "" };
        say(&format!("{name:<42} {value:>6} {limit:>6}{mark}"));
        if value > limit {
            failures.push(format!("{name}: {value}, the limit is {limit}"));
        }
    };
    let (counts, problems) = std::thread::scope(|scope| {
        let counts = scope.spawn(|| limits::counts(&repository, &product));
        let problems = count(&repository, &product);
        (counts.join(), problems)
    });
    let counts = counts.map_err(|_| "a check panicked")?;
    counts.iter().for_each(|count| line(count.name, count.found.len(), count.limit));
    let measures = prose::measures(&repository)?;
    measures.iter().for_each(|measure| line(&measure.name, measure.value, measure.limit));
    failures.extend(over_budget(&problems)?);
    if failures.is_empty() {
        return Ok(());
    }
    Err(format!("tidy: 'cargo xtask tidy --list NAME' prints the places\n  {}", failures.join("\n  ")))
}

/// Lowers the budget of problems. With `is_reset`, it becomes the current number.
///
/// # Errors
/// When there are more problems than before.
pub(crate) fn update(is_reset: bool) -> Result {
    let repository = Repository::read()?;
    let counts = count(&repository, &repository.product());
    if is_reset { write_budget(&counts) } else { lower_budget(&counts) }
}

/// Prints the findings of one check or count.
///
/// # Errors
/// When there is no such check.
pub(crate) fn list(name: &str) -> Result {
    let repository = Repository::read()?;
    let product = repository.product();
    let found: Vec<String> = if let Some((_, check)) = CHECKS.iter().find(|(known, _)| *known == name) {
        check(&repository, &product).into_iter().map(|problem| problem.message).collect()
    } else {
        let mut counts = limits::counts(&repository, &product);
        let index = counts.iter().position(|count| count.name == name);
        let names = || {
            counts
                .iter()
                .map(|count| count.name)
                .chain(CHECKS.map(|(name, _)| name))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let index = index.ok_or_else(|| format!("'{name}' is none of: {}", names()))?;
        counts.swap_remove(index).found
    };
    found.iter().for_each(|line| say(line));
    say(&format!("{} found", found.len()));
    Ok(())
}

fn count(repository: &Repository, product: &[Source]) -> Counts {
    let mut counts = Counts::new();
    for (name, check) in CHECKS {
        for problem in check(repository, product) {
            *counts.entry((name.to_owned(), problem.krate)).or_default() += 1;
        }
    }
    counts
}

/// Prints the sums of each check, and returns the numbers that differ from their budget.
fn over_budget(counts: &Counts) -> Result<Vec<String>> {
    let budget = read_budget()?;
    let sum = |numbers: &Counts, name: &str| -> usize {
        numbers.iter().filter(|((check, _), _)| check == name).map(|(_, number)| number).sum()
    };
    say("problems                                    found budget");
    for (name, _) in CHECKS {
        say(&format!("{name:<42} {:>6} {:>6}", sum(counts, name), sum(&budget, name)));
    }
    let keys: BTreeSet<_> = counts.keys().chain(budget.keys()).collect();
    let mut wrong = Vec::new();
    for key in keys {
        let [found, allowed] = [counts, &budget].map(|numbers| numbers.get(key).copied().unwrap_or(0));
        let (check, krate) = key;
        if found > allowed {
            wrong.push(format!("{check} in {krate}: {found}, the budget is {allowed}"));
        } else if found < allowed {
            wrong.push(format!(
                "{check} in {krate}: {found}, fewer than the {allowed} of the budget: run 'cargo xtask tidy --update'"
            ));
        }
    }
    Ok(wrong)
}

fn budget_path() -> PathBuf {
    root().join("xtask/tidy-budget.txt")
}

/// Reads lines of the form `check crate count`.
fn read_budget() -> Result<Counts> {
    let path = budget_path();
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let entry = |line: &str| {
        let mut words = line.split_whitespace();
        let key = (words.next()?.to_owned(), words.next()?.to_owned());
        Some((key, words.next()?.parse().ok()?))
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| entry(line).ok_or_else(|| format!("{}: '{line}' is not valid", path.display())))
        .collect()
}

fn lower_budget(counts: &Counts) -> Result {
    let budget = read_budget()?;
    let allowed = |key| budget.get(key).copied().unwrap_or(0);
    if let Some((check, krate)) =
        counts.iter().find(|(key, found)| **found > allowed(key)).map(|(key, _)| key)
    {
        return Err(format!("there are more problems than before: {check} in {krate}"));
    }
    write_budget(counts)
}

fn write_budget(counts: &Counts) -> Result {
    let mut text = String::from("# Problems that 'cargo xtask tidy' still finds. The numbers only shrink.\n");
    for ((check, krate), number) in counts {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{check} {krate} {number}");
    }
    std::fs::write(budget_path(), text).map_err(|error| format!("{}: {error}", budget_path().display()))
}
