//! The book: its code is copied from files that are compiled or checked, and the output of its commands is
//! current.

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

impl<'a> Fence<'a> {
    /// The file that a block is copied from, and the anchor of its lines there.
    fn source(&self) -> Option<(&'a str, Option<&'a str>)> {
        let target = self.before.strip_prefix("<!-- include: ")?.strip_suffix(" -->")?;
        Some(target.split_once(':').map_or((target, None), |(file, anchor)| (file, Some(anchor))))
    }

    /// The folder in which a block's command runs.
    fn folder(&self) -> Option<&'a str> {
        self.before.strip_prefix("<!-- in ")?.strip_suffix(" -->")
    }

    /// The block on a page, with other lines.
    fn to_markdown(&self, code: &str) -> String {
        format!("{}\n```{}\n{code}\n```\n", self.before, self.language)
    }
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

/// The lines of a file between the marks of an anchor, or all of it without one; not indented, and without
/// other marks. The anchor `imports` has the `use` items of a Rust file.
fn included(source: &str, anchor: Option<&str>) -> Option<String> {
    let unmarked = |line: &str| line.trim_start_matches(['/', '#', ' ']).to_owned();
    let all: Vec<&str> = source.lines().collect();
    let mut lines = match anchor {
        None => all,
        Some("imports") => imports(&all)?.to_vec(),
        Some(anchor) => {
            let position = |mark: String| all.iter().position(|line| unmarked(line) == mark);
            let begin = position(format!("ANCHOR: {anchor}"))?;
            let end = position(format!("ANCHOR_END: {anchor}"))?;
            all.get(begin + 1..end)?.to_vec()
        }
    };
    lines.retain(|line| !unmarked(line).starts_with("ANCHOR"));
    let filled = lines.iter().filter(|line| !line.is_empty());
    let indent = filled.map(|line| line.len() - line.trim_start().len()).min()?;
    let lines: Vec<&str> = lines.iter().map(|line| line.get(indent..).unwrap_or_default()).collect();
    Some(lines.join("\n").trim_matches('\n').to_owned())
}

/// The lines from the first to the last `use` item at the beginning of a file.
fn imports<'a>(lines: &'a [&'a str]) -> Option<&'a [&'a str]> {
    let first = lines.iter().position(|line| line.starts_with("use "))?;
    let is_import = |line: &&str| line.is_empty() || line.starts_with("use ") || line.starts_with([' ', '}']);
    let count = lines.iter().skip(first).take_while(|line| is_import(line)).count();
    lines.get(first..first + count)
}

/// Folders whose files are compiled, checked or compared by tests.
const TESTED: &[&str] = &[
    "passes/conversions/tests/",
    "tools/ods-opt/tests/attempts.txt",
    "tools/ods-opt/tests/goldens/passes/",
    "examples/interval/",
    "examples/lowering/",
    "examples/kaleidoscope/",
    "examples/sieve/",
    "tests/proofs/toy.ods",
    "tests/rewrites/conversions.ods",
    "tests/tests/book/",
    "tests/tests/conversions.rs",
    "tests/tests/inference",
    "tests/goldens/product/",
    "bindings/ods-python/tests/",
    "tools/definitions/tests/",
    "tools/interpret/tests/",
    "tools/odsgen/tests/",
    "tools/ods-run/tests/",
    "editors/ods-fmt/tests/goldens/",
    "editors/mlir-fmt/tests/goldens/",
    "tools/ods-translate/tests/goldens/",
    "book/src/",
];

/// The lines that a block copies, read from its file.
fn current_code(page: &Path, file: &str, anchor: Option<&str>) -> Result<String, String> {
    let wrong = |reason: &str| format!("{}: {file}{} {reason}", page.display(), anchor.unwrap_or_default());
    let path = page.with_file_name(file).canonicalize().map_err(|_| wrong("does not exist"))?;
    let is_tested = path
        .strip_prefix(root())
        .is_ok_and(|file| TESTED.iter().any(|folder| file.to_string_lossy().starts_with(folder)));
    if !is_tested {
        return Err(wrong("is not tested"));
    }
    let source = fs::read_to_string(path).map_err(|error| wrong(&error.to_string()))?;
    included(&source, anchor).ok_or_else(|| wrong("has no such lines"))
}

/// The command of a block, and what it prints.
fn current_output(page: &Path, fence: &Fence<'_>) -> String {
    let folder = fence.folder();
    let folder = folder.unwrap_or_else(|| panic!("{}: no folder before {:?}", page.display(), fence.lines));
    let command = fence.lines.first().expect("a command");
    let arguments = command.strip_prefix("$ odsgen ").expect("odsgen is run");
    let run = Command::new(env!("CARGO_BIN_EXE_odsgen"))
        .args(arguments.split(' '))
        .current_dir(root().join(folder))
        .output()
        .expect("odsgen runs");
    let printed = String::from_utf8([run.stdout, run.stderr].concat()).expect("the output is UTF-8");
    format!("{command}\n{}", printed.trim_end()).trim_end().to_owned()
}

#[test]
fn pages_show_current_code_and_output() {
    let (mut copies, mut commands, mut wrong) = (0, 0, Vec::new());
    for (path, page) in all_pages() {
        let mut updated = page.clone();
        for fence in fences(&page) {
            let current = if let Some((file, anchor)) = fence.source() {
                copies += 1;
                current_code(&path, file, anchor)
            } else if fence.language == "console" {
                commands += 1;
                Ok(current_output(&path, &fence))
            } else if fence.language == "text" {
                continue;
            } else {
                Err(format!("{}: code that no file has: {:?}", path.display(), fence.lines))
            };
            match current {
                Ok(code) => {
                    updated = updated
                        .replace(&fence.to_markdown(&fence.lines.join("\n")), &fence.to_markdown(&code))
                }
                Err(error) => wrong.push(error),
            }
        }
        wrong.extend(golden::compare(&path, &updated).err());
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(copies > 40 && commands > 2, "{copies} copies of code, {commands} commands");
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
