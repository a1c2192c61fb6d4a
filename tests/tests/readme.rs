//! What the README and the examples show is true.

use std::path::{Path, PathBuf};

use ods_parser::eval::Options;
use ods_parser::loader::{DiskLoader, MemoryLoader};
use ods_parser::render::{Color, Format, render};
use ods_parser::{Outcome, read};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn assert_accepted(what: &str, outcome: &Outcome) {
    let text = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
    assert!(text.is_empty(), "{what}:\n{text}");
    assert!(outcome.records.defs().len() > 0, "{what} defines nothing");
}

#[test]
fn definitions_in_the_readme_are_accepted() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("there is a README");
    let blocks: Vec<&str> =
        readme.split("```tablegen\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!blocks.is_empty());
    for block in blocks {
        let files = vec![("readme.ods".to_owned(), block.to_owned())];
        let mut loader = MemoryLoader { files, ..MemoryLoader::default() };
        assert_accepted(block, &read("readme.ods", &mut loader, &[], &Options::default()));
    }
}

#[test]
fn the_readme_links_to_files_that_exist() {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("there is a README");
    let targets = readme.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let local: Vec<&str> = targets.filter(|target| !target.starts_with("https://")).collect();
    assert!(local.len() >= 3);
    for target in local {
        assert!(root().join(target).exists(), "{target}");
    }
}

#[test]
fn examples_are_accepted() {
    let mut found = 0;
    for entry in std::fs::read_dir(root().join("examples")).expect("there are examples") {
        let path = entry.expect("the folder can be listed").path();
        if path.extension().is_some_and(|ending| ending == "ods") {
            found += 1;
            let shown = path.to_string_lossy();
            assert_accepted(&shown, &read(&shown, &mut DiskLoader::default(), &[], &Options::default()));
        }
    }
    assert!(found > 0);
}
