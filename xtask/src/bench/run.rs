//! The table of running modules: the time to start a large one, and the speed of its code.
//!
//! Loops are measured as whole processes, too. A second table subtracts the time of an empty module.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::pair::{Pair, print_head};
use crate::Result;
use crate::peers::MLIR_RUNNER;
use crate::run::say;
use crate::scratch::Scratch;

/// Number of functions of the module that is started.
const FUNCTIONS: usize = 1_000;

/// The loops: names, and modules of the dialect `llvm`. LLVM vectorizes the last one; Cranelift does not.
const LOOPS: [(&str, &str); 4] = [
    ("collatz", include_str!("run/collatz.mlir")),
    ("sieve", include_str!("run/sieve.mlir")),
    ("dot", include_str!("run/dot.mlir")),
    ("saxpy", include_str!("run/saxpy.mlir")),
];

/// A module that does nothing.
const EMPTY: &str =
    "llvm.func @main() -> i64 {\n  %x = llvm.mlir.constant(0 : i64) : i64\n  llvm.return %x : i64\n}\n";

/// Prints the tables.
///
/// # Errors
/// When a file cannot be written, or a program fails.
pub(super) fn run(ours: &Path, runs: u64) -> Result {
    print_head("start and run", "mlir-runner", runs);
    let scratch = Scratch::new()?;
    let measure = |name: &str, text: &str, level: &str| -> Result<Pair> {
        let path = scratch.path().join(format!("{name}.mlir"));
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        let command = |program: &Path| {
            let mut command = Command::new(program);
            command.args([level, "--entry-point-result=i64"]).arg(&path);
            command
        };
        let pair = Pair::measure(command(ours), command(Path::new(MLIR_RUNNER)), runs)?;
        pair.print(&format!("{name} {level}"));
        Ok(pair)
    };
    let start = measure("functions", &functions(FUNCTIONS), "-O0")?;
    let empty = measure("empty", EMPTY, "-O2")?;
    let mut notes = vec![format!(
        "{FUNCTIONS} functions start {:.1} times as fast as with mlir-runner -O0",
        start.time.1 / start.time.0
    )];
    for (name, text) in LOOPS {
        let times = measure(name, text, "-O2")?.time;
        let (our, peer) = (times.0 - empty.time.0, times.1 - empty.time.1);
        notes.push(format!(
            "{name}: {our:.1} ms and {peer:.1} ms without the start, {:.2} of mlir-runner -O2",
            our / peer
        ));
    }
    notes.iter().for_each(|note| say(note));
    Ok(())
}

/// A module with `count` functions, each with a loop, branches, floats and memory, and a main function that
/// calls all.
fn functions(count: usize) -> String {
    let mut text = String::new();
    for number in 0..count {
        let body = include_str!("run/function.mlir.in");
        text.push_str(
            &body.replace("NUMBER", &number.to_string()).replace("TIMES", &(number % 4 + 2).to_string()),
        );
    }
    text.push_str(
        "llvm.func @main() -> i64 {\n  %n = llvm.mlir.constant(8 : i64) : i64\n  \
         %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr\n  %f = llvm.mlir.constant(1.0e-10 : f64) : f64\n  \
         %x0 = llvm.mlir.constant(3 : i64) : i64\n  %v = llvm.mlir.constant(0 : i8) : i8\n  \
         %len = llvm.mlir.constant(64 : i64) : i64\n  \
         \"llvm.intr.memset\"(%p, %v, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n",
    );
    for number in 0..count {
        let next = number + 1;
        let _ = writeln!(
            text,
            "  %x{next} = llvm.call @f{number}(%x{number}, %f, %p) : (i64, f64, !llvm.ptr) -> i64"
        );
    }
    let _ = writeln!(text, "  llvm.return %x{count} : i64\n}}");
    text
}
