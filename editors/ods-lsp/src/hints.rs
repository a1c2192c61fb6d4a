//! Inlay hints: names of template arguments by position, and types of fields that are set.

use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel, InlayHintParams};
use ods_parser::source::Span;

use crate::text::Text;
use crate::unit::{ItemId, Unit};
use crate::world::World;

/// `textDocument/inlayHint`
pub(crate) fn hints(world: &mut World<'_>, params: &InlayHintParams) -> Option<Vec<InlayHint>> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let unit = world.unit(&path);
    let shown = text.span(params.range, world.encoding);
    let mut found = names_of_arguments(world, &unit, &text, shown);
    found.extend(types_of_fields(world, &unit, &text, shown));
    found.sort_by_key(|hint| hint.position);
    Some(found)
}

fn is_in(shown: Span, span: Span) -> bool {
    shown.lo <= span.lo && span.hi <= shown.hi
}

fn hint(world: &World<'_>, text: &Text, offset: u32, label: String, kind: InlayHintKind) -> InlayHint {
    InlayHint {
        position: world.position(text, offset),
        label: InlayHintLabel::String(label),
        kind: Some(kind),
        text_edits: None,
        tooltip: None,
        padding_left: None,
        padding_right: Some(kind == InlayHintKind::PARAMETER),
        data: None,
    }
}

/// Names of arguments, except for that of a class's only parameter, and for arguments with the same name.
fn names_of_arguments(world: &World<'_>, unit: &Unit, text: &Text, shown: Span) -> Vec<InlayHint> {
    let mut found = Vec::new();
    let arguments = unit.files.first().map_or(&[][..], |file| &file.index.arguments);
    for argument in arguments.iter().filter(|argument| is_in(shown, argument.span)) {
        let class = unit.class(&argument.class).or_else(|| unit.multiclass(&argument.class));
        let params = class.map_or(&[][..], |id| &unit.item(id).params);
        let Some(param) = params.get(argument.index as usize).filter(|_| params.len() > 1) else { continue };
        if text.slice(argument.span) != param.name {
            let label = format!("{}:", param.name);
            found.push(hint(world, text, argument.span.lo, label, InlayHintKind::PARAMETER));
        }
    }
    found
}

/// Types of the fields that definitions set, except strings, which are obvious.
fn types_of_fields(world: &World<'_>, unit: &Unit, text: &Text, shown: Span) -> Vec<InlayHint> {
    let mut found = Vec::new();
    let items = unit.files.first().map_or(&[][..], |file| &file.index.items);
    for (item, definition) in items.iter().enumerate() {
        if definition.span.hi < shown.lo || definition.span.lo > shown.hi || definition.lets.is_empty() {
            continue;
        }
        let lineage = unit.lineage(ItemId { file: 0, item: item as u32 });
        for set in definition.lets.iter().filter(|set| is_in(shown, set.span)) {
            let value = text.slice(set.value);
            let shows_type = value.starts_with(['"', '[', '(']) || matches!(value, "true" | "false");
            if let Some((_, field)) = unit.field(&lineage, &set.name).filter(|_| !shows_type) {
                found.push(hint(world, text, set.span.hi, format!(": {}", field.ty), InlayHintKind::TYPE));
            }
        }
    }
    found
}
