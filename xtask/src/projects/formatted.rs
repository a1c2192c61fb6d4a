//! `conformance --fmt DIR`: `odsgen fmt` on the installed definitions and on checkouts of other projects.
//!
//! Each project's files are copied and formatted. Then llvm-tblgen prints the same records for the copies as
//! for the originals. Comments are the same in the same order, and formatting again changes nothing. This
//! file finds comments independently of the formatter.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::files::{Project, folders};
use super::{by_file, installed};
use crate::Result;
use crate::build::Build;
use crate::peers::{LLVM_TBLGEN, MLIR_INCLUDE};
use crate::run::say;
use crate::scratch::Scratch;

/// Counts of a project, or of all.
#[derive(Clone, Copy, Default)]
struct Counts {
    files: usize,
    bytes: usize,
    /// Number of invalid files, which the peer rejects, too.
    refused: usize,
    /// Number of files that formatting changes.
    changed: usize,
    /// Number of files that the peer accepts, and of those with the same records afterwards.
    accepted: usize,
    equal: usize,
    comments: usize,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.files += other.files;
        self.bytes += other.bytes;
        self.refused += other.refused;
        self.changed += other.changed;
        self.accepted += other.accepted;
        self.equal += other.equal;
        self.comments += other.comments;
    }

    fn line(&self, name: &str) -> String {
        let Counts { files, bytes, refused, changed, accepted, equal, comments } = self;
        let kilobytes = bytes / 1000;
        format!(
            "{name:<36} {files:>6} {kilobytes:>7} {refused:>8} {changed:>8} {accepted:>9} {equal:>6} {comments:>9}"
        )
    }
}

/// Prints a table with a line for each project, and the errors.
///
/// # Errors
/// When formatting changes records or comments.
pub(crate) fn run(folder: &Path) -> Result {
    let ours = Build::Checked.program("odsgen", "odsgen")?;
    let scratch = Scratch::new()?;
    say(&format!(
        "{:<36} {:>6} {:>7} {:>8} {:>8} {:>9} {:>6} {:>9}",
        "project", "files", "kB", "refused", "changed", "accepted", "equal", "comments"
    ));
    let (mut all, mut wrong) = (Counts::default(), 0);
    for folder in std::iter::once(PathBuf::from(MLIR_INCLUDE)).chain(folders(folder)?) {
        let project = Project::new(&folder, 1)?;
        let copy = project.copied(&scratch.path().join("formatted").join(&project.name))?;
        let (counts, failures) = measure(&project, &copy, &ours)?;
        say(&counts.line(&project.name));
        failures.iter().for_each(|failure| say(&format!("  {failure}")));
        wrong += failures.len();
        all.add(&counts);
    }
    say(&all.line("all"));
    if wrong == 0 { Ok(()) } else { Err(format!("{wrong} things are not kept")) }
}

/// Formats the files of `copy`, and compares each with that of the project.
fn measure(project: &Project, copy: &Project, ours: &Path) -> Result<(Counts, Vec<String>)> {
    // Files include other files, so all are formatted before any is read.
    let formatted = by_file(&copy.files, |file| format(copy, ours, file));
    let compared = by_file(&copy.files, |file| compare(project, copy, file, &formatted[file]));
    let (mut counts, mut failures) = (Counts::default(), Vec::new());
    for (file, result) in compared {
        match result {
            Ok(of_file) => counts.add(&of_file),
            Err(reason) => failures.push(format!("{file}: {reason}")),
        }
    }
    Ok((counts, failures))
}

