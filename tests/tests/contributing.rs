//! `CONTRIBUTING.md`: the files in its lists exist, and contain the lines that it shows.

use std::fs;
use std::path::{Path, PathBuf};

const DOCUMENT: &str = include_str!("../../CONTRIBUTING.md");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sections about kinds of changes: heading and text.
fn ways() -> Vec<(&'static str, &'static str)> {
    let sections = DOCUMENT.split("\n## ").filter(|section| section.starts_with("A "));
    sections.filter_map(|section| section.split_once('\n')).collect()
}

/// The texts in backticks that are paths of files or folders.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split('`').skip(1).step_by(2);
    code.filter(|code| code.contains('/') && !code.contains([' ', '$', '<', '\n']))
}

/// The code blocks with lines of a file: the file's path and the lines.
fn examples<'a>(text: &'a str) -> Vec<(&'a str, Vec<&'a str>)> {
    let blocks = text.split("```").skip(1).step_by(2);
    let example = |block: &'a str| {
        let (info, lines) = block.split_once('\n')?;
        let (_, path) = info.split_once(' ')?;
        Some((path, lines.lines().collect()))
    };
    blocks.filter_map(example).collect()
}

#[test]
fn five_kinds_of_change_name_files_that_exist() {
    let ways = ways();
    assert_eq!(ways.len(), 5, "{ways:?}");
    for (heading, text) in ways {
        let list = text.split("```").next().unwrap_or(text);
        assert!(paths(list).count() > 2, "{heading}");
        for path in paths(list) {
            assert!(root().join(path).exists(), "{heading}: {path}");
        }
    }
}

#[test]
fn examples_are_lines_of_the_files() {
    for (heading, text) in ways() {
        let examples = examples(text);
        assert_eq!(examples.len(), 1, "{heading}");
        for (path, lines) in examples {
            let file = fs::read_to_string(root().join(path)).expect("the file of the example");
            assert_eq!(lines.len(), 2, "{heading}");
            for line in lines {
                assert!(
                    file.lines().any(|found| found.trim() == line.trim()),
                    "{heading}: {path} has no '{line}'"
                );
            }
        }
    }
}
