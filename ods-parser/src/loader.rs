//! Loaders of files: the crate's only access to the outside.

use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::pool::Pool;

/// The beginning of the paths of embedded files.
pub const EMBEDDED: &str = "<prelude>/";

/// Maximum size of a file in bytes: ten times the largest definition file that we found.
pub const MAX_FILE_BYTES: u64 = 32 << 20;

/// A file that was found.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The path as it is shown, and as a dependency file names it.
    pub path: String,
    /// The text.
    pub text: Arc<String>,
    /// Whether the file is on disk; the embedded prelude is not.
    pub on_disk: bool,
}

/// Why a file cannot be had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// No such file; where it was looked for.
    NotFound(Vec<String>),
    /// A directory has the name.
    Directory(String),
    /// Not UTF-8, from the byte at this offset.
    NotUtf8(String, usize),
    /// Larger than [`MAX_FILE_BYTES`].
    TooLarge(String, u64),
    /// Another failure, in the system's words.
    Io(String, String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NotFound(_) => write!(f, "no such file"),
            LoadError::Directory(_) => write!(f, "it is a directory"),
            LoadError::NotUtf8(_, offset) => write!(f, "byte {offset} is not part of UTF-8 text"),
            LoadError::TooLarge(_, size) => {
                write!(f, "it has {size} bytes; at most {MAX_FILE_BYTES} are read")
            }
            LoadError::Io(_, reason) => write!(f, "{reason}"),
        }
    }
}

/// Finds files.
pub trait Loader {
    /// The file named on the command line.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError>;

    /// The file that an `include` names.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError>;

    /// The path of the file that an `include` in a file means before all others: one that is next to this
    /// file. TableGen's programs know no such file; `None` without one.
    fn sibling(&self, _path: &str, _includer: &str) -> Option<String> {
        None
    }

    /// Path and text of files that can be included from nowhere on disk: advice names those that define an
    /// unknown name.
    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Texts that were read before and may be read again; none if each run reads for itself.
    fn pool(&self) -> Option<&Pool> {
        None
    }
}

/// Files on disk: the current directory, then the include directories in order, then the embedded prelude.
#[derive(Debug, Default)]
pub struct DiskLoader {
    /// The directories of `-I`.
    pub include_dirs: Vec<PathBuf>,
    /// Path and text of embedded files.
    pub prelude: &'static [(&'static str, &'static str)],
}

impl Loader for DiskLoader {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        if path == "-" {
            let shown = "<stdin>".to_owned();
            let failed = |error: std::io::Error| LoadError::Io(shown.clone(), error.to_string());
            let text = read_all(&shown, process_io::stdin().map_err(failed)?)?;
            return Ok(Loaded { path: shown, text: Arc::new(text), on_disk: false });
        }
        match read(Path::new(path))? {
            Some(text) => Ok(Loaded { path: path.to_owned(), text, on_disk: true }),
            None => Err(LoadError::NotFound(vec![path.to_owned()])),
        }
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let mut searched = vec![".".to_owned()];
        if let Some(text) = read(Path::new(path))? {
            return Ok(Loaded { path: path.to_owned(), text, on_disk: true });
        }
        for dir in &self.include_dirs {
            let shown = dir.display().to_string();
            if let Some(text) = read(&dir.join(path))? {
                let joined = format!("{}/{path}", shown.strip_suffix('/').unwrap_or(&shown));
                return Ok(Loaded { path: joined, text, on_disk: true });
            }
            searched.push(if dir.is_dir() { shown } else { format!("{shown} (which is not a directory)") });
        }
        if let Some((name, text)) = self.prelude.iter().find(|(name, _)| *name == path) {
            return Ok(Loaded {
                path: format!("{EMBEDDED}{name}"),
                text: Arc::new((*text).to_owned()),
                on_disk: false,
            });
        }
        Err(LoadError::NotFound(searched))
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.prelude
    }
}

/// The text of a file; none when there is no such file.
fn read(path: &Path) -> Result<Option<Arc<String>>, LoadError> {
    let shown = || path.display().to_string();
    let failed = |error: std::io::Error| LoadError::Io(shown(), error.to_string());
    let mut file = match std::fs::File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
    };
    let metadata = file.metadata().map_err(failed)?;
    if metadata.is_dir() {
        return Err(LoadError::Directory(shown()));
    }
    if metadata.len() > MAX_FILE_BYTES {
        return Err(LoadError::TooLarge(shown(), metadata.len()));
    }
    if !metadata.is_file() {
        return read_all(&shown(), file).map(|text| Some(Arc::new(text)));
    }
    let mut bytes = Vec::with_capacity(metadata.len() as usize + 1);
    file.read_to_end(&mut bytes).map_err(failed)?;
    text(&shown(), bytes).map(|text| Some(Arc::new(text)))
}

/// The text of something without a length of its own, such as a pipe.
fn read_all(shown: &str, source: impl Read) -> Result<String, LoadError> {
    let mut bytes = Vec::new();
    let read = source.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| LoadError::Io(shown.to_owned(), error.to_string()))?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(LoadError::TooLarge(shown.to_owned(), bytes.len() as u64));
    }
    text(shown, bytes)
}

fn text(shown: &str, bytes: Vec<u8>) -> Result<String, LoadError> {
    String::from_utf8(bytes)
        .map_err(|error| LoadError::NotUtf8(shown.to_owned(), error.utf8_error().valid_up_to()))
}

/// Files in memory, for tests, fuzzing and inline definitions.
#[derive(Debug, Default)]
pub struct MemoryLoader {
    /// Path and text.
    pub files: Vec<(String, String)>,
    /// Path and text of embedded files.
    pub prelude: &'static [(&'static str, &'static str)],
}

impl Loader for MemoryLoader {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.load_include(path)
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        if let Some((name, text)) = self.files.iter().find(|(name, _)| name == path) {
            return Ok(Loaded { path: name.clone(), text: Arc::new(text.clone()), on_disk: true });
        }
        if let Some((name, text)) = self.prelude.iter().find(|(name, _)| *name == path) {
            return Ok(Loaded {
                path: format!("{EMBEDDED}{name}"),
                text: Arc::new((*text).to_owned()),
                on_disk: false,
            });
        }
        Err(LoadError::NotFound(Vec::new()))
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.prelude
    }
}
