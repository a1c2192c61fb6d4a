//! The tables of `odsgen tblgen`: records, and upstream's Python modules.

use std::path::Path;
use std::process::Command;

use super::measure::milliseconds;
use super::pair::{Pair, print_head};
use crate::Result;
use crate::definitions::{definitions, folder_of};
use crate::peers::{LLVM_TBLGEN, MLIR_INCLUDE, MLIR_TBLGEN};
use crate::python_modules;
use crate::scratch::Scratch;

/// Definitions that are measured one by one, from medium to the heaviest.
const FILES: [&str; 5] = [
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/NVVMOps.td",
];

/// Records as text.
///
/// # Errors
/// When a program fails.
pub(super) fn records(ours: &Path, runs: u64) -> Result {
    print_head("--print-records", "llvm-tblgen", runs);
    let measure = |file: &str| {
        let our = command(ours, &["tblgen", "--print-records"], file);
        Pair::measure(our, command(Path::new(LLVM_TBLGEN), &["--print-records"], file), runs)
    };
    for file in FILES {
        let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        measure(file)?.print(&name);
    }
    let files = dialects()?;
    let mut sum = Pair::default();
    for file in &files {
        sum.add(&measure(file)?);
    }
    sum.print(&format!("sum of {} *Ops.td", files.len()));
    Ok(())
}

/// Upstream's Python modules.
///
/// # Errors
/// When a program fails.
pub(super) fn python(ours: &Path, runs: u64) -> Result {
    print_head("Python modules", "mlir-tblgen", runs);
    let scratch = Scratch::new()?;
    let modules = python_modules::upstream(&scratch)?;
    for option in ["-gen-python-op-bindings", "-gen-python-enum-bindings"] {
        let mut sum = Pair::default();
        let mut count = 0;
        for module in modules.iter().filter(|module| module.options.starts_with(option)) {
            let options: Vec<&str> =
                ["-I", "."].into_iter().chain(module.options.split_whitespace()).collect();
            let our = command(ours, &[&["tblgen"], &options[..]].concat(), &module.path);
            let peer = command(Path::new(MLIR_TBLGEN), &options, &module.path);
            sum.add(&Pair::measure(our, peer, runs)?);
            count += 1;
        }
        let kind = if option.contains("enum") { "enums" } else { "operations" };
        sum.print(&format!("sum of {count}, {kind}"));
    }
    Ok(())
}

/// All installed `*Ops.td` that the peer accepts.
fn dialects() -> Result<Vec<String>> {
    let mut files = definitions(Path::new(MLIR_INCLUDE), &["mlir"])?;
    files.retain(|file| file.ends_with("Ops.td"));
    files
        .retain(|file| milliseconds(&mut command(Path::new(LLVM_TBLGEN), &["--null-backend"], file)).is_ok());
    Ok(files)
}

fn command(program: &Path, before: &[&str], file: &str) -> Command {
    let mut command = Command::new(program);
    command.args(before).args(["-I", &folder_of(file), file]).current_dir(MLIR_INCLUDE);
    command
}
