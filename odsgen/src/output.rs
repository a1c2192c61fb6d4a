//! Writing files: whole or not at all, and only where something changed.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// What writes an output, piece by piece.
pub(crate) type Emit<'e> = dyn FnMut(&mut dyn Write) -> io::Result<()> + 'e;

/// Output is handed to the system in pieces of this many bytes.
const PIECE: usize = 64 * 1024;

/// Where an output goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Target {
    /// The standard output.
    #[default]
    Stdout,
    /// A file.
    File(PathBuf),
}

impl Target {
    /// The target that `-o` names; `-` is the standard output.
    pub(crate) fn named(name: &str) -> Target {
        if name == "-" { Target::Stdout } else { Target::File(PathBuf::from(name)) }
    }

    /// Writes the output. With `only_if_changed` a file that has the same bytes already is left untouched, with its
    /// time of modification.
    ///
    /// # Errors
    /// One sentence that names the file. The file is then as it was before.
    pub(crate) fn write(&self, only_if_changed: bool, emit: &mut Emit<'_>) -> Result<(), String> {
        let (result, shown) = match self {
            Target::Stdout => (to_stdout(emit), "the standard output".to_owned()),
            Target::File(path) => (to_file(path, only_if_changed, emit), format!("'{}'", path.display())),
        };
        result.map_err(|error| format!("{shown} cannot be written: {error}"))
    }
}

fn to_stdout(emit: &mut Emit<'_>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(PIECE, io::stdout().lock());
    match emit(&mut out).and_then(|()| out.flush()) {
        // Whoever read our output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

fn to_file(path: &Path, only_if_changed: bool, emit: &mut Emit<'_>) -> io::Result<()> {
    // A link stays a link: the file it leads to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(&target).is_ok_and(|found| !found.is_file()) {
        // A device or a pipe cannot be replaced.
        let mut out = BufWriter::with_capacity(PIECE, File::create(&target)?);
        return emit(&mut out).and_then(|()| out.flush());
    }
    let temporary = temporary_beside(&target)?;
    let written = fill(&temporary, emit).and_then(|()| {
        if only_if_changed && have_same_bytes(&temporary, &target) {
            return fs::remove_file(&temporary);
        }
        fs::rename(&temporary, &target)
    });
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// Writes a new file.
///
/// # Errors
/// When there is a file of that name, or it cannot be written.
pub(crate) fn fill(path: &Path, emit: &mut Emit<'_>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(PIECE, File::create_new(path)?);
    emit(&mut out)?;
    out.flush()
}

/// A name in the same directory, so that renaming stays within one file system, that no other run uses.
pub(crate) fn temporary_beside(path: &Path) -> io::Result<PathBuf> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it names no file"));
    };
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(hidden);
    // What an earlier process of our number left behind when it was killed.
    match fs::remove_file(&temporary) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(temporary),
    }
}

fn have_same_bytes(a: &Path, b: &Path) -> bool {
    let same = || -> io::Result<bool> {
        let (mut a, mut b) = (File::open(a)?, File::open(b)?);
        let length = a.metadata()?.len();
        if length != b.metadata()?.len() {
            return Ok(false);
        }
        let (mut piece_a, mut piece_b) = (vec![0; PIECE], vec![0; PIECE]);
        let mut left = length as usize;
        while left > 0 {
            let now = left.min(PIECE);
            a.read_exact(&mut piece_a[..now])?;
            b.read_exact(&mut piece_b[..now])?;
            if piece_a[..now] != piece_b[..now] {
                return Ok(false);
            }
            left -= now;
        }
        Ok(true)
    };
    same().unwrap_or(false)
}

/// A path as dependency files have it: make takes a blank for its end.
pub(crate) fn escaped(path: &str) -> String {
    path.replace(' ', "\\ ")
}

/// The rule of a dependency file, for make and ninja: the output, and after a colon what it was made from, each path
/// once, in byte order.
pub(crate) fn dependency_rule(output: &str, inputs: &[String]) -> String {
    let mut inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
    inputs.sort_unstable();
    inputs.dedup();
    let mut rule = format!("{output}:");
    for input in inputs {
        rule.push(' ');
        rule.push_str(input);
    }
    rule.push('\n');
    rule
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dependency_rule_is_sorted_and_has_no_path_twice() {
        let inputs = ["inc/b.td", "inc/a.td", "inc/b.td"].map(str::to_owned);
        assert_eq!(dependency_rule("out.txt", &inputs), "out.txt: inc/a.td inc/b.td\n");
        assert_eq!(dependency_rule("out.txt", &[]), "out.txt:\n");
    }

    #[test]
    fn a_failed_output_leaves_the_old_file_and_nothing_else() {
        let dir = std::env::temp_dir().join(format!("odsgen-output-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let target = Target::File(dir.join("out"));
        target.write(false, &mut |out| out.write_all(b"old")).unwrap();
        let failed = target.write(false, &mut |out| {
            out.write_all(b"ne")?;
            Err(io::Error::other("the generator stopped"))
        });
        assert!(failed.unwrap_err().ends_with("cannot be written: the generator stopped"));
        assert_eq!(fs::read(dir.join("out")).unwrap(), b"old");
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
        fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn an_unchanged_file_keeps_its_time() {
        let dir = std::env::temp_dir().join(format!("odsgen-unchanged-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let path = dir.join("out");
        fs::write(&path, b"same").unwrap();
        let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
        File::options().write(true).open(&path).unwrap().set_modified(old).unwrap();
        let target = Target::File(path.clone());
        target.write(true, &mut |out| out.write_all(b"same")).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), old);
        target.write(true, &mut |out| out.write_all(b"else")).unwrap();
        assert_ne!(fs::metadata(&path).unwrap().modified().unwrap(), old);
        fs::remove_dir_all(&dir).unwrap();
    }
}
