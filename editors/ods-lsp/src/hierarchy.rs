//! Type hierarchy: the classes that a definition derives from, and the definitions that derive from a class,
//! over all files.

use lsp_text::start_of;
use lsp_types::{
    CallHierarchyItem, TextDocumentPositionParams, TypeHierarchyItem, TypeHierarchyPrepareParams,
    TypeHierarchySubtypesParams, TypeHierarchySupertypesParams,
};

use crate::calls;
use crate::index::Item;
use crate::meaning::{Occurrence, symbol_at};
use crate::unit::Symbol;
use crate::workspace;
use crate::world::World;

/// `textDocument/prepareTypeHierarchy`
pub(crate) fn prepare(
    world: &mut World<'_>,
    params: &TypeHierarchyPrepareParams,
) -> Option<Vec<TypeHierarchyItem>> {
    let item = calls::item_at(world, &params.text_document_position_params)?;
    Some(vec![type_item(item)])
}

/// `typeHierarchy/supertypes`: the classes or multiclasses that a definition names after its colon.
pub(crate) fn supertypes(
    world: &mut World<'_>,
    params: &TypeHierarchySupertypesParams,
) -> Option<Vec<TypeHierarchyItem>> {
    let Occurrence { unit, symbol: Symbol::Item(id), .. } = symbol_at(world, &name_of(&params.item))? else {
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
    let found = symbol_at(world, &name_of(&params.item))?;
    let Symbol::Item(id) = found.symbol else { return None };
    let name = found.unit.item(id).name.clone()?;
    let mut entries = Vec::new();
    for (unit, id) in workspace::definitions_around(world, &found, |unit| unit.derived(&name)) {
        entries.extend(entry(world, &unit.files[id.file as usize].path, unit.item(id)));
    }
    Some(entries)
}

/// A definition as an item of the protocol.
fn entry(world: &mut World<'_>, path: &str, item: &Item) -> Option<TypeHierarchyItem> {
    calls::entry(world, path, item).map(type_item)
}

fn type_item(item: CallHierarchyItem) -> TypeHierarchyItem {
    let CallHierarchyItem { name, kind, detail, uri, range, selection_range, data, .. } = item;
    TypeHierarchyItem { name, kind, tags: None, detail, uri, range, selection_range, data }
}

fn name_of(item: &TypeHierarchyItem) -> TextDocumentPositionParams {
    start_of(&item.uri, item.selection_range)
}
