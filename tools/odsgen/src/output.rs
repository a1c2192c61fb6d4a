//! Writing outputs: whole or not at all, and only where something changed.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use process_io::OutputFile;

/// A function that writes an output incrementally.
pub(crate) type Emit<'e> = dyn FnMut(&mut dyn Write) -> io::Result<()> + 'e;

/// Number of bytes that are written to the system at a time.
const PIECE: usize = 64 * 1024;

/// Where an output goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Target {
    /// The standard output.
    #[default]
    Stdout,
    File(PathBuf),
}

impl Target {
    /// The target that `-o` names; `-` is the standard output.
    pub(crate) fn named(name: &str) -> Target {
        if name == "-" { Target::Stdout } else { Target::File(PathBuf::from(name)) }
    }

    /// Writes the output. With `only_if_changed` a file that has the same bytes already is left untouched,
    /// with its time of modification.
    ///
    /// # Errors
    /// The file is then as it was before.
    pub(crate) fn write(&self, only_if_changed: bool, emit: &mut Emit<'_>) -> Result<(), Unwritten> {
        let result = match self {
            Target::Stdout => process_io::stdout().and_then(|mut file| fill(&mut file, emit)),
            Target::File(path) => to_file(path, only_if_changed, emit),
        };
        result.map_err(|error| match self {
            Target::Stdout if error.kind() == io::ErrorKind::BrokenPipe => Unwritten::NoReader,
            Target::Stdout => Unwritten::Failed(format!("the standard output cannot be written: {error}")),
            Target::File(path) => Unwritten::Failed(cannot_write(path, &error)),
        })
    }
}

/// Why an output was not written.
#[derive(Debug)]
pub(crate) enum Unwritten {
    /// The reader of our output has closed the pipe.
    NoReader,
    /// The failure, in one sentence that names the file.
    Failed(String),
}

/// The sentence about a file that cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> String {
    format!("'{}' cannot be written: {error}", path.display())
}

fn to_file(path: &Path, only_if_changed: bool, emit: &mut Emit<'_>) -> io::Result<()> {
    let mut file = OutputFile::create(path)?;
    fill(&mut file, emit)?;
    if only_if_changed { file.keep_if_changed() } else { file.keep() }
}

fn fill(file: &mut impl Write, emit: &mut Emit<'_>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(PIECE, file);
    emit(&mut out)?;
    out.flush()
}

/// A path in the syntax of dependency files: make would end it at a space.
pub(crate) fn escaped(path: &str) -> String {
    path.replace(' ', "\\ ")
}

/// The rule of a dependency file, for make and ninja: the output, a colon, and its inputs, each path once, in
/// byte order.
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
    use std::fs::{self, File};

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
        let Err(Unwritten::Failed(message)) = failed else { panic!("it is an error") };
        assert!(message.ends_with("cannot be written: the generator stopped"));
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
