//! C libraries of installed dialects on MLIR's C++ classes: compiled, linked with a generated test, and run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ods_codegen::emit::{DIALECT, Emitter, Failure, Input, Opt, Settings};
use ods_codegen::outputs;
use ods_parser::Outcome;
use ods_parser::render::{Color, Format, render};

const WARNINGS: [&str; 3] = ["-Wall", "-Wextra", "-Werror"];
/// Libraries with the functions of `mlir-c` that a test calls; the libraries with MLIR's classes are shared.
const LIBRARIES: [&str; 2] = ["libMLIRCAPIRegisterEverything.a", "libMLIRCAPIIR.a"];

/// Number of instances that a test met.
#[derive(Debug)]
pub struct Count {
    /// Whether it counts operations, not values of a class of types or attributes.
    pub is_operation: bool,
    /// The name of the class in C.
    pub name: String,
    /// Number of instances.
    pub number: usize,
}

impl Count {
    /// `class EmitCLValueType 3`
    fn of_line(line: &str) -> Option<Count> {
        let mut words = line.split(' ');
        let (kind, name, number) = (words.next()?, words.next()?, words.next()?);
        Some(Count { is_operation: kind == "operation", name: name.to_owned(), number: number.parse().ok()? })
    }
}

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
            (format!("{dialect}.c"), emitted(outcome, "c-test", dialect, &[("header", &header)])?),
        ];
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        for (name, text) in files {
            fs::write(folder.join(&name), text).map_err(|error| format!("{name}: {error}"))?;
        }
        Ok(Library { dialect: dialect.to_owned(), folder: folder.to_owned() })
    }

    /// Compiles and links source and test.
    ///
    /// # Errors
    /// What the compiler reports, warnings included.
    pub fn build(&self, include: &Path) -> Result<(), String> {
        let compile = |compiler: &str, flags: &[&str], ending: &str, object: &str| {
            let mut compiler = Command::new(compiler);
            compiler.args(flags).args(WARNINGS).arg("-isystem").arg(include).arg("-I").arg(&self.folder);
            run(compiler.arg("-c").arg(self.path(ending)).arg("-o").arg(self.path(object)))
        };
        compile("g++", &["-std=c++17", "-fno-rtti"], "cpp", "cpp.o")?;
        compile("gcc", &["-std=c11", "-Wpedantic"], "c", "c.o")?;
        let libraries = include.with_file_name("lib");
        let mut linker = Command::new("g++");
        linker.arg(self.path("c.o")).arg(self.path("cpp.o")).arg("-o").arg(self.path("test"));
        linker.args(LIBRARIES.map(|name| libraries.join(name))).arg("-L").arg(&libraries).args(["-lMLIR", "-lLLVM-22"]);
        run(linker.arg(format!("-Wl,-rpath,{}", libraries.display())))
    }

    /// Runs the test on files of modules and of values, and returns how many instances of each class and operation it met.
    ///
    /// # Errors
    /// What the test finds wrong.
    pub fn test(&self, inputs: &[PathBuf]) -> Result<Vec<Count>, String> {
        let mut test = Command::new(self.path("test"));
        let output = test.args(inputs).output().map_err(|error| format!("{test:?}: {error}"))?;
        if !output.status.success() {
            return Err(format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr)));
        }
        let counts = String::from_utf8_lossy(&output.stdout);
        Ok(counts.lines().filter_map(Count::of_line).collect())
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
