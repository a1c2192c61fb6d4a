//! The table of lowering: modules of `scf`, `arith` and `memref` to the `llvm` dialect, and from there to the text of LLVM IR.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::bench::{Pair, head};
use crate::bench_history::History;
use crate::peers::{MLIR_OPT, MLIR_TRANSLATE};
use crate::python_modules::Scratch;

/// Functions of the modules, each of about 30 operations.
const FUNCTIONS: [usize; 2] = [1_000, 10_000];

/// The pipelines: names and options. The second one has one conversion in place of five.
const PIPELINES: [(&str, &[&str]); 2] = [
    (
        "single",
        &[
            "--convert-scf-to-cf",
            "--convert-cf-to-llvm",
            "--convert-arith-to-llvm",
            "--finalize-memref-to-llvm",
            "--convert-func-to-llvm",
            "--reconcile-unrealized-casts",
        ],
    ),
    ("together", &["--convert-scf-to-cf", "--convert-to-llvm"]),
];

/// The programs of the project that are measured.
pub(crate) struct Programs<'a> {
    /// `ods-opt`
    pub(crate) opt: &'a Path,
    /// `ods-translate`
    pub(crate) translate: &'a Path,
}

/// Prints the table.
///
/// # Errors
/// When a file cannot be written, or a program fails.
pub(crate) fn run(ours: &Programs<'_>, runs: u64, history: &mut History) -> Result {
    history.table("lower");
    head("lowering", "mlir-opt and mlir-translate", runs);
    let scratch = Scratch::new()?;
    let path = scratch.path().join("functions.mlir");
    let lowered = scratch.path().join("lowered.mlir");
    for count in FUNCTIONS {
        fs::write(&path, functions(count)).map_err(|error| format!("{}: {error}", path.display()))?;
        for (name, options) in PIPELINES {
            let command = |program: &Path| {
                let mut command = Command::new(program);
                command.args(options).arg(&path);
                command
            };
            let pair = Pair::measure(command(ours.opt), command(Path::new(MLIR_OPT)), runs)?;
            pair.print(&format!("{name} {count}"), history);
        }
        lower(ours.opt, &path, &lowered)?;
        let command = |program: &Path| {
            let mut command = Command::new(program);
            command.arg("--mlir-to-llvmir").arg(&lowered);
            command
        };
        let pair = Pair::measure(command(ours.translate), command(Path::new(MLIR_TRANSLATE)), runs)?;
        pair.print(&format!("llvmir {count}"), history);
    }
    Ok(())
}

/// Writes the lowered module, which both translators read.
fn lower(opt: &Path, path: &Path, lowered: &Path) -> Result {
    let (_, options) = PIPELINES[0];
    let status = Command::new(opt).args(options).arg(path).arg("-o").arg(lowered).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{}: {status}", opt.display())),
        Err(error) => Err(format!("{}: {error}", opt.display())),
    }
}

/// A module of so many functions with a loop, a branch and memory.
fn functions(count: usize) -> String {
    let body = include_str!("bench_lower/function.mlir.in");
    (0..count).map(|number| body.replace("NUMBER", &number.to_string())).collect()
}
