//! Programs within limits of time and memory.

use std::path::Path;
use std::process::{Command, Stdio};

/// A command that runs a program with limits for the processors' time in seconds and the address space in
/// KiB. Its input is empty. It reports a crash briefly, because the report of `mlir-opt` takes seconds.
pub(crate) fn limited(program: &Path, seconds: u64, memory: u64) -> Command {
    within("sh", program, seconds, memory, "exec \"$0\" \"$@\"")
}

/// Like [`limited`], but the standard error is the processors' time in seconds, as user and as kernel: `0.123
/// 0.004`. Unlike the time on a clock, it hardly depends on other work on the machine.
pub(crate) fn timed(program: &Path, seconds: u64, memory: u64) -> Command {
    within("bash", program, seconds, memory, "TIMEFORMAT='%U %S'; time \"$0\" \"$@\" 2> /dev/null")
}

/// A command of a shell within limits. Its `$0` is the program.
fn within(shell: &str, program: &Path, seconds: u64, memory: u64, script: &str) -> Command {
    let mut command = Command::new(shell);
    command
        .arg("-c")
        .arg(format!("ulimit -c 0; ulimit -t {seconds}; ulimit -v {memory}; {script}"))
        .arg(program)
        .envs([("LLVM_DISABLE_CRASH_REPORT", "1"), ("LLVM_DISABLE_SYMBOLIZATION", "1")])
        .stdin(Stdio::null());
    command
}
