//! Texts of IR that a page reads with the definitions. `ods-opt` reads them, because this program has no IR.

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::input::Input;

/// The program that reads texts, and the options with which it loads the definitions.
#[derive(Debug)]
pub(super) struct Trial {
    program: Option<PathBuf>,
    arguments: Vec<OsString>,
}

impl Trial {
    /// Texts are read with the definitions of an input.
    pub(super) fn new(input: &Input) -> Trial {
        let mut arguments: Vec<OsString> = vec![format!("--definitions={}", input.file).into()];
        for dir in &input.include_dirs {
            arguments.extend(["-I".into(), dir.into()]);
        }
        for name in &input.defines {
            arguments.extend(["-D".into(), name.into()]);
        }
        arguments.extend(input.version.map(|version| format!("--mlir-version={version}").into()));
        Trial { program: find(), arguments }
    }

    /// The text as `ods-opt` prints it, or its errors.
    ///
    /// ```text
    /// { "output": "module {\n}\n", "messages": "", "is_valid": true }
    /// ```
    pub(super) fn read(&self, text: &str) -> Value {
        let Some(program) = &self.program else {
            return json!({ "error": "'ods-opt' reads texts. It is neither beside this program nor in PATH" });
        };
        let mut command = Command::new(program);
        command.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let run = command.spawn().and_then(|mut child| {
            if let Some(mut stdin) = child.stdin.take() {
                let text = text.to_owned();
                // The program may end before it has read everything; then its messages say why.
                std::thread::spawn(move || drop(stdin.write_all(text.as_bytes())));
            }
            child.wait_with_output()
        });
        match run {
            Ok(run) => json!({
                "output": String::from_utf8_lossy(&run.stdout),
                "messages": String::from_utf8_lossy(&run.stderr),
                "is_valid": run.status.success(),
            }),
            Err(error) => json!({ "error": format!("'{}' cannot run: {error}", program.display()) }),
        }
    }
}

/// `ods-opt` beside this program, or else in `PATH`.
fn find() -> Option<PathBuf> {
    let name = format!("ods-opt{}", std::env::consts::EXE_SUFFIX);
    let beside = std::env::current_exe().ok().map(|own| own.with_file_name(&name));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let in_path = std::env::split_paths(&path).map(|folder| folder.join(&name));
    beside.into_iter().chain(in_path).find(|program| program.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_with_the_options_of_the_definitions() {
        let input = Input {
            file: "toy.td".to_owned(),
            include_dirs: vec!["include".into()],
            defines: vec!["GPU".to_owned()],
            version: "21".parse().ok(),
            ..Input::default()
        };
        let arguments = Trial::new(&input).arguments;
        assert_eq!(arguments, ["--definitions=toy.td", "-I", "include", "-D", "GPU", "--mlir-version=21"]);
    }

    #[test]
    fn a_program_that_is_missing_is_an_error() {
        let trial = Trial { program: None, arguments: Vec::new() };
        let message = "'ods-opt' reads texts. It is neither beside this program nor in PATH";
        assert_eq!(trial.read(""), json!({ "error": message }));
        let trial = Trial { program: Some("/no/such/program".into()), arguments: Vec::new() };
        let error = trial.read("")["error"].as_str().unwrap_or_default().to_owned();
        assert!(error.starts_with("'/no/such/program' cannot run: "), "{error}");
    }
}
