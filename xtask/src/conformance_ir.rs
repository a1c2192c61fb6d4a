//! Compares `ods-opt` with `mlir-opt` on random modules and on mutants of real ones: parsing and printing,
//! and passes. Compares `ods-translate` with `mlir-translate` on lowered modules.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;

use crate::Result;
use crate::build::Build;
use crate::peers::{LLVM_AS, MLIR_OPT, MLIR_TRANSLATE};
use crate::run::{on_all_cores, say, shown};

/// Number of modules for each complete comparison.
const MODULES: usize = 10_000;

/// Number of modules for each comparison in the smallest sample.
const LEAST: usize = 10;

/// The comparisons: a program of the tests, its options, and the time of a module relative to the simplest
/// ones.
const COMPARISONS: [(&str, &[&str], usize); 10] = [
    ("irdiff", &[], 1),
    ("irdiff", &["--mutate"], 1),
    ("irdiff", &["--printed", "--unknown"], 1),
    ("irdiff", &["--", "--mlir-print-op-generic", "--mlir-print-debuginfo"], 1),
    ("passdiff", &[], 10),
    ("translatediff", &["--llvm-as", LLVM_AS], 20),
    ("translatediff", &["--import"], 20),
    ("translatediff", &["--cpp"], 20),
    ("mutants", &[], 2),
    ("mutants", &["--first", "1000000", "--passes"], 10),
];

/// Options of the comparison on mutants.
#[derive(clap::Args)]
pub(crate) struct MutantOptions {
    /// With --mutate: also mutate the modules of this folder
    #[arg(long, value_name = "DIR", requires = "mutate")]
    modules: Option<PathBuf>,
    /// With --mutate: number of mutants
    #[arg(long, value_name = "N", default_value_t = MODULES, requires = "mutate")]
    count: usize,
    /// With --mutate: index of the first mutant
    #[arg(long, value_name = "N", default_value_t = 0, requires = "mutate")]
    first: u64,
    /// With --mutate: run passes on mutants that both tools accept
    #[arg(long, requires = "mutate")]
    passes: bool,
}

/// Options of the search for slow modules.
#[derive(clap::Args)]
pub(crate) struct GrowthOptions {
    /// Number of shapes
    #[arg(long, value_name = "N", default_value_t = 1000)]
    count: u64,
    /// Index of the first shape
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    /// Seconds after which a run is ended
    #[arg(long, value_name = "N", default_value_t = 20)]
    limit: u64,
}

/// Compares on one module in `every`; returns the number of comparisons with findings.
///
/// # Errors
/// When a program cannot be built or run.
pub(crate) fn compare(build: Build, every: usize) -> Result<usize> {
    let ours = build.program("ods-opt", "ods-opt")?;
    let mut commands = Vec::new();
    for (program, options, slower) in COMPARISONS {
        let count = (MODULES / every / slower).max(LEAST);
        let mut command = match program {
            "translatediff" => translation(build)?,
            _ => comparison(build, program, &ours)?,
        };
        command.arg("--count").arg(count.to_string()).args(options);
        commands.push(Mutex::new(command));
    }
    let outputs = on_all_cores(&commands, |command| {
        let mut command = command.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        command.output().map_err(|error| format!("'{}' cannot be run: {error}", shown(&command)))
    });
    let mut differing = 0;
    for output in outputs {
        let Output { status, stdout, stderr } = output?;
        say(&String::from_utf8_lossy(&[stdout, stderr].concat()));
        differing += usize::from(!status.success());
    }
    Ok(differing)
}

/// Compares on mutants of real modules.
///
/// # Errors
/// When a program cannot be built or run, or an outcome differs.
pub(crate) fn mutants(options: &MutantOptions) -> Result {
    let mut command = comparison(Build::Checked, "mutants", &Build::Checked.program("ods-opt", "ods-opt")?)?;
    command.args(["--count", &options.count.to_string(), "--first", &options.first.to_string()]);
    command.args(options.passes.then_some("--passes"));
    if let Some(modules) = &options.modules {
        command.arg("--modules").arg(modules);
    }
    if is_equal(&mut command)? { Ok(()) } else { Err("the tools differ on mutants".to_owned()) }
}

