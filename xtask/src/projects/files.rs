//! The definition files of a checkout, and its include directories.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::Result;
use crate::definitions::{definitions, folder_of};
use crate::peers::MLIR_INCLUDE;

pub(super) struct Project {
    pub(super) name: String,
    pub(super) folder: PathBuf,
    /// Paths of its definition files, from its folder.
    pub(super) files: Vec<String>,
    /// The include directories.
    dirs: Vec<String>,
}

impl Project {
    /// # Errors
    /// When files cannot be listed.
    pub(super) fn new(folder: &Path, every: usize) -> Result<Project> {
        let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let all = definitions(folder, &["."])?;
        let dirs = include_dirs(folder, &all);
        let files = all.into_iter().step_by(every).collect();
        Ok(Project { name, folder: folder.to_owned(), files, dirs })
    }

    /// The project in another folder, with copies of its definition files. Their other includes are still
    /// those of this project.
    ///
    /// # Errors
    /// When a file cannot be copied.
    pub(super) fn copied(&self, folder: &Path) -> Result<Project> {
        for file in &self.files {
            let to = folder.join(file);
            let made = to.parent().map_or(Ok(()), std::fs::create_dir_all);
            let copied = made.and_then(|()| std::fs::write(&to, std::fs::read(self.folder.join(file))?));
            copied.map_err(|error| format!("{}: {error}", to.display()))?;
        }
        let absolute = |dir: &String| self.folder.join(dir).to_string_lossy().into_owned();
        // Installed definitions include each other relative to their folder.
        let own = (self.folder == Path::new(MLIR_INCLUDE)).then(|| ".".to_owned());
        let dirs = own.into_iter().chain(self.dirs.iter().cloned()).chain(self.dirs.iter().map(absolute));
        let dirs = dirs.collect();
        let (name, files) = (self.name.clone(), self.files.clone());
        Ok(Project { name, folder: folder.to_owned(), files, dirs })
    }

    /// The options with the include directories for a file: its own folder, then the others. A longer common
    /// path comes first, because a checkout may hold copies of other projects.
    pub(super) fn includes(&self, file: &str) -> Vec<String> {
        let own = folder_of(file);
        let common = |dir: &str| own.split('/').zip(dir.split('/')).take_while(|(a, b)| a == b).count();
        let mut dirs: Vec<&str> = self.dirs.iter().map(String::as_str).collect();
        dirs.sort_by_key(|dir| (std::cmp::Reverse(common(dir)), dir.len()));
        std::iter::once(own.as_str()).chain(dirs).flat_map(|dir| ["-I".to_owned(), dir.to_owned()]).collect()
    }
}

/// The folders in a folder, in order.
///
/// # Errors
/// When the folder cannot be read.
pub(super) fn folders(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    found.retain(|path| path.is_dir());
    found.sort();
    Ok(found)
}

/// The include directories: the folders from which an `include` of some file refers to a file of the
/// checkout. Includes of installed definitions are skipped.
fn include_dirs(folder: &Path, files: &[String]) -> Vec<String> {
    let mut by_name: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for file in files {
        by_name.entry(file.rsplit('/').next().unwrap_or(file)).or_default().push(file);
    }
    let mut dirs = BTreeSet::new();
    for file in files {
        let text = std::fs::read(folder.join(file)).unwrap_or_default();
        for included in String::from_utf8_lossy(&text).lines().filter_map(included) {
            if included.starts_with("mlir/") && Path::new(MLIR_INCLUDE).join(included).exists() {
                continue;
            }
            let name = included.rsplit('/').next().unwrap_or(included);
            for candidate in by_name.get(name).into_iter().flatten() {
                match candidate.strip_suffix(included) {
                    Some("") => dirs.insert(".".to_owned()),
                    Some(before) if before.ends_with('/') => {
                        dirs.insert(before.trim_end_matches('/').to_owned())
                    }
                    _ => false,
                };
            }
        }
    }
    dirs.into_iter().collect()
}

/// The path of an include statement.
fn included(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("include")?.trim_start().strip_prefix('"')?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn include_statements_name_paths() {
        assert_eq!(included("  include \"a/b.td\" // why"), Some("a/b.td"));
        assert_eq!(included("// include \"a.td\""), None);
        assert_eq!(included("included \"a.td\""), None);
    }

    #[test]
    fn directories_near_the_file_come_first() {
        let dirs = ["third_party/x/include", "include"].map(str::to_owned).to_vec();
        let project = Project { name: String::new(), folder: PathBuf::new(), files: Vec::new(), dirs };
        assert_eq!(
            project.includes("third_party/x/include/A.td"),
            ["-I", "third_party/x/include", "-I", "third_party/x/include", "-I", "include"]
        );
    }
}
