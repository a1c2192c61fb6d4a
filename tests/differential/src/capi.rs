//! C libraries of installed dialects on MLIR's C++ classes: compiled, linked with a generated test, and run.

pub mod host_rust;
pub mod own;
pub mod upstream;

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ods_codegen::emit::{DIALECT, Emitter, Failure, Input, Opt, Settings};
use ods_codegen::outputs;
use ods_parser::Outcome;
use ods_parser::render::{Color, Format, render};

const WARNINGS: [&str; 3] = ["-Wall", "-Wextra", "-Werror"];
/// Libraries with the functions of `mlir-c` that a test calls. The libraries with MLIR's classes are shared.
const LIBRARIES: [&str; 2] = ["libMLIRCAPIRegisterEverything.a", "libMLIRCAPIIR.a"];

/// Generated C++ that MLIR 22 declares and omits from its library.
const NOT_IN_LIBRARY: [(&str, &str); 1] = [("complex", "mlir/Dialect/Complex/IR/ComplexEnums.cpp.inc")];

/// Builders that MLIR 22 declares and does not define.
const LEFT_OUT: [(&str, &str); 1] = [("xegpu", "mlirXeGPURangeAttrGetFromStartAndEnd")];

/// Parts of messages about errors in MLIR 22, with the reason.
const EXCUSED: [(&str, &str); 1] =
    [("!spirv.arm.tensor<", "the type keeps the address of its shape, so types of equal text may differ")];

/// The kind of instances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Values of a class of types or attributes.
    Class,
    /// Operations of a class.
    Operation,
    /// Operations, types or attributes with an interface.
    Interface,
}

/// Number of instances in the input of a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// Their kind.
    pub kind: Kind,
    /// The name of the class in C.
    pub name: String,
    /// Number of instances.
    pub instances: usize,
}

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Class => "class",
            Kind::Operation => "operation",
            Kind::Interface => "interface",
        };
        write!(f, "{kind} {} {}", self.name, self.instances)
    }
}

impl Count {
    /// `class EmitCLValueType 3`
    fn of_line(line: &str) -> Option<Count> {
        let mut words = line.split(' ');
        let (kind, name, instances) = (words.next()?, words.next()?, words.next()?);
        let kind = match kind {
            "class" => Kind::Class,
            "operation" => Kind::Operation,
            "interface" => Kind::Interface,
            _ => return None,
        };
        Some(Count { kind, name: name.to_owned(), instances: instances.parse().ok()? })
    }
}

/// The text of an output for a dialect.
///
/// # Errors
/// When there is no such output, or the definitions are wrong.
pub fn emitted(
    outcome: &Outcome,
    command: &str,
    dialect: &str,
    options: &[(&str, &str)],
) -> Result<String, String> {
    let registry = outputs::all();
    let emitter: &dyn Emitter = registry
        .emitters_of_command(command)
        .next()
        .ok_or_else(|| format!("there is no output '{command}'"))?;
    let mut settings = Settings::default();
    settings.set(&DIALECT, dialect);
    for (name, value) in options {
        let option: Option<&&Opt> = emitter.options().iter().find(|option| option.name == *name);
        settings.set(option.ok_or_else(|| format!("'{command}' has no option '{name}'"))?, *value);
    }
    let Outcome { records, sources, .. } = outcome;
    emitter.emit(&Input { records, sources, settings: &settings, is_peer: false }).map_err(|failure| {
        match failure {
            Failure::Usage(message) => message,
            Failure::Definitions(errors) => render(&errors, sources, Format::Human, Color::Never),
        }
    })
}

/// The C library of a dialect in a folder.
#[derive(Debug)]
pub struct Library {
    /// The dialect.
    pub dialect: String,
    folder: PathBuf,
    /// Compiled objects of the library.
    objects: Vec<PathBuf>,
}

/// Folders of headers.
struct Compiler<'f> {
    include: &'f Path,
    classes: Option<&'f Path>,
    own: &'f Path,
}

