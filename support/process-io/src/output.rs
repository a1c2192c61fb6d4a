//! Output files: written beside their places and renamed.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// Maximum number of links that are followed, as by the system.
const MAX_LINKS: usize = 40;

/// Files are compared in pieces of this many bytes.
const PIECE: usize = 64 * 1024;

/// A file that is being written. Until it is [kept](Self::keep), what the path names is as it was before; when it is
/// dropped instead, nothing is left of it.
///
/// Devices and pipes are written in place, and so are files of folders that take no new ones. A file that is replaced gives
/// its permissions and, where the system allows it, its owner to the new one. Links are followed.
#[derive(Debug)]
pub struct OutputFile {
    file: File,
    /// None when the file is written in place.
    staged: Option<Staged>,
}

/// A new file and the path that it gets.
#[derive(Debug)]
struct Staged {
    temporary: PathBuf,
    target: PathBuf,
}

impl OutputFile {
    /// Begins to write the file of this path.
    ///
    /// # Errors
    /// When the path cannot be written, as the system says it.
    pub fn create(path: &Path) -> io::Result<OutputFile> {
        let target = follow_links(path);
        let old = match File::options().write(true).open(&target) {
            Ok(old) => old,
            Err(error) if error.kind() == ErrorKind::NotFound => return OutputFile::new_file(target),
            Err(error) => return Err(error),
        };
        let metadata = old.metadata()?;
        if !metadata.is_file() {
            return Ok(OutputFile { file: old, staged: None });
        }
        let staged = if is_of_system(&target) { None } else { stage(&target) };
        let Some((file, staged)) = staged else {
            old.set_len(0)?;
            return Ok(OutputFile { file: old, staged: None });
        };
        let output = OutputFile { file, staged: Some(staged) };
        take_owner(&output.file, &metadata);
        output.file.set_permissions(metadata.permissions())?;
        Ok(output)
    }

    /// A file where there is none. One without room for a longer name beside it is removed when it is not kept.
    fn new_file(target: PathBuf) -> io::Result<OutputFile> {
        if let Some((file, staged)) = stage(&target) {
            return Ok(OutputFile { file, staged: Some(staged) });
        }
        let file = File::create_new(&target)?;
        Ok(OutputFile { file, staged: Some(Staged { temporary: target.clone(), target }) })
    }

    /// Puts the file into its place.
    ///
    /// # Errors
    /// When the system refuses; the old file is then as it was before.
    pub fn keep(mut self) -> io::Result<()> {
        let Some(Staged { temporary, target }) = &self.staged else { return Ok(()) };
        fs::rename(temporary, target)?;
        self.staged = None;
        Ok(())
    }

    /// Puts the file into its place unless the old one has the same bytes, which is then left untouched with its time of
    /// modification.
    ///
    /// # Errors
    /// As [`keep`](Self::keep).
    pub fn keep_if_changed(self) -> io::Result<()> {
        let is_same = |staged: &Staged| have_same_bytes(&staged.temporary, &staged.target);
        if self.staged.as_ref().is_some_and(|staged| is_same(staged).unwrap_or(false)) {
            return Ok(());
        }
        self.keep()
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for OutputFile {
    fn drop(&mut self) {
        if let Some(staged) = &self.staged {
            // There is nobody to tell; the next run removes it.
            let _ = fs::remove_file(&staged.temporary);
        }
    }
}

/// Where links lead to, whether or not there is a file. Links of the system, such as `/dev/stdout`, lead to no path.
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

/// A new file in the same folder, so that renaming stays within one file system; none when the folder takes none.
fn stage(target: &Path) -> Option<(File, Staged)> {
    let mut name = OsString::from(".");
    name.push(target.file_name()?);
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = target.with_file_name(name);
    // An earlier process of this number may have been killed before it could remove its file.
    let _ = fs::remove_file(&temporary);
    let file = File::create_new(&temporary).ok()?;
    Some((file, Staged { temporary, target: target.to_owned() }))
}

/// Gives a new file the owner of the old one, as far as the system allows it.
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
    let (mut piece_a, mut piece_b) = (vec![0; PIECE], vec![0; PIECE]);
    let mut left = length;
    while left > 0 {
        let now = left.min(PIECE as u64) as usize;
        a.read_exact(&mut piece_a[..now])?;
        b.read_exact(&mut piece_b[..now])?;
        if piece_a[..now] != piece_b[..now] {
            return Ok(false);
        }
        left -= now as u64;
    }
    Ok(true)
}

/// Removes the temporary files that killed processes left beside a file.
pub fn remove_leftovers(target: &Path) {
    let (Some(folder), Some(name)) = (target.parent(), target.file_name()) else { return };
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if writer(&entry.file_name(), name).is_some_and(|number| !Path::new("/proc").join(number).exists()) {
            // Whoever wrote it may remove it at the same time.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The number of the process that gave a new file of this name to what becomes `target`.
fn writer<'n>(name: &'n OsStr, target: &OsStr) -> Option<&'n str> {
    let rest = name.as_encoded_bytes().strip_prefix(b".")?.strip_prefix(target.as_encoded_bytes())?;
    let number = rest.strip_prefix(b".")?.strip_suffix(b".tmp")?;
    let is_number = !number.is_empty() && number.iter().all(u8::is_ascii_digit);
    if is_number { std::str::from_utf8(number).ok() } else { None }
}
