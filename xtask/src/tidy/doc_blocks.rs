//! Finds code blocks in documentation that no compiler sees: ignored ones, and Rust that is called text.

use std::collections::BTreeSet;

use super::Problem;
use super::sources::Source;
use crate::run::root;

/// The crate with functions that show the Rust that they emit in their documentation. It is a part of a file
/// that compiles as a whole.
const EMITTER: &str = "ods-codegen";

/// Words at the beginning of a line of Rust.
const BEGINNINGS: [&str; 12] =
    ["#[", "const ", "enum ", "fn ", "impl ", "let ", "match ", "mod ", "pub ", "struct ", "trait ", "use "];

/// Finds the blocks. READMEs of crates are included, because they are the documentation of their roots.
pub(super) fn check(sources: &[Source]) -> Vec<Problem> {
    let crates: BTreeSet<&str> = sources.iter().map(|source| source.krate.as_str()).collect();
    let pages = crates.into_iter().flat_map(|krate| {
        let path = format!("{krate}/README.md");
        let text = std::fs::read_to_string(root().join(&path)).unwrap_or_default();
        blocks(krate, &path, text.lines().map(Some))
    });
    sources.iter().flat_map(in_source).chain(pages).collect()
}

fn in_source(source: &Source) -> Vec<Problem> {
    blocks(&source.krate, &source.path, source.text.lines().map(documentation))
}

/// Finds the blocks in a file. `lines` has the lines of its documentation, and `None` for others.
fn blocks<'t>(krate: &str, path: &str, lines: impl Iterator<Item = Option<&'t str>>) -> Vec<Problem> {
    let mut problems = Vec::new();
    // The words after the three backquotes, in a block.
    let mut info: Option<&str> = None;
    for (index, line) in lines.enumerate() {
        let Some(text) = line else {
            info = None;
            continue;
        };
        let mut report = |what: &str| {
            let message = format!("{path}:{}: {what}: {}", index + 1, text.trim());
            problems.push(Problem { krate: krate.to_owned(), message });
        };
        match (text.trim_start().strip_prefix("```"), info) {
            (Some(words), None) => {
                if words.split(',').any(|word| word.trim().starts_with("ignore")) {
                    report("an example that is not compiled");
                }
                info = Some(words);
            }
            (Some(_), Some(_)) => info = None,
            (None, Some("text")) if krate != EMITTER && is_rust(text) => {
                report("Rust in a block of text");
                // One problem for each block.
                info = Some("");
            }
            _ => {}
        }
    }
    problems
}

/// The text of a line of documentation.
fn documentation(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))
}

/// Whether a line begins like an item or a statement, or calls a macro with braces. A semicolon at the end is
/// not enough, because TableGen has it, too.
fn is_rust(line: &str) -> bool {
    let line = line.trim();
    line.ends_with("! {") || BEGINNINGS.iter().any(|beginning| line.starts_with(beginning))
}

#[cfg(test)]
mod tests {
    use super::super::sources::Source;
    use super::{in_source, is_rust};

    fn problems(krate: &str, text: &str) -> Vec<String> {
        let path = format!("{krate}/src/lib.rs");
        let source = Source::new(krate, &path, text);
        in_source(&source).into_iter().map(|problem| problem.message).collect()
    }

    #[test]
    fn examples_that_no_compiler_sees_are_found() {
        let text = "//! ```\n//! let x = 1;\n//! ```\n/// ```rust,ignore\n/// f(\n/// ```\nfn f() {}\n    /// ```text\n    /// let a = 1;\n    /// let b = 2;\n    /// ```\n";
        let expected = [
            "ir-core/src/lib.rs:4: an example that is not compiled: ```rust,ignore",
            "ir-core/src/lib.rs:9: Rust in a block of text: let a = 1;",
        ];
        assert_eq!(problems("ir-core", text), expected);
        assert_eq!(problems("ods-codegen", text).len(), 1, "what is emitted may be shown");
    }

    #[test]
    fn grammars_texts_and_commands_are_not_rust() {
        for line in [
            "operation ::= result-list? generic-operation",
            "a.mlir:3:5: error: wrong",
            "$ odsgen check a.ods",
        ] {
            assert!(!is_rust(line), "{line}");
        }
        for line in ["    let x = y?;", "operations! {", "#[derive(Debug)]", "impl A for B {"] {
            assert!(is_rust(line), "{line}");
        }
    }
}
