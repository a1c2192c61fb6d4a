//! Output files: written to a temporary file in the same folder, which then replaces the target.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::{NamedTempFile, TempPath};

/// Maximum number of links that are followed, as by the system.
const MAX_LINKS: usize = 40;

/// Number of bytes that are compared at a time.
const CHUNK: usize = 64 * 1024;

/// A file that is being written. The file at its path changes only when it is [kept](Self::keep). If it is
/// dropped before that, nothing remains of it.
///
/// Devices and pipes are written in place, and so are files in folders without write permission. A file that
/// replaces another one gets its permissions and, if the system allows that, its owner. Symbolic links are
/// followed.
#[derive(Debug)]
pub struct OutputFile {
    writer: Writer,
}

#[derive(Debug)]
enum Writer {
    InPlace(File),
    Staged { file: NamedTempFile, target: PathBuf },
}

impl OutputFile {
    /// Begins to write the file at a path.
    ///
    /// # Errors
    /// The system's error if the path cannot be written.
    pub fn create(path: &Path) -> io::Result<OutputFile> {
        let target = follow_links(path);
        let old = match File::options().write(true).open(&target) {
            Ok(old) => old,
            Err(error) if error.kind() == ErrorKind::NotFound => return OutputFile::create_new(target),
            Err(error) => return Err(error),
        };
        let metadata = old.metadata()?;
        if !metadata.is_file() {
            return Ok(OutputFile { writer: Writer::InPlace(old) });
        }
        let staged = if is_of_system(&target) { None } else { stage(&target) };
        let Some(file) = staged else {
            old.set_len(0)?;
            return Ok(OutputFile { writer: Writer::InPlace(old) });
        };
        take_owner(file.as_file(), &metadata);
        file.as_file().set_permissions(metadata.permissions())?;
        Ok(OutputFile { writer: Writer::Staged { file, target } })
    }

    /// Begins to write a file that does not exist. If its name is too long for a temporary name, the file is
    /// created under its own name, and removed if it is not kept.
    fn create_new(target: PathBuf) -> io::Result<OutputFile> {
        let file = match stage(&target) {
            Some(file) => file,
            None => {
                let file = File::create_new(&target)?;
                NamedTempFile::from_parts(file, TempPath::try_from_path(&target)?)
            }
        };
        Ok(OutputFile { writer: Writer::Staged { file, target } })
    }

    /// Replaces the file at the path.
    ///
    /// # Errors
    /// The system's error; the old file then remains.
    pub fn keep(self) -> io::Result<()> {
        match self.writer {
            Writer::InPlace(_) => Ok(()),
            Writer::Staged { file, target } => file.persist(target).map(drop).map_err(|failed| failed.error),
        }
    }

    /// Replaces the file at the path unless that has the same bytes. Such a file keeps its time of
    /// modification.
    ///
    /// # Errors
    /// As [`keep`](Self::keep).
    pub fn keep_if_changed(self) -> io::Result<()> {
        if let Writer::Staged { file, target } = &self.writer
            && have_same_bytes(file.path(), target).unwrap_or(false)
        {
            return Ok(());
        }
        self.keep()
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file().flush()
    }
}

impl OutputFile {
    fn file(&mut self) -> &mut File {
        match &mut self.writer {
            Writer::InPlace(file) => file,
            Writer::Staged { file, .. } => file.as_file_mut(),
        }
    }
}

/// The path at the end of a chain of symbolic links, whether or not a file exists there. Links of the system,
/// such as `/dev/stdout`, are not followed.
fn follow_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        let link = if is_of_system(&path) { None } else { fs::read_link(&path).ok() };
        let Some(link) = link else { break };
        path = path.parent().map_or_else(|| link.clone(), |folder| folder.join(&link));
    }
    path
}

/// Whether the path names something of the running system, which cannot be replaced.
fn is_of_system(path: &Path) -> bool {
    path.starts_with("/dev") || path.starts_with("/proc")
}

/// Creates a temporary file in the folder of `target`, so that renaming it stays within one file system.
/// `None` if that fails.
fn stage(target: &Path) -> Option<NamedTempFile> {
    // The name has the process's id, so that `remove_leftovers` finds the files of processes that were
    // killed.
    let mut name = OsString::from(".");
    name.push(target.file_name()?);
    name.push(format!(".{}.tmp", std::process::id()));
    // An earlier process with this id may have been killed before it could remove its file.
    let _ = fs::remove_file(target.with_file_name(&name));
    let mut builder = tempfile::Builder::new();
    builder.prefix(&name).rand_bytes(0);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(target.parent()?).ok()
}

/// Gives a new file the owner of the old one, if the system allows that.
#[cfg(unix)]
fn take_owner(file: &File, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};
    let is_other = |new: &Metadata| (new.uid(), new.gid()) != (old.uid(), old.gid());
    if file.metadata().is_ok_and(|new| is_other(&new)) {
        let _ = fchown(file, Some(old.uid()), Some(old.gid()));
    }
}

#[cfg(not(unix))]
fn take_owner(_: &File, _: &Metadata) {}

fn have_same_bytes(a: &Path, b: &Path) -> io::Result<bool> {
    let (mut a, mut b) = (File::open(a)?, File::open(b)?);
    let length = a.metadata()?.len();
    if length != b.metadata()?.len() {
        return Ok(false);
    }
    let (mut chunk_a, mut chunk_b) = (vec![0; CHUNK], vec![0; CHUNK]);
    let mut remaining = length;
    while remaining > 0 {
        let count = remaining.min(CHUNK as u64) as usize;
        a.read_exact(&mut chunk_a[..count])?;
        b.read_exact(&mut chunk_b[..count])?;
        if chunk_a[..count] != chunk_b[..count] {
            return Ok(false);
        }
        remaining -= count as u64;
    }
    Ok(true)
}

/// Removes the temporary files of processes that were killed while they wrote `target`.
pub fn remove_leftovers(target: &Path) {
    let (Some(folder), Some(name)) = (target.parent(), target.file_name()) else { return };
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if process_id(&entry.file_name(), name).is_some_and(|id| !Path::new("/proc").join(id).exists()) {
            // Another process may remove it at the same time.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The id of the process that created a temporary file of this name for `target`.
fn process_id<'n>(name: &'n OsStr, target: &OsStr) -> Option<&'n str> {
    let name = name.as_encoded_bytes().strip_prefix(b".")?.strip_prefix(target.as_encoded_bytes())?;
    let id = name.strip_prefix(b".")?.strip_suffix(b".tmp")?;
    let is_number = !id.is_empty() && id.iter().all(u8::is_ascii_digit);
    if is_number { std::str::from_utf8(id).ok() } else { None }
}
