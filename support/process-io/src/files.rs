//! Files of a folder by their endings.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The files of a folder and the folders below that have one of these endings, sorted; hidden folders are
/// left out.
///
/// # Errors
/// One sentence about a folder that cannot be read.
pub fn files_with_endings(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, String> {
    let mut paths = Vec::new();
    collect(folder, endings, &mut paths)?;
    paths.sort();
    Ok(paths)
}

fn collect(folder: &Path, endings: &[&str], paths: &mut Vec<PathBuf>) -> Result<(), String> {
    let failed = |error: io::Error| format!("'{}' cannot be read: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let (path, kind) = (entry.path(), entry.file_type().map_err(failed)?);
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        if kind.is_dir() && !is_hidden {
            collect(&path, endings, paths)?;
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known))
            && path.is_file()
        {
            paths.push(path);
        }
    }
    Ok(())
}
