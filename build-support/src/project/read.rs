//! Reads files of a project together, each of them once.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use ods_codegen::versions;
use ods_parser::Outcome;
use ods_parser::loader::{DiskLoader, LoadError, Loaded, Loader};
use ods_parser::pool::Pool;

use super::ReadOptions;
use super::files::{FileIndex, Files, absolute};

/// Reads of files of a project with the same options. They share opened and parsed files.
pub struct Reads<'f> {
    /// The files of the project.
    pub files: &'f Files,
    options: &'f ReadOptions,
    include_dirs: Vec<PathBuf>,
    pool: Pool,
    /// The files that were looked for, by the paths in `include`.
    found: Mutex<HashMap<String, Result<Loaded, LoadError>>>,
}

impl<'f> Reads<'f> {
    /// Reads with these options. Files are taken not to change while it lives.
    pub fn new(files: &'f Files, options: &'f ReadOptions) -> Reads<'f> {
        let mut include_dirs = options.include_dirs.clone();
        include_dirs.extend(files.dirs().cloned());
        Reads { files, options, include_dirs, pool: Pool::default(), found: Mutex::default() }
    }

    /// Reads a text that includes some files.
    pub(crate) fn read(&self, roots: &[FileIndex]) -> Outcome {
        self.read_paths(roots.iter().map(|root| self.files.path(*root)))
    }

    /// Reads a text that includes files by these paths.
    pub(crate) fn read_paths<'p>(&self, paths: impl Iterator<Item = &'p str>) -> Outcome {
        let disk =
            DiskLoader { include_dirs: self.include_dirs.clone(), prelude: ods_codegen::prelude::FILES };
        let text: String = paths.map(|path| format!("include \"{path}\"\n")).collect();
        let loader = Once { reads: self, disk, text: Arc::new(text), read: BTreeSet::new() };
        let parser_options = ods_parser::eval::Options { warn_unused_template_args: false };
        let ReadOptions { defines, version, .. } = self.options;
        versions::read_with("the project", loader, defines, &parser_options, *version)
    }

    /// Finds an included file, as `disk` does.
    fn load(&self, disk: &mut DiskLoader, path: &str) -> Result<Loaded, LoadError> {
        let found = || self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = found().get(path) {
            return found.clone();
        }
        let loaded = disk.load_include(path);
        // Another thread may have been first; all share the text of the first one.
        found().entry(path.to_owned()).or_insert(loaded).clone()
    }
}

/// A source and its included files. Each file is read once.
struct Once<'r> {
    reads: &'r Reads<'r>,
    disk: DiskLoader,
    text: Arc<String>,
    /// Absolute paths of the files that were read.
    read: BTreeSet<PathBuf>,
}

impl versions::Restart for Once<'_> {
    fn restart(&mut self) {
        self.read.clear();
    }
}

impl Loader for Once<'_> {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { path: path.to_owned(), text: Arc::clone(&self.text), on_disk: false })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let mut loaded = self.reads.load(&mut self.disk, path)?;
        if loaded.on_disk && !self.read.insert(absolute(&loaded.path)) {
            loaded.text = Arc::new(String::new());
        }
        Ok(loaded)
    }

    fn sibling(&self, path: &str, includer: &str) -> Option<String> {
        let sibling = self.reads.files.sibling(self.reads.files.index(includer)?, path)?;
        Some(self.reads.files.path(sibling).to_owned())
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.disk.embedded()
    }

    fn pool(&self) -> Option<&Pool> {
        Some(&self.reads.pool)
    }
}
