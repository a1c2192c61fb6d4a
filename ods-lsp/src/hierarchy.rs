//! Type hierarchy: the classes that a definition derives from, and the definitions that derive from a class, over all files.

use lsp_types::{
    TextDocumentIdentifier, TextDocumentPositionParams, TypeHierarchyItem, TypeHierarchyPrepareParams,
    TypeHierarchySubtypesParams, TypeHierarchySupertypesParams,
};
use rustc_hash::FxHashSet;

use crate::index::Item;
use crate::meaning::{Found, symbol_at};
use crate::symbols::kind;
use crate::unit::Symbol;
use crate::workspace;
use crate::world::World;

/// `textDocument/prepareTypeHierarchy`
pub(crate) fn prepare(
    world: &mut World<'_>,
    params: &TypeHierarchyPrepareParams,
) -> Option<Vec<TypeHierarchyItem>> {
    let found = symbol_at(world, &params.text_document_position_params)?;
    let Symbol::Item(id) = found.symbol else { return None };
    let path = &found.unit.files[id.file as usize].path;
    entry(world, path, found.unit.item(id)).map(|entry| vec![entry])
}

/// `typeHierarchy/supertypes`: the classes or multiclasses that a definition names after its colon.
pub(crate) fn supertypes(
    world: &mut World<'_>,
    params: &TypeHierarchySupertypesParams,
) -> Option<Vec<TypeHierarchyItem>> {
    let Found { unit, symbol: Symbol::Item(id), .. } = symbol_at(world, &position_of(&params.item))? else {
        return None;
    };
    let parents = unit.item(id).parents.iter();
    let parents: Vec<_> =
        parents.filter_map(|name| unit.class(name).or_else(|| unit.multiclass(name))).collect();
    let of_parent = |id: crate::unit::ItemId| entry(world, &unit.files[id.file as usize].path, unit.item(id));
    Some(parents.into_iter().filter_map(of_parent).collect())
}

/// `typeHierarchy/subtypes`: the definitions that name a class after their colon.
pub(crate) fn subtypes(
    world: &mut World<'_>,
    params: &TypeHierarchySubtypesParams,
) -> Option<Vec<TypeHierarchyItem>> {
    let found = symbol_at(world, &position_of(&params.item))?;
    let Symbol::Item(id) = found.symbol else { return None };
    let name = found.unit.item(id).name.clone()?;
    let (mut entries, mut seen) = (Vec::new(), FxHashSet::default());
    for unit in workspace::units_around(world, &found) {
        for id in unit.derived(&name) {
            let (path, item) = (&unit.files[id.file as usize].path, unit.item(id));
            if seen.insert((path.clone(), item.name_span)) {
                entries.extend(entry(world, path, item));
            }
        }
    }
    Some(entries)
}

/// The position of an item's name.
fn position_of(item: &TypeHierarchyItem) -> TextDocumentPositionParams {
    let document = TextDocumentIdentifier::new(item.uri.clone());
    TextDocumentPositionParams::new(document, item.selection_range.start)
}

/// A definition as the protocol has it.
fn entry(world: &mut World<'_>, path: &str, item: &Item) -> Option<TypeHierarchyItem> {
    let text = world.files.text(path).ok()?;
    let name = item.name.clone().unwrap_or_else(|| text.slice(item.name_span).to_owned());
    Some(TypeHierarchyItem {
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
