//! Text elements that all documentation shares.

use crate::{SourceMap, Writer};

/// A summary in italics after an empty line, its first letter in upper case; nothing if it is empty.
pub(super) fn summary(out: &mut Writer, text: &str) {
    if text.is_empty() {
        return;
    }
    // mlir-tblgen prints the zero byte after a string that is blank, and so do we.
    let text = Some(trim(text)).filter(|text| !text.is_empty()).unwrap_or("\0");
    out.add("\n_");
    let mut chars = text.chars();
    if let Some(first) = chars.next() {
        out.add(&*first.to_ascii_uppercase().encode_utf8(&mut [0; 4]));
        out.add(chars.as_str());
    }
    out.add("_\n");
}

/// A description after an empty line, without indentation, ended by its own newline or an additional one;
/// nothing if it is empty.
pub(super) fn description(out: &mut Writer, text: &str) {
    if text.is_empty() {
        return;
    }
    let text = text.trim_end_matches([' ', '\t']);
    out.blank();
    out.reindented(text);
    if !text.ends_with('\n') {
        out.blank();
    }
}

/// A declarative format, with its lines aligned; nothing if it is empty.
///
/// ````text
/// ```
/// operation ::= `arith.addi` $lhs `,` $rhs attr-dict `:` type($result)
/// ```
/// ````
pub(super) fn syntax(out: &mut Writer, subject: &str, name: &str, format: &str) {
    let lines: Vec<&str> = trim(format).split('\n').map(trim).collect();
    let [first, rest @ ..] = &lines[..] else { return };
    if first.is_empty() {
        return;
    }
    out.add(format_args!("\nSyntax:\n\n```\n{subject} ::= `{name}` {first}\n"));
    let indent = subject.len() + " ::= ".len();
    for line in rest.iter().filter(|line| !line.is_empty()) {
        out.add(format_args!("{:indent$}{line}\n", ""));
    }
    out.add("```\n");
}

/// A link to the main file's source, if its path is one of MLIR's own.
pub(super) fn source_link(out: &mut Writer, sources: &SourceMap) {
    let Some(main) = sources.files().first() else { return };
    if let Some(start) = main.path.find("mlir/include/mlir/") {
        let path = &main.path[start..];
        out.add(format_args!("\n[source](https://github.com/llvm/llvm-project/blob/main/{path})\n"));
    }
}

/// The characters of C's `isspace`, one more than Rust's ASCII whitespace.
const BLANKS: [char; 6] = [' ', '\t', '\n', '\x0b', '\x0c', '\r'];

/// The text without whitespace at its ends.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(BLANKS)
}

/// The text without whitespace at its start.
pub(super) fn trim_start(text: &str) -> &str {
    text.trim_start_matches(BLANKS)
}

/// Whether there is nothing but whitespace.
pub(super) fn is_blank(text: &str) -> bool {
    trim(text).is_empty()
}
