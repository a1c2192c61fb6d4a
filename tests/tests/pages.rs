//! Pages of documentation: generated tables, and links.

use std::fs;
use std::path::{Path, PathBuf};

const GENERATED: &str = "(INSTA_UPDATE=always writes it). -->\n\n";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

/// Compares the generated end of a page.
fn assert_generated(page: &str, expected: &str) {
    golden::assert_end(&root().join(page), GENERATED, expected);
}

/// `book/src/reference/predicates.md` lists the functions that the generator translates.
#[test]
fn predicates_page() {
    assert_generated("book/src/reference/predicates.md", &ods_codegen::rust::expr::vocabulary());
}

/// The book explains each code, as `odsgen explain` does.
#[test]
fn errors_page() {
    let mut codes: Vec<_> = ods_parser::codes::TABLE.iter().chain(ods_codegen::codes::TABLE).collect();
    codes.sort_unstable_by_key(|(code, ..)| *code);
    let entries: Vec<String> = codes
        .iter()
        .map(|(code, title, text)| format!("## {code}: {title}\n\n{}", text.trim().replace('<', "&lt;")))
        .collect();
    let expected = entries.join("\n\n") + "\n";
    assert!(expected.contains("## ODS0201: unknown class"), "{expected}");
    assert_generated("book/src/reference/errors.md", &expected);
}

/// The files with these extensions in a folder, without build products.
fn files(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        folder.read_dir().expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if !name.starts_with('.')
                && !["target", "node_modules", "snapshots", "goldens", "templates"].contains(&name.as_str())
            {
                files(&path, extensions, found);
            }
        } else if path.extension().is_some_and(|extension| extensions.iter().any(|one| extension == *one)) {
            found.push(path);
        }
    }
}

/// The targets of `[text](target)` outside of code.
fn links(page: &str) -> Vec<&str> {
    let mut in_code = false;
    let lines = page.lines().filter(|line| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    });
    let mut found = Vec::new();
    for line in lines {
        // Every second chunk between backquotes is code. A link's text may be code; its target is not.
        for piece in line.split('`').step_by(2) {
            let targets = piece.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
            found.extend(targets.map(|(target, _)| target));
        }
    }
    found
}

/// The anchor of a heading, in the form of code forges.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.collect::<String>().replace(' ', "-")
}

#[test]
fn links_lead_to_files_and_headings() {
    let mut pages = Vec::new();
    files(&root(), &["md"], &mut pages);
    assert!(pages.len() > 5, "{pages:?}");
    let mut wrong = Vec::new();
    for path in &pages {
        let page = fs::read_to_string(path).expect("a page");
        for link in links(&page) {
            if link.starts_with("http") {
                continue;
            }
            let (file, fragment) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.with_file_name(file) };
            let leads = match fs::read_to_string(&target) {
                Ok(text) if !fragment.is_empty() => text
                    .lines()
                    .any(|line| line.starts_with('#') && anchor(line.trim_start_matches('#')) == fragment),
                _ => target.exists(),
            };
            if !leads {
                wrong.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The Rust code blocks of a page, each with the words after the backquotes.
fn rust_blocks(page: &str) -> Vec<(&str, Vec<&str>)> {
    let mut blocks = Vec::new();
    let mut lines = page.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let code = lines.by_ref().take_while(|line| *line != "```").collect();
            if language.starts_with("rust") {
                blocks.push((language, code));
            }
        }
    }
    blocks
}

/// Whether the blocks of a page are documentation tests, as in the README of a crate that includes it in its
/// documentation.
fn has_doctests(page: &Path) -> bool {
    let library = page.with_file_name("src").join("lib.rs");
    page.ends_with("README.md")
        && fs::read_to_string(library).is_ok_and(|source| source.contains("include_str!(\"../README.md\")"))
}

/// Whether a file contains each line of a block.
fn is_excerpt(file: &str, lines: &[&str]) -> bool {
    fs::read_to_string(root().join(file))
        .is_ok_and(|source| lines.iter().all(|line| source.lines().any(|other| other.trim() == *line)))
}

#[test]
fn rust_in_pages_is_compiled() {
    let (mut pages, mut sources) = (Vec::new(), Vec::new());
    files(&root(), &["md"], &mut pages);
    files(&root(), &["rs"], &mut sources);
    // Golden files of the generator are compiled by another test.
    files(&root().join("tests/goldens/product"), &["rs"], &mut sources);
    let is_mark = |line: &&str| line.starts_with("// ANCHOR");
    let mut code = String::new();
    for path in sources {
        let source = fs::read_to_string(&path).expect("a source");
        code.push('\n');
        for line in source.lines().map(str::trim).filter(|line| !is_mark(line)) {
            code.push_str(line);
            code.push('\n');
        }
    }
    let mut blocks = 0;
    let mut wrong = Vec::new();
    for path in pages {
        let page = fs::read_to_string(&path).expect("a page");
        for (language, lines) in rust_blocks(&page) {
            blocks += 1;
            let is_doctest = has_doctests(&path) && !language.contains("ignore");
            let is_excerpt = language.split_once(' ').is_some_and(|(_, file)| is_excerpt(file, &lines));
            if !is_doctest && !is_excerpt && !code.contains(&format!("\n{}\n", lines.join("\n"))) {
                wrong.push(format!("{}: in no source file: {}", path.display(), lines.join("\n")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(blocks > 60, "{blocks} blocks");
}

/// Messages and comments refer to pages as `book/src/reference/name.md`.
#[test]
fn pages_that_sources_name_exist() {
    let mut sources = Vec::new();
    for name in [
        "ods-codegen/src",
        "ods-parser/src",
        "tools/odsgen/src",
        "ods-macros/src",
        "build-support/src",
        "ir-core/src",
    ] {
        files(&root().join(name), &["rs"], &mut sources);
    }
    let mut seen = 0;
    for path in &sources {
        let text = fs::read_to_string(path).expect("a source");
        for (at, _) in text.match_indices("book/src/") {
            let name: String = text[at..]
                .chars()
                .take_while(|c| c.is_alphanumeric() || matches!(c, '/' | '-' | '_' | '.'))
                .collect();
            if name.ends_with(".md") {
                seen += 1;
                assert!(root().join(&name).is_file(), "{}: {name}", path.display());
            }
        }
    }
    assert!(seen >= 2, "messages name pages");
}
