//! Hover: types of values, blocks, symbols, aliases, and the documentation of operations.

use std::ops::Range;

use ir_core::context::Context;
use ir_core::ir::{Definition, Ir, Op};
use ir_core::text::{AsmState, NamedEntity, PrintOptions, TokenKind};

use crate::document::{Document, Section};
use crate::names::{Meaning, Occurrence, name_at};
use crate::tokens::index_at;

/// The most characters of a generic form that are shown.
const MOST_CHARACTERS: usize = 4000;

/// Description of the text at an offset, as Markdown, and the range that it is about.
pub(crate) fn hover(document: &Document, offset: u32) -> Option<(String, Range<u32>)> {
    if let Some(found) = name_at(document, offset) {
        let token = document.tokens.get(found.token)?;
        return Some((name(document, &found)?, token.start..token.end));
    }
    let token = document.tokens.get(index_at(&document.tokens, offset)?)?;
    let (section, piece) = document.piece_at(token.start)?;
    let range = token.start..token.end;
    if let Some(recorded) = piece.op_named_at(token.start) {
        return Some((operation(&section.ir, recorded.op), range));
    }
    let spelling = document.spelling(token);
    let is_name = token.kind.is_identifier() && spelling.contains('.');
    is_name.then(|| documentation(&document.ctx, spelling)).flatten().map(|text| (text, range))
}

fn name(document: &Document, found: &Occurrence<'_>) -> Option<String> {
    let token = document.tokens.get(found.token)?;
    let spelling = document.spelling(token);
    match &found.meaning {
        Meaning::Entity(NamedEntity::Value(index)) => {
            let values: Vec<_> = found.piece.values_of_name(*index);
            let ir = &found.section.ir;
            let shown: Vec<String> = values
                .into_iter()
                .filter(|&value| ir.is_live_value(value))
                .map(|value| {
                    format!("{} // {}", ir.value_type(value).to_text(&document.ctx), origin(ir, value))
                })
                .collect();
            let first = format!("{spelling} : {}", shown.first()?);
            Some(fenced(
                &std::iter::once(first).chain(shown.into_iter().skip(1)).collect::<Vec<_>>().join("\n"),
            ))
        }
        Meaning::Entity(NamedEntity::Block(index)) => {
            let block = *found.piece.blocks.get(*index as usize)?;
            Some(fenced(&block_text(found.section, document, block, spelling)))
        }
        Meaning::Unread => None,
        Meaning::Symbol(definition) => {
            let line = document.text.line(document.text.line_of(definition.start));
            let text = document.text.slice(line).trim().trim_end_matches('{').trim_end().to_owned();
            let docs = definition
                .op
                .and_then(|op| summary(&document.ctx, found.section.ir.name(op).as_str(&document.ctx)));
            Some(fenced(&text) + &docs.map(|docs| format!("\n\n{docs}")).unwrap_or_default())
        }
        Meaning::Alias => alias(document, found.section, token.kind, &spelling[1..]),
    }
}

fn origin(ir: &Ir, value: ir_core::ir::Value) -> String {
    let name = |op: Op| ir.name(op).as_str(ir.context()).to_owned();
    match ir.definition(value) {
        Definition::Result(op, index) if ir.num_results(op) == 1 && index == 0 => {
            format!("result of {}", name(op))
        }
        Definition::Result(op, index) => format!("result #{index} of {}", name(op)),
        Definition::Argument(block, index) => match ir.parent_op(block) {
            Some(op) => format!("argument #{index} of a block of {}", name(op)),
            None => format!("argument #{index}"),
        },
    }
}

fn block_text(section: &Section, document: &Document, block: ir_core::ir::Block, spelling: &str) -> String {
    let ir = &section.ir;
    if !ir.is_live_block(block) {
        return spelling.to_owned();
    }
    let types: Vec<String> =
        ir.arguments(block).map(|value| ir.value_type(value).to_text(&document.ctx)).collect();
    let arguments = if types.is_empty() { String::new() } else { format!("({})", types.join(", ")) };
    let last = ir.last_op(block).map(|op| ir.successors(op).count());
    let successors =
        last.map(|count| format!(" // {} operations, {count} successors", ir.ops(block).count()));
    format!("{spelling}{arguments}{}", successors.unwrap_or_default())
}

/// The value of an alias, written out.
fn alias(document: &Document, section: &Section, kind: TokenKind, name: &str) -> Option<String> {
    for piece in &section.pieces {
        if kind == TokenKind::HashId
            && let Some((_, value)) = piece.attribute_aliases.iter().find(|(known, _)| known == name)
        {
            return Some(fenced(&shortened(value.to_text(&document.ctx))));
        }
        if kind == TokenKind::ExclamationId
            && let Some((_, value)) = piece.type_aliases.iter().find(|(known, _)| known == name)
        {
            return Some(fenced(&shortened(value.to_text(&document.ctx))));
        }
    }
    None
}

/// The documentation of an operation and its generic form without regions.
fn operation(ir: &Ir, op: Op) -> String {
    let name = ir.name(op).as_str(ir.context());
    let documentation = documentation(ir.context(), name).unwrap_or_else(|| format!("`{name}`"));
    format!("{documentation}\n\n---\n\nGeneric form:\n{}", fenced(&generic_form(ir, op, true)))
}

/// The generic form of an operation, with its attributes written out.
pub(crate) fn generic_form(ir: &Ir, op: Op, skip_regions: bool) -> String {
    let options = PrintOptions {
        generic: true,
        local_scope: true,
        skip_regions,
        elide_elements_above: Some(16),
        elide_resources_above: Some(64),
        ..PrintOptions::default()
    };
    let scope = AsmState::scope(ir, op, &options);
    let mut output = Vec::new();
    // Writing to memory does not fail.
    let _ = AsmState::new(ir, scope, options).print_op(ir, op, &mut output);
    let text = String::from_utf8_lossy(&output).into_owned();
    if skip_regions { shortened(text) } else { text }
}

/// The documentation of a registered operation.
pub(crate) fn documentation(ctx: &Context, name: &str) -> Option<String> {
    let definition = ctx.registered_ops().find(|op| op.name() == name)?;
    let lines: Vec<&str> = definition.documentation().collect();
    Some(format!("**{name}**\n\n{}", lines.join("\n").trim()).trim_end().to_owned())
}

/// The first paragraph of a registered operation's documentation.
pub(crate) fn summary(ctx: &Context, name: &str) -> Option<String> {
    let definition = ctx.registered_ops().find(|op| op.name() == name)?;
    first_paragraph(definition.documentation())
}

pub(crate) fn first_paragraph<'a>(lines: impl Iterator<Item = &'a str>) -> Option<String> {
    let lines: Vec<&str> = lines.map(str::trim).take_while(|line| !line.is_empty()).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

fn fenced(text: &str) -> String {
    format!("```mlir\n{text}\n```")
}

fn shortened(text: String) -> String {
    match text.char_indices().nth(MOST_CHARACTERS) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text,
    }
}
