//! Our time and memory as ratios to the peers', side by side in one run.

use std::path::Path;
use std::process::Command;

use crate::measure::{median, milliseconds, peak_kib};
use crate::peers::{self, LLVM_TBLGEN, MLIR_INCLUDE};
use crate::run::{numbers, release, say};
use crate::{Result, conformance};

/// Definitions that are measured one by one: from the middle of the field to the heaviest.
const FILES: [&str; 5] = [
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/NVVMOps.td",
];

/// Memory is the same in every run but for a few pages.
const MEMORY_RUNS: u64 = 3;

/// Prints the table.
///
/// # Errors
/// When there is no peer, or a program fails.
pub(crate) fn run(options: &[String]) -> Result {
    let [runs] = numbers(options, ["--runs"])?;
    let runs = runs.unwrap_or(10).max(1);
    if !peers::are_there() {
        return Err(
            "skipped: bench (the peers are not installed; 'cargo xtask peers' installs them)".to_owned()
        );
    }
    let ours = release("odsgen", "odsgen")?;
    say(&format!("--print-records, whole process, medians of {runs} runs in turns with llvm-tblgen"));
    say(&format!(
        "{:<22} {:>9} {:>9} {:>6}   {:>9} {:>9} {:>6}",
        "file", "ms", "peer ms", "ratio", "MiB", "peer MiB", "ratio"
    ));
    for file in FILES {
        let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Pair::measure(&ours, file, runs)?.print(&name);
    }
    let files = dialects()?;
    let mut sum = Pair::default();
    for file in &files {
        let pair = Pair::measure(&ours, file, runs)?;
        sum.time = (sum.time.0 + pair.time.0, sum.time.1 + pair.time.1);
        sum.memory = (sum.memory.0 + pair.memory.0, sum.memory.1 + pair.memory.1);
    }
    sum.print(&format!("sum of {} *Ops.td", files.len()));
    Ok(())
}

/// All installed `*Ops.td` that the peer accepts.
fn dialects() -> Result<Vec<String>> {
    let mut files = conformance::definitions(Path::new(MLIR_INCLUDE), &["mlir"])?;
    files.retain(|file| file.ends_with("Ops.td"));
    files
        .retain(|file| milliseconds(&mut command(Path::new(LLVM_TBLGEN), &["--null-backend"], file)).is_ok());
    Ok(files)
}

fn command(program: &Path, before: &[&str], file: &str) -> Command {
    let mut command = Command::new(program);
    command.args(before).args(["-I", &conformance::folder_of(file), file]).current_dir(MLIR_INCLUDE);
    command
}

/// Ours and the peer's.
#[derive(Default)]
struct Pair {
    time: (f64, f64),
    memory: (f64, f64),
}

impl Pair {
    fn measure(ours: &Path, file: &str, runs: u64) -> Result<Pair> {
        let mut our = command(ours, &["tblgen", "--print-records"], file);
        let mut peer = command(Path::new(LLVM_TBLGEN), &["--print-records"], file);
        // The first runs bring the files into the system's memory.
        milliseconds(&mut our)?;
        milliseconds(&mut peer)?;
        let (mut our_times, mut peer_times) = (Vec::new(), Vec::new());
        for _ in 0..runs {
            our_times.push(milliseconds(&mut our)?);
            peer_times.push(milliseconds(&mut peer)?);
        }
        let memory = |command: &Command| -> Result<f64> {
            let peaks: Result<Vec<f64>> =
                (0..MEMORY_RUNS).map(|_| peak_kib(command).map(|kib| kib as f64 / 1024.0)).collect();
            peaks.map(median)
        };
        Ok(Pair { time: (median(our_times), median(peer_times)), memory: (memory(&our)?, memory(&peer)?) })
    }

    fn print(&self, name: &str) {
        let ((time, peer_time), (memory, peer_memory)) = (self.time, self.memory);
        let (times, memories) = (time / peer_time, memory / peer_memory);
        say(&format!(
            "{name:<22} {time:>9.1} {peer_time:>9.1} {times:>6.2}   {memory:>9.1} {peer_memory:>9.1} {memories:>6.2}"
        ));
    }
}
