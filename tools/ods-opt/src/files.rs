//! The files that a run reads and writes; `-` is a standard stream.

use process_io::{InputText, OutputFile};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Why a run ends early.
pub enum Failure {
    /// Nobody reads any more what is written.
    NoReader,
    /// The message to show.
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
pub fn read_input(path: &OsStr) -> Result<InputText, Failure> {
    let opened = if path == "-" { process_io::stdin() } else { File::open(path) };
    opened.and_then(InputText::new).map_err(|error| Failure::Message(cannot_open("input", path, &error)))
}

/// Where an output goes.
pub enum Output {
    Stdout(File),
    File(OutputFile),
}

impl Output {
    /// Begins to write.
    ///
    /// # Errors
    /// A message when the output cannot be written.
    pub fn create(path: &OsStr) -> Result<Self, String> {
        let opened = if path == "-" {
            process_io::stdout().map(Output::Stdout)
        } else {
            OutputFile::create(Path::new(path)).map(Output::File)
        };
        opened.map_err(|error| cannot_open("output", path, &error))
    }

    /// Puts a file into its place; an output that is dropped instead leaves no file.
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
pub fn show(text: &str) -> Result<(), Failure> {
    Ok(process_io::stdout()?.write_all(text.as_bytes())?)
}

fn cannot_open(subject: &str, path: &OsStr, error: &io::Error) -> String {
    format!("cannot open {subject} file '{}': {}", path.display(), reason(error))
}

/// The words of the system, without the number that the standard library adds.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}
