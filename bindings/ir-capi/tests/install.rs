//! Files that `cargo xtask install` installs: a C program finds the library with pkg-config, with CMake, and
//! with the stand-in for `llvm-config`, and works with each.

use crate::library;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

/// A program that shows that it runs with the library.
const PROGRAM: &str = r#"
#include "mlir-c/IR.h"
#include <stdio.h>

static void print(MlirStringRef text, void *data) { fwrite(text.data, 1, text.length, (FILE *)data); }

int main(void) {
  MlirContext context = mlirContextCreate();
  MlirModule module = mlirModuleCreateParse(context, mlirStringRefCreateFromCString("module @m { }"));
  mlirOperationPrint(mlirModuleGetOperation(module), print, stdout);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
"#;
/// Its output.
const OUTPUT: &str = "module @m {\n}\n";

/// A project with a program for each target of the package.
const PROJECT: &str = "cmake_minimum_required(VERSION 3.16)
project(installed C)
find_package(MLIR-C 22.1 REQUIRED)
find_package(MLIR-C 21 QUIET)
if(MLIR-C_FOUND)
  message(FATAL_ERROR \"another release is accepted\")
endif()
foreach(kind MLIR-C static)
  add_executable(with-${kind} main.c)
  target_link_libraries(with-${kind} PRIVATE MLIR-C::${kind})
endforeach()
";

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (text, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?}: {}\n{text}\n{errors}", output.status);
    text.into_owned()
}

/// A temporary folder with the program, and the library that the tests are built with in `prefix`, which is
/// not the folder that it was installed to.
struct Installed(PathBuf);

impl Drop for Installed {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

impl Installed {
    fn new() -> Self {
        let installed = Installed(env::temp_dir().join(format!("odsgen-install-{}", std::process::id())));
        let first = installed.0.join("first");
        let mut install = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        install
            .args(["run", "--quiet", "--package", "odsgen-xtask", "--", "install", "--prefix"])
            .arg(&first);
        run(install.arg("--built").arg(library::folder()));
        fs::rename(&first, installed.prefix()).expect("the folder can be moved");
        fs::write(installed.0.join("main.c"), PROGRAM).expect("the program is written");
        installed
    }

    fn prefix(&self) -> PathBuf {
        self.0.join("prefix")
    }

    /// The output of the replacement of `llvm-config`.
    fn config(&self, arguments: &[&str]) -> String {
        run(Command::new(self.prefix().join("bin/llvm-config")).args(arguments))
    }

    /// Compiles and runs the program with arguments of the compiler, which are separated by whitespace.
    fn check(&self, name: &str, arguments: &str) {
        let program = self.0.join(name);
        let mut compiler = Command::new("cc");
        compiler
            .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-o"])
            .arg(&program)
            .arg(self.0.join("main.c"));
        run(compiler.args(arguments.split_whitespace()));
        let output = run(Command::new(&program).env("LD_LIBRARY_PATH", self.prefix().join("lib")));
        assert_eq!(output, OUTPUT, "{name}");
    }
}

/// Installing takes long, and tests may run in processes of their own, so this is one test.
#[test]
#[ignore = "compiles crates, needs gcc, pkg-config, cmake: cargo xtask ci"]
fn programs_find_an_installed_library() {
    let installed = Installed::new();
    pkg_config(&installed);
    llvm_config(&installed);
    static_symbols(&installed);
    other_names(&installed);
    cmake(&installed);
}

fn pkg_config(installed: &Installed) {
    let mut command = Command::new("pkg-config");
    command.env("PKG_CONFIG_PATH", installed.prefix().join("lib/pkgconfig"));
    installed.check("pkg-config", &run(command.args(["--cflags", "--libs", "mlir-c >= 22.1"])));
}

fn llvm_config(installed: &Installed) {
    let config = |arguments: &[&str]| installed.config(arguments);
    installed.check("shared", &config(&["--link-shared", "--cflags", "--ldflags", "--libs"]));
    installed.check(
        "static",
        &config(&["--link-static", "--ignore-libllvm", "--cflags", "--libfiles", "--system-libs"]),
    );
    assert!(config(&["--version"]).starts_with("22."), "the release of MLIR");
    let unknown = Command::new(installed.prefix().join("bin/llvm-config"))
        .arg("--src-root")
        .output()
        .expect("it starts");
    assert!(!unknown.status.success(), "there are no sources of LLVM");
}

/// The static library defines nothing but the functions of the API.
fn static_symbols(installed: &Installed) {
    let symbols = run(Command::new("nm")
        .args(["-g", "--defined-only"])
        .arg(installed.prefix().join("lib/libMLIR-C.a")));
    let names: Vec<&str> = symbols.lines().filter_map(|line| line.split_whitespace().nth(2)).collect();
    let others: Vec<_> = names.iter().filter(|name| !name.starts_with("mlir")).collect();
    assert!(names.len() > 1700 && others.is_empty(), "{} functions, and {others:?}", names.len());
}

/// Names that others look for lead to the library.
fn other_names(installed: &Installed) {
    let library = |name: &str| {
        fs::canonicalize(installed.prefix().join("lib").join(name)).expect("the library is there")
    };
    for name in ["libMLIR-C.so", "libMLIR.so", "libMLIRPythonCAPI.so"] {
        assert_eq!(library(name), library("libMLIR-C.so.22.1"), "{name}");
    }
}

fn cmake(installed: &Installed) {
    let (project, build) = (installed.0.join("project"), installed.0.join("build"));
    fs::create_dir_all(&project).expect("a folder");
    fs::write(project.join("CMakeLists.txt"), PROJECT).expect("the project is written");
    fs::copy(installed.0.join("main.c"), project.join("main.c")).expect("the program is copied");
    let mut configure = Command::new("cmake");
    configure.arg("-S").arg(&project).arg("-B").arg(&build);
    run(configure.arg(format!("-DCMAKE_PREFIX_PATH={}", installed.prefix().display())));
    run(Command::new("cmake").arg("--build").arg(&build));
    for program in ["with-MLIR-C", "with-static"] {
        assert_eq!(run(&mut Command::new(build.join(program))), OUTPUT, "{program}");
    }
}