/// Formats a file in place, twice. Returns the error, or the difference of the second run.
fn format(copy: &Project, ours: &Path, file: &str) -> Result<Option<String>> {
    let run = |options: &[&str]| {
        let mut command = Command::new(ours);
        command.arg("fmt").args(options).arg(file).current_dir(&copy.folder).stdin(Stdio::null());
        command.output().map_err(|error| format!("{}: {error}", ours.display()))
    };
    let first = run(&[])?;
    if !first.status.success() {
        let errors = String::from_utf8_lossy(&first.stderr);
        return Ok(Some(errors.lines().next().unwrap_or_default().to_owned()));
    }
    let again = run(&["--check", "--diff"])?;
    if again.status.success() && again.stdout.is_empty() {
        Ok(None)
    } else {
        Err(format!("it is not formatted:\n{}", String::from_utf8_lossy(&again.stdout)))
    }
}

fn compare(
    project: &Project,
    copy: &Project,
    file: &str,
    formatted: &Result<Option<String>>,
) -> Result<Counts> {
    let refused = formatted.clone()?;
    let read = |project: &Project| {
        std::fs::read(project.folder.join(file)).map_err(|error| error.to_string()).map(|bytes| {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            (text, bytes)
        })
    };
    let ((before, old), (after, new)) = (read(project)?, read(copy)?);
    let (comments, kept) = (comments(&before), self::comments(&after));
    if let Some((old, new)) = comments.iter().zip(&kept).find(|(old, new)| old != new) {
        return Err(format!("the comment {old:?} is now {new:?}"));
    }
    if comments.len() != kept.len() {
        return Err(format!("of {} comments, {} are there", comments.len(), kept.len()));
    }
    let records = |project: &Project| {
        let output = installed(project, LLVM_TBLGEN.as_ref(), &["--print-records"], file);
        output.filter(|output| output.status.success()).map(|output| output.stdout)
    };
    let counts = Counts { files: 1, bytes: old.len(), changed: usize::from(old != new), ..Counts::default() };
    match (records(project), refused) {
        (None, refused) => {
            Ok(Counts { refused: usize::from(refused.is_some()), comments: comments.len(), ..counts })
        }
        (Some(_), Some(reason)) => Err(format!("the peer accepts it, and it is refused: {reason}")),
        (Some(records_before), None) if Some(&records_before) != records(copy).as_ref() => {
            Err("the records differ".to_owned())
        }
        (Some(_), None) => Ok(Counts { accepted: 1, equal: 1, comments: comments.len(), ..counts }),
    }
}

/// The texts of all comments, without the indentation of their lines.
fn comments(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['"', '[', '/']) {
        rest = &rest[at..];
        let length = match rest.as_bytes() {
            [b'"', ..] => string_length(rest),
            [b'[', b'{', ..] => rest.find("}]").map_or(rest.len(), |end| end + 2),
            [b'/', b'/', ..] => rest.find('\n').unwrap_or(rest.len()),
            [b'/', b'*', ..] => block_length(rest),
            _ => 1,
        };
        if rest.starts_with("//") || rest.starts_with("/*") {
            let lines: Vec<&str> = rest[..length].lines().map(str::trim).collect();
            found.push(lines.join("\n"));
        }
        rest = &rest[length..];
    }
    found
}

/// Length in bytes of the string at the beginning of a text. A string ends with the line at the latest.
fn string_length(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return at,
            '"' if !is_escaped => return at + 1,
            _ => is_escaped = c == '\\' && !is_escaped,
        }
    }
    text.len()
}

/// Length in bytes of the comment at the beginning of a text. Comments nest.
fn block_length(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while let Some(next) = text[at..].find(['/', '*']) {
        at += next;
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
        } else if rest.starts_with("*/") {
            depth -= 1;
        } else {
            at += 1;
            continue;
        }
        at += 2;
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::comments;

    #[test]
    fn comments_are_found_outside_of_strings_and_code() {
        let text = "// one \"\ndef A { // two\r\n  string s = \"// no\\\" /* no\"; /* three\n     /* four */ */\n  code c = [{ // no\n }]; list<int> l = [1]; } // five";
        assert_eq!(comments(text), ["// one \"", "// two", "/* three\n/* four */ */", "// five"]);
    }
}
