//! The Python package: its assembly, and its tests.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;
use crate::run::{cargo, is_there, root, say, step};
use crate::{python_dialect, python_extension, python_stubs};

/// The dialects with modules, and the files with their definitions, below the workspace.
const DIALECTS: [(&str, &str); 16] = [
    ("affine", "dialects/src/affine/affine.ods"),
    ("arith", "dialects/src/arith/arith.ods"),
    ("builtin", "ods-codegen/prelude/mlir/IR/BuiltinOps.td"),
    ("cf", "dialects/src/cf/cf.ods"),
    ("complex", "dialects/src/complex/complex.ods"),
    ("emitc", "dialects/src/emitc/emitc.ods"),
    ("func", "dialects/src/func/func.ods"),
    ("index", "dialects/src/index/index.ods"),
    ("irdl", "dialects/irdl/src/irdl.ods"),
    ("llvm", "dialects/dialect-llvm/src/llvm.ods"),
    ("math", "dialects/src/math/math.ods"),
    ("memref", "dialects/src/memref/memref.ods"),
    ("pdl", "dialects/pdl/src/pdl.ods"),
    ("scf", "dialects/src/scf/scf.ods"),
    ("tensor", "dialects/src/tensor/tensor.ods"),
    ("ub", "dialects/src/ub/ub.ods"),
];

/// The dialects that have enums.
const WITH_ENUMS: [&str; 4] = ["arith", "index", "irdl", "llvm"];

/// The reason for scripts with an argument of a wrong type.
const ARGUMENTS: &str = "a wrong argument is a TypeError that states what is expected";

/// Scripts with an output that differs from upstream's package, and the reason.
const DIFFERING: [(&str, &str); 19] = [
    ("affine_map_build", ARGUMENTS),
    ("affine_map_errors", ARGUMENTS),
    ("attributes_array", ARGUMENTS),
    ("attributes_array_errors", ARGUMENTS),
    ("attributes_dense_array", "the texts of type errors are nanobind's"),
    ("attributes_dense_buffer_plain", ARGUMENTS),
    ("attributes_dict", ARGUMENTS),
    (
        "attributes_integer_wide",
        "wide integers are sign-extended, and integers that do not fit are a ValueError",
    ),
    (
        "attributes_string",
        "a text that is not UTF-8 is a UnicodeDecodeError, where nanobind has a RuntimeError",
    ),
    ("block_detached", "the owner of a block that was moved is the new one; upstream's is the old one"),
    ("block_print", "shows the name of the package"),
    ("dialect_arith_views", ARGUMENTS),
    ("location_unknown", "equal locations have equal hashes; upstream's do not"),
    ("module_create", "shows the name of the package"),
    ("operation_attributes", "the texts of type errors are nanobind's"),
    ("operation_bytecode", "bytecode is not written"),
    ("operation_create", "the texts of type errors are nanobind's"),
    ("rewrite_walk", "lists the names of MLIR 23's package, too"),
    ("value_types", "the texts of type errors are nanobind's"),
];

/// Assembles the package with its native library, and returns its folder.
///
/// # Errors
/// When something cannot be built, generated or copied.
pub(crate) fn stage(library: Option<&Path>) -> Result<PathBuf> {
    let folder = root().join("target/python/package");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    step(Command::new("cp").arg("-r").arg(root().join("bindings/ods-python/ods")).arg(&folder))?;
    let include = folder.join("ods/_mlir_libs/include");
    step(Command::new("cp").arg("-r").arg(root().join("bindings/ir-capi/include")).arg(&include))?;
    step(&mut cargo(&["build", "--quiet", "--package", "odsgen"]))?;
    for (dialect, file) in DIALECTS {
        for (kind, output) in [("ops", "python-ops"), ("enum", "python-enums")] {
            if kind == "enum" && !WITH_ENUMS.contains(&dialect) {
                continue;
            }
            let module = folder.join(format!("ods/dialects/_{dialect}_{kind}_gen.py"));
            let native: &[&str] = if kind == "ops" { &["--native"] } else { &[] };
            generate(&[&[output], native].concat(), dialect, file, &module)?;
            let of = if kind == "ops" { kind } else { "enums" };
            let stub = ["python-stubs", "--of", of, "--package", "ods"];
            generate(&stub, dialect, file, &module.with_extension("pyi"))?;
        }
    }
    python_stubs::expand(&folder.join("ods/dialects"))?;
    if let Some(library) = library {
        let native = folder.join("ods/_native.so");
        std::fs::copy(library, &native).map_err(|error| format!("{}: {error}", library.display()))?;
    }
    Ok(folder)
}

/// Generates a module of a dialect, or its stub.
fn generate(output: &[&str], dialect: &str, file: &str, module: &Path) -> Result {
    let mut command = Command::new(root().join("target/debug/odsgen"));
    command.current_dir(root()).arg("gen").args(output);
    command.args(["--dialect", dialect, "-I", "dialects/src", file, "-o"]);
    let output = command.arg(module).stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("odsgen: {error}"))?;
    if output.status.success() {
        Ok(())
    } else {
        Err(format!("{dialect}: {}", String::from_utf8_lossy(&output.stderr)))
    }
}

