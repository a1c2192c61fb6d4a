//! The folders of the catalogue, and the list of it.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

pub(super) struct Mistake {
    /// The name of its file without the extension.
    pub(super) name: String,
    pub(super) path: PathBuf,
    /// The first line of the file.
    title: String,
}

/// A group of mistakes.
struct Group {
    folder: &'static str,
    ending: &'static str,
    heading: &'static str,
    /// The least number of mistakes in the group.
    least: usize,
}

const GROUPS: [Group; 3] = [
    Group { folder: "definitions", ending: "td", heading: "In definitions", least: 30 },
    Group { folder: "run_time", ending: "rs", heading: "At run time", least: 16 },
    Group { folder: "build_scripts", ending: "rs", heading: "In build scripts and macros", least: 10 },
];

/// Mistakes that only a compiler finds. They are in `tests/wrong`, with its messages.
const COMPILED: &str = "tests/wrong";

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The mistakes in a folder, by name.
pub(super) fn mistakes(folder: &str) -> Vec<Mistake> {
    let group = GROUPS.iter().find(|group| group.folder == folder).expect("a group");
    let found = files(&package().join("mistakes").join(folder), group.ending);
    assert!(found.len() >= group.least, "{folder} has {} mistakes", found.len());
    found
}

fn files(folder: &Path, ending: &str) -> Vec<Mistake> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|found| found == ending)).collect();
    paths.sort();
    paths.into_iter().map(mistake).collect()
}

fn mistake(path: PathBuf) -> Mistake {
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let title = text
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("//"))
        .map(|line| line.trim_start_matches('!').trim());
    let title = title.filter(|title| title.ends_with('.'));
    let title = title
        .unwrap_or_else(|| panic!("{}: the first line does not say what is wrong", path.display()))
        .to_owned();
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Mistake { name, path, title }
}

/// Compares all messages about mistakes with their files.
pub(super) fn compare(all: &[(String, Mistake)]) {
    golden::assert_all_equal(
        all.iter().map(|(said, mistake)| (mistake.path.with_extension("txt"), said.clone())),
    );
}

/// The list of all mistakes, with the files of the messages.
fn list() -> String {
    let mut list =
        "# Mistakes\n\nWritten by `INSTA_UPDATE=always cargo test -p odsgen-tests mistakes::`.\n".to_owned();
    for group in &GROUPS {
        let _ = write!(list, "\n## {}\n\n| mistake | what is said |\n| --- | --- |\n", group.heading);
        for Mistake { name, title, .. } in mistakes(group.folder) {
            let said = format!("{}/{name}.txt", group.folder);
            let _ = writeln!(list, "| {title} | [{name}]({said}) |");
        }
    }
    let _ = write!(
        list,
        "\n## In code beside generated code\n\n| mistake | what the compiler says |\n| --- | --- |\n"
    );
    for Mistake { name, title, .. } in files(&package().join(COMPILED), "rs") {
        let _ = writeln!(list, "| {title} | [{name}](../{COMPILED}/{name}.stderr) |");
    }
    list
}

#[test]
fn the_list_is_complete() {
    golden::assert_equal(&package().join("mistakes/README.md"), &list());
}
