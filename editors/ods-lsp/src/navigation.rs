//! Navigation from names to definitions, types, records of a class, references, and included files.

use std::sync::Arc;

use lsp_types::{
    DocumentHighlight, DocumentHighlightKind, DocumentLink, DocumentLinkParams, GotoDefinitionParams,
    GotoDefinitionResponse, Location, ReferenceParams, TextDocumentPositionParams,
};
use ods_parser::source::Span;
use rustc_hash::FxHashSet;

use crate::index::Role;
use crate::meaning::{definition_location, symbol_at};
use crate::rust_files;
use crate::string_names::{self, StringName};
use crate::unit::{ItemId, Symbol, Unit};
use crate::workspace;
use crate::world::World;

/// `textDocument/definition` and `textDocument/declaration`. From the definition of a field that a class of
/// the definition sets, too, it goes to the declaration.
pub(crate) fn definition(
    world: &mut World<'_>,
    params: &GotoDefinitionParams,
) -> Option<GotoDefinitionResponse> {
    let Some(found) = symbol_at(world, &params.text_document_position_params) else {
        return directive_definition(world, params);
    };
    let (path, span) = definition_location(world, &found)?;
    world.location(&path, span).map(GotoDefinitionResponse::Scalar)
}

/// The Rust implementations of a directive `custom<Name>`.
fn directive_definition(
    world: &mut World<'_>,
    params: &GotoDefinitionParams,
) -> Option<GotoDefinitionResponse> {
    let at = world.cursor(&params.text_document_position_params)?;
    let (StringName::Directive(name), _) = string_names::name_at(world, &at)? else { return None };
    let all = rust_files::implementations(world, &at.path, &name);
    let locations = all.into_iter().filter_map(|(path, span)| world.location(&path, span)).collect();
    Some(GotoDefinitionResponse::Array(locations))
}

/// `textDocument/typeDefinition`: the classes of a record, field or parameter.
pub(crate) fn type_definition(
    world: &mut World<'_>,
    params: &GotoDefinitionParams,
) -> Option<GotoDefinitionResponse> {
    let found = symbol_at(world, &params.text_document_position_params)?;
    let classes = match &found.symbol {
        Symbol::Item(id) => {
            let parents = &found.unit.item(*id).parents;
            parents
                .iter()
                .filter_map(|name| found.unit.class(name).or_else(|| found.unit.multiclass(name)))
                .collect()
        }
        symbol => found.unit.type_of(symbol).into_iter().take(1).collect(),
    };
    Some(GotoDefinitionResponse::Array(locations_of(world, &found.unit, &classes)))
}

fn locations_of(world: &mut World<'_>, unit: &Unit, items: &Vec<ItemId>) -> Vec<Location> {
    let mut found = Vec::new();
    for &id in items {
        found.extend(world.location(&unit.files[id.file as usize].path, unit.item(id).name_span));
    }
    found
}

/// `textDocument/implementation`: the definitions that derive from a class, directly or indirectly, or the
/// statements that set a field.
pub(crate) fn implementation(
    world: &mut World<'_>,
    params: &GotoDefinitionParams,
) -> Option<GotoDefinitionResponse> {
    let found = symbol_at(world, &params.text_document_position_params)?;
    let locations = match &found.symbol {
        Symbol::Item(id) => {
            let name = found.unit.item(*id).name.clone()?;
            let all = workspace::definitions_around(world, &found, |unit| all_derived(unit, &name));
            let location = |(unit, id): (Arc<Unit>, ItemId)| {
                world.location(&unit.files[id.file as usize].path, unit.item(id).name_span)
            };
            all.into_iter().filter_map(location).collect()
        }
        Symbol::Field(..) => {
            let mut writes = workspace::references(world, &found);
            writes.retain(|(_, _, role)| *role == Role::Write);
            writes.into_iter().filter_map(|(path, span, _)| world.location(&path, span)).collect()
        }
        _ => return None,
    };
    Some(GotoDefinitionResponse::Array(locations))
}

/// Definitions below a class.
fn all_derived(unit: &Unit, class: &str) -> Vec<ItemId> {
    let mut seen = FxHashSet::default();
    let mut found = unit.derived(class);
    found.retain(|id| seen.insert(*id));
    let mut next = 0;
    while let Some(&id) = found.get(next) {
        next += 1;
        if let Some(name) = &unit.item(id).name {
            found.extend(unit.derived(name).into_iter().filter(|id| seen.insert(*id)));
        }
    }
    found.sort_unstable();
    found
}

/// `textDocument/references`
pub(crate) fn references(world: &mut World<'_>, params: &ReferenceParams) -> Option<Vec<Location>> {
    let found = symbol_at(world, &params.text_document_position)?;
    let all = workspace::references(world, &found);
    let is_wanted = |role: Role| params.context.include_declaration || role != Role::Definition;
    let wanted = all.into_iter().filter(|(.., role)| is_wanted(*role));
    Some(wanted.filter_map(|(path, span, _)| world.location(&path, span)).collect())
}

/// `textDocument/documentHighlight`
pub(crate) fn highlights(
    world: &mut World<'_>,
    params: &TextDocumentPositionParams,
) -> Option<Vec<DocumentHighlight>> {
    let found = symbol_at(world, params)?;
    let text = world.files.text(&found.path).ok()?;
    let all = found.unit.references(&found.symbol).into_iter().filter(|(file, ..)| *file == 0);
    let highlight = |(_, span, role): (u32, Span, Role)| DocumentHighlight {
        range: text.range(span, world.encoding),
        kind: Some(match role {
            Role::Read => DocumentHighlightKind::READ,
            Role::Definition | Role::Write => DocumentHighlightKind::WRITE,
        }),
    };
    Some(all.map(highlight).collect())
}

/// `textDocument/documentLink`: included files.
pub(crate) fn links(world: &mut World<'_>, params: &DocumentLinkParams) -> Option<Vec<DocumentLink>> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let unit = world.unit(&path);
    let file = unit.files.first()?;
    let mut links = Vec::new();
    for (include, target) in file.index.includes.iter().zip(&file.includes) {
        let Some(target) = target else { continue };
        let inner =
            Span::new(include.span.lo + 1, include.span.hi.saturating_sub(1).max(include.span.lo + 1));
        links.push(DocumentLink {
            range: text.range(inner, world.encoding),
            target: world.uri(target),
            tooltip: Some(target.clone()),
            data: None,
        });
    }
    Some(links)
}
