//! Runs a tool within limits of time and memory, and assigns its messages to modules.

use super::Tool;
use crate::limited::limited;
use std::io;
use std::path::Path;
use std::process::Output;

/// Runs a tool on `input`, which holds `modules` modules.
///
/// Each module may take 5 seconds of the processor's time.
///
/// # Errors
/// When the tool cannot be started.
pub(super) fn run(tool: &Tool, input: &Path, modules: usize) -> io::Result<Output> {
    let seconds = 5 + modules / 10;
    limited(&tool.program, seconds as u64, tool.memory)
        .args(&tool.options)
        .arg("--split-input-file")
        .arg(input)
        .output()
}

/// The first error about each of `modules` in a tool's messages about their file, as `LINE:COLUMN: TEXT`
/// within the module.
///
/// Errors outside of all modules are dropped. If there is one module only, they belong to it.
pub(super) fn first_messages(stderr: &str, file: &str, modules: &[String]) -> Vec<Option<String>> {
    let mut starts = vec![1];
    for module in modules {
        // The separator is a line, too.
        starts.push(starts[starts.len() - 1] + module.matches('\n').count() + 1);
    }
    let mut found = vec![None; modules.len()];
    for line in stderr.lines() {
        let Some((index, message)) = attributed(line, file, &starts) else { continue };
        if let Some(slot @ None) = found.get_mut(index) {
            *slot = Some(message);
        }
    }
    if let [slot @ None] = &mut found[..] {
        *slot = stderr.lines().find(|line| line.contains("error: ")).map(str::to_owned);
    }
    found
}

/// The index of the module that contains an error's line, and the error with its location in that module.
fn attributed(line: &str, file: &str, starts: &[usize]) -> Option<(usize, String)> {
    let rest = line.strip_prefix(file)?.strip_prefix(':')?;
    let (place, text) = rest.split_once(": error: ")?;
    let (row, column) = place.split_once(':')?;
    let row: usize = row.parse().ok()?;
    let index = starts.partition_point(|start| *start <= row).checked_sub(1)?;
    Some((index, format!("{}:{column}: {text}", row - starts[index] + 1)))
}

#[cfg(test)]
mod tests {
    use super::first_messages;

    #[test]
    fn messages_belong_to_the_modules_of_their_lines() {
        let modules = ["a\nb\n", "c\n", "d\n"].map(str::to_owned);
        let stderr =
            "in.mlir:2:3: error: first\nb\n  ^\nin.mlir:1:1: error: later\nin.mlir:6:4: error: other\n";
        let found = first_messages(stderr, "in.mlir", &modules);
        assert_eq!(found, [Some("2:3: first".to_owned()), None, Some("1:4: other".to_owned())]);
        let elsewhere = "x.py:7:1: error: far\n";
        assert_eq!(first_messages(elsewhere, "in.mlir", &modules), [None, None, None]);
        assert_eq!(first_messages(elsewhere, "in.mlir", &modules[..1]), [Some(elsewhere.trim().to_owned())]);
    }
}
