//! Reading files of a project together, each of them once, whoever includes it.

use std::collections::BTreeSet;
use std::sync::Arc;

use ods_codegen::versions;
use ods_parser::Outcome;
use ods_parser::loader::{DiskLoader, LoadError, Loaded, Loader};

use super::ReadOptions;
use super::files::{FileIndex, Files};

/// Reads a text that includes some files.
pub(crate) fn read(files: &Files, roots: &[FileIndex], options: &ReadOptions) -> Outcome {
    let mut include_dirs = options.include_dirs.clone();
    include_dirs.extend(files.dirs().cloned());
    let disk = DiskLoader { include_dirs, prelude: ods_codegen::prelude::FILES };
    let text: String = roots.iter().map(|root| format!("include \"{}\"\n", files.path(*root))).collect();
    let loader = Once { disk, text: Arc::new(text), read: BTreeSet::new() };
    let parser_options = ods_parser::eval::Options { warn_unused_template_args: false };
    versions::read_with("the project", loader, &options.defines, &parser_options, options.version)
}

/// A text that includes files, each of which is read once.
struct Once {
    disk: DiskLoader,
    text: Arc<String>,
    read: BTreeSet<String>,
}

impl versions::Restart for Once {
    fn restart(&mut self) {
        self.read.clear();
    }
}

impl Loader for Once {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { path: path.to_owned(), text: Arc::clone(&self.text), on_disk: false })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let mut loaded = self.disk.load_include(path)?;
        if loaded.on_disk && !self.read.insert(loaded.path.clone()) {
            loaded.text = Arc::new(String::new());
        }
        Ok(loaded)
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.disk.embedded()
    }
}
