//! The crates of `examples`, copied to the folder of temporary test files, so that tests may change them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A copy of an example.
#[derive(Clone, Debug)]
pub struct Example {
    /// The path of the copy.
    pub folder: PathBuf,
    target: PathBuf,
}

impl Example {
    /// Copies the example `name` below `scratch`, which is in the target folder. It depends on this
    /// workspace's crates, and on the packages of its own lock file.
    ///
    /// # Panics
    /// When a file cannot be copied.
    #[must_use]
    pub fn copy(name: &str, scratch: &str) -> Example {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
        let scratch = Path::new(scratch);
        let folder = scratch.join(name);
        for file in files(&root.join("examples").join(name)) {
            let path =
                folder.join(file.strip_prefix(root.join("examples").join(name)).expect("a file of it"));
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            let text = fs::read_to_string(&file).expect("a file of the example");
            let text = if file.ends_with("Cargo.toml") {
                text.replace("../..", &root.display().to_string())
            } else {
                text
            };
            // An unchanged file keeps its time, so that Cargo does not compile it again.
            if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
                fs::write(path, text).expect("a file");
            }
        }
        Example { folder, target: scratch.parent().expect("the target folder").to_owned() }
    }

    /// Runs Cargo in the copy, with the target folder of the tests.
    ///
    /// # Panics
    /// When there is no Cargo.
    #[must_use]
    pub fn cargo(&self, command: &str, arguments: &[&str]) -> Output {
        Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args([command, "--offline", "--locked"])
            .args(arguments)
            .env("CARGO_TARGET_DIR", &self.target)
            .current_dir(&self.folder)
            .output()
            .expect("cargo runs")
    }
}

/// The files below a folder, in order, without the products of Cargo.
///
/// # Panics
/// When a folder cannot be listed.
#[must_use]
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("an entry").path();
        if !path.is_dir() {
            found.push(path);
        } else if !path.ends_with("target") {
            found.extend(files(&path));
        }
    }
    found.sort();
    found
}
