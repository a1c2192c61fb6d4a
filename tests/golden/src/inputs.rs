//! Golden files: every input in a folder is a test case, and what comes of it is kept in a snapshot beside the folder's
//! inputs.
//!
//! The inputs of `goldens/a/b` are its files with a known ending; their snapshots are in `goldens/a/b/snapshots`.
//!
//! A golden input for a generator names its options in its first line, so that `cargo xtask conformance`
//! can compare it with mlir-tblgen.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::{LoadError, Loaded, Loader};

/// One input.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file's name without its ending; the name of its snapshot.
    pub name: String,
    /// The file's name.
    pub file: String,
    /// The folder it lies in.
    pub folder: PathBuf,
    /// Its text.
    pub text: String,
}

/// The folder of golden files `relative`, such as `eval/ok`.
#[must_use]
pub fn folder(relative: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../goldens").join(relative)
}

/// The inputs in the folder `relative`, by name.
///
/// # Panics
/// When the folder cannot be read or holds no input: a test without cases would always pass.
#[must_use]
pub fn cases(relative: &str, ending: &str) -> Vec<Case> {
    let folder = folder(relative);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("the folder can be listed").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == ending));
    paths.sort();
    assert!(!paths.is_empty(), "{} has no file ending in .{ending}", folder.display());
    paths.iter().map(|path| case(path)).collect()
}

fn case(path: &Path) -> Case {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    Case { name: part(path.file_stem()), file: part(path.file_name()), folder, text }
}

impl Case {
    /// Reads the input to records. Files it includes are looked for in its folder; paths are shown relative to that.
    #[must_use]
    pub fn read(&self) -> Outcome {
        let mut loader = FolderLoader(self.folder.clone());
        ods_parser::read(&self.file, &mut loader, &[], &Options::default())
    }

    /// Compares `text` with the snapshot of this case.
    ///
    /// # Panics
    /// When it differs.
    pub fn assert_snapshot(&self, text: &str) {
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(self.folder.join("snapshots"));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.set_input_file(self.folder.join(&self.file));
        settings.bind(|| insta::assert_snapshot!(self.name.as_str(), text));
    }

    /// The rest of the first line that starts with `// key: `.
    #[must_use]
    pub fn remark(&self, key: &str) -> Option<&str> {
        self.text.lines().find_map(|line| line.strip_prefix("// ")?.strip_prefix(key)?.strip_prefix(": "))
    }
}

/// Files of one folder.
struct FolderLoader(PathBuf);

impl Loader for FolderLoader {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.load_include(path)
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let bytes = fs::read(self.0.join(path)).map_err(|_| LoadError::NotFound(vec![".".to_owned()]))?;
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Loaded { path: path.to_owned(), text: Arc::new(text), on_disk: true }),
            Err(error) => Err(LoadError::NotUtf8(path.to_owned(), error.utf8_error().valid_up_to())),
        }
    }
}
