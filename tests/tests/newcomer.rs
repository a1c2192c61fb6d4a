//! Questions of a newcomer: `ARCHITECTURE.md` answers each with a file that exists and holds the item.

use std::fs;
use std::path::{Path, PathBuf};

const MAP: &str = include_str!("../../ARCHITECTURE.md");

/// Questions that the map must answer, and the files that answer them.
const QUESTIONS: [(&str, &str); 5] = [
    ("Where is a verifier of `scf.for`?", "dialects/src/scf/verify.rs"),
    ("Where is the Rust of an enum emitted?", "ods-codegen/src/rust/emit/enumeration.rs"),
    ("Where does `ods-opt` parse its options?", "tools/ods-opt/src/options.rs"),
    ("Where is the Python class of a block?", "bindings/ods-python/src/objects/block.rs"),
    ("How do I add a pass?", "CONTRIBUTING.md"),
];

/// A row of the table `Where is …?`.
#[derive(Debug)]
struct Answer<'a> {
    question: &'a str,
    file: &'a str,
    item: &'a str,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The cells of a row; `None` for lines that are not rows of three cells.
fn answer(line: &str) -> Option<Answer<'_>> {
    let mut cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
    let (question, link, item) = (cells.next()?, cells.next()?, cells.next()?);
    let target = link.strip_prefix('[')?.split_once("](")?.1.strip_suffix(')')?;
    let file = target.split('#').next()?;
    let item = item.strip_prefix('`')?.strip_suffix('`')?;
    Some(Answer { question, file, item })
}

fn answers() -> Vec<Answer<'static>> {
    let section = MAP.split("\n## Where is …?\n").nth(1).expect("the map has the table of questions");
    let table = section.split("\n## ").next().unwrap_or(section);
    table.lines().filter_map(answer).collect()
}

#[test]
fn rows_lead_to_files_that_hold_the_items() {
    let rows = answers();
    assert!(rows.len() >= 15, "{rows:?}");
    for Answer { question, file, item } in rows {
        let source = fs::read_to_string(root().join(file)).unwrap_or_default();
        assert!(source.contains(item), "{question} {file} has no '{item}'");
    }
}

#[test]
fn five_questions_have_rows() {
    let rows = answers();
    for (question, file) in QUESTIONS {
        let row = rows.iter().find(|row| row.question == question);
        assert_eq!(row.map(|row| row.file), Some(file), "{question}");
    }
}

/// One hop from the root: every folder with code is in the map's table of folders, with a link.
#[test]
fn folders_of_the_root_are_on_the_map() {
    for entry in root().read_dir().expect("the root") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() && !name.starts_with('.') && name != "target" {
            let shown = MAP.lines().any(|line| line.starts_with('|') && line.contains(&format!("[{name}](")));
            assert!(shown, "{name} is not in a table of ARCHITECTURE.md");
        }
    }
}

/// The documents do not exceed their length limits.
#[test]
fn documents_are_short() {
    for (document, limit) in [("ARCHITECTURE.md", 4000), ("CHANGELOG.md", 1500), ("README.md", 1200)] {
        let text = fs::read_to_string(root().join(document)).expect("a document");
        let words = text.split_whitespace().count();
        assert!(words <= limit, "{document} has {words} words, and at most {limit} are allowed");
    }
}
