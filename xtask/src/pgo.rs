//! Profile-guided optimization of `ods-opt`.
//!
//! The program is compiled with counters, reads, transforms and prints the modules of the benchmarks at small sizes, and is compiled
//! again with what the counters say about branches and calls.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::peers::LLVM_PROFDATA;
use crate::python_modules::Scratch;
use crate::run::{cargo, say, step, target};
use crate::{Result, bench_ir, bench_scale};

/// Number of operations of a module in training: several threads read it.
const TRAINING_SIZE: usize = 40_000;

/// The part of a shape's largest size that is used in training.
const TRAINING_PART: usize = 16;

/// Counters for each indirect call; the default, one, runs out for the few calls of many dialects' hooks.
const CALL_COUNTERS: &str = "-Cllvm-args=-vp-counters-per-site=8";

/// Builds the program, and says where it is.
///
/// # Errors
/// When there are options, or as [`ods_opt`].
pub(crate) fn run(options: &[String]) -> Result {
    if let Some(option) = options.first() {
        return Err(format!("there is no option '{option}' here"));
    }
    say(&ods_opt()?.display().to_string());
    Ok(())
}

/// The path of `ods-opt`, optimized for its profile. Of the same sources, it is built once.
///
/// # Errors
/// When `llvm-profdata` is missing, or a step fails.
pub(crate) fn ods_opt() -> Result<PathBuf> {
    if !Path::new(LLVM_PROFDATA).is_file() {
        return Err(format!("{LLVM_PROFDATA} is missing; 'cargo xtask peers' installs it"));
    }
    let folder = target()?.join("pgo");
    let (counters, profile) = (folder.join("counters"), folder.join("ods-opt.profdata"));
    let flags = format!("-Cprofile-generate={} {CALL_COUNTERS}", counters.display());
    let counting = compiled(&folder.join("counting"), &flags)?;
    if !is_newer(&profile, &counting) {
        // Counters of earlier sources would be added to.
        if counters.is_dir() {
            fs::remove_dir_all(&counters).map_err(|error| format!("{}: {error}", counters.display()))?;
        }
        train(&counting)?;
        step(Command::new(LLVM_PROFDATA).args(["merge", "-o"]).args([&profile, &counters]))?;
    }
    compiled(&folder.join("optimized"), &format!("-Cprofile-use={}", profile.display()))
}

/// Compiles the program with flags, in a target folder of its own. The explicit target keeps build scripts and procedural macros
/// without the flags.
fn compiled(folder: &Path, flags: &str) -> Result<PathBuf> {
    let host = host()?;
    let select = ["--package", "ods-opt", "--bin", "ods-opt", "--target", &host];
    let mut cargo = cargo(&["build", "--quiet", "--profile", "dist"]);
    step(cargo.args(select).arg("--target-dir").arg(folder).env("RUSTFLAGS", flags))?;
    Ok(folder.join(host).join("dist/ods-opt"))
}

/// The target triple of this machine.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say its host".to_owned())
}

/// Whether a file is there and was written after the other one.
fn is_newer(file: &Path, other: &Path) -> bool {
    let written = |path: &Path| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    written(file) > written(other)
}

/// Runs the program over the modules of the benchmarks, in the form in which they are made and in custom form.
fn train(program: &Path) -> Result {
    say("training");
    let scratch = Scratch::new()?;
    let (made, custom) = (scratch.path().join("made.mlir"), scratch.path().join("custom.mlir"));
    for (text, options) in bench_ir::modules(TRAINING_SIZE).chain(bench_scale::modules(TRAINING_PART)) {
        fs::write(&made, text).map_err(|error| format!("{}: {error}", made.display()))?;
        training_run(program, options, &made, Path::new("/dev/null"))?;
        training_run(program, &[], &made, &custom)?;
        let passes: Vec<_> = options.iter().filter(|&option| !bench_ir::GENERIC.contains(option)).collect();
        for threads in [&[][..], &["--mlir-disable-threading"]] {
            let options: Vec<_> = passes.iter().copied().chain(threads).copied().collect();
            training_run(program, &options, &custom, Path::new("/dev/null"))?;
        }
    }
    Ok(())
}

fn training_run(program: &Path, options: &[&str], input: &Path, output: &Path) -> Result {
    let mut command = Command::new(program);
    command.arg("--allow-unregistered-dialect").args(options).arg(input).arg("-o").arg(output);
    let status = command.stdin(Stdio::null()).status();
    let status = status.map_err(|error| format!("{}: {error}", program.display()))?;
    if status.success() { Ok(()) } else { Err(format!("{} {options:?}: {status}", program.display())) }
}
