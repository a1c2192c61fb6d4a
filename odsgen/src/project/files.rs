//! The definition files of a project, and which of them include which.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::output_set::checksum;

/// The definition files below a folder.
pub(super) struct Files {
    /// By path, as it is opened, with the checksum of the text.
    all: BTreeMap<String, u64>,
    /// Files that each includes, directly.
    includes: BTreeMap<String, BTreeSet<String>>,
    /// Folders from which one of them is included.
    dirs: BTreeSet<PathBuf>,
}

impl Files {
    /// # Errors
    /// A sentence about a folder or file that cannot be read.
    pub(super) fn find(folder: &Path) -> Result<Files, String> {
        let mut paths = Vec::new();
        collect(folder, &mut paths)?;
        let mut files = Files { all: BTreeMap::new(), includes: BTreeMap::new(), dirs: BTreeSet::new() };
        let mut texts = BTreeMap::new();
        for path in paths {
            let text =
                fs::read(&path).map_err(|error| format!("'{}' cannot be read: {error}", path.display()))?;
            let shown = path.to_string_lossy().into_owned();
            files.all.insert(shown.clone(), checksum(&text));
            texts.insert(shown, text);
        }
        if files.all.is_empty() {
            return Err(format!("'{}' holds no definition files (.td or .ods)", folder.display()));
        }
        for (path, text) in &texts {
            let text = String::from_utf8_lossy(text);
            for included in text.lines().filter_map(included) {
                files.resolve(path, included);
            }
        }
        Ok(files)
    }

    /// Notes that a file includes those whose paths end so.
    fn resolve(&mut self, path: &str, included: &str) {
        for candidate in self.all.keys().filter(|candidate| *candidate != path) {
            let Some(before) = candidate.strip_suffix(included) else { continue };
            if !before.is_empty() && !before.ends_with('/') {
                continue;
            }
            self.dirs.insert(PathBuf::from(if before.is_empty() {
                "."
            } else {
                before.trim_end_matches('/')
            }));
            self.includes.entry(path.to_owned()).or_default().insert(candidate.clone());
        }
    }

    /// Whether a path is one of the project.
    pub(super) fn has(&self, path: &str) -> bool {
        self.all.contains_key(path)
    }

    /// The folders from which files of the project are included.
    pub(super) fn dirs(&self) -> impl Iterator<Item = &PathBuf> {
        self.dirs.iter()
    }

    /// The files that no other one includes, in order.
    pub(super) fn roots(&self) -> Vec<&str> {
        let included: BTreeSet<&String> = self.includes.values().flatten().collect();
        self.all.keys().filter(|path| !included.contains(path)).map(String::as_str).collect()
    }

    /// Paths and checksums.
    pub(super) fn checksums(&self) -> impl Iterator<Item = (&str, u64)> {
        self.all.iter().map(|(path, sum)| (path.as_str(), *sum))
    }

    /// A checksum of some files and of all that they include.
    pub(super) fn key(&self, files: &[String]) -> String {
        let mut reached: BTreeSet<&str> = BTreeSet::new();
        let mut open: Vec<&str> = files.iter().map(String::as_str).collect();
        while let Some(path) = open.pop() {
            if reached.insert(path) {
                open.extend(self.includes.get(path).into_iter().flatten().map(String::as_str));
            }
        }
        let sums = reached.into_iter().map(|path| format!("{path} {:?}\n", self.all.get(path)));
        format!("{:016x}", checksum(sums.collect::<String>().as_bytes()))
    }
}

/// Adds the definition files below a folder; hidden folders are left out.
fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("'{}' cannot be read: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let (path, kind) = (entry.path(), entry.file_type().map_err(failed)?);
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        if kind.is_dir() && !is_hidden {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|ending| ending == "td" || ending == "ods") && path.is_file() {
            paths.push(path);
        }
    }
    Ok(())
}

/// The path of an include statement.
fn included(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("include")?.trim_start().strip_prefix('"')?.split('"').next()
}
