//! A folder of its own for a test.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// An empty folder outside of the workspace, whose settings do not reach it; removed at the end.
pub struct TestFolder(PathBuf);

impl TestFolder {
    /// A folder that no other test has if the name is no other test's.
    ///
    /// # Panics
    /// If the system does not create it.
    #[must_use]
    pub fn new(name: &str) -> TestFolder {
        let path = env::temp_dir().join(format!("odsgen-{name}-{}", process::id()));
        // An earlier run with this number may have been killed.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap_or_else(|error| panic!("'{}': {error}", path.display()));
        TestFolder(path)
    }

    /// Writes a file, and creates the folder that it is in.
    ///
    /// # Panics
    /// If the system does not write it.
    pub fn write(&self, file: &str, text: impl AsRef<[u8]>) {
        let path = self.0.join(file);
        let written =
            fs::create_dir_all(path.parent().unwrap_or(&self.0)).and_then(|()| fs::write(&path, text));
        written.unwrap_or_else(|error| panic!("'{}': {error}", path.display()));
    }

    /// The text of a file.
    ///
    /// # Panics
    /// If it cannot be read.
    #[must_use]
    pub fn text(&self, file: &str) -> String {
        let path = self.0.join(file);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("'{}': {error}", path.display()))
    }
}

impl Deref for TestFolder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl AsRef<Path> for TestFolder {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
