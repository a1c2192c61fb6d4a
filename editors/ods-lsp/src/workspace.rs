//! Definitions and names in all files of the folders that the client has open.

use std::path::Path;
use std::sync::Arc;

use ods_parser::loader::EMBEDDED;
use ods_parser::source::Span;
use rustc_hash::FxHashSet;

use crate::folders;
use crate::index::Role;
use crate::meaning::{Occurrence, definition_location};
use crate::unit::{ItemId, Symbol, Unit};
use crate::world::World;

/// Paths of the definition files below the folders of the client and of open documents, in byte order.
pub(crate) fn files(world: &World<'_>) -> Vec<String> {
    folders::definition_files(world.files.open_paths(), world.options.roots())
}

/// Paths of the definition files and of the modules, `.mlir`.
pub(crate) fn files_with_modules(world: &World<'_>) -> Vec<String> {
    folders::definition_files_and_modules(world.files.open_paths(), world.options.roots())
}

/// Whether a file belongs to the project, so that it may be edited.
pub(crate) fn is_own(world: &World<'_>, path: &str) -> bool {
    let is_open = world.files.document(path).is_some();
    let is_below = || world.options.roots().iter().any(|root| Path::new(path).starts_with(root));
    !path.starts_with(EMBEDDED) && (is_open || is_below())
}

/// All occurrences of a symbol, by path and position.
pub(crate) fn references(world: &mut World<'_>, found: &Occurrence) -> Vec<(String, Span, Role)> {
    let mut all: Vec<(String, Span, Role)> = Vec::new();
    let add = |all: &mut Vec<(String, Span, Role)>, unit: &Unit, symbol: &Symbol| {
        let names = unit.references(symbol).into_iter();
        all.extend(names.map(|(file, span, role)| (unit.files[file as usize].path.clone(), span, role)));
    };
    add(&mut all, &found.unit, &found.symbol);
    if let Some((defined_in, _)) = definition_location(world, found)
        && !matches!(found.symbol, Symbol::Local(..))
    {
        let name = found.unit.name(&found.symbol).to_owned();
        let mentions = |world: &mut World<'_>, path: &str| {
            world.files.text(path).is_ok_and(|text| text.content().contains(&name))
        };
        for (unit, file) in other_units(world, found, &defined_in, mentions) {
            if let Some(symbol) = relocate(&found.symbol, file) {
                add(&mut all, &unit, &symbol);
            }
        }
    }
    all.sort_unstable_by(|a, b| (&a.0, a.1).cmp(&(&b.0, b.1)));
    all.dedup_by(|a, b| a.0 == b.0 && a.1 == b.1);
    all
}

/// The definitions that `select` chooses from the unit of a name, and from the units of the files that
/// include its definition. Each is listed once, in the first unit that has it.
pub(crate) fn definitions_around(
    world: &mut World<'_>,
    found: &Occurrence,
    select: impl Fn(&Unit) -> Vec<ItemId>,
) -> Vec<(Arc<Unit>, ItemId)> {
    let mut units = vec![Arc::clone(&found.unit)];
    if let Some((defined_in, _)) = definition_location(world, found) {
        units.extend(other_units(world, found, &defined_in, |_, _| true).into_iter().map(|(unit, _)| unit));
    }
    let mut seen = FxHashSet::default();
    let mut all = Vec::new();
    for unit in units {
        for id in select(&unit) {
            if seen.insert((unit.files[id.file as usize].path.clone(), unit.item(id).name_span)) {
                all.push((Arc::clone(&unit), id));
            }
        }
    }
    all
}

/// The units of files that are not in the unit of a name, but include where it is defined, with the index of
/// that file. Only files that `is_wanted` accepts are looked at.
fn other_units(
    world: &mut World<'_>,
    found: &Occurrence,
    defined_in: &str,
    is_wanted: impl Fn(&mut World<'_>, &str) -> bool,
) -> Vec<(Arc<Unit>, u32)> {
    let mut units = Vec::new();
    for path in files(world) {
        if found.unit.file(&path).is_some() || !is_wanted(world, &path) {
            continue;
        }
        let unit = world.unit(&path);
        if let Some(file) = unit.file(defined_in) {
            units.push((unit, file));
        }
    }
    units
}

/// The symbol in a unit that has its file at another index.
fn relocate(symbol: &Symbol, file: u32) -> Option<Symbol> {
    let moved = |id: &ItemId| ItemId { file, item: id.item };
    Some(match symbol {
        Symbol::Item(id) => Symbol::Item(moved(id)),
        Symbol::Field(id, name) => Symbol::Field(moved(id), name.clone()),
        Symbol::Param(id, index) => Symbol::Param(moved(id), *index),
        Symbol::Operand(id, name) => Symbol::Operand(moved(id), name.clone()),
        Symbol::Record(name) => Symbol::Record(name.clone()),
        Symbol::File(path) => Symbol::File(path.clone()),
        Symbol::Local(..) => return None,
    })
}
