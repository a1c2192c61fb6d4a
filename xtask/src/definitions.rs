//! Paths of definition files.

use std::path::Path;

use crate::Result;

/// The `.td` files below `folders` of `base`, as paths from there, in order.
///
/// # Errors
/// When a folder cannot be read.
pub(crate) fn definitions(base: &Path, folders: &[&str]) -> Result<Vec<String>> {
    fn collect(base: &Path, relative: &Path, found: &mut Vec<String>) -> std::io::Result<()> {
        for entry in std::fs::read_dir(base.join(relative))? {
            let entry = entry?;
            let path = relative.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                collect(base, &path, found)?;
            } else if path.extension().is_some_and(|ending| ending == "td") {
                found.push(path.to_string_lossy().trim_start_matches("./").to_owned());
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    for folder in folders {
        collect(base, Path::new(folder), &mut found)
            .map_err(|error| format!("{}: {error}", base.display()))?;
    }
    found.sort();
    Ok(found)
}

/// The folder of a path.
pub(crate) fn folder_of(file: &str) -> String {
    match file.rsplit_once('/') {
        Some((folder, _)) => folder.to_owned(),
        None => ".".to_owned(),
    }
}
