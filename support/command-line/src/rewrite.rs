//! Commands that rewrite files in place, such as formatters. Inputs are files, folders and the standard
//! input.

use crate::patch;
use process_io::{EXIT_NO_READER, OutputFile, files_with_endings, stdin, stdout};
use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

/// The exit code for errors in a source, for files that cannot be read or written, and for files that
/// `--check` lists.
const EXIT_ERRORS: i32 = 1;

/// The new text of a file: of its name for messages, the path that decides about options of a project, and
/// its text. A function that fails has reported why, and returns the exit code.
pub type Rewritten<'f> = dyn FnMut(&str, &Path, &str) -> Result<String, i32> + 'f;

/// A command that rewrites texts.
#[derive(Clone, Copy, Debug)]
pub struct Rewrite<'a> {
    /// The name of the program, with which its messages begin.
    pub program: &'a str,
    /// Endings of the files that it looks for in folders, without a dot.
    pub endings: &'a [&'a str],
    /// Whether it writes nothing, lists the files that would change, and fails if there are some.
    pub check: bool,
    /// Whether it writes nothing and prints the changes as a patch.
    pub diff: bool,
    /// The file that the standard input is the text of.
    pub stdin_path: Option<&'a str>,
}

impl Rewrite<'_> {
    /// Rewrites the files and the files in the folders of `paths`. For `-` the standard input is rewritten to
    /// the standard output. A file is replaced as a whole, and only if it changes. A failure does not stop
    /// the run; the result is the worst exit code.
    pub fn run(&self, paths: &[impl AsRef<Path>], rewritten: &mut Rewritten<'_>) -> i32 {
        paths.iter().map(|path| self.path(path.as_ref(), rewritten)).max().unwrap_or(0)
    }

    fn path(&self, path: &Path, rewritten: &mut Rewritten<'_>) -> i32 {
        if path.as_os_str() == "-" {
            return self.standard_input(rewritten);
        }
        if !path.is_dir() {
            return self.file(path, rewritten);
        }
        match files_with_endings(path, self.endings) {
            Ok(files) => files.iter().map(|file| self.file(file, rewritten)).max().unwrap_or(0),
            Err(message) => self.complain(&message),
        }
    }

    fn standard_input(&self, rewritten: &mut Rewritten<'_>) -> i32 {
        let mut text = String::new();
        if let Err(error) = stdin().and_then(|mut input| input.read_to_string(&mut text)) {
            return self.complain(&format!("the standard input cannot be read: {error}"));
        }
        let name = self.stdin_path.unwrap_or("<stdin>");
        let folder = self.stdin_path.unwrap_or(".");
        match rewritten(name, Path::new(folder), &text) {
            Ok(new) if self.check || self.diff => self.show(name, &text, &new),
            Ok(new) => self.print(&new),
            Err(code) => code,
        }
    }

    fn file(&self, path: &Path, rewritten: &mut Rewritten<'_>) -> i32 {
        let name = path.to_string_lossy();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) => return self.complain(&format!("'{name}' cannot be read: {error}")),
        };
        match rewritten(&name, path, &text) {
            Ok(new) if new == text => 0,
            Ok(new) if self.check || self.diff => self.show(&name, &text, &new),
            Ok(new) => match replace(path, &new) {
                Ok(()) => 0,
                Err(error) => self.complain(&format!("'{name}' cannot be written: {error}")),
            },
            Err(code) => code,
        }
    }

    /// Shows the changes, and returns the exit code.
    fn show(&self, name: &str, old: &str, new: &str) -> i32 {
        if old == new {
            return 0;
        }
        let text = if self.diff { patch(name, old, new) } else { format!("{name}\n") };
        let printed = self.print(&text);
        if self.check { printed.max(EXIT_ERRORS) } else { printed }
    }

    fn print(&self, text: &str) -> i32 {
        match stdout().and_then(|mut out| out.write_all(text.as_bytes())) {
            Ok(()) => 0,
            Err(error) if error.kind() == ErrorKind::BrokenPipe => i32::from(EXIT_NO_READER),
            Err(error) => self.complain(&format!("the standard output cannot be written: {error}")),
        }
    }

    /// Writes a message to the error stream, and returns the exit code.
    fn complain(&self, message: &str) -> i32 {
        // There is nowhere left to report to when the error stream is closed.
        let _ = writeln!(io::stderr().lock(), "{}: {message}", self.program);
        EXIT_ERRORS
    }
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OutputFile::create(path)?;
    file.write_all(text.as_bytes())?;
    file.keep()
}

/// Two lines, counted from 1, in the syntax of `--range`: `FIRST:LAST`.
///
/// # Errors
/// A sentence that describes the syntax.
pub fn parse_lines(text: &str) -> Result<(usize, usize), String> {
    let lines =
        text.split_once(':').and_then(|(first, last)| Some((first.parse().ok()?, last.parse().ok()?)));
    lines
        .filter(|(first, last)| (1..=*last).contains(first))
        .ok_or_else(|| "two lines, counted from 1, with a colon between them, such as 3:7".to_owned())
}
