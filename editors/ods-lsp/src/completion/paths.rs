//! Paths of includes.

use lsp_types::CompletionItemKind;
use ods_codegen::prelude;
use ods_parser::source::Span;
use ods_parser::syntax::Token;

use super::items::{Items, Rank};
use crate::world::{Cursor, World};

/// Folders and files that can complete the path of an `include`.
pub(super) fn complete(world: &mut World<'_>, at: &Cursor, token: Token) -> Items {
    let written = at.text.slice(Span::new(token.span.lo + 1, at.offset.max(token.span.lo + 1)));
    let (folder, partial) = written.rsplit_once('/').map_or(("", written), |(folder, rest)| (folder, rest));
    let span = Span::new(at.offset - partial.len() as u32, at.offset);
    let mut items = Items::new(span, partial, false);
    let prefix = if folder.is_empty() { String::new() } else { format!("{folder}/") };
    for root in world.options.get(&at.path).search {
        let Ok(entries) = std::fs::read_dir(format!("{root}/{prefix}")) else { continue };
        for entry in entries.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_folder = entry.path().is_dir();
            if is_folder && !name.starts_with('.')
                || [".td", ".ods", ".inc"].iter().any(|ending| name.ends_with(ending))
            {
                add(&mut items, &name, is_folder);
            }
        }
    }
    let open: Vec<String> = world.files.open_paths().cloned().collect();
    let own = at.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let near = open.iter().filter_map(|path| path.strip_prefix(own)?.strip_prefix('/'));
    let embedded = prelude::FILES.iter().map(|(path, _)| *path);
    for rest in near.chain(embedded).filter_map(|path| path.strip_prefix(&prefix)) {
        match rest.split_once('/') {
            Some((folder, _)) => add(&mut items, folder, true),
            None => add(&mut items, rest, false),
        }
    }
    items
}

fn add(items: &mut Items, name: &str, is_folder: bool) {
    let kind = if is_folder { CompletionItemKind::FOLDER } else { CompletionItemKind::FILE };
    let rank = if is_folder { Rank::Near } else { Rank::Expected };
    items.add(rank, name, kind, String::new(), None, None);
}
