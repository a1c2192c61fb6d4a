//! Inlay hints: the types of results.

use std::ops::Range;

use ir_core::text::NamedEntity;
use lsp_text::Encoding;
use lsp_types::{InlayHint, InlayHintKind, InlayHintLabel};

use crate::document::Document;

/// The most characters of a type that are shown.
const MOST_CHARACTERS: usize = 60;

/// The types of results that are named in a range.
pub(crate) fn hints(document: &Document, range: &Range<u32>, encoding: Encoding) -> Vec<InlayHint> {
    let mut found = Vec::new();
    for section in &document.sections {
        let pieces = section.pieces.iter();
        for piece in pieces.filter(|piece| piece.range.start <= range.end && piece.range.end >= range.start) {
            let base = piece.range.start;
            for name in piece.names.iter().filter(|name| name.is_definition) {
                let NamedEntity::Value(index) = name.entity else { continue };
                let end = base + name.end;
                if !(range.start..=range.end).contains(&end) {
                    continue;
                }
                let values: Vec<_> = piece
                    .values_of_name(index)
                    .into_iter()
                    .filter(|&value| section.ir.is_live_value(value))
                    .collect();
                // The source contains the types of block arguments.
                if values.is_empty() || values.iter().any(|&value| section.ir.defining_op(value).is_none()) {
                    continue;
                }
                let types: Vec<String> =
                    values.iter().map(|&value| section.ir.value_type(value).to_text(&document.ctx)).collect();
                found.push(hint(document, end, &types.join(", "), encoding));
            }
        }
    }
    found.sort_by_key(|hint| hint.position);
    found
}

fn hint(document: &Document, at: u32, ty: &str, encoding: Encoding) -> InlayHint {
    let shown = match ty.char_indices().nth(MOST_CHARACTERS) {
        Some((end, _)) => format!(": {}…", &ty[..end]),
        None => format!(": {ty}"),
    };
    InlayHint {
        position: document.text.position(at, encoding),
        label: InlayHintLabel::String(shown),
        kind: Some(InlayHintKind::TYPE),
        text_edits: None,
        tooltip: None,
        padding_left: None,
        padding_right: Some(true),
        data: None,
    }
}
