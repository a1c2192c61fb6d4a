//! Input and output files; `-` is a standard stream.

use crate::InputText;
use process_io::OutputFile;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Why a run ends early.
pub enum Failure {
    /// The reader of the output has closed it.
    NoReader,
    /// An error with this message.
    Message(String),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Failure::NoReader,
            _ => Failure::Message(reason(&error)),
        }
    }
}

/// Reads the input, or maps it into memory.
///
/// # Errors
/// The input cannot be read.
pub fn read_input(path: &OsStr) -> Result<InputText, Failure> {
    let opened = if path == "-" { process_io::stdin() } else { File::open(path) };
    opened.and_then(InputText::new).map_err(|error| Failure::Message(cannot_open("input", path, &error)))
}

/// The name of an input in messages and locations.
pub fn input_name(path: &OsStr) -> OsString {
    if path == "-" { "<stdin>".into() } else { path.to_owned() }
}

/// An output.
pub enum Output {
    /// The standard output.
    Stdout(File),
    /// A file that is complete or absent.
    File(OutputFile),
}

impl Output {
    /// Opens an output.
    ///
    /// # Errors
    /// The message about a file that cannot be opened.
    pub fn create(path: &OsStr) -> Result<Self, String> {
        let opened = if path == "-" {
            process_io::stdout().map(Output::Stdout)
        } else {
            OutputFile::create(Path::new(path)).map(Output::File)
        };
        opened.map_err(|error| cannot_open("output", path, &error))
    }

    /// Renames a file to its final name. Dropping the output discards the file.
    ///
    /// # Errors
    /// The file cannot be written or renamed.
    pub fn keep(self) -> io::Result<()> {
        match self {
            Output::Stdout(_) => Ok(()),
            Output::File(file) => file.keep(),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::Stdout(file) => file.write(bytes),
            Output::File(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes a text to the standard output.
///
/// # Errors
/// The standard output cannot be written.
pub fn show(text: &str) -> Result<(), Failure> {
    Ok(process_io::stdout()?.write_all(text.as_bytes())?)
}

fn cannot_open(subject: &str, path: &OsStr, error: &io::Error) -> String {
    format!("cannot open {subject} file '{}': {}", path.display(), reason(error))
}

/// The message of the operating system, without the number that the standard library adds.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}
