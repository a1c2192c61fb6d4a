//! The Python package of a dialect, as `odsgen build --python` writes it: installed, used, and checked.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::python_extension::run;
use crate::run::{cargo, root, step};

/// The folder with the definitions, the program that uses the package, and its expected output.
fn sources() -> PathBuf {
    root().join("bindings/ods-python/tests/package")
}

/// Writes the package of definitions below a folder.
fn generate(package: &str, definitions: &Path, folder: &Path) -> Result {
    step(&mut cargo(&["build", "--quiet", "--package", "odsgen"]))?;
    let mut command = Command::new(root().join("target/debug/odsgen"));
    command.args(["build", "--python", package, "--out-dir"]).arg(folder).arg(definitions);
    run(&mut command).map(drop)
}

/// The output of a program with the package below `folder`, on the runtime on `path`.
fn use_it(python: &Path, program: &str, folder: &Path, path: Option<&Path>) -> Result<String> {
    let paths = path.into_iter().chain([folder]);
    let paths = std::env::join_paths(paths).map_err(|error| error.to_string())?;
    let mut command = Command::new(python);
    run(command.arg("-B").arg(sources().join(program)).env("PYTHONPATH", paths))
}

/// Compares the output of the program with the expected one. The runtime is the one on `path`, or MLIR's
/// package if there is no path.
///
/// # Errors
/// When the package cannot be written or used, or the output differs.
pub(crate) fn compare(python: &Path, folder: &Path, path: Option<&Path>) -> Result {
    generate("shapes_dialect", &sources().join("shapes.td"), folder)?;
    let expected = if path.is_some() { "use.out" } else { "use.mlir.out" };
    expect(expected, &use_it(python, "use.py", folder, path)?)
}

fn expect(expected: &str, found: &str) -> Result {
    golden::compare(&sources().join(expected), found)
}

/// Writes the package, uses it, installs it with pip and uses it again, and checks the program in mypy's
/// strict mode. Then tests the classes of a dialect with code in Rust. `package` is the folder of the
/// runtime.
///
/// # Errors
/// When a step fails.
pub(crate) fn test(python: &Path, package: &Path) -> Result {
    let folder = root().join("target/python/shapes");
    compare(python, &folder, Some(package))?;
    let installed = root().join("target/python/installed");
    if installed.exists() {
        std::fs::remove_dir_all(&installed).map_err(|error| format!("{}: {error}", installed.display()))?;
    }
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--target"]);
    run(pip.arg(&installed).arg(&folder))?;
    for file in ["py.typed", "shapes.pyi", "_ods_reflect.py"] {
        if !installed.join("shapes_dialect").join(file).is_file() {
            return Err(format!("pip does not install {file}"));
        }
    }
    expect("use.out", &use_it(python, "use.py", &installed, Some(package))?)?;
    let native = root().join("target/python/llvm");
    generate("llvm_dialect", &root().join("dialects/dialect-llvm/src/llvm.ods"), &native)?;
    use_it(python, "native.py", &native, Some(package))?;
    let mut mypy = Command::new(python);
    mypy.args(["-m", "mypy", "--strict"]).arg(sources().join("use.py"));
    let paths = std::env::join_paths([package, &folder]).map_err(|error| error.to_string())?;
    run(mypy.current_dir(&folder).env("MYPYPATH", paths)).map(drop)
}