impl Compiler<'_> {
    /// Compiles a file to an object beside it.
    fn compile(&self, source: &Path, standard: &str, warns: bool) -> Result<PathBuf, String> {
        self.compile_to(source, &source.with_extension("o"), standard, warns)
    }

    fn compile_to(
        &self,
        source: &Path,
        object: &Path,
        standard: &str,
        warns: bool,
    ) -> Result<PathBuf, String> {
        let is_c = standard.starts_with("c1");
        let mut compiler = Command::new(if is_c { "gcc" } else { "g++" });
        compiler.arg(format!("-std={standard}")).arg(if is_c { "-Wpedantic" } else { "-fno-rtti" });
        compiler.args(WARNINGS.iter().filter(|_| warns)).arg("-I").arg(self.own);
        for folder in self.classes.into_iter().chain([self.include]) {
            compiler.arg("-isystem").arg(folder);
        }
        run(compiler.arg("-c").arg(source).arg("-o").arg(object))?;
        Ok(object.to_owned())
    }
}

impl Library {
    /// Writes header, source and test.
    ///
    /// # Errors
    /// When one cannot be generated or written.
    pub fn write(outcome: &Outcome, dialect: &str, folder: &Path) -> Result<Library, String> {
        Library::with_headers(outcome, dialect, folder, "")
    }

    /// Writes the same files, with C++ headers of the dialect's classes.
    ///
    /// # Errors
    /// When one cannot be generated or written.
    pub fn with_headers(
        outcome: &Outcome,
        dialect: &str,
        folder: &Path,
        headers: &str,
    ) -> Result<Library, String> {
        let header = format!("{dialect}.h");
        let left_out = LEFT_OUT.iter().find(|(of, _)| *of == dialect).map_or("", |(_, name)| name);
        let text = |command: &str, options: &[(&str, &str)]| {
            emitted(outcome, command, dialect, &[options, &[("without", left_out)]].concat())
        };
        let files = [
            (header.clone(), text("c-header", &[])?),
            (format!("{dialect}.cpp"), text("c-api", &[("header", &header), ("cpp-include", headers)])?),
            (format!("{dialect}.c"), text("c-test", &[("header", &header)])?),
        ];
        fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        for (name, text) in files {
            fs::write(folder.join(&name), text).map_err(|error| format!("{name}: {error}"))?;
        }
        Ok(Library { dialect: dialect.to_owned(), folder: folder.to_owned(), objects: Vec::new() })
    }

    /// Compiles the source, the test and other C++ sources, and links the test. Warnings in headers of MLIR,
    /// and of the dialect's classes in `classes`, are off.
    ///
    /// # Errors
    /// When the compiler reports an error or a warning.
    pub fn build(
        &mut self,
        include: &Path,
        classes: Option<&Path>,
        sources: &[PathBuf],
    ) -> Result<(), String> {
        let compiler = Compiler { include, classes, own: &self.folder };
        let mut objects = vec![compiler.compile(&self.path("cpp"), "c++17", true)?];
        for source in sources {
            let object = self.folder.join(source.with_extension("o").file_name().unwrap_or_default());
            objects.push(compiler.compile_to(source, &object, "c++17", false)?);
        }
        if let Some((_, inc)) = NOT_IN_LIBRARY.iter().find(|(dialect, _)| *dialect == self.dialect) {
            let includes = [
                "llvm/ADT/StringExtras.h",
                "mlir/IR/BuiltinAttributes.h",
                "mlir/IR/BuiltinTypes.h",
                "mlir/IR/BuiltinAttributes.h",
                &inc.replace(".cpp.inc", ".h.inc"),
                inc,
            ];
            let text: String = includes.iter().map(|path| format!("#include \"{path}\"\n")).collect();
            let missing = self.path("missing.cpp");
            fs::write(&missing, text).map_err(|error| error.to_string())?;
            objects.push(compiler.compile(&missing, "c++17", false)?);
        }
        self.objects = objects;
        self.program(include, classes, &self.path("c")).map(drop)
    }

