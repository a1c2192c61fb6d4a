//! Outlines: the definitions of a document, and those of the workspace.

use lsp_types::{
    DocumentSymbol, DocumentSymbolParams, DocumentSymbolResponse, SymbolInformation, SymbolKind,
    WorkspaceSymbolParams,
};

use crate::index::{FileIndex, Item, ItemKind};
use crate::text::Text;
use crate::workspace;
use crate::world::World;

/// Symbols that a search returns at most.
const MAX_FOUND: usize = 500;

/// `textDocument/documentSymbol`
pub(crate) fn document_symbols(
    world: &mut World<'_>,
    params: &DocumentSymbolParams,
) -> Option<DocumentSymbolResponse> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let options = world.options.get(&path);
    let index = world.index(&path, &options.defines)?;
    Some(DocumentSymbolResponse::Nested(children(world, &index, &text, None)))
}

/// The definitions directly inside of another one, or outside of all.
fn children(
    world: &World<'_>,
    index: &FileIndex,
    text: &Text,
    container: Option<u32>,
) -> Vec<DocumentSymbol> {
    let all = index.items.iter().enumerate().filter(|(_, item)| item.container == container);
    let outline = |(id, item): (usize, &Item)| {
        let mut inner: Vec<DocumentSymbol> = Vec::new();
        for field in &item.fields {
            let detail = Some(field.ty.clone());
            let range = text.range(field.span, world.encoding);
            inner.push(symbol(field.name.clone(), detail, SymbolKind::FIELD, range, range));
        }
        inner.extend(children(world, index, text, Some(id as u32)));
        let name = item.name.clone().unwrap_or_else(|| text.slice(item.name_span).to_owned());
        let detail = (!item.parents.is_empty()).then(|| item.parents.join(", "));
        let range = text.range(item.span, world.encoding);
        let mut found =
            symbol(name, detail, kind(item.kind), range, text.range(item.name_span, world.encoding));
        found.children = (!inner.is_empty()).then_some(inner);
        found
    };
    all.map(outline).collect()
}

#[allow(deprecated, reason = "the structure of the protocol has a deprecated field")]
fn symbol(
    name: String,
    detail: Option<String>,
    kind: SymbolKind,
    range: lsp_types::Range,
    selection_range: lsp_types::Range,
) -> DocumentSymbol {
    // The protocol wants a name.
    let name = if name.is_empty() { "anonymous".to_owned() } else { name };
    DocumentSymbol {
        name,
        detail,
        kind,
        tags: None,
        deprecated: None,
        range,
        selection_range,
        children: None,
    }
}

/// The kind of a definition in the protocol.
pub(crate) fn kind(kind: ItemKind) -> SymbolKind {
    match kind {
        ItemKind::Class => SymbolKind::CLASS,
        ItemKind::Multiclass => SymbolKind::NAMESPACE,
        ItemKind::Def | ItemKind::Defm => SymbolKind::OBJECT,
        ItemKind::Defset => SymbolKind::ARRAY,
        ItemKind::Defvar => SymbolKind::VARIABLE,
        ItemKind::Deftype => SymbolKind::TYPE_PARAMETER,
    }
}

/// `workspace/symbol`: definitions whose names contain the characters of the query in order, the shortest
/// names first.
pub(crate) fn workspace_symbols(
    world: &mut World<'_>,
    params: &WorkspaceSymbolParams,
) -> Vec<SymbolInformation> {
    let mut matches = Vec::new();
    for path in workspace::files(world) {
        let options = world.options.get(&path);
        let Some(index) = world.index(&path, &options.defines) else { continue };
        for item in &index.items {
            if let Some(name) = item.name.as_ref().filter(|name| is_match(&params.query, name)) {
                matches.push((name.len(), name.clone(), path.clone(), item.name_span, kind(item.kind)));
            }
        }
    }
    matches.sort_by(|a, b| (a.0, &a.1, &a.2, a.3).cmp(&(b.0, &b.1, &b.2, b.3)));
    matches.truncate(MAX_FOUND);
    let found = matches.into_iter().filter_map(|(_, name, path, span, kind)| {
        let location = world.location(&path, span)?;
        #[allow(deprecated, reason = "the structure of the protocol has a deprecated field")]
        Some(SymbolInformation { name, kind, tags: None, deprecated: None, location, container_name: None })
    });
    found.collect()
}

/// Whether a name has the characters of a query in their order; letters of both cases are the same.
fn is_match(query: &str, name: &str) -> bool {
    let mut rest = name.chars();
    query.chars().all(|wanted| rest.any(|c| c.eq_ignore_ascii_case(&wanted)))
}
