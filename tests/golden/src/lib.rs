//! Helpers of all tests: golden files that are compared as they are, and folders. Snapshots inside Rust are
//! insta's.
//!
//! One variable writes both kinds: `INSTA_UPDATE=always cargo test -p CRATE`. The difference is reviewed in
//! Git.

mod folder;
mod formatter;
#[cfg(feature = "definitions")]
mod inputs;

use std::fs;
use std::path::Path;

pub use folder::TestFolder;
pub use formatter::{Formatter, FormatterFolder, ProgramOutput, output};
#[cfg(feature = "definitions")]
pub use inputs::{Case, cases, folder};

/// Lines before and after the first difference that a message shows.
const CONTEXT: usize = 3;

/// Whether golden files are written instead of compared.
#[must_use]
pub fn is_update() -> bool {
    std::env::var_os("INSTA_UPDATE").is_some_and(|value| value == "always")
}

/// Compares a text with a file. In an update, the file is written, and equal.
///
/// # Errors
/// The path and the first difference.
///
/// # Panics
/// When the file cannot be written.
pub fn compare(path: &Path, found: &str) -> Result<(), String> {
    let expected = fs::read_to_string(path).ok();
    if expected.as_deref() == Some(found) {
        return Ok(());
    }
    if is_update() {
        return fs::write(path, found).map_err(|error| panic!("{}: {error}", path.display()));
    }
    let hint = "INSTA_UPDATE=always writes the file";
    match expected {
        None => Err(format!("{} cannot be read; {hint}:\n{found}", path.display())),
        Some(expected) => Err(format!("{}, {}\n{hint}", path.display(), difference(&expected, found))),
    }
}

/// Compares a text with a file. In an update, the file is written.
///
/// # Panics
/// When they differ, or the file cannot be written.
#[track_caller]
pub fn assert_equal(path: &Path, found: &str) {
    compare(path, found).unwrap_or_else(|message| panic!("{message}"));
}

/// Compares texts with files, and reports all differences together. In an update, the files are written.
///
/// # Panics
/// When one differs, or a file cannot be written.
#[track_caller]
pub fn assert_all_equal<P: AsRef<Path>>(files: impl IntoIterator<Item = (P, String)>) {
    let messages = files.into_iter().filter_map(|(path, found)| compare(path.as_ref(), &found).err());
    let messages: Vec<String> = messages.collect();
    assert!(messages.is_empty(), "{} files differ:\n{}", messages.len(), messages.join("\n\n"));
}

/// Compares the end of a page, after a mark. In an update, the end is written.
///
/// # Panics
/// When it differs, or the page lacks the mark.
#[track_caller]
pub fn assert_end(path: &Path, mark: &str, expected: &str) {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (head, _) = text.split_once(mark).unwrap_or_else(|| panic!("{} lacks '{mark}'", path.display()));
    assert_equal(path, &format!("{head}{mark}{expected}"));
}

/// The first line that differs, with the lines around it in both texts.
fn difference(expected: &str, found: &str) -> String {
    let line = expected.lines().zip(found.lines()).take_while(|(a, b)| a == b).count();
    let excerpt = |text: &str| {
        let lines = text.lines().skip(line.saturating_sub(CONTEXT)).take(2 * CONTEXT + 1);
        lines.collect::<Vec<_>>().join("\n")
    };
    format!("line {}, expected:\n{}\n--- found:\n{}", line + 1, excerpt(expected), excerpt(found))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_first_difference_is_shown() {
        let message = super::difference("a\nb\nc\n", "a\nx\nc\n");
        assert_eq!(message, "line 2, expected:\na\nb\nc\n--- found:\na\nx\nc");
    }
}
