//! Programs within limits of time and memory.

use std::path::Path;
use std::process::{Command, Stdio};

/// A command that runs a program until it has used some seconds of processors' time, with at most some KiB of address space.
/// Nothing is read, and a crash is reported in few words: that of `mlir-opt` takes seconds otherwise.
pub(crate) fn limited(program: &Path, seconds: u64, memory: u64) -> Command {
    let mut command = Command::new("sh");
    command
        .arg("-c")
        .arg(format!("ulimit -c 0; ulimit -t {seconds}; ulimit -v {memory}; exec \"$0\" \"$@\""))
        .arg(program)
        .envs([("LLVM_DISABLE_CRASH_REPORT", "1"), ("LLVM_DISABLE_SYMBOLIZATION", "1")])
        .stdin(Stdio::null());
    command
}
