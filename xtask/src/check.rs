//! The checks for a change before its commit, in a minute: nothing is installed, and only changed packages
//! are tested.

use std::collections::BTreeSet;
use std::process::Command;

use crate::run::{cargo, is_there, root, say, step};
use crate::steps::Steps;
use crate::workspace::Packages;
use crate::{Result, tidy};

/// Options of the task.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Branch that the change is compared with
    #[arg(long, value_name = "BRANCH", default_value = "main")]
    base: String,
    /// Also compile the packages that depend on changed ones, which takes minutes if many do
    #[arg(long)]
    dependents: bool,
}

/// Formats, checks and tests the changes since a branch.
///
/// # Errors
/// When a step fails. All steps run first.
pub(crate) fn run(options: &Options) -> Result {
    let packages = Packages::read()?;
    let files = changed_files(&options.base)?;
    let changed: BTreeSet<&str> = files.iter().filter_map(|file| packages.containing(file)).collect();
    let dependents = if options.dependents { packages.dependents(&changed) } else { BTreeSet::new() };
    say(&format!("changed: {}", list(&changed)));
    if options.dependents {
        say(&format!("depend on these: {}", list(&dependents)));
    }
    let mut steps = Steps::new(if changed.is_empty() { 2 } else { 4 + usize::from(!dependents.is_empty()) });
    steps.run("format", || step(&mut cargo(&["fmt", "--all"])));
    steps.run("tidy", tidy::run);
    if !changed.is_empty() {
        let clippy = || step(selected("clippy", &changed).args(["--all-targets", "--", "-D", "warnings"]));
        steps.run("clippy", clippy);
        if !dependents.is_empty() {
            steps.run("dependents compile", || step(&mut selected("check", &dependents)));
        }
        steps.run("tests", || tests(&changed));
    }
    steps.finish()
}

/// Unit and golden tests of packages.
fn tests(packages: &BTreeSet<&str>) -> Result {
    if is_there("cargo-nextest", "--version") {
        let mut nextest =
            cargo(&["nextest", "run", "--no-fail-fast", "--no-tests", "pass", "--status-level", "fail"]);
        return step(nextest.args(options(packages)));
    }
    step(selected("test", packages).args(["--quiet", "--lib", "--bins", "--tests"]))
}

/// A command of Cargo for packages.
fn selected(command: &str, packages: &BTreeSet<&str>) -> Command {
    let mut cargo = cargo(&[command, "--quiet"]);
    cargo.args(options(packages));
    cargo
}

fn options<'p>(packages: &'p BTreeSet<&str>) -> impl Iterator<Item = &'p str> {
    packages.iter().flat_map(|package| ["--package", package])
}

fn list(packages: &BTreeSet<&str>) -> String {
    if packages.is_empty() {
        "nothing".to_owned()
    } else {
        packages.iter().copied().collect::<Vec<_>>().join(" ")
    }
}

/// New files, and files that differ from the merge base of `HEAD` and `base`.
fn changed_files(base: &str) -> Result<Vec<String>> {
    // Without such a branch, only uncommitted changes are checked.
    let shared = git(&["merge-base", "HEAD", base]).unwrap_or_else(|_| "HEAD".to_owned());
    let changed = git(&["diff", "--name-only", "--no-renames", shared.trim()])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(changed.lines().chain(new.lines()).map(str::to_owned).collect())
}

fn git(arguments: &[&str]) -> Result<String> {
    let output = Command::new("git").args(arguments).current_dir(root()).output();
    let output = output.map_err(|error| format!("git cannot be started: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("git {}: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr)))
}