/// Options of the execution of random programs.
#[derive(clap::Args)]
pub(crate) struct ExecuteOptions {
    /// With --execute: number of programs
    #[arg(long, value_name = "N", default_value_t = 10_000, requires = "execute")]
    programs: u64,
    /// With --execute: seed of the first program
    #[arg(long, value_name = "SEED", default_value_t = 0, requires = "execute")]
    first_program: u64,
    /// With --execute: run each random pipeline on one program of so many
    #[arg(long, value_name = "N", default_value_t = 1, requires = "execute")]
    share: u64,
    /// With --execute: keep the outcomes in this file, and continue after the programs that it has
    #[arg(long, value_name = "FILE", requires = "execute")]
    state: Option<PathBuf>,
    /// With --execute: number of programs whose output is compared with mlir-runner and lli
    #[arg(long, value_name = "N", default_value_t = 200, requires = "execute")]
    native: u64,
}

/// The folder of the peer's programs and libraries.
const LLVM: &str = "/usr/lib/llvm-22";

/// Executes random programs before and after passes, and with the peer's tools.
///
/// # Errors
/// When a program cannot be built or run, a pass changes the behaviour of a program, or the peer's output is
/// another one.
pub(crate) fn execute(options: &ExecuteOptions) -> Result {
    let program = Build::Checked.program("odsgen-differential", "executediff")?;
    let first = options.first_program.to_string();
    let mut command = Command::new(&program);
    command.args(["--count", &options.programs.to_string(), "--first", &first]);
    command.args(["--share", &options.share.to_string()]).stdin(Stdio::null());
    if let Some(state) = &options.state {
        command.arg("--state").arg(state);
    }
    let mut native = Command::new(&program);
    native.args(["--native", LLVM, "--count", &options.native.to_string(), "--first", &first]);
    if !is_equal(native.stdin(Stdio::null()))? {
        return Err("programs have another output with the peer's tools".to_owned());
    }
    if is_equal(&mut command)? { Ok(()) } else { Err("passes change the behaviour of programs".to_owned()) }
}

/// Searches random modules that grow in one dimension.
///
/// # Errors
/// When a program cannot be built or run, or ours is slower on a module than the peer.
pub(crate) fn growth(options: &GrowthOptions) -> Result {
    let ours = Build::Dist.program("ods-opt", "ods-opt")?;
    let mut command = comparison(Build::Checked, "growth", &ours)?;
    command.args(["--count", &options.count.to_string(), "--first", &options.first.to_string()]);
    command.args(["--limit", &options.limit.to_string()]);
    if is_equal(&mut command)? {
        Ok(())
    } else {
        Err("modules take longer than with the peer, or more so when they grow".to_owned())
    }
}

/// A program of the tests that compares our tool with the peer.
fn comparison(build: Build, program: &str, ours: &Path) -> Result<Command> {
    let mut command = Command::new(build.program("odsgen-differential", program)?);
    command.arg("--ours").arg(ours).arg("--peer").arg(Path::new(MLIR_OPT)).stdin(Stdio::null());
    Ok(command)
}

/// The program of the tests that compares `ods-translate` with the peer.
fn translation(build: Build) -> Result<Command> {
    let ours = build.program("ods-translate", "ods-translate")?;
    let mut command = Command::new(build.program("odsgen-differential", "translatediff")?);
    command.arg("--ours").arg(ours).arg("--peer").arg(Path::new(MLIR_TRANSLATE));
    command.arg("--opt").arg(Path::new(MLIR_OPT)).stdin(Stdio::null());
    Ok(command)
}

/// Runs a comparison; returns whether it found nothing.
fn is_equal(command: &mut Command) -> Result<bool> {
    let status = command.status().map_err(|error| format!("'{}' cannot be run: {error}", shown(command)))?;
    Ok(status.success())
}
