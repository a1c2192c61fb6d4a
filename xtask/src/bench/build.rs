//! The table of `odsgen build`: one run of ours against the runs of `mlir-tblgen` for the same outputs.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::measure::{median, milliseconds};
use crate::Result;
use crate::peers::{MLIR_INCLUDE, MLIR_TBLGEN};
use crate::run::say;
use crate::scratch::Scratch;

/// Dialects to measure, each with its file.
const DIALECTS: [(&str, &str); 9] = [
    ("arith", "mlir/Dialect/Arith/IR/ArithOps.td"),
    ("func", "mlir/Dialect/Func/IR/FuncOps.td"),
    ("gpu", "mlir/Dialect/GPU/IR/GPUOps.td"),
    ("llvm", "mlir/Dialect/LLVMIR/LLVMOps.td"),
    ("math", "mlir/Dialect/Math/IR/MathOps.td"),
    ("nvvm", "mlir/Dialect/LLVMIR/NVVMOps.td"),
    ("scf", "mlir/Dialect/SCF/IR/SCFOps.td"),
    ("spirv", "mlir/Dialect/SPIRV/IR/SPIRVOps.td"),
    ("tosa", "mlir/Dialect/Tosa/IR/TosaOps.td"),
];

/// Endings of the paths of outputs, and the peer's generator of each. `{}` is replaced by the dialect. The
/// peer generates neither stubs nor modules of types.
const SHARED: [(&str, &str); 13] = [
    ("_ops_gen.py", "-gen-python-op-bindings -bind-dialect={}"),
    ("_enum_gen.py", "-gen-python-enum-bindings -bind-dialect={}"),
    ("docs/{}.md", "-gen-dialect-doc -dialect={}"),
    ("_ops.md", "-gen-op-doc"),
    ("_attrs.md", "-gen-attrdef-doc"),
    ("_types.md", "-gen-typedef-doc"),
    ("_enums.md", "-gen-enum-doc"),
    ("_attr_interfaces.md", "-gen-attr-interface-docs"),
    ("_op_interfaces.md", "-gen-op-interface-docs"),
    ("_type_interfaces.md", "-gen-type-interface-docs"),
    ("_passes.md", "-gen-pass-doc"),
    (".h", "-gen-pass-capi-header"),
    (".cpp", "-gen-pass-capi-impl"),
];

/// The peer's generators of C++, where ours generates Rust.
const CPP: [&str; 10] = [
    "-gen-op-decls",
    "-gen-op-defs",
    "-gen-dialect-decls -dialect={}",
    "-gen-dialect-defs -dialect={}",
    "-gen-typedef-decls -typedefs-dialect={}",
    "-gen-typedef-defs -typedefs-dialect={}",
    "-gen-attrdef-decls -attrdefs-dialect={}",
    "-gen-attrdef-defs -attrdefs-dialect={}",
    "-gen-enum-decls",
    "-gen-enum-defs",
];

/// Prints the table.
///
/// # Errors
/// When a program fails, or the outputs cannot be read.
pub(super) fn run(ours: &Path, runs: u64) -> Result {
    say(&format!(
        "odsgen build, whole process, medians of {runs} runs in turns with mlir-tblgen's single runs"
    ));
    say(&format!(
        "{:<10} {:>9} {:>9} {:>6}   {:>9} {:>9} {:>6}",
        "dialect", "same ms", "peer ms", "ratio", "all ms", "+C++ ms", "ratio"
    ));
    let mut sums = [0.0; 4];
    for (dialect, file) in DIALECTS {
        let times = measure(ours, dialect, file, runs)?;
        print(dialect, times);
        for (sum, time) in sums.iter_mut().zip(times) {
            *sum += time;
        }
    }
    print("sum", sums);
    Ok(())
}

fn print(name: &str, [same, peer, all, with_cpp]: [f64; 4]) {
    let (first, second) = (same / peer, all / with_cpp);
    say(&format!(
        "{name:<10} {same:>9.1} {peer:>9.1} {first:>6.2}   {all:>9.1} {with_cpp:>9.1} {second:>6.2}"
    ));
}

/// Milliseconds of ours and of the peer: for the outputs of both, then for all of ours and for the peer's
/// with its C++.
fn measure(ours: &Path, dialect: &str, file: &str, runs: u64) -> Result<[f64; 4]> {
    let scratch = Scratch::new()?;
    let folder = scratch.path().join(dialect);
    let build = |only: &[&str]| {
        let mut command = Command::new(ours);
        command.arg("build").arg("--out-dir").arg(&folder).args(["--dialect", dialect]);
        command.args(only.iter().flat_map(|kind| ["--only", kind]));
        command.args(["-I", MLIR_INCLUDE, file]).current_dir(MLIR_INCLUDE);
        command
    };
    let mut same = build(&["python", "docs", "capi"]);
    milliseconds(&mut same)?;
    let shared = shared_outputs(&folder, dialect)?;
    let cpp: Vec<String> = CPP.iter().map(|options| options.replace("{}", dialect)).collect();
    let mut times: [Vec<f64>; 4] = Default::default();
    for _ in 0..runs {
        // Unchanged files would not be written again.
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        times[0].push(milliseconds(&mut same)?);
        times[1].push(peer(&shared, file)?);
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        times[2].push(milliseconds(&mut build(&[]))?);
        times[3].push(peer(&cpp, file)?);
    }
    let [same, shared, all, cpp] = times.map(median);
    Ok([same, shared, all, shared + cpp])
}

/// The options of the peer's runs for those of our outputs that it generates, too.
fn shared_outputs(folder: &Path, dialect: &str) -> Result<Vec<String>> {
    let mut runs = Vec::new();
    for part in ["python", "docs", "capi"] {
        let Ok(entries) = fs::read_dir(folder.join(part)) else { continue };
        for entry in entries {
            let name = entry.map_err(|error| format!("{}: {error}", folder.display()))?.file_name();
            let path = format!("{part}/{}", name.to_string_lossy());
            let peers = SHARED.iter().find(|(end, _)| path.ends_with(&end.replace("{}", dialect)));
            runs.extend(peers.map(|(_, options)| options.replace("{}", dialect)));
        }
    }
    if runs.is_empty() { Err(format!("{}: no outputs", folder.display())) } else { Ok(runs) }
}

/// The sum of the times of the peer's runs.
fn peer(runs: &[String], file: &str) -> Result<f64> {
    let one = |options: &String| {
        let mut command = Command::new(MLIR_TBLGEN);
        command.args(options.split_whitespace()).args(["-I", MLIR_INCLUDE, file]).current_dir(MLIR_INCLUDE);
        milliseconds(&mut command)
    };
    runs.iter().map(one).sum()
}
