//! Product code: the Rust files of the workspace's crates without tests, examples and benchmarks.

use std::path::Path;

use crate::Result;
use crate::run::root;

/// A file of product code.
pub(super) struct Source {
    /// The crate's folder.
    pub(super) krate: String,
    /// The path from the workspace's folder.
    pub(super) path: String,
    /// The text up to the module of tests at its end.
    pub(super) text: String,
}

impl Source {
    /// The path within the crate's `src`.
    pub(super) fn in_src(&self) -> &str {
        self.path.strip_prefix(&format!("{}/src/", self.krate)).unwrap_or(&self.path)
    }

    /// The file's lines, numbered from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// Crates of tests and tasks, which hold no product code.
const TOOLS: [&str; 3] = ["tests", "tests/ring", "xtask"];

/// All files of product code, in the order of their paths.
///
/// # Errors
/// When a folder cannot be read.
pub(super) fn product_sources() -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for krate in crates()?.into_iter().filter(|krate| !TOOLS.contains(&krate.as_str())) {
        let folder = root().join(&krate).join("src");
        collect(&krate, &folder, &mut sources).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    Ok(sources)
}

/// The folders of the workspace's crates, as its manifest lists them.
///
/// # Errors
/// When the workspace's manifest cannot be read.
fn crates() -> Result<Vec<String>> {
    let path = root().join("Cargo.toml");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let members = text.split("members = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or("");
    let mut crates: Vec<String> = members.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    crates.sort();
    Ok(crates)
}

fn collect(krate: &str, folder: &Path, sources: &mut Vec<Source>) -> std::io::Result<()> {
    let mut entries: Vec<_> = std::fs::read_dir(folder)?.collect::<std::io::Result<_>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            collect(krate, &path, sources)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path)?;
            let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            if text.contains("@generated") {
                continue;
            }
            // A module of tests in a file of its own.
            if !text.contains("#[test]") || text.contains("#[cfg(test)]") {
                sources.push(Source {
                    krate: krate.to_owned(),
                    path: shown,
                    text: without_tests(&text).to_owned(),
                });
            }
        }
    }
    Ok(())
}

/// The text in front of `#[cfg(test)]`, which by convention comes last.
fn without_tests(text: &str) -> &str {
    text.split("\n#[cfg(test)]\nmod ").next().unwrap_or(text)
}
