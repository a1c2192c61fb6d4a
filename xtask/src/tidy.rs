//! The sizes of files and functions.

use std::path::Path;

use crate::Result;
use crate::run::{numbers, root, say};

/// No file may have more lines, but for tables.
const MAX_FILE_LINES: usize = 800;
/// Few functions should have more lines.
const LONG_FUNCTION_LINES: usize = 60;
/// How many functions may be long, in percent.
const MAX_LONG_PERCENT: f64 = 5.0;

/// Prints long files, and for each crate its functions' lengths.
///
/// # Errors
/// When a file is too long, or too many functions are.
pub(crate) fn run(options: &[String]) -> Result {
    numbers(options, [])?;
    let mut problems = Vec::new();
    let (mut all, mut all_long) = (0, 0);
    say(&format!(
        "{:<16} {:>6} {:>8} {:>10} {:>8} {:>8}",
        "crate", "files", "lines", "functions", "> 60", "longest"
    ));
    for member in members()? {
        let mut files = Vec::new();
        collect(&root().join(&member), &mut files).map_err(|error| format!("{member}: {error}"))?;
        let mut lengths = Vec::new();
        let mut lines = 0;
        for (path, text) in &files {
            let count = text.lines().count();
            lines += count;
            if count > MAX_FILE_LINES {
                problems.push(format!("{path} has {count} lines"));
            }
            lengths.extend(function_lengths(text));
        }
        let long = lengths.iter().filter(|&&length| length > LONG_FUNCTION_LINES).count();
        let longest = lengths.iter().max().copied().unwrap_or(0);
        say(&format!(
            "{member:<16} {:>6} {lines:>8} {:>10} {long:>8} {longest:>8}",
            files.len(),
            lengths.len()
        ));
        all += lengths.len();
        all_long += long;
    }
    let percent = 100.0 * all_long as f64 / all.max(1) as f64;
    say(&format!("{all_long} of {all} functions have more than {LONG_FUNCTION_LINES} lines: {percent:.1} %"));
    if percent > MAX_LONG_PERCENT {
        problems.push(format!("more than {MAX_LONG_PERCENT} % of the functions are long"));
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n  ")) }
}

/// The folders of the workspace's crates.
fn members() -> Result<Vec<String>> {
    let entries = std::fs::read_dir(root()).map_err(|error| format!("{}: {error}", root().display()))?;
    let mut members: Vec<String> = entries
        .flatten()
        .filter(|entry| entry.path().join("Cargo.toml").is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    members.sort();
    Ok(members)
}

fn collect(folder: &Path, found: &mut Vec<(String, String)>) -> std::io::Result<()> {
    let mut entries: Vec<_> = std::fs::read_dir(folder)?.collect::<std::io::Result<_>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            if entry.file_name() != "target" {
                collect(&path, found)?;
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            found.push((shown, std::fs::read_to_string(&path)?));
        }
    }
    Ok(())
}

/// The lengths of the functions in formatted text: from the line with `fn` to the brace that closes it, which stands in
/// the same column.
fn function_lengths(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().collect();
    let mut lengths = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        if !is_function(line.trim_start()) {
            continue;
        }
        let closes = |later: &&str| {
            later.len() - later.trim_start().len() == indent && later.trim_start().starts_with('}')
        };
        let is_short = line.ends_with('}') || line.ends_with(';');
        let length = if is_short { 1 } else { lines[index..].iter().position(closes).unwrap_or(0) + 1 };
        lengths.push(length);
    }
    lengths
}

fn is_function(line: &str) -> bool {
    let mut words = line.split_whitespace().skip_while(|word| {
        matches!(*word, "pub" | "const" | "async" | "unsafe" | "extern")
            || word.starts_with("pub(")
            || *word == "\"C\""
    });
    words.next() == Some("fn")
}

#[cfg(test)]
mod tests {
    use super::function_lengths;

    #[test]
    fn functions_are_measured_to_their_closing_brace() {
        let text = "pub(crate) fn a(\n    x: i32,\n) {\n    let f = || {\n    };\n}\nimpl A {\n    fn b() {}\n    const fn c() {\n    }\n}\n";
        assert_eq!(function_lengths(text), [6, 1, 2]);
    }
}
