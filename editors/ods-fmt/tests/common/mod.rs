//! Invariants of every formatted source, checked without the formatter's own parser of comments.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::path::{Path, PathBuf};

use ods_fmt::Options;
use ods_parser::syntax::lex::lex;
use ods_parser::syntax::with_tree;

/// The two ways of formatting.
pub(crate) const STYLES: [Options; 2] = [
    Options { width: 80, indent: 2, keep_breaks: true },
    Options { width: 80, indent: 2, keep_breaks: false },
];

/// Include directory of the installed definitions.
pub(crate) const INSTALLED: &str = "/usr/lib/llvm-22/include";

/// The definition files below a folder.
pub(crate) fn definitions(folder: &Path) -> Vec<PathBuf> {
    let mut pending = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            match path.extension() {
                _ if path.is_dir() => pending.push(path),
                Some(extension) if extension == "td" => files.push(path),
                _ => {}
            }
        }
    }
    files.sort();
    files
}

/// Formats a text and checks all properties of the result.
pub(crate) fn checked(name: &str, text: &str, options: &Options) -> String {
    let formatted = ods_fmt::format(text, options).unwrap_or_else(|found| panic!("{name}: {found:?}"));
    assert_eq!(tokens(text), tokens(&formatted), "{name}: tokens");
    assert_eq!(text_between_tokens(text), text_between_tokens(&formatted), "{name}: comments and directives");
    assert_eq!(tree(text), tree(&formatted), "{name}: syntax trees");
    let again = ods_fmt::format(&formatted, options).unwrap_or_else(|found| panic!("{name}: {found:?}"));
    assert!(formatted == again, "{name}: formatted again:\n{}\n{text}", first_difference(&formatted, &again));
    for (index, line) in lines_of_code(&formatted) {
        let line = line.strip_suffix('\r').unwrap_or(line);
        assert_eq!(line, line.trim_end(), "{name}:{index}: whitespace at the end of a line");
    }
    formatted
}

/// The first lines that differ.
pub(crate) fn first_difference(old: &str, new: &str) -> String {
    let lines = old.lines().zip(new.lines()).enumerate();
    let found = lines
        .filter(|(_, (old, new))| old != new)
        .map(|(at, (old, new))| format!("{}:\n-{old}\n+{new}", at + 1));
    found.take(1).collect()
}

/// The texts of all tokens.
pub(crate) fn tokens(text: &str) -> Vec<&str> {
    let lexed = lex(text).unwrap_or_else(|found| panic!("{found:?}"));
    lexed.spans.iter().map(|&(start, end)| &text[start as usize..end as usize]).collect()
}

/// The text between tokens without whitespace, with the index of the next token: comments, directives, and
/// the lines that these exclude.
fn text_between_tokens(text: &str) -> Vec<(usize, String)> {
    let lexed = lex(text).unwrap_or_else(|found| panic!("{found:?}"));
    let mut found = Vec::new();
    let mut from = 0;
    let end = (text.len() as u32, text.len() as u32);
    for (index, &(start, stop)) in lexed.spans.iter().chain([&end]).enumerate() {
        let gap: String = text[from..start as usize].split_whitespace().collect();
        if !gap.is_empty() {
            found.push((index, gap));
        }
        from = stop as usize;
    }
    found
}

/// The syntax tree without positions.
fn tree(text: &str) -> String {
    let debug = with_tree(text, |statements| format!("{statements:?}"));
    let debug = debug.unwrap_or_else(|found| panic!("{found:?}"));
    let parts = debug.split("Span { lo: ").enumerate();
    parts
        .map(|(index, part)| if index == 0 { part } else { part.split_once(" }").map_or("", |rest| rest.1) })
        .collect()
}

/// Lines that end with a token, and their numbers.
fn lines_of_code(text: &str) -> Vec<(usize, &str)> {
    let lexed = lex(text).unwrap_or_else(|found| panic!("{found:?}"));
    let ends: std::collections::HashSet<usize> = lexed.spans.iter().map(|span| span.1 as usize).collect();
    let mut at = 0;
    let lines = text.split('\n').enumerate().filter(|(_, line)| {
        let end = at + line.trim_end().len();
        at += line.len() + 1;
        ends.contains(&end)
    });
    lines.collect()
}

/// A small generator of numbers (xorshift).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below a bound.
    pub(crate) fn next_below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