    /// Compiles a C program, links it with the library, and returns its path.
    ///
    /// # Errors
    /// When the compiler reports an error or a warning.
    pub fn program(&self, include: &Path, classes: Option<&Path>, source: &Path) -> Result<PathBuf, String> {
        let compiler = Compiler { include, classes, own: &self.folder };
        let program = self.folder.join(source.with_extension("test").file_name().unwrap_or_default());
        // The library's source may have the same name.
        let object = program.with_extension("test.o");
        compiler.compile_to(source, &object, "c11", true)?;
        let libraries = include.with_file_name("lib");
        let mut linker = Command::new("g++");
        linker.arg(object).args(&self.objects).arg("-o").arg(&program);
        linker.args(LIBRARIES.map(|name| libraries.join(name))).arg("-L").arg(&libraries);
        run(linker.args(["-lMLIR", "-lLLVM-22"]).arg(format!("-Wl,-rpath,{}", libraries.display())))?;
        Ok(program)
    }

    /// Compiles the Python module, and removes the object. `system` has the headers of nanobind and Python.
    ///
    /// # Errors
    /// When the compiler reports an error or a warning.
    pub fn check_python(&self, outcome: &Outcome, include: &Path, system: &[PathBuf]) -> Result<(), String> {
        let header = format!("{}.h", self.dialect);
        let source = self.path("nanobind.cpp");
        let text = emitted(outcome, "nanobind", &self.dialect, &[("header", &header)])?;
        fs::write(&source, text).map_err(|error| error.to_string())?;
        let mut compiler = Command::new("g++");
        compiler.args(["-std=c++17", "-fsyntax-only"]).args(WARNINGS).arg("-I").arg(&self.folder);
        for folder in system.iter().map(PathBuf::as_path).chain([include]) {
            compiler.arg("-isystem").arg(folder);
        }
        run(compiler.arg(source))
    }

    /// Compiles the test with this project's headers, links it with a library of [`host_rust`], and runs it
    /// as [`Library::test`] does.
    ///
    /// # Errors
    /// When the compiler reports an error or a warning, or the test fails.
    pub fn test_rust(&self, shared: &Path, inputs: &[PathBuf]) -> Result<Vec<Count>, String> {
        let headers = crate::dialect_crate::root()?.join("bindings/ir-capi/include");
        let compiler = Compiler { include: &headers, classes: None, own: &self.folder };
        let program = self.path("rust.test");
        let object = compiler.compile_to(&self.path("c"), &self.path("rust.o"), "c11", true)?;
        let folder = shared.parent().unwrap_or(shared);
        let mut linker = Command::new("gcc");
        linker.arg(object).arg(shared).arg(format!("-Wl,-rpath,{}", folder.display()));
        run(linker.arg("-o").arg(&program))?;
        self.run_test(&program, inputs)
    }

    /// Runs the test on files of modules and of values, and returns the number of instances of each class and
    /// operation.
    ///
    /// # Errors
    /// When the test fails.
    pub fn test(&self, inputs: &[PathBuf]) -> Result<Vec<Count>, String> {
        self.run_test(&self.path("test"), inputs)
    }

    fn run_test(&self, program: &Path, inputs: &[PathBuf]) -> Result<Vec<Count>, String> {
        let mut test = Command::new(program);
        let output = test.args(inputs).output().map_err(|error| format!("{test:?}: {error}"))?;
        let errors = String::from_utf8_lossy(&output.stderr);
        let is_excused = |line: &str| EXCUSED.iter().any(|(text, _)| line.contains(text));
        let is_wrong = errors.lines().any(|line| line.starts_with("wrong: ") && !is_excused(line));
        if is_wrong || !matches!(output.status.code(), Some(0 | 1)) {
            return Err(format!("{}\n{errors}", output.status));
        }
        let counts = String::from_utf8_lossy(&output.stdout);
        Ok(counts.lines().filter_map(Count::of_line).collect())
    }

    fn path(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{}.{ending}", self.dialect))
    }
}

/// Runs a program that prints nothing on success.
fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}
