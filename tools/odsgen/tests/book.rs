//! The book: its code is included from files that are compiled or checked, its commands are run.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the workspace").to_owned()
}

/// The pages below a folder.
fn pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            pages(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
}

fn all_pages() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    pages(&root().join("book/src"), &mut found);
    found.sort();
    assert!(found.len() > 20, "{found:?}");
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(path).expect("a page"))).collect()
}

/// A fenced block: the comment line before it, its language, and its lines.
struct Fence<'a> {
    before: &'a str,
    language: &'a str,
    lines: Vec<&'a str>,
}

fn fences(page: &str) -> Vec<Fence<'_>> {
    let mut fences = Vec::new();
    let mut lines = page.lines();
    let mut before = "";
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let lines = lines.by_ref().take_while(|line| *line != "```").collect();
            fences.push(Fence { before, language, lines });
        }
        before = line;
    }
    fences
}

/// The lines of a file between the marks of an anchor; all of it without one.
fn included<'t>(text: &'t str, anchor: Option<&str>) -> Option<Vec<&'t str>> {
    let Some(anchor) = anchor else { return Some(text.lines().collect()) };
    let (begin, end) = (format!("ANCHOR: {anchor}"), format!("ANCHOR_END: {anchor}"));
    let is_mark = |line: &str, mark: &str| line.trim_start_matches(['/', '#', ' ']) == mark;
    let first = text.lines().position(|line| is_mark(line, &begin))?;
    let count = text.lines().skip(first + 1).position(|line| is_mark(line, &end))?;
    Some(text.lines().skip(first + 1).take(count).collect())
}

/// Folders whose files are compiled, checked or compared by tests.
const TESTED: &[&str] = &[
    "passes/conversions/tests/",
    "tools/ods-opt/tests/attempts.txt",
    "tools/ods-opt/tests/goldens/passes/",
    "examples/interval/",
    "examples/kaleidoscope/",
    "examples/sieve/",
    "tests/tests/book/",
    "tests/tests/inference",
    "tests/goldens/product/",
    "bindings/ods-python/tests/",
    "tools/odsgen/tests/",
    "tools/ods-run/tests/",
    "editors/ods-fmt/tests/goldens/",
    "editors/mlir-fmt/tests/goldens/",
    "tools/ods-translate/tests/goldens/",
    "book/src/",
];

#[test]
fn code_is_included_from_files_that_are_tested() {
    let mut wrong = Vec::new();
    let mut included_blocks = 0;
    for (path, page) in all_pages() {
        for fence in fences(&page) {
            let has_include = fence.lines.iter().any(|line| line.starts_with("{{#include "));
            if ["text", "console"].contains(&fence.language) && !has_include {
                continue;
            }
            for line in fence.lines.iter().filter(|line| fence.language != "text" || line.starts_with("{{")) {
                let Some(target) = line.strip_prefix("{{#include ").and_then(|rest| rest.strip_suffix("}}"))
                else {
                    wrong.push(format!("{}: code that is not included from a file: {line}", path.display()));
                    continue;
                };
                let (file, anchor) =
                    target.split_once(':').map_or((target, None), |(file, name)| (file, Some(name)));
                let file = path.with_file_name(file);
                let text = fs::read_to_string(&file).unwrap_or_default();
                let file = file.canonicalize().unwrap_or(file);
                let is_tested = file
                    .strip_prefix(root())
                    .is_ok_and(|file| TESTED.iter().any(|folder| file.to_string_lossy().starts_with(folder)));
                if !is_tested || included(&text, anchor).is_none_or(|lines| lines.is_empty()) {
                    wrong.push(format!("{}: {target} is not there, or not tested", path.display()));
                }
                included_blocks += 1;
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(included_blocks > 40, "{included_blocks} blocks");
}

#[test]
fn commands_print_what_the_book_shows() {
    let mut commands = 0;
    for (path, page) in all_pages() {
        let mut updated = page.clone();
        for fence in fences(&page).into_iter().filter(|fence| fence.language == "console") {
            let folder = fence.before.strip_prefix("<!-- in ").and_then(|rest| rest.strip_suffix(" -->"));
            let folder =
                folder.unwrap_or_else(|| panic!("{}: no folder before {:?}", path.display(), fence.lines));
            let (command, shown) = fence.lines.split_first().expect("a command");
            let arguments = command.strip_prefix("$ odsgen ").expect("odsgen is run");
            let run = Command::new(env!("CARGO_BIN_EXE_odsgen"))
                .args(arguments.split(' '))
                .current_dir(root().join(folder))
                .output()
                .expect("odsgen runs");
            let printed = String::from_utf8([run.stdout, run.stderr].concat()).expect("text");
            commands += 1;
            let was = [&[*command], shown].concat().join("\n");
            let is = format!("{command}\n{}", printed.trim_end());
            updated = updated.replace(&was, is.trim_end());
        }
        golden::assert_equal(&path, &updated);
    }
    assert!(commands > 2, "the book has commands");
}

#[test]
fn every_page_is_in_the_summary() {
    let summary = fs::read_to_string(root().join("book/src/SUMMARY.md")).expect("the summary");
    let listed: BTreeSet<PathBuf> = summary
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(page, _)| root().join("book/src").join(page))
        .collect();
    let there: BTreeSet<PathBuf> =
        all_pages().into_iter().map(|(path, _)| path).filter(|path| !path.ends_with("SUMMARY.md")).collect();
    assert_eq!(listed, there);
}
