//! Writes many files of one folder: all of them or none, and only those that change.
//!
//! All new files are written under temporary names first, and then renamed. So errors of the system (a full
//! disk, a folder without write permission) occur before the first old file is replaced. If a run is killed,
//! each file has its old or its new content; the next run removes the temporary files.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use build_support::project::checksum;
use ods_codegen::emit::File;
use process_io::{OutputFile, remove_leftovers};
use serde_json::{Value, json};

use crate::output::cannot_write;

/// The suffix of the names of manifests, which list all files of a set, including the manifest itself. Each
/// dialect and extension has its own, so that several can share a folder.
const MANIFEST: &str = ".manifest.json";

/// Files below a folder.
pub(crate) struct OutputSet<'a> {
    folder: &'a Path,
    /// All of them, the manifest at the end.
    files: Vec<File>,
    /// The path of the manifest.
    manifest: String,
}

/// The difference between a file on disk and the generated one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Difference {
    /// It is not there.
    Missing,
    /// It has another text.
    Stale,
    /// An earlier run wrote it, but this one does not.
    Superfluous,
}

impl Difference {
    /// The sentence about a path with this difference.
    pub(crate) fn describe(self, path: &str) -> String {
        match self {
            Difference::Missing => format!("'{path}' is missing"),
            Difference::Stale => format!("'{path}' is stale"),
            Difference::Superfluous => format!("'{path}' is no longer an output"),
        }
    }
}

impl<'a> OutputSet<'a> {
    /// The files of the dialect or extension `name`, with a manifest that lists them.
    pub(crate) fn new(folder: &'a Path, name: &str, mut files: Vec<File>) -> OutputSet<'a> {
        files.sort_by(|a, b| a.path.cmp(&b.path));
        let manifest = format!("{name}{MANIFEST}");
        let text = manifest_text(name, &files);
        files.push(File { path: manifest.clone(), text });
        OutputSet { folder, files, manifest }
    }

    pub(crate) fn manifest_path(&self) -> PathBuf {
        self.folder.join(&self.manifest)
    }

    /// The files on disk that differ from the generated ones.
    pub(crate) fn differences(&self) -> Vec<(String, Difference)> {
        let of_file = |file: &File| match fs::read(self.folder.join(&file.path)) {
            Ok(found) if found == file.text.as_bytes() => None,
            Ok(_) => Some((file.path.clone(), Difference::Stale)),
            Err(_) => Some((file.path.clone(), Difference::Missing)),
        };
        let mut differences: Vec<(String, Difference)> = self.files.iter().filter_map(of_file).collect();
        differences.extend(self.superfluous().into_iter().map(|path| (path, Difference::Superfluous)));
        differences
    }

    /// The files that the manifest on disk names and no other, and that are outputs no longer.
    fn superfluous(&self) -> Vec<String> {
        let mut paths = named_files(&self.folder.join(&self.manifest));
        paths.retain(|path| !self.files.iter().any(|file| file.path == *path));
        // No run writes outside the folder.
        paths.retain(|path| path.split('/').all(|part| !matches!(part, "" | "." | "..")));
        paths.retain(|path| self.folder.join(path).is_file());
        if !paths.is_empty() {
            let shared = self.files_of_others();
            paths.retain(|path| !shared.contains(path));
        }
        paths
    }

    /// The files that the other manifests in the folder name.
    fn files_of_others(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder).into_iter().flatten().flatten();
        let others = entries.filter(|entry| {
            let name = entry.file_name();
            name.to_str().is_some_and(|name| name.ends_with(MANIFEST) && name != self.manifest)
        });
        others.flat_map(|entry| named_files(&entry.path())).collect()
    }

    /// Writes the files that differ and removes superfluous ones; returns how many files changed.
    ///
    /// # Errors
    /// One sentence that names the file. All files are then as they were before, unless the very renaming
    /// fails.
    pub(crate) fn write(&self) -> Result<usize, String> {
        let differences = self.differences();
        let mut staged: Vec<(OutputFile, PathBuf)> = Vec::new();
        for file in &self.files {
            if differences.iter().any(|(path, _)| *path == file.path) {
                let target = self.folder.join(&file.path);
                let new = stage(&target, &file.text).map_err(|error| cannot_write(&target, &error))?;
                staged.push((new, target));
            }
        }
        for (new, target) in staged {
            new.keep().map_err(|error| cannot_write(&target, &error))?;
        }
        for (path, difference) in &differences {
            if *difference == Difference::Superfluous {
                let path = self.folder.join(path);
                fs::remove_file(&path).map_err(|error| cannot_write(&path, &error))?;
            }
        }
        Ok(differences.len())
    }
}

/// The paths in a manifest; none when the file is missing or not a manifest.
fn named_files(manifest: &Path) -> Vec<String> {
    let text = fs::read_to_string(manifest).unwrap_or_default();
    let manifest: Value = serde_json::from_str(&text).unwrap_or_default();
    let files = manifest["files"].as_array().map(Vec::as_slice).unwrap_or_default();
    files.iter().filter_map(|file| file["path"].as_str()).map(str::to_owned).collect()
}

/// Writes a file, and creates its folder.
///
/// # Errors
/// The system's error. The file does not exist then.
pub(crate) fn write_new(target: &Path, text: &str) -> io::Result<()> {
    stage(target, text)?.keep()
}

/// Writes a text to a temporary file in the same folder.
fn stage(target: &Path, text: &str) -> io::Result<OutputFile> {
    if let Some(folder) = target.parent() {
        fs::create_dir_all(folder)?;
    }
    remove_leftovers(target);
    let mut file = OutputFile::create(target)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

/// The manifest: the program, the dialect or extension, and each file with its length and a checksum of its
/// text.
fn manifest_text(name: &str, files: &[File]) -> String {
    let files: Vec<Value> = files
        .iter()
        .map(|file| {
            let checksum = format!("{:016x}", checksum(file.text.as_bytes()));
            json!({ "path": file.path, "bytes": file.text.len(), "fnv1a64": checksum })
        })
        .collect();
    let manifest = json!({
        "format": 1,
        "generator": concat!("odsgen ", env!("CARGO_PKG_VERSION")),
        "name": name,
        "files": files,
    });
    format!("{manifest:#}\n")
}

/// Whether the manifest of a name is there, and all files that it lists.
pub(crate) fn is_complete(folder: &Path, name: &str) -> bool {
    let manifest = folder.join(format!("{name}{MANIFEST}"));
    manifest.is_file() && named_files(&manifest).iter().all(|path| folder.join(path).is_file())
}
