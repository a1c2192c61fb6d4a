//! Every test, and what runs on every change.

use std::process::Command;
use std::time::Instant;

use crate::run::{cargo, is_there, numbers, root, say, step};
use crate::{Result, conformance, editors, fuzz, grammar, package, peers, python_package, rustdoc, tidy};

/// Every so many files of the peers' definitions are compared in CI; `cargo xtask conformance` compares all.
const SAMPLE: &str = "8";
/// So many mutated inputs are tried in CI.
const FUZZ_INPUTS: &str = "5000";

/// Runs every test, and a small sample of the comparisons with the peers. What needs a peer that cannot be installed is named as
/// skipped.
///
/// # Errors
/// The steps that failed, after all have run.
pub(crate) fn test(options: &[String]) -> Result {
    if matches!(options, [option] if option == "--python") {
        return python_package::missing().map_or_else(python_package::test, Err);
    }
    let mut steps = Steps::default();
    if matches!(options, [option] if option == "--editors") {
        steps.editors();
        return steps.finish();
    }
    numbers(options, [])?;
    steps.tests();
    match python_package::missing() {
        None => steps.run("the Python package", python_package::test),
        Some(reason) => steps.skip("the Python package", &reason),
    }
    steps.editors();
    match peers::install(&[]) {
        Ok(()) => steps.run("a sample of the comparisons", conformance::quick),
        Err(reason) => steps.skip("a sample of the comparisons", &reason),
    }
    steps.finish()
}

/// Runs what a change has to pass: the tests, and what takes longer.
///
/// # Errors
/// The steps that failed, after all have run.
pub(crate) fn ci(options: &[String]) -> Result {
    numbers(options, [])?;
    let mut steps = Steps::default();
    say(&format!("=== start{}", free_space()));
    steps.run("formatting", || step(&mut cargo(&["fmt", "--all", "--check"])));
    let clippy = || workspace("clippy", &["--all-targets", "--", "-D", "warnings"]);
    steps.run("clippy", || step(&mut clippy()));
    let doc = || workspace("doc", &["--no-deps", "--document-private-items"]);
    steps.run("rustdoc", || rustdoc::run(doc()));
    steps.run("tidy", || tidy::run(&[]));
    steps.run("parsers of the grammars", || grammar::run(&["--check".to_owned()]));
    steps.run("packages", || package::run(&[]));
    remove_builds(&package::BUILDS);
    steps.run("the oldest Rust", package::oldest_rust);
    remove_builds(&[package::OLDEST_BUILD]);
    steps.run("tests", || test(&[]));
    steps.run("fuzzing", || fuzz::run(&["--inputs".to_owned(), FUZZ_INPUTS.to_owned()]));
    match peers::install(&[]) {
        Ok(()) => steps.run("conformance", || conformance::run(&["--sample".to_owned(), SAMPLE.to_owned()])),
        Err(reason) => steps.skip("conformance", &reason),
    }
    steps.finish()
}

/// Removes results of a step that no later one reads, because machines of CI may have little space. It is no error when they
/// cannot be removed.
fn remove_builds(folders: &[&str]) {
    for folder in folders {
        let _ = std::fs::remove_dir_all(root().join(folder));
    }
}

/// The space left for the workspace, as `df` tells it, or nothing where it cannot be run.
fn free_space() -> String {
    let df = Command::new("df").args(["-Ph", "."]).current_dir(root()).output();
    let text = df.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    // The columns: file system, size, used, free, ...
    let free = text.lines().nth(1).and_then(|line| line.split_whitespace().nth(3));
    free.map(|free| format!(", {free} of disk left")).unwrap_or_default()
}

/// Options for all packages that can be compiled: that of Python needs a `python3`.
fn members() -> &'static [&'static str] {
    match is_there("python3", "--version") {
        true => &["--workspace"],
        false => &["--workspace", "--exclude", "ods-python"],
    }
}

/// A command of Cargo for all packages that can be compiled.
fn workspace(command: &str, options: &[&str]) -> Command {
    let mut cargo = cargo(&[command]);
    cargo.args(members()).args(options);
    cargo
}

/// Steps that all run, whatever becomes of the others.
#[derive(Default)]
struct Steps {
    failed: Vec<String>,
    skipped: Vec<String>,
}

impl Steps {
    /// Unit, golden, compile and documentation tests.
    fn tests(&mut self) {
        if is_there("cargo-nextest", "--version") {
            let mut tests = cargo(&["nextest", "run", "--no-fail-fast"]);
            self.run("unit and golden tests", || step(tests.args(members())));
        } else {
            let mut tests = workspace("test", &["--lib", "--bins", "--tests", "--examples"]);
            self.run("unit and golden tests", || step(&mut tests));
        }
        self.run("documentation tests", || step(&mut workspace("test", &["--doc"])));
    }

    /// Grammars, and the language server with editors' clients.
    fn editors(&mut self) {
        for (name, install, test) in editors::TESTS {
            match install() {
                Ok(()) => self.run(name, test),
                Err(reason) => self.skip(name, &reason),
            }
        }
    }

    fn run(&mut self, name: &str, work: impl FnOnce() -> Result) {
        say(&format!("=== {name}"));
        let start = Instant::now();
        if let Err(message) = work() {
            self.failed.push(format!("{name}: {message}"));
        }
        let seconds = start.elapsed().as_secs();
        say(&format!("=== {name}: {}:{:02} minutes{}", seconds / 60, seconds % 60, free_space()));
    }

    fn skip(&mut self, name: &str, reason: &str) {
        self.skipped.push(format!("skipped: {name} ({reason})"));
    }

    fn finish(self) -> Result {
        say("=== summary");
        self.skipped.iter().for_each(|line| say(line));
        if self.failed.is_empty() {
            say(if self.skipped.is_empty() {
                "everything passed"
            } else {
                "everything that could run passed"
            });
            return Ok(());
        }
        Err(format!("failed:\n  {}", self.failed.join("\n  ")))
    }
}
