//! Files that get other names: the `include`s that find them.

use std::collections::HashMap;

use lsp_text::uri;
use lsp_types::{FileRename, RenameFilesParams, TextEdit, Uri, WorkspaceEdit};
use ods_parser::source::Span;

use crate::workspace;
use crate::world::World;

/// `workspace/willRenameFiles`: edits of the files that include one that moves, or one of a folder that does.
pub(crate) fn will_rename(world: &mut World<'_>, params: &RenameFilesParams) -> Option<WorkspaceEdit> {
    let path = |text: &str| text.parse::<Uri>().ok().map(|uri| uri::to_path(&uri));
    let moves: Vec<(String, String)> = params
        .files
        .iter()
        .filter_map(|FileRename { old_uri, new_uri }| Some((path(old_uri)?, path(new_uri)?)))
        .collect();
    #[allow(
        clippy::mutable_key_type,
        reason = "the protocol's maps have URIs as keys, which cache parsed parts"
    )]
    let mut changes: HashMap<Uri, Vec<TextEdit>> = HashMap::new();
    for path in workspace::files(world) {
        let options = world.options.get(&path);
        let (Ok(text), Some(index)) = (world.files.text(&path), world.index(&path, &options.defines)) else {
            continue;
        };
        for include in &index.includes {
            let Ok((target, _)) = world.files.include(&include.path, &options) else { continue };
            let Some(moved) = moves.iter().find_map(|(old, new)| moved(&target, old, new)) else { continue };
            let Some(written) = written(&include.path, &target, &moved, &options.search) else { continue };
            let inner = Span::new(include.span.lo + 1, include.span.hi.saturating_sub(1));
            let edit = TextEdit::new(text.range(inner, world.encoding), written);
            changes.entry(world.uri(&path)?).or_default().push(edit);
        }
    }
    (!changes.is_empty()).then(|| WorkspaceEdit::new(changes))
}

/// The new path of a file when `old`, which is it or a folder around it, becomes `new`.
fn moved(path: &str, old: &str, new: &str) -> Option<String> {
    let rest = path.strip_prefix(old)?;
    (rest.is_empty() || rest.starts_with('/')).then(|| format!("{new}{rest}"))
}

/// The path by which an include finds the moved file: below the folder that it was found in, or else below
/// another one.
fn written(include: &str, target: &str, moved: &str, search: &[String]) -> Option<String> {
    let folder = target.strip_suffix(include).map(|folder| folder.trim_end_matches('/'));
    let path_below = |folder: &str| moved.strip_prefix(folder)?.strip_prefix('/').map(str::to_owned);
    folder.and_then(path_below).or_else(|| search.iter().find_map(|folder| path_below(folder)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn includes_name_the_moved_file() {
        assert_eq!(moved("/w/a.td", "/w/a.td", "/w/b.td").as_deref(), Some("/w/b.td"));
        assert_eq!(moved("/w/lib/a.td", "/w/lib", "/w/x/y").as_deref(), Some("/w/x/y/a.td"));
        assert_eq!(moved("/w/library/a.td", "/w/lib", "/w/x"), None);
        let search = ["/w".to_owned(), "/inc".to_owned()];
        let of = |include: &str, target: &str, moved: &str| written(include, target, moved, &search);
        assert_eq!(of("a.td", "/w/a.td", "/w/sub/b.td").as_deref(), Some("sub/b.td"));
        assert_eq!(of("x/a.td", "/inc/x/a.td", "/inc/y/a.td").as_deref(), Some("y/a.td"));
        assert_eq!(of("a.td", "/w/a.td", "/inc/a.td").as_deref(), Some("a.td"));
        assert_eq!(of("a.td", "/w/a.td", "/elsewhere/a.td"), None);
    }
}
