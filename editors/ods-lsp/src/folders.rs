//! The files in the folders that the client has open.

use std::path::Path;

/// Files of a workspace that are looked at; those beyond are not part of anyone's project.
const MAX_FILES: usize = 5_000;

/// Maximum number of folders that are searched, so that opening the root of a disk does not take minutes.
const MAX_FOLDERS: usize = 20_000;

/// Folders that hold no sources.
const SKIPPED: [&str; 3] = ["target", "node_modules", "build"];

/// Paths of the definition files among open documents and below folders, in byte order.
pub(crate) fn definition_files<'a>(open: impl Iterator<Item = &'a String>, roots: &[String]) -> Vec<String> {
    files_with(open, roots, is_definition_file)
}

/// Paths of the definition files and of the modules, `.mlir`.
pub(crate) fn definition_files_and_modules<'a>(
    open: impl Iterator<Item = &'a String>,
    roots: &[String],
) -> Vec<String> {
    files_with(open, roots, |name| is_definition_file(name) || name.ends_with(".mlir"))
}

fn files_with<'a>(
    open: impl Iterator<Item = &'a String>,
    roots: &[String],
    is_wanted: impl Fn(&str) -> bool,
) -> Vec<String> {
    // A document that a client opens in this server has definitions, unless its name ends otherwise.
    let is_other = |path: &str| [".rs", ".mlir"].iter().any(|ending| path.ends_with(ending));
    let mut found: Vec<String> = open.filter(|path| is_wanted(path) || !is_other(path)).cloned().collect();
    let mut folders: Vec<String> = roots.to_vec();
    let mut visited = 0;
    while let Some(folder) = folders.pop() {
        visited += 1;
        if visited > MAX_FOLDERS {
            break;
        }
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{}/{name}", folder.trim_end_matches('/'));
            // Links are not followed, since they may form cycles.
            let Ok(kind) = entry.file_type() else { continue };
            if kind.is_dir() && !name.starts_with('.') && !SKIPPED.contains(&name.as_str()) {
                folders.push(path);
            } else if kind.is_file() && is_wanted(&name) && found.len() < MAX_FILES {
                found.push(path);
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

fn is_definition_file(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending == "td" || ending == "ods")
}
