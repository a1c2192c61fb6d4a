//! A command that decides whether an input has the property.

use std::ffi::{OsStr, OsString};
use std::io::{self, ErrorKind, Read as _, Seek as _, Write as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The exit status that means "the input has the property".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// This status; 0 is the convention of creduce and llvm-reduce.
    Status(i32),
    /// Any other status than 0, or the end by a signal: the convention of mlir-reduce.
    Failure,
}

/// A command that reads a file and decides by its exit status and output.
#[derive(Debug)]
pub struct Decider {
    /// The program.
    pub program: OsString,
    /// Its arguments. The file's name replaces each `{}`; without one, it is the last argument.
    pub arguments: Vec<OsString>,
    /// The expected exit status.
    pub expected: Expected,
    /// A text that the standard output or error must contain.
    pub output: Option<String>,
    /// The time after which the command is ended. Its input then lacks the property.
    pub timeout: Option<Duration>,
    /// The ending of the file's name, such as `.mlir`.
    pub suffix: String,
}

impl Decider {
    /// Runs the command on a file with this text.
    ///
    /// # Errors
    /// The command cannot be started, or the file cannot be written.
    pub fn decide(&self, text: &str) -> io::Result<bool> {
        let mut file = tempfile::Builder::new().prefix("reduce-").suffix(&self.suffix).tempfile()?;
        file.write_all(text.as_bytes())?;
        file.flush()?;
        // A file, because a command that fills a pipe waits for its reader.
        let mut output = tempfile::tempfile()?;
        let child = Command::new(&self.program)
            .args(self.arguments_for(file.path().as_os_str()))
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output.try_clone()?)
            .spawn()
            .map_err(|error| self.not_started(&error))?;
        let Some(status) = self.wait(child)? else { return Ok(false) };
        if !self.expected.matches(status) {
            return Ok(false);
        }
        let Some(expected) = &self.output else { return Ok(true) };
        let mut bytes = Vec::new();
        output.rewind()?;
        output.read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).contains(expected))
    }

    fn arguments_for(&self, file: &OsStr) -> Vec<OsString> {
        let mut arguments = self.arguments.clone();
        let mut is_named = false;
        for argument in arguments.iter_mut().filter(|argument| *argument == "{}") {
            file.clone_into(argument);
            is_named = true;
        }
        if !is_named {
            arguments.push(file.to_owned());
        }
        arguments
    }

    /// The exit status; none after the timeout.
    fn wait(&self, mut child: Child) -> io::Result<Option<ExitStatus>> {
        let Some(timeout) = self.timeout else { return child.wait().map(Some) };
        let start = Instant::now();
        let mut pause = Duration::from_micros(200);
        while start.elapsed() < timeout {
            if let Some(status) = child.try_wait()? {
                return Ok(Some(status));
            }
            sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        }
        child.kill()?;
        child.wait()?;
        Ok(None)
    }

    fn not_started(&self, error: &io::Error) -> io::Error {
        let reason = match error.kind() {
            ErrorKind::NotFound => "it was not found".to_owned(),
            _ => error.to_string(),
        };
        io::Error::new(error.kind(), format!("cannot start '{}': {reason}", self.program.display()))
    }
}

impl Expected {
    /// The status of an option: a number, or `failure`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Expected> {
        match text {
            "failure" => Some(Expected::Failure),
            number => number.parse().ok().map(Expected::Status),
        }
    }

    fn matches(self, status: ExitStatus) -> bool {
        match self {
            Expected::Status(expected) => status.code() == Some(expected),
            Expected::Failure => !status.success(),
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn decide(script: &str, expected: Expected, output: Option<&str>) -> Option<bool> {
        let decider = Decider {
            program: "sh".into(),
            arguments: ["-c", script, "sh", "{}"].map(OsString::from).to_vec(),
            expected,
            output: output.map(str::to_owned),
            timeout: Some(Duration::from_millis(500)),
            suffix: ".mlir".to_owned(),
        };
        decider.decide("some text").ok()
    }

    #[test]
    fn the_status_and_the_output_decide() {
        assert_eq!(decide("grep -q text $1", Expected::Status(0), None), Some(true));
        assert_eq!(decide("grep -q word $1", Expected::Status(0), None), Some(false));
        assert_eq!(decide("grep -q word $1", Expected::Failure, None), Some(true));
        assert_eq!(decide("exit 3", Expected::Status(3), None), Some(true));
        assert_eq!(decide("cat $1 >&2; exit 1", Expected::Failure, Some("some")), Some(true));
        assert_eq!(decide("cat $1 >&2; exit 1", Expected::Failure, Some("other")), Some(false));
        assert_eq!(decide("sleep 20", Expected::Status(0), None), Some(false));
    }

    #[test]
    fn a_command_that_does_not_exist_is_an_error() {
        let decider = Decider {
            program: "/no/such/program".into(),
            arguments: Vec::new(),
            expected: Expected::Status(0),
            output: None,
            timeout: None,
            suffix: String::new(),
        };
        let message = decider.decide("").err().map(|error| error.to_string());
        assert_eq!(message.as_deref(), Some("cannot start '/no/such/program': it was not found"));
    }
}
