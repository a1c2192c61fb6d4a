//! The sizes of files and functions.

use std::collections::BTreeSet;

use super::Problem;
use super::sources::Source;

/// Largest number of lines of a file, except for tables.
const MAX_FILE_LINES: usize = 800;
/// A function with more lines is long.
const LONG_FUNCTION_LINES: usize = 60;
/// Largest share of long functions in a crate, in percent.
const MAX_LONG_PERCENT: f64 = 5.0;

/// Finds files that are too long, and crates with too many long functions.
pub(super) fn check(sources: &[Source]) -> Vec<Problem> {
    let mut problems: Vec<Problem> = sources.iter().filter_map(long_file).collect();
    let crates: BTreeSet<&str> = sources.iter().map(|source| source.krate.as_str()).collect();
    problems.extend(crates.into_iter().filter_map(|krate| long_functions(krate, sources)));
    problems
}

fn long_file(source: &Source) -> Option<Problem> {
    let lines = source.text.lines().count();
    let message = format!("{} has {lines} lines", source.path);
    (lines > MAX_FILE_LINES).then(|| Problem { krate: source.krate.clone(), message })
}

fn long_functions(krate: &str, sources: &[Source]) -> Option<Problem> {
    let of_crate = sources.iter().filter(|source| source.krate == krate);
    let lengths: Vec<usize> = of_crate.flat_map(|source| function_lengths(&source.text)).collect();
    let long = lengths.iter().filter(|&&length| length > LONG_FUNCTION_LINES).count();
    let percent = 100.0 * long as f64 / lengths.len().max(1) as f64;
    let message =
        format!("{krate}: {percent:.1} % of the functions have more than {LONG_FUNCTION_LINES} lines");
    (percent > MAX_LONG_PERCENT).then(|| Problem { krate: krate.to_owned(), message })
}

/// The lengths of the functions in formatted text: from the line with `fn` to the closing brace, which is in
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
