//! Checks folders, files without a declaring module, names of crates, and the width of comments.

use std::collections::BTreeSet;
use std::path::Path;

use super::rust::{Tokens, words};
use super::sources::{Repository, Source, read};

/// Largest number of columns of a line with a comment.
const COMMENT_COLUMNS: usize = 110;

/// Folders at the root, without hidden ones.
pub(super) fn root_folders(repository: &Repository) -> Vec<String> {
    let folders = repository.paths.iter().filter_map(|path| path.split_once('/')).map(|(folder, _)| folder);
    let folders: BTreeSet<&str> = folders.filter(|folder| !folder.starts_with('.')).collect();
    folders.into_iter().map(str::to_owned).collect()
}

/// Lines of comments that are too wide.
pub(super) fn wide_comments(repository: &Repository) -> Vec<String> {
    let mut found = Vec::new();
    for source in &repository.rust {
        for (number, line) in source.lines() {
            let is_wide = line.trim_start().starts_with("//") && line.chars().count() > COMMENT_COLUMNS;
            if is_wide {
                found.push(format!("{}:{number}: {} columns", source.path, line.chars().count()));
            }
        }
    }
    found
}

/// Rust files of crates that no module declares. They are not roots of targets, and no target reaches them by
/// `mod`, `include!` or `#[path]`.
pub(super) fn undeclared(repository: &Repository) -> Vec<String> {
    let is_in_crate = |path: &str| {
        repository.crates.iter().any(|krate| {
            let inner = path.strip_prefix(krate.as_str()).and_then(|inner| inner.strip_prefix('/'));
            inner.is_some_and(|inner| inner.starts_with("src/") || inner.starts_with("tests/"))
        })
    };
    let sources: Vec<_> = repository.rust.iter().filter(|source| is_in_crate(&source.path)).collect();
    let mut declared: BTreeSet<String> = BTreeSet::new();
    for source in &sources {
        declared.extend(declarations(&source.path, &source.tokens));
    }
    // With one program, a file of tests is one of its modules. Without a declaration, its tests would not
    // run.
    let has_one_program = |source: &Source| {
        let manifest = read(&format!("{}/Cargo.toml", source.krate)).unwrap_or_default();
        let inner = source.path.strip_prefix(&format!("{}/tests/", source.krate));
        manifest.contains("autotests = false") && inner.is_some_and(|inner| !inner.ends_with("main.rs"))
    };
    let is_root = |source: &Source| is_target_root(&source.path) && !has_one_program(source);
    let is_declared = |source: &Source| declared.contains(&source.path) || is_root(source);
    sources.iter().filter(|source| !is_declared(source)).map(|source| source.path.clone()).collect()
}

/// Whether Cargo compiles a file without a declaration.
fn is_target_root(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    matches!(
        parts[..],
        [.., "src", "lib.rs" | "main.rs"]
            | [.., "src", "bin", _]
            | [.., "src", "bin", _, "main.rs"]
            | [.., "tests", "main.rs"]
    ) || matches!(parts[..], [.., "tests", file] | [.., "tests", file, "main.rs"] if file.ends_with(".rs") || parts.ends_with(&["main.rs"]))
}

/// The files that the modules of a file may have.
fn declarations(path: &str, tokens: &Tokens) -> Vec<String> {
    let file = Path::new(path);
    let folder = file.parent().unwrap_or(Path::new(""));
    let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or("");
    // The folder of a file's modules depends on the kind of the file. None of the folders has files for
    // another reason.
    let folders = [folder.to_owned(), folder.join(stem)];
    let mut found = Vec::new();
    let mut add = |path: std::path::PathBuf| found.push(path.display().to_string());
    let declares_by_macro = tokens.code.contains("mod $");
    let names: Vec<(usize, &str)> = words(&tokens.code).collect();
    for pair in names.windows(2) {
        let [(_, keyword), (at, name)] = pair else { continue };
        // A macro that declares modules has their names as arguments.
        let is_argument = declares_by_macro && tokens.code[..*at].ends_with([' ', '(', '{']);
        if is_argument || *keyword == "mod" && tokens.code[at + name.len()..].trim_start().starts_with(';') {
            let name = name.strip_prefix("r#").unwrap_or(name);
            for folder in &folders {
                add(folder.join(format!("{name}.rs")));
                add(folder.join(name).join("mod.rs"));
            }
        }
    }
    // The paths of `#[path = "…"]`, `include!("…")` and `include_str!("…")`, from the file's folder.
    for (_, string) in tokens.strings.iter().filter(|(_, string)| string.ends_with(".rs")) {
        add(normalized(&folder.join(string)));
    }
    found
}

/// A path without `..`.
fn normalized(path: &Path) -> std::path::PathBuf {
    let mut result = std::path::PathBuf::new();
    for component in path.components() {
        match component {
            std::path::Component::ParentDir => _ = result.pop(),
            component => result.push(component),
        }
    }
    result
}

/// Crates with a package or library that is not named after their folder.
pub(super) fn crate_names(repository: &Repository) -> Vec<String> {
    let mut found = Vec::new();
    for krate in &repository.crates {
        let Ok(manifest) = read(&format!("{krate}/Cargo.toml")) else {
            found.push(format!("{krate}: the manifest cannot be read"));
            continue;
        };
        let folder = krate.rsplit('/').next().unwrap_or(krate);
        let package = if folder.starts_with("ods") { folder.to_owned() } else { format!("odsgen-{folder}") };
        let mut expect = |section: &str, expected: &str| {
            if let Some(name) = name_in(&manifest, section)
                && name != expected
            {
                found.push(format!(
                    "{krate}/Cargo.toml: {section} name = \"{name}\" instead of \"{expected}\""
                ));
            }
        };
        expect("[package]", &package);
        expect("[lib]", &folder.replace('-', "_"));
    }
    found
}

/// The name in a section of a manifest.
fn name_in<'m>(manifest: &'m str, section: &str) -> Option<&'m str> {
    let lines = manifest.lines().skip_while(|line| *line != section).skip(1);
    let mut lines = lines.take_while(|line| !line.starts_with('['));
    lines.find_map(|line| line.strip_prefix("name = \"")?.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::super::rust::tokenize;
    use super::*;

    #[test]
    fn files_of_modules() {
        let declarations = |path, text| super::declarations(path, &tokenize(text));
        let found = declarations("c/src/a.rs", "mod b;\nmod tests {}\n#[path = \"../other/x.rs\"]\nmod c;");
        for path in ["c/src/a/b.rs", "c/src/a/b/mod.rs", "c/other/x.rs"] {
            assert!(found.iter().any(|file| file == path), "{path}: {found:?}");
        }
        assert!(!found.iter().any(|file| file.contains("tests")), "{found:?}");
        assert!(declarations("c/src/lib.rs", "pub mod b;").contains(&"c/src/b.rs".to_owned()));
    }

    #[test]
    fn roots_of_targets() {
        for path in ["c/src/lib.rs", "c/src/bin/x.rs", "c/tests/x.rs", "c/tests/x/main.rs"] {
            assert!(is_target_root(path), "{path}");
        }
        assert!(!is_target_root("c/tests/x/y.rs"));
        assert!(!is_target_root("c/src/x.rs"));
    }

    #[test]
    fn names_in_manifests() {
        assert_eq!(name_in("[package]\nname = \"a\"\n[lib]\nname = \"b\"\n", "[lib]"), Some("b"));
        assert_eq!(name_in("[package]\nname = \"a\"\n", "[lib]"), None);
    }
}
