//! The packages of the workspace, and commands of Cargo for them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::Result;
use crate::run::{cargo, is_there, root};

/// Options for all packages that can be compiled. The Python package needs a `python3`.
pub(crate) fn members() -> &'static [&'static str] {
    if is_there("python3", "--version") {
        &["--workspace"]
    } else {
        &["--workspace", "--exclude", "ods-python"]
    }
}

/// A Cargo command for all packages that can be compiled.
pub(crate) fn all(command: &str, options: &[&str]) -> Command {
    let mut cargo = cargo(&[command]);
    cargo.args(members()).args(options);
    cargo
}

/// Cargo's metadata about the packages.
///
/// # Errors
/// When Cargo cannot be run.
pub(crate) fn metadata() -> Result<Value> {
    let output = cargo(&["metadata", "--no-deps", "--offline", "--format-version", "1"]).output();
    let output = output.map_err(|error| format!("'cargo metadata' cannot be run: {error}"))?;
    serde_json::from_slice(&output.stdout).map_err(|error| format!("'cargo metadata': {error}"))
}

/// The packages of the workspace.
pub(crate) struct Packages {
    /// Folders by name.
    folders: BTreeMap<String, PathBuf>,
    /// The direct dependents of each package, by its name.
    dependents: BTreeMap<String, BTreeSet<String>>,
}

impl Packages {
    /// Reads the manifests.
    ///
    /// # Errors
    /// When Cargo cannot be run.
    pub(crate) fn read() -> Result<Packages> {
        Ok(Packages::from_metadata(&metadata()?))
    }

    fn from_metadata(metadata: &Value) -> Packages {
        let mut packages = Packages { folders: BTreeMap::new(), dependents: BTreeMap::new() };
        for package in metadata["packages"].as_array().into_iter().flatten() {
            let name = package["name"].as_str().unwrap_or_default();
            let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
            packages.folders.insert(name.to_owned(), manifest.parent().unwrap_or(manifest).to_owned());
            for dependency in package["dependencies"].as_array().into_iter().flatten() {
                let dependency = dependency["name"].as_str().unwrap_or_default().to_owned();
                packages.dependents.entry(dependency).or_default().insert(name.to_owned());
            }
        }
        packages
    }

    /// The package with the longest folder that contains a file. The path is relative to the root.
    pub(crate) fn containing(&self, file: &str) -> Option<&str> {
        let path = root().join(file);
        let containing = self.folders.iter().filter(|(_, folder)| path.starts_with(folder));
        containing.max_by_key(|(_, folder)| folder.as_os_str().len()).map(|(name, _)| name.as_str())
    }

    /// All packages that depend on one of these, directly or indirectly, without these.
    pub(crate) fn dependents<'p>(&'p self, changed: &BTreeSet<&'p str>) -> BTreeSet<&'p str> {
        let mut found = BTreeSet::new();
        let mut pending: Vec<&str> = changed.iter().copied().collect();
        while let Some(name) = pending.pop() {
            let direct = self.dependents.get(name).into_iter().flatten().map(String::as_str);
            pending.extend(
                direct.filter(|dependent| self.folders.contains_key(*dependent) && found.insert(*dependent)),
            );
        }
        found.difference(changed).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn dependents_through_others() {
        let package = |name: &str, dependencies: &[&str]| {
            let dependencies: Vec<Value> = dependencies.iter().map(|name| json!({ "name": name })).collect();
            let path = root().join(name).join("Cargo.toml");
            json!({ "name": name, "manifest_path": path, "dependencies": dependencies })
        };
        let metadata =
            json!({ "packages": [package("a", &["serde"]), package("b", &["a"]), package("b/c", &["b"])] });
        let packages = Packages::from_metadata(&metadata);
        assert_eq!(packages.dependents(&BTreeSet::from(["a"])), BTreeSet::from(["b", "b/c"]));
        assert_eq!(packages.containing("b/c/src/lib.rs"), Some("b/c"));
        assert_eq!(packages.containing("README.md"), None);
    }
}
