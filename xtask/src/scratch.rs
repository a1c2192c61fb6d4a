//! A folder for temporary files of a task.

use std::path::{Path, PathBuf};

use crate::Result;

/// The folder, which is removed when it is dropped.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// Creates the folder.
    ///
    /// # Errors
    /// When the system does not create it.
    pub(crate) fn new() -> Result<Scratch> {
        let path = std::env::temp_dir().join(format!("odsgen-xtask-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Scratch(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Files that remain in the system's folder for temporary files are harmless.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
