//! The Rust sources beside definitions: implementations of directives.

use std::path::Path;

use ods_parser::source::Span;

use crate::code::occurrences;
use crate::world::World;

/// Rust files of a crate that are looked at.
const MAX_FILES: usize = 2_000;

/// The occurrences of `directives::Name` in the Rust files of a crate, as spans of the name.
pub(crate) fn uses_of_directive(world: &mut World<'_>, definitions: &str, name: &str) -> Vec<(String, Span)> {
    let path_of_directive = format!("directives::{name}");
    let mut found = Vec::new();
    for path in files(world, definitions) {
        let Ok(text) = world.files.text(&path) else { continue };
        for at in occurrences(text.content(), &path_of_directive) {
            let end = (at + path_of_directive.len()) as u32;
            found.push((path.clone(), Span::new(end - name.len() as u32, end)));
        }
    }
    found
}

/// The names of a directive in its implementations, `impl Directive<MapOp> for directives::Row`.
pub(crate) fn implementations(world: &mut World<'_>, definitions: &str, name: &str) -> Vec<(String, Span)> {
    let mut all = uses_of_directive(world, definitions, name);
    all.retain(|(path, span)| {
        let text = world.files.text(path);
        text.is_ok_and(|text| text.content()[..span.lo as usize].ends_with("for directives::"))
    });
    all
}

/// Open Rust files, and those below `src` of the crate that a file belongs to.
fn files(world: &World<'_>, definitions: &str) -> Vec<String> {
    let is_rust = |path: &String| path.ends_with(".rs");
    let mut found: Vec<String> = world.files.open_paths().filter(|path| is_rust(path)).cloned().collect();
    let root = Path::new(definitions).ancestors().skip(1).find(|folder| folder.join("Cargo.toml").is_file());
    let mut folders: Vec<_> = root.map(|root| root.join("src")).into_iter().collect();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(folder) else { continue };
        for entry in entries.flatten() {
            // Links are not followed, since they may form cycles.
            let Ok(kind) = entry.file_type() else { continue };
            let path = entry.path();
            if kind.is_dir() {
                folders.push(path);
            } else if kind.is_file() && path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path.to_string_lossy().into_owned());
            }
        }
        if found.len() > MAX_FILES {
            break;
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}
