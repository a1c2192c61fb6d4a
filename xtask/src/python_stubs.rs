//! The stubs of the Python package: their assembly, and checks against the package by type checkers.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::Result;
use crate::run::{root, say};

/// The checker that also compares stubs with their modules, and another one.
const MYPY: &str = "mypy==2.4.1";
const PYRIGHT: &str = "pyright==1.1.414";

/// The input of the second checker: the stubs, and a program that uses them.
const PYRIGHT_CONFIG: &str = r#"{
  "include": ["typed.py", "ods/*.pyi", "ods/_ir/*.pyi", "ods/extras/*.pyi", "ods/runtime/*.pyi", "ods/dialects/*.pyi"],
  "typeCheckingMode": "strict", "reportPrivateUsage": false, "pythonVersion": "3.11"
}"#;

/// The modules whose stubs are compared.
const MODULES: [&str; 37] = [
    "ods.ir",
    "ods._ir.affine",
    "ods._ir.attributes",
    "ods._ir.builders",
    "ods._ir.context",
    "ods._ir.dense",
    "ods._ir.globals",
    "ods._ir.interfaces",
    "ods._ir.operations",
    "ods._ir.tracebacks",
    "ods._ir.types",
    "ods._ir.values",
    "ods.passmanager",
    "ods.rewrite",
    "ods.execution_engine",
    "ods.runtime",
    "ods.extras.display",
    "ods.extras.meta",
    "ods.extras.types",
    "ods.testing",
    "ods._mlir_libs",
    "ods.dialects._ods_common",
    "ods.dialects.affine",
    "ods.dialects.arith",
    "ods.dialects.builtin",
    "ods.dialects.cf",
    "ods.dialects.complex",
    "ods.dialects.emitc",
    "ods.dialects.func",
    "ods.dialects.index",
    "ods.dialects.llvm",
    "ods.dialects.math",
    "ods.dialects.memref",
    "ods.dialects.pdl",
    "ods.dialects.scf",
    "ods.dialects.tensor",
    "ods.dialects.ub",
];

/// Expands the star imports in stubs of dialects, except for names that the stubs define themselves: checkers
/// reject a definition that replaces an imported one.
///
/// ```text
/// from ._scf_ops_gen import (
///     ConditionOp as ConditionOp,
///     …
/// )
/// ```
///
/// # Errors
/// When a file cannot be read or written.
pub(crate) fn expand(dialects: &Path) -> Result {
    let entries = std::fs::read_dir(dialects).map_err(|error| format!("{}: {error}", dialects.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !name.ends_with(".pyi") || name.starts_with('_') {
            continue;
        }
        let text = read(&path)?;
        let own = definitions(&text);
        let mut expanded = String::new();
        for line in text.lines() {
            let module = line.strip_prefix("from .").and_then(|rest| rest.strip_suffix(" import *"));
            match module {
                None => expanded.push_str(line),
                Some(module) => {
                    let all = definitions(&read(&dialects.join(format!("{module}.pyi")))?);
                    let names = all.difference(&own).map(|name| format!("    {name} as {name},\n"));
                    expanded.push_str(&format!("from .{module} import (\n{})", names.collect::<String>()));
                }
            }
            expanded.push('\n');
        }
        std::fs::write(&path, expanded).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The public classes and functions of a stub.
fn definitions(stub: &str) -> BTreeSet<String> {
    let name = |line: &str| {
        let rest = line.strip_prefix("class ").or_else(|| line.strip_prefix("def "))?;
        let name: String =
            rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
        (!name.starts_with('_')).then_some(name)
    };
    stub.lines().filter_map(name).collect()
}

/// Compares the stubs with the package, and checks them and a program in the strict modes of two checkers.
/// The second one needs Node.js, and is skipped by name without it.
///
/// # Errors
/// When a checker reports an error.
pub(crate) fn check(python: &Path, package: &Path) -> Result {
    install(python, MYPY)?;
    let tests = root().join("bindings/ods-python/tests");
    let program = package.join("typed.py");
    std::fs::copy(tests.join("typed.py"), &program).map_err(|error| format!("typed.py: {error}"))?;
    let module = |name: &str| {
        let mut command = Command::new(python);
        command.args(["-m", name]).current_dir(package).env("PYTHONPATH", ".").env("MYPYPATH", ".");
        command
    };
    let mut compare = module("mypy.stubtest");
    compare.args(["--concise", "--ignore-disjoint-bases", "--allowlist"]);
    run(compare.arg(tests.join("stubtest_allowlist.txt")).args(MODULES))?;
    run(module("mypy").args(["--strict", "typed.py"]))?;
    if install(python, PYRIGHT).and_then(|()| run(module("pyright").arg("--version"))).is_err() {
        say("skipped: pyright on the stubs of the Python package (it cannot be installed)");
        return Ok(());
    }
    let config = package.join("pyrightconfig.json");
    std::fs::write(&config, PYRIGHT_CONFIG).map_err(|error| format!("{}: {error}", config.display()))?;
    run(module("pyright").arg("-p").arg(&config))
}

fn install(python: &Path, package: &str) -> Result {
    let mut command = Command::new(python);
    run(command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]))
}

/// Runs a command. If it fails, the error is its output.
fn run(command: &mut Command) -> Result {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        Ok(())
    } else {
        Err(format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_definitions_are_found() {
        let found = definitions(
            "class A(B):\n    def inner(self): ...\ndef f(x: int) -> None: ...\n_C = int\ndef _g(): ...\n",
        );
        assert_eq!(found, BTreeSet::from(["A".to_owned(), "f".to_owned()]));
    }
}
