//! Size rules: files of at most 800 lines, and 95 functions of 100 under 60.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::{Done, root, say};

/// Longest file.
const MOST_LINES: usize = 800;

/// Lines of a function that is called long.
const LONG_FUNCTION: usize = 60;

/// Checks every Rust file of the repository.
///
/// # Errors
/// The files that are too long, or the share of long functions.
pub(crate) fn run() -> Done {
    let mut files = Vec::new();
    collect(&root(), &mut files);
    files.sort();
    let (mut functions, mut long, mut problems) = (0, 0, Vec::new());
    for path in &files {
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let lines = text.lines().count();
        if lines > MOST_LINES {
            problems.push(format!("{} has {lines} lines", path.display()));
        }
        for length in function_lengths(&text) {
            functions += 1;
            long += usize::from(length > LONG_FUNCTION);
        }
    }
    say(&format!(
        "tidy: {} files, {functions} functions, {long} of them over {LONG_FUNCTION} lines",
        files.len()
    ));
    if long * 20 > functions {
        problems.push(format!(
            "{long} of {functions} functions are over {LONG_FUNCTION} lines; a twentieth may be"
        ));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().and_then(|n| n.to_str()).unwrap_or_default();
        if path.is_dir() && name != "target" && !name.starts_with('.') {
            collect(&path, files);
        } else if name.ends_with(".rs") {
            files.push(path);
        }
    }
}

/// Lines of each function: from its `fn` to the brace that closes it at the same indentation, which rustfmt makes sure
/// of.
fn function_lengths(text: &str) -> Vec<usize> {
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut lengths = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let code = line.trim_start();
        let indent = line.len() - code.len();
        let is_function =
            ["fn ", "pub fn ", "pub(crate) fn ", "pub(super) fn ", "const fn ", "pub const fn "]
                .iter()
                .any(|start| code.starts_with(start));
        if is_function && !code.ends_with(';') {
            open.push((indent, number));
        }
        if code.starts_with('}') && open.last().is_some_and(|(at, _)| *at == indent) {
            lengths.extend(open.pop().map(|(_, begun)| number + 1 - begun));
        }
    }
    lengths
}