/// Assembles the package with a native library for tests, and returns its folder.
///
/// # Errors
/// When something cannot be built, generated or copied.
pub(crate) fn built() -> Result<PathBuf> {
    step(&mut cargo(&["build", "--quiet", "--package", "ods-python"]))?;
    stage(Some(&root().join("target/debug/libods_python.so")))
}

/// A Python with the imports of the tests in a virtual environment, or the reason why there is none.
pub(crate) fn environment() -> Result<PathBuf> {
    let folder = root().join("target/python/venv");
    let python = folder.join("bin/python");
    let has_all = || {
        let mut command = Command::new(&python);
        command.args(["-c", "import numpy, pytest"]).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if has_all() {
        return Ok(python);
    }
    let mut venv = Command::new("python3");
    venv.args(["-m", "venv"]).arg(&folder).stdout(Stdio::null()).stderr(Stdio::null());
    let created = venv.status().is_ok_and(|status| status.success());
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "numpy", "pytest"]);
    let installed = created && install.stderr(Stdio::null()).status().is_ok_and(|status| status.success());
    if installed { Ok(python) } else { Err("numpy and pytest cannot be installed".to_owned()) }
}

/// The reason why the tests of the package cannot run.
pub(crate) fn missing() -> Option<String> {
    if !is_there("python3", "--version") {
        return Some("there is no python3".to_owned());
    }
    environment().err()
}

/// Runs the tests of the package: the scripts that upstream's package ran, and those of this package alone.
///
/// # Errors
/// When a script fails, its output differs, or its output is equal against the list.
pub(crate) fn test() -> Result {
    let python = environment()?;
    let package = built()?;
    let mut failed = failing_scripts(&python, Some(&package))?;
    if let Err(found) = python_stubs::check(&python, &package) {
        failed.push(format!("stubs: {found}"));
    }
    if let Err(found) = python_dialect::test(&python, &package) {
        failed.push(format!("package of a dialect: {found}"));
    }
    if let Err(found) = python_extension::test(&python, &package) {
        failed.push(format!("extension: {found}"));
    }
    if failed.is_empty() {
        let differing = DIFFERING.len();
        say(&format!("scripts print what upstream's package prints, but for {differing} with a reason"));
        return Ok(());
    }
    Err(failed.join("\n"))
}

/// Runs the scripts with a package in a folder, or with the installed one. Returns the errors of scripts that
/// fail, or whose output differs from MLIR's package without a reason, or is equal against one.
///
/// # Errors
/// When a file cannot be read.
pub(crate) fn failing_scripts(python: &Path, package: Option<&Path>) -> Result<Vec<String>> {
    let mut failed = Vec::new();
    for script in scripts(&root().join("bindings/ir-capi/tests/python"))? {
        let name = script.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let expected = std::fs::read(script.with_extension("out"));
        let expected = expected.map_err(|error| format!("{}: {error}", script.display()))?;
        let is_equal = run(python, package, &script)?.0 == expected;
        match DIFFERING.iter().find(|(differing, _)| *differing == name) {
            Some((_, reason)) if is_equal => failed.push(format!("{name} is equal, against '{reason}'")),
            None if !is_equal => failed.push(format!("{name} prints something else")),
            _ => {}
        }
    }
    for script in scripts(&root().join("bindings/ods-python/tests"))? {
        let (output, succeeded) = run(python, package, &script)?;
        if !succeeded {
            failed.push(format!("{}: {}", script.display(), String::from_utf8_lossy(&output)));
        }
    }
    Ok(failed)
}

/// The scripts of a folder, in order. Shared modules begin with an underscore.
pub(crate) fn scripts(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut scripts: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    scripts.retain(|path| {
        let is_shared = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('_'));
        path.extension().is_some_and(|ending| ending == "py") && !is_shared
    });
    scripts.sort();
    Ok(scripts)
}

/// The output of a script with this package under the name `mlir`, and whether it succeeds.
fn run(python: &Path, package: Option<&Path>, script: &Path) -> Result<(Vec<u8>, bool)> {
    let program = "import runpy, sys, os; import ods.as_mlir; sys.path.insert(0, os.path.dirname(sys.argv[1])); \
                   runpy.run_path(sys.argv[1], run_name='__main__')";
    let mut command = Command::new(python);
    command.args(["-B", "-c", program]).arg(script).stdin(Stdio::null());
    match package {
        Some(package) => command.env("PYTHONPATH", package),
        None => command.env_remove("PYTHONPATH"),
    };
    let output = command.output().map_err(|error| format!("{}: {error}", python.display()))?;
    let mut shown = output.stdout;
    if !output.status.success() {
        shown.extend(output.stderr);
    }
    Ok((shown, output.status.success()))
}
