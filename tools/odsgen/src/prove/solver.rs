//! The solver: a process that answers questions in SMT-LIB.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use ods_codegen::prove::{Answer, Model};

/// The programs that are looked for, in order.
const NAMES: [&str; 2] = ["z3", "cvc5"];

/// A solver on this machine.
#[derive(Clone, Debug)]
pub(crate) struct Solver {
    program: PathBuf,
    is_cvc5: bool,
    /// The limit on one answer, in seconds.
    timeout: u32,
}

impl Solver {
    /// The solver of that name or path, or the first one in the directories of `PATH`.
    ///
    /// # Errors
    /// A message if there is none.
    pub(crate) fn find(name: Option<&str>, timeout: u32) -> Result<Solver, String> {
        let names = name.map_or(&NAMES[..], |_| &[]);
        let found = match name {
            Some(name) if name.contains('/') => Some(PathBuf::from(name)).filter(|path| path.is_file()),
            Some(name) => on_path(name),
            None => names.iter().find_map(|name| on_path(name)),
        };
        let program = found.ok_or_else(|| match name {
            Some(name) => format!("there is no solver '{name}'"),
            None => "there is no solver: install 'z3' or 'cvc5', or write the questions with '--smt DIR'"
                .to_owned(),
        })?;
        let stem = program.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let is_cvc5 = stem.is_some_and(|stem| stem.starts_with("cvc5"));
        Ok(Solver { program, is_cvc5, timeout })
    }

    /// Starts a process.
    ///
    /// # Errors
    /// A message if it does not start.
    pub(crate) fn start(&self) -> Result<Session, String> {
        let milliseconds = u64::from(self.timeout) * 1000;
        let arguments: Vec<OsString> = if self.is_cvc5 {
            vec!["--lang=smt2".into(), "--incremental".into(), format!("--tlimit-per={milliseconds}").into()]
        } else {
            vec!["-in".into(), "-smt2".into()]
        };
        let spawned = Command::new(&self.program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let failed =
            |error: &dyn std::fmt::Display| format!("cannot start '{}': {error}", self.program.display());
        let mut child = spawned.map_err(|error| failed(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed(&"it has no streams"));
        };
        let timeout =
            if self.is_cvc5 { String::new() } else { format!("(set-option :timeout {milliseconds})\n") };
        Ok(Session { child, input, output: BufReader::new(output), timeout })
    }
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|path| is_program(path))
}

fn is_program(path: &Path) -> bool {
    path.is_file()
}

/// A running solver.
pub(crate) struct Session {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    timeout: String,
}

/// The script of a question for a solver, without the reset between questions.
pub(crate) fn script(question: &str) -> String {
    format!("(set-option :produce-models true)\n(set-logic QF_BV)\n{question}(check-sat)\n")
}

impl Session {
    /// Answers a question.
    ///
    /// # Errors
    /// A message of the solver about the script, or about its end.
    pub(crate) fn ask(&mut self, question: &str, names: &[String]) -> Result<Answer, String> {
        let text = format!("(reset)\n{}{}", self.timeout, script(question));
        self.send(&text)?;
        match self.line()?.as_str() {
            "unsat" => Ok(Answer::Proved),
            "unknown" | "timeout" => Ok(Answer::Unknown),
            "sat" => {
                self.send(&format!("(get-value ({}))\n", names.join(" ")))?;
                let values = self.balanced()?;
                let model = Model::parse(&values);
                model
                    .map(Answer::Refuted)
                    .ok_or_else(|| format!("the solver's values are unreadable: {values}"))
            }
            other => Err(format!("the solver reports {other}")),
        }
    }

    fn send(&mut self, text: &str) -> Result<(), String> {
        let sent = self.input.write_all(text.as_bytes()).and_then(|()| self.input.flush());
        sent.map_err(|error| format!("the solver has ended: {error}"))
    }

    fn line(&mut self) -> Result<String, String> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err("the solver has ended without an answer".to_owned()),
            Ok(_) => Ok(line.trim().to_owned()),
            Err(error) => Err(format!("the solver's answer is unreadable: {error}")),
        }
    }

    /// Lines up to the last closing bracket.
    fn balanced(&mut self) -> Result<String, String> {
        let mut text = String::new();
        loop {
            text.push_str(&self.line()?);
            text.push(' ');
            let count = |bracket| text.matches(bracket).count();
            if count('(') == count(')') {
                return Ok(text);
            }
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
