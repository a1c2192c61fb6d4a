//! Call hierarchy: a definition calls the classes and multiclasses that it derives from or instantiates, and
//! the records that it names.

use lsp_text::start_of;
use lsp_types::{
    CallHierarchyIncomingCall, CallHierarchyIncomingCallsParams, CallHierarchyItem,
    CallHierarchyOutgoingCall, CallHierarchyOutgoingCallsParams, CallHierarchyPrepareParams, Range,
    TextDocumentPositionParams,
};
use ods_parser::source::Span;

use crate::index::{Item, Role};
use crate::meaning::symbol_at;
use crate::symbols::kind;
use crate::unit::{ItemId, Symbol};
use crate::workspace;
use crate::world::World;

/// `textDocument/prepareCallHierarchy`
pub(crate) fn prepare(
    world: &mut World<'_>,
    params: &CallHierarchyPrepareParams,
) -> Option<Vec<CallHierarchyItem>> {
    item_at(world, &params.text_document_position_params).map(|item| vec![item])
}

/// The definition that a name means.
pub(crate) fn item_at(world: &mut World<'_>, at: &TextDocumentPositionParams) -> Option<CallHierarchyItem> {
    let found = symbol_at(world, at)?;
    let Symbol::Item(id) = found.symbol else { return None };
    let path = &found.unit.files[id.file as usize].path;
    entry(world, path, found.unit.item(id))
}

/// `callHierarchy/incomingCalls`: the definitions that mention this one, in all files.
pub(crate) fn incoming(
    world: &mut World<'_>,
    params: &CallHierarchyIncomingCallsParams,
) -> Option<Vec<CallHierarchyIncomingCall>> {
    let found = symbol_at(world, &name_of(&params.item))?;
    let mut callers: Vec<(String, u32, Vec<Span>)> = Vec::new();
    for (path, span, role) in workspace::references(world, &found) {
        let defines = world.options.get(&path).defines;
        let Some(index) = world.index(&path, &defines).filter(|_| role != Role::Definition) else { continue };
        let Some(item) = index.item_at(span.lo) else { continue };
        match callers.iter_mut().find(|(known, of, _)| *known == path && *of == item) {
            Some((_, _, spans)) => spans.push(span),
            None => callers.push((path, item, vec![span])),
        }
    }
    let mut calls = Vec::new();
    for (path, item, spans) in callers {
        let defines = world.options.get(&path).defines;
        let Some(index) = world.index(&path, &defines) else { continue };
        let Some(from) = entry(world, &path, &index.items[item as usize]) else { continue };
        calls.push(CallHierarchyIncomingCall { from, from_ranges: ranges(world, &path, &spans) });
    }
    Some(calls)
}

/// `callHierarchy/outgoingCalls`: the definitions that this one mentions.
pub(crate) fn outgoing(
    world: &mut World<'_>,
    params: &CallHierarchyOutgoingCallsParams,
) -> Option<Vec<CallHierarchyOutgoingCall>> {
    let at = world.cursor(&name_of(&params.item))?;
    let unit = world.unit(&at.path);
    let index = &unit.files.first()?.index;
    let caller = &index.items[index.item_at(at.offset)? as usize];
    let mut callees: Vec<(ItemId, Vec<Span>)> = Vec::new();
    for found in &index.uses {
        let is_inside = caller.span.lo <= found.span.lo && found.span.hi <= caller.span.hi;
        if !is_inside || found.role == Role::Definition {
            continue;
        }
        let Some(Symbol::Item(id)) = unit.resolve(0, found) else { continue };
        match callees.iter_mut().find(|(known, _)| *known == id) {
            Some((_, spans)) => spans.push(found.span),
            None => callees.push((id, vec![found.span])),
        }
    }
    let mut calls = Vec::new();
    for (id, spans) in callees {
        let Some(to) = entry(world, &unit.files[id.file as usize].path, unit.item(id)) else { continue };
        calls.push(CallHierarchyOutgoingCall { to, from_ranges: ranges(world, &at.path, &spans) });
    }
    Some(calls)
}

fn name_of(item: &CallHierarchyItem) -> TextDocumentPositionParams {
    start_of(&item.uri, item.selection_range)
}

/// A definition as an item of the protocol.
pub(crate) fn entry(world: &mut World<'_>, path: &str, item: &Item) -> Option<CallHierarchyItem> {
    let text = world.files.text(path).ok()?;
    let name = item.name.clone().unwrap_or_else(|| text.slice(item.name_span).to_owned());
    Some(CallHierarchyItem {
        name,
        kind: kind(item.kind),
        tags: None,
        detail: (!item.parents.is_empty()).then(|| item.parents.join(", ")),
        uri: world.uri(path)?,
        range: text.range(item.span, world.encoding),
        selection_range: text.range(item.name_span, world.encoding),
        data: None,
    })
}

fn ranges(world: &mut World<'_>, path: &str, spans: &[Span]) -> Vec<Range> {
    let Ok(text) = world.files.text(path) else { return Vec::new() };
    spans.iter().map(|&span| text.range(span, world.encoding)).collect()
}
