//! The files that checks read.

use std::path::Path;
use std::process::Command;

use super::rust::{Tokens, tokenize};
use crate::Result;
use crate::run::root;

/// The files of the repository.
pub(super) struct Repository {
    /// Paths of all files from the root, sorted, without ignored ones.
    pub(super) paths: Vec<String>,
    /// The folders of the workspace's crates.
    pub(super) crates: Vec<String>,
    /// All Rust files except for generated ones and inputs of tests.
    pub(super) rust: Vec<Source>,
    /// Indices in `rust` of product code.
    product: Vec<usize>,
}

/// A Rust file.
pub(super) struct Source {
    /// The crate's folder.
    pub(super) krate: String,
    /// The path from the root.
    pub(super) path: String,
    /// The text. For product code, it ends before the module of tests.
    pub(super) text: String,
    /// Code, comments and strings of the text.
    pub(super) tokens: Tokens,
}

impl Source {
    /// A file with a text.
    pub(super) fn new(krate: &str, path: &str, text: &str) -> Source {
        let tokens = tokenize(text);
        Source { krate: krate.to_owned(), path: path.to_owned(), text: text.to_owned(), tokens }
    }

    /// The path within the crate's `src`.
    pub(super) fn in_src(&self) -> &str {
        self.path.strip_prefix(&format!("{}/src/", self.krate)).unwrap_or(&self.path)
    }

    /// The file's lines, numbered from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// Folders of crates that hold no product code.
const TOOLS: [&str; 2] = ["tests", "xtask"];
/// Folders of Rust that is the input or the expected output of a test, or belongs to another workspace.
const INPUTS: [&str; 6] = [
    "/goldens/",
    "/wrong/",
    "tests/mistakes/",
    "tests/differential/instances/",
    "tests/differential/programs/",
    "/snapshots/",
];

impl Repository {
    /// Reads the files that are tracked by Git or would be added.
    ///
    /// # Errors
    /// When Git cannot be run or a file cannot be read.
    pub(super) fn read() -> Result<Repository> {
        let paths = listed()?;
        let crates = crates()?;
        let is_read =
            |path: &&String| path.ends_with(".rs") && !INPUTS.iter().any(|folder| path.contains(folder));
        let mut rust = Vec::new();
        let mut product = Vec::new();
        for path in paths.iter().filter(is_read) {
            let text = read(path)?;
            if text.contains("@generated") {
                continue;
            }
            let krate = crate_of(path, &crates);
            let is_tool = TOOLS.iter().any(|tool| krate.split('/').next() == Some(tool));
            let in_src = !krate.is_empty() && path.starts_with(&format!("{krate}/src/"));
            // A module of tests may have a file of its own.
            let is_test = text.contains("#[test]") && !text.contains("#[cfg(test)]");
            if !is_tool && in_src && !is_test {
                product.push(rust.len());
            }
            rust.push(Source::new(krate, path, &text));
        }
        Ok(Repository { paths, crates, rust, product })
    }

    /// Files of our own tasks, without their modules of tests.
    pub(super) fn tasks(&self) -> Vec<Source> {
        let files = self.rust.iter().filter(|file| file.krate == "xtask");
        files.map(|file| Source::new(&file.krate, &file.path, without_tests(&file.text))).collect()
    }

    /// Files of product code, in the order of their paths, without their modules of tests.
    pub(super) fn product(&self) -> Vec<Source> {
        let files = self.product.iter().map(|index| &self.rust[*index]);
        files.map(|file| Source::new(&file.krate, &file.path, without_tests(&file.text))).collect()
    }
}

/// Reads a file of the repository.
///
/// # Errors
/// When it cannot be read.
pub(super) fn read(path: &str) -> Result<String> {
    std::fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// The crate with the longest folder that contains a file; empty if none does.
pub(super) fn crate_of<'c>(path: &str, crates: &'c [String]) -> &'c str {
    let contains =
        |krate: &&String| path.strip_prefix(krate.as_str()).is_some_and(|inner| inner.starts_with('/'));
    crates.iter().filter(contains).max_by_key(|krate| krate.len()).map_or("", String::as_str)
}

/// The existing files that are tracked by Git or would be added.
fn listed() -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root());
    let output = git.output().map_err(|error| format!("git cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(format!("git ls-files failed: {}", output.status));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut paths: Vec<String> = text.split_terminator('\0').map(str::to_owned).collect();
    paths.sort();
    paths.dedup();
    paths.retain(|path| Path::new(root()).join(path).is_file());
    Ok(paths)
}

/// The folders of the workspace's crates, from its manifest.
fn crates() -> Result<Vec<String>> {
    let text = read("Cargo.toml")?;
    let members = text.split("members = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or("");
    let mut crates: Vec<String> = members.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    crates.sort();
    Ok(crates)
}

/// The text before `#[cfg(test)]`, which by convention comes last.
pub(super) fn without_tests(text: &str) -> &str {
    text.split("\n#[cfg(test)]\nmod ").next().unwrap_or(text)
}
