//! What a program can check of `STYLE.md` and `ARCHITECTURE.md`: sizes, words, cycles between modules, names of dialects, reads of
//! records outside the model, decisions on printed tokens, examples in documentation that are not compiled.
//!
//! Each check yields problems, and each problem belongs to a crate. `xtask/tidy-budget.txt` holds the number of problems that
//! each check and crate may still have. A budget only shrinks: fewer problems than it allows fail the check as well, until
//! `cargo xtask tidy --update` lowers it.

mod dialects;
mod doc_blocks;
mod modules;
mod records;
mod sizes;
mod sources;
mod tokens;
mod words;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use crate::Result;
use crate::run::{root, say};
use sources::Source;

/// A breach of a rule.
struct Problem {
    /// The crate's folder.
    krate: String,
    /// File, line and explanation.
    message: String,
}

/// A check over all product code.
type Check = fn(&[Source]) -> Vec<Problem>;

/// The checks, by the names that the budget uses.
const CHECKS: [(&str, Check); 7] = [
    ("cycles", modules::check),
    ("dialects", dialects::check),
    ("doc-blocks", doc_blocks::check),
    ("records", records::check),
    ("sizes", sizes::check),
    ("tokens", tokens::check),
    ("words", words::check),
];

/// Number of problems by check and crate.
type Counts = BTreeMap<(String, String), usize>;

/// Runs all checks and compares the numbers of problems with the budget.
///
/// `--list CHECK` prints the problems of one check. `--update` lowers the budget.
///
/// # Errors
/// When a number differs from its budget, or an option is unknown.
pub(crate) fn run(options: &[String]) -> Result {
    let sources = sources::product_sources()?;
    match options {
        [] => compare(&count(&sources)),
        [option] if option == "--update" => lower_budget(&count(&sources)),
        [option, name] if option == "--list" => list(&sources, name),
        _ => Err("usage: cargo xtask tidy [--list cycles|dialects|doc-blocks|records|sizes|tokens|words] [--update]"
            .to_owned()),
    }
}

fn count(sources: &[Source]) -> Counts {
    let mut counts = Counts::new();
    for (name, check) in CHECKS {
        for problem in check(sources) {
            *counts.entry((name.to_owned(), problem.krate)).or_default() += 1;
        }
    }
    counts
}

fn list(sources: &[Source], name: &str) -> Result {
    let (_, check) = CHECKS
        .iter()
        .find(|(known, _)| *known == name)
        .ok_or_else(|| format!("there is no check '{name}'"))?;
    let problems = check(sources);
    problems.iter().for_each(|problem| say(&problem.message));
    say(&format!("{} problems", problems.len()));
    Ok(())
}

fn compare(counts: &Counts) -> Result {
    let budget = read_budget()?;
    let keys: std::collections::BTreeSet<_> = counts.keys().chain(budget.keys()).collect();
    let mut wrong = Vec::new();
    for key in keys {
        let [found, allowed] = [counts, &budget].map(|numbers| numbers.get(key).copied().unwrap_or(0));
        let (check, krate) = key;
        say(&format!("{check:<10} {krate:<16} {found:>5} of {allowed:>5}"));
        if found > allowed {
            wrong.push(format!(
                "{check} in {krate}: {found}, allowed are {allowed}; 'cargo xtask tidy --list {check}'"
            ));
        } else if found < allowed {
            wrong.push(format!("{check} in {krate}: {found} instead of {allowed}; 'cargo xtask tidy --update' lowers the budget"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n  ")) }
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
    let mut text = String::from("# Problems that 'cargo xtask tidy' still finds. The numbers only shrink.\n");
    for ((check, krate), number) in counts {
        // A string takes everything that is written to it.
        let _ = writeln!(text, "{check} {krate} {number}");
    }
    std::fs::write(budget_path(), text).map_err(|error| format!("{}: {error}", budget_path().display()))
}
