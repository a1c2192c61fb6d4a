//! Wheels of the Python package: for one Python, or for all that are found. Each is installed without Rust
//! and tested.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;
use crate::python_package::{environment, failing_scripts, stage};
use crate::run::{root, say, step};

/// The Python versions to search for. Free-threaded ones have names of their own.
const PYTHONS: [&str; 7] = ["3.10", "3.11", "3.12", "3.13", "3.14", "3.13t", "3.14t"];

/// Largest size of a wheel, in bytes.
const MAX_SIZE: u64 = 15_000_000;

/// The first arguments of pip.
const PIP_INSTALL: [&str; 5] = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];

/// The search path in tests of a wheel: the system's programs, without Rust.
const SYSTEM_PATH: &str = "/usr/bin:/bin";

/// Builds the wheel with maturin, which is installed in a virtual environment.
///
/// # Errors
/// When a program is missing or fails.
pub(crate) fn wheel() -> Result {
    let package = sources()?;
    let folder = root().join("target/python/wheels");
    let python = environment()?;
    step(maturin("build", &package, &folder)?.arg("--interpreter").arg(&python))?;
    say("the wheel is in target/python/wheels");
    Ok(())
}

/// Builds a wheel for each Python that is found, installs it in a fresh virtual environment and runs the
/// tests there. Does the same with a source package for the newest of these Pythons. Pythons that are not
/// found are skipped by name. Debug wheels use the tests' profile, which builds faster.
///
/// # Errors
/// When a program fails, a wheel is too large, or a test fails.
pub(crate) fn wheels(is_debug: bool) -> Result {
    let profile: &[&str] = if is_debug { &["--profile", "dev"] } else { &[] };
    let package = sources()?;
    let found = interpreters();
    for name in PYTHONS.iter().filter(|name| !found.contains_key(**name)) {
        say(&format!("skipped: Python {name} (it is not found)"));
    }
    let mut failed = Vec::new();
    for (name, python) in &found {
        let folder = root().join("target/python/wheels").join(name);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        step(maturin("build", &package, &folder)?.args(profile).arg("--interpreter").arg(python))?;
        let wheel = only_file(&folder)?;
        let size = std::fs::metadata(&wheel).map_err(|error| format!("{}: {error}", wheel.display()))?.len();
        let found = if size > MAX_SIZE && !is_debug {
            vec![format!("{size} bytes are too many")]
        } else {
            tested(name, python, &wheel)?
        };
        let verdict = if found.is_empty() { "all tests pass" } else { "tests fail" };
        say(&format!("Python {name:<6} {:.1} MB, {verdict}", size as f64 / 1e6));
        failed.extend(found.into_iter().map(|found| format!("Python {name}: {found}")));
    }
    if let Some((name, python)) = found.iter().next_back() {
        let source = source_package(&package)?;
        let found = tested_source(python, &source, is_debug)?;
        let verdict = if found.is_empty() { "all tests pass" } else { "tests fail" };
        say(&format!("source package, built for Python {name}: {verdict}"));
        failed.extend(found.into_iter().map(|found| format!("source package: {found}")));
    }
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// The package without a native library, in the layout that maturin expects.
fn sources() -> Result<PathBuf> {
    let package = stage(None)?;
    for file in ["pyproject.toml", "README.md"] {
        let from = root().join("bindings/ods-python").join(file);
        std::fs::copy(&from, package.join(file)).map_err(|error| format!("{}: {error}", from.display()))?;
    }
    // Maturin would omit a folder that Git ignores. In a repository of its own, it is not ignored.
    std::fs::create_dir_all(package.join(".git"))
        .map_err(|error| format!("{}: {error}", package.display()))?;
    let mut install = Command::new(environment()?);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "maturin>=1.9,<2"]);
    step(&mut install)?;
    Ok(package)
}

/// A subcommand of maturin in the folder of the package, with its output in another one.
fn maturin(subcommand: &str, package: &Path, output: &Path) -> Result<Command> {
    let mut command = Command::new(environment()?);
    command.current_dir(package).args(["-m", "maturin", subcommand, "--out"]).arg(output);
    Ok(command)
}

/// The Pythons on the path and those of pyenv, by version.
fn interpreters() -> BTreeMap<&'static str, PathBuf> {
    let mut candidates: Vec<PathBuf> = PYTHONS.iter().map(|name| format!("python{name}").into()).collect();
    let home = std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".pyenv"));
    let pyenv = std::env::var_os("PYENV_ROOT").map(PathBuf::from).or(home);
    let versions = pyenv.and_then(|pyenv| std::fs::read_dir(pyenv.join("versions")).ok());
    let mut installed: Vec<PathBuf> =
        versions.into_iter().flatten().flatten().map(|entry| entry.path().join("bin/python3")).collect();
    installed.sort();
    candidates.extend(installed);
    candidates.push("python3".into());
    let mut found = BTreeMap::new();
    for candidate in candidates {
        let version = version(&candidate);
        if let Some(name) = PYTHONS.iter().find(|name| version.as_deref() == Some(**name)) {
            found.entry(*name).or_insert(candidate);
        }
    }
    found
}

/// The version of a Python, with a `t` if it is free-threaded; none if it does not run.
fn version(python: &Path) -> Option<String> {
    let program = "import sys, sysconfig; print('%d.%d' % sys.version_info[:2] + 't' * bool(sysconfig.get_config_var('Py_GIL_DISABLED')))";
    let output = Command::new(python).args(["-c", program]).stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// The only file in a folder.
fn only_file(folder: &Path) -> Result<PathBuf> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = entries.flatten().map(|entry| entry.path());
    match (files.next(), files.next()) {
        (Some(file), None) => Ok(file),
        _ => Err(format!("{} does not have one file", folder.display())),
    }
}

/// Builds the source package.
fn source_package(package: &Path) -> Result<PathBuf> {
    let folder = root().join("target/python/wheels/source");
    step(&mut maturin("sdist", package, &folder)?)?;
    only_file(&folder)
}

/// The failures of a wheel in a fresh virtual environment.
fn tested(name: &str, python: &Path, wheel: &Path) -> Result<Vec<String>> {
    let own = fresh(name, python)?;
    step(install(&own, wheel).env("PATH", SYSTEM_PATH))?;
    failing_scripts(&own, None)
}

/// The failures of a source package that pip compiles and installs in a fresh virtual environment. Crates of
/// other projects are the compiled ones.
fn tested_source(python: &Path, source: &Path, debug: bool) -> Result<Vec<String>> {
    let own = fresh("source", python)?;
    let mut install = install(&own, source);
    if debug {
        install.env("MATURIN_PEP517_ARGS", "--profile dev");
    }
    step(install.env("CARGO_TARGET_DIR", root().join("target")))?;
    failing_scripts(&own, None)
}

/// The Python of a new virtual environment with the imports of the tests.
fn fresh(name: &str, python: &Path) -> Result<PathBuf> {
    let folder = root().join("target/python").join(format!("wheel-{name}"));
    step(Command::new(python).args(["-m", "venv", "--clear"]).arg(&folder))?;
    let own = folder.join("bin/python");
    step(Command::new(&own).args(PIP_INSTALL).args(["numpy", "pytest"]))?;
    Ok(own)
}

/// A command that installs a package from a file.
fn install(python: &Path, file: &Path) -> Command {
    let mut command = Command::new(python);
    command.args(PIP_INSTALL).arg(file);
    command
}
