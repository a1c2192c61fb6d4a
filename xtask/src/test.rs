//! All tests, and the steps of CI.

use crate::build::Build;
use crate::ignored::{self, Ignored};
use crate::package;
use crate::run::{cargo, is_there, root, say, step};
use crate::steps::Steps;
use crate::workspace::{all, members};
use crate::{Result, conformance, editors, fuzz, grammar, peers, python_package, rustdoc, tidy};

/// Number of mutated inputs in CI.
const FUZZ_INPUTS: u64 = 2500;

/// Runs the tests of all crates. Tests that lack a program are listed as skipped.
///
/// # Errors
/// When a step fails. All steps run first.
pub(crate) fn test() -> Result {
    match peers::to_install() {
        Some(packages) => say(&format!("First, the peers are installed, as root: {packages}.")),
        None => say("Nothing is installed: the peers (LLVM 22 and MLIR 22) are there."),
    }
    say(
        "Then all crates are compiled, and their unit, golden and documentation tests run. On two cores this takes",
    );
    say(
        "about 15 minutes the first time. 'cargo xtask check' tests only what changed, and installs nothing.",
    );
    let mut steps = Steps::new(4);
    tests(&mut steps, false);
    steps.finish()
}

/// Runs the tests of the Python package.
///
/// # Errors
/// When a program is missing or a test fails.
pub(crate) fn python() -> Result {
    python_package::missing().map_or_else(python_package::test, Err)
}

/// Runs the tests of grammars, editors and pages.
///
/// # Errors
/// When a test fails. All tests run first.
pub(crate) fn editors() -> Result {
    let mut steps = Steps::new(editors::TESTS.len());
    editor_tests(&mut steps);
    steps.finish()
}

/// Runs all steps that a change has to pass: the tests, and slower ones.
///
/// # Errors
/// When a step fails. All steps run first.
pub(crate) fn ci() -> Result {
    let mut steps = Steps::new(13 + editors::TESTS.len());
    steps.run("formatting", || step(&mut cargo(&["fmt", "--all", "--check"])));
    steps.run("tidy", tidy::run);
    steps.run("parsers of the grammars", || grammar::run(true));
    steps.run("clippy", || step(&mut all("clippy", &["--all-targets", "--", "-D", "warnings"])));
    tests(&mut steps, true);
    steps.run("rustdoc", || rustdoc::run(all("doc", &["--no-deps", "--document-private-items"])));
    steps.run("packages, with the oldest Rust", package::run);
    remove_builds(&package::BUILDS);
    steps.run_if("the Python package", python_package::missing().map_or(Ok(()), Err), python_package::test);
    editor_tests(&mut steps);
    let fuzzing =
        fuzz::Options { inputs: FUZZ_INPUTS, first: 0, jobs: None, edits: None, build: Build::Tested };
    steps.run("fuzzing", || fuzz::run(&fuzzing));
    steps.run_if("conformance", peers::require(), conformance::ci);
    steps.finish()
}

/// Installs the peers, and runs unit, golden, compile and documentation tests. Then runs the ignored tests
/// that need certain programs; with `are_all`, also those that compile crates.
fn tests(steps: &mut Steps, are_all: bool) {
    steps.run("install the peers", || {
        // Without the peers, the tests that need them are skipped by name.
        peers::install().or_else(|reason| {
            say(&format!("not installed: {reason}"));
            Ok(())
        })
    });
    let has_nextest = is_there("cargo-nextest", "--version");
    steps.run("unit and golden tests", || {
        if has_nextest {
            return step(cargo(&["nextest", "run", "--no-fail-fast"]).args(members()));
        }
        step(&mut all("test", &["--no-fail-fast", "--lib", "--bins", "--tests", "--examples"]))
    });
    let (slow, ignored): (Vec<Ignored>, Vec<Ignored>) =
        ignored::all().unwrap_or_default().into_iter().partition(|test| test.is_slow && !are_all);
    if !slow.is_empty() {
        steps.skip(&format!("{} tests that compile crates", slow.len()), "'cargo xtask ci' runs them");
    }
    let (runnable, skipped): (Vec<Ignored>, Vec<Ignored>) =
        ignored.into_iter().partition(|test| test.missing().is_none());
    for test in &skipped {
        steps.skip(&test.name, &format!("{} is not installed", test.missing().unwrap_or_default()));
    }
    steps.run("tests with other programs", || {
        if runnable.is_empty() {
            return Ok(());
        }
        if has_nextest {
            let names: Vec<String> =
                runnable.iter().map(|test| format!("test(/(^|::){}$/)", test.name)).collect();
            let mut nextest = cargo(&[
                "nextest",
                "run",
                "--no-fail-fast",
                "--run-ignored",
                "only",
                "--no-tests",
                "pass",
                "-E",
            ]);
            return step(nextest.arg(names.join(" | ")).args(members()));
        }
        let mut test = all("test", &["--no-fail-fast", "--lib", "--bins", "--tests", "--", "--ignored"]);
        step(test.args(runnable.iter().map(|test| &test.name)))
    });
    steps.run("documentation tests", || step(&mut all("test", &["--doc"])));
}

/// Grammars, and the language servers with editors' clients.
fn editor_tests(steps: &mut Steps) {
    for (name, install, test) in editors::TESTS {
        steps.run_if(name, install(), test);
    }
}

/// Removes results of a step that no later one reads, because machines of CI may have little space. A folder
/// that cannot be removed remains.
fn remove_builds(folders: &[&str]) {
    for folder in folders {
        let _ = std::fs::remove_dir_all(root().join(folder));
    }
}
