//! C libraries of installed dialects on MLIR's C++ classes: compiled, linked with a generated test, and run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ods_codegen::emit::{DIALECT, Emitter, Failure, Input, Opt, Settings};
use ods_codegen::outputs;
use ods_parser::Outcome;
use ods_parser::render::{Color, Format, render};

/// The flags of every compilation. MLIR's own headers are no subject of warnings.
const FLAGS: [&str; 7] = ["-std=c++17", "-fno-rtti", "-O0", "-Wall", "-Wextra", "-Werror", "-isystem"];

/// The text of an output for a dialect.
///
/// # Errors
/// When there is no such output, or the definitions are wrong.
pub fn emitted(outcome: &Outcome, command: &str, dialect: &str, options: &[(&str, &str)]) -> Result<String, String> {
    let registry = outputs::all();
    let emitter: &dyn Emitter =
        registry.of_command(command).next().ok_or_else(|| format!("there is no output '{command}'"))?;
    let mut settings = Settings::default();
    settings.set(&DIALECT, dialect);
    for (name, value) in options {
        let option: Option<&&Opt> = emitter.options().iter().find(|option| option.name == *name);
        settings.set(option.ok_or_else(|| format!("'{command}' has no option '{name}'"))?, *value);
    }
    let Outcome { records, sources, .. } = outcome;
    emitter.emit(&Input { records, sources, settings: &settings, is_peer: false }).map_err(|failure| match failure {
        Failure::Usage(message) => message,
        Failure::Definitions(errors) => render(&errors, sources, Format::Human, Color::Never),
    })
}

/// The C library of a dialect in a folder.
#[derive(Debug)]
pub struct Library {
    /// The dialect.
    pub dialect: String,
    folder: PathBuf,
}

impl Library {
    /// Writes header, source and test.
    ///
    /// # Errors
    /// When one cannot be generated or written.
    pub fn write(outcome: &Outcome, dialect: &str, folder: &Path) -> Result<Library, String> {
        let header = format!("{dialect}.h");
        let files = [
            (header.clone(), emitted(outcome, "c-header", dialect, &[])?),
            (format!("{dialect}.cpp"), emitted(outcome, "c-api", dialect, &[("header", &header)])?),
        ];
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        for (name, text) in files {
            fs::write(folder.join(&name), text).map_err(|error| format!("{name}: {error}"))?;
        }
        Ok(Library { dialect: dialect.to_owned(), folder: folder.to_owned() })
    }

    /// Compiles the source. Nothing is left but the messages of the compiler.
    ///
    /// # Errors
    /// What the compiler reports.
    pub fn check(&self, include: &Path) -> Result<(), String> {
        let mut compiler = Command::new("g++");
        compiler.args(FLAGS).arg(include).arg("-I").arg(&self.folder).arg("-fsyntax-only");
        run(compiler.arg(self.path("cpp")))?;
        let mut compiler = Command::new("gcc");
        compiler.args(["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", "-isystem"]);
        run(compiler.arg(include).args(["-x", "c"]).arg(self.path("h")))
    }

    fn path(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}.{ending}", self.dialect))
    }
}

/// Runs a program that says nothing unless something is wrong.
fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}
