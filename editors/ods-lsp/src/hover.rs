//! Hover: the definition of a name, and the evaluated record.

use lsp_types::{Hover, HoverContents, HoverParams, MarkupContent, MarkupKind};
use ods_codegen::model;
use ods_parser::records::{FieldRef, RecordRef};
use ods_parser::source::Span;

use crate::analysis::Analysis;
use crate::bang;
use crate::context::Context;
use crate::hover_rust::rust_items;
use crate::index::{Item, ItemKind, Member, Operand};
use crate::meaning::{Occurrence, definition_location, symbol_at};
use crate::text::Text;
use crate::unit::{ItemId, Symbol, Unit};
use crate::world::World;

/// Characters of a value that are shown.
const MAX_VALUE: usize = 300;
/// Fields of a record that are shown.
const MAX_FIELDS: usize = 40;

/// `textDocument/hover`
pub(crate) fn hover(world: &mut World<'_>, params: &HoverParams) -> Option<Hover> {
    let position = &params.text_document_position_params;
    let at = world.cursor(position)?;
    let Some(found) = symbol_at(world, position) else {
        let (span, text) = operator_at(&at.text, at.offset)?;
        return Some(shown(world, &at.text, span, text));
    };
    let text = describe(world, &found)?;
    Some(shown(world, &at.text, found.span, text))
}

fn shown(world: &World<'_>, text: &Text, span: Span, value: String) -> Hover {
    Hover {
        contents: HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value }),
        range: Some(text.range(span, world.encoding)),
    }
}

/// The bang operator or directive of a format at an offset, with its documentation.
fn operator_at(text: &Text, offset: u32) -> Option<(Span, String)> {
    let content = text.content().as_str();
    let is_word = |c: char| c == '_' || c == '-' || c.is_ascii_alphanumeric();
    let before = &content[..offset as usize];
    let start = before
        .rfind(|c: char| !is_word(c))
        .map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
    let length = content[start..].find(|c: char| !is_word(c)).unwrap_or(content.len() - start);
    let end = start + length;
    let word = &content[start..end];
    if before[..start].ends_with('!') {
        let operator = bang::operator(word)?;
        let span = Span::new(start as u32 - 1, end as u32);
        return Some((span, code_and_text(&operator.signature(), operator.documentation)));
    }
    let context = Context::new(content, offset);
    if context.inside.is_some() && context.field() == Some("assemblyFormat") {
        let (name, documentation) = bang::directive(word)?;
        return Some((Span::new(start as u32, end as u32), code_and_text(name, documentation)));
    }
    None
}

pub(crate) fn code_and_text(code: &str, text: &str) -> String {
    let code = format!("```tablegen\n{code}\n```");
    if text.is_empty() { code } else { format!("{code}\n\n{text}") }
}

/// The description of a symbol, in Markdown.
pub(crate) fn describe(world: &mut World<'_>, found: &Occurrence) -> Option<String> {
    let unit = &found.unit;
    match &found.symbol {
        Symbol::Item(id) => Some(definition(world, found, *id)),
        Symbol::Field(id, name) => {
            let field = unit.item(*id).fields.iter().find(|field| field.name == *name)?;
            let mut text = code_and_text(&member_text(world, unit, *id, field), &comment(world, found));
            text.push_str(&format!(
                "\n\nField of `{}`",
                unit.item(*id).name.as_deref().unwrap_or("this record")
            ));
            text.push_str(&value_here(world, found, name).unwrap_or_default());
            Some(text)
        }
        Symbol::Param(id, index) => {
            let param = unit.item(*id).params.get(*index as usize)?;
            let text = code_and_text(&member_text(world, unit, *id, param), "");
            Some(format!(
                "{text}\n\nTemplate parameter of `{}`",
                unit.item(*id).name.as_deref().unwrap_or_default()
            ))
        }
        Symbol::Operand(id, name) => {
            let operand = unit.item(*id).operands.iter().find(|operand| operand.name == *name)?;
            Some(operand_text(world, found, *id, operand))
        }
        Symbol::Record(name) => {
            let analysis = world.analysis(&found.path);
            let record = analysis.outcome.records.def(name)?;
            Some(record_text(&analysis, record))
        }
        Symbol::File(path) => Some(code_and_text(&format!("include \"{path}\""), "")),
        Symbol::Local(file, span) => {
            let text = world.files.text(&unit.files[*file as usize].path).ok()?;
            Some(code_and_text(text.slice(*span), "Variable of this file"))
        }
    }
}

/// The comment above a definition.
fn comment(world: &mut World<'_>, found: &Occurrence) -> String {
    let Some((path, span)) = definition_location(world, found) else { return String::new() };
    world.files.text(&path).map(|text| text.comment_above(span.lo)).unwrap_or_default()
}

/// The declaration of a member as it is written.
fn member_text(world: &mut World<'_>, unit: &Unit, id: ItemId, member: &Member) -> String {
    let text = world.files.text(&unit.files[id.file as usize].path).ok();
    let value = member.value.and_then(|span| text.as_ref().map(|text| limited(text.slice(span))));
    let value = value.map_or_else(String::new, |value| format!(" = {value}"));
    format!("{} {}{value}", member.ty, member.name)
}

fn limited(text: &str) -> String {
    match text.char_indices().nth(MAX_VALUE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A class, record or variable.
fn definition(world: &mut World<'_>, found: &Occurrence, id: ItemId) -> String {
    let unit = &found.unit;
    let item = unit.item(id);
    let comment = comment(world, found);
    let analysis = world.analysis(&found.path);
    let records = &analysis.outcome.records;
    let name = item.name.as_deref().unwrap_or_default();
    match item.kind {
        ItemKind::Def | ItemKind::Defm | ItemKind::Defset | ItemKind::Defvar => {
            if let Some(record) = records.def(name) {
                let text = record_text(&analysis, record);
                return if comment.is_empty() { text } else { format!("{text}\n\n{comment}") };
            }
            let value = records.globals().find(|(known, _)| *known == name);
            let value = value.map_or_else(String::new, |(_, value)| format!(" = {}", limited(&value.text())));
            code_and_text(&format!("{} {name}{value}", keyword(item.kind)), &comment)
        }
        ItemKind::Class | ItemKind::Multiclass | ItemKind::Deftype => {
            let mut text = code_and_text(&head(world, unit, id), &comment);
            if item.kind == ItemKind::Class {
                text.push_str(&format!("\n\n{}", counted(records.derived(name).count(), "record")));
            }
            text
        }
    }
}

/// `1 record`, `2 records`
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

fn keyword(kind: ItemKind) -> &'static str {
    match kind {
        ItemKind::Class => "class",
        ItemKind::Multiclass => "multiclass",
        ItemKind::Def => "def",
        ItemKind::Defm => "defm",
        ItemKind::Defset => "defset",
        ItemKind::Defvar => "defvar",
        ItemKind::Deftype => "deftype",
    }
}

/// The head of a class: name, parameters, classes that it derives from.
pub(crate) fn head(world: &mut World<'_>, unit: &Unit, id: ItemId) -> String {
    let item: &Item = unit.item(id);
    let params: Vec<String> = item.params.iter().map(|param| member_text(world, unit, id, param)).collect();
    let params = if params.is_empty() { String::new() } else { format!("<{}>", params.join(", ")) };
    let parents =
        if item.parents.is_empty() { String::new() } else { format!(" : {}", item.parents.join(", ")) };
    format!("{} {}{params}{parents}", keyword(item.kind), item.name.as_deref().unwrap_or_default())
}

/// An evaluated record: its documentation, syntax and fields.
fn record_text(analysis: &Analysis, record: RecordRef<'_>) -> String {
    let classes: Vec<&str> = record.superclasses().iter().rev().map(|class| class.name()).collect();
    let classes =
        if classes.is_empty() { String::new() } else { format!(" : {}", limited(&classes.join(", "))) };
    let mut text = code_and_text(&format!("def {}{classes}", record.name()), "");
    let summary = record.get("summary").as_str().map(str::trim).filter(|summary| !summary.is_empty());
    if let Some(summary) = summary {
        text.push_str(&format!("\n\n{summary}"));
    }
    let operation =
        model::all_operations(record.records()).flatten().find(|operation| operation.record == record);
    if let Some(operation) = operation {
        text.push_str(&format!("\n\nOperation `{}`", operation.name()));
    }
    if let Some(format) = record.get("assemblyFormat").as_str() {
        text.push_str(&format!("\n\n```text\n{}\n```", format.trim()));
    }
    if let Some(items) = rust_items(analysis, record) {
        text.push_str(&format!("\n\n```rust\n{items}\n```"));
    }
    let fields: Vec<FieldRef<'_>> = record.fields().filter(has_content).collect();
    if fields.is_empty() {
        return text;
    }
    text.push_str("\n\n```tablegen\n");
    for field in fields.iter().take(MAX_FIELDS) {
        text.push_str(&format!(
            "{} {} = {};\n",
            field.type_text(),
            field.name(),
            limited(&field.value().text())
        ));
    }
    if fields.len() > MAX_FIELDS {
        text.push_str(&format!("// and {}\n", counted(fields.len() - MAX_FIELDS, "more field")));
    }
    text.push_str("```");
    if let [_, made_by, ..] = record.spans()
        && let Some((path, _)) = analysis.location(*made_by)
    {
        text.push_str(&format!("\n\nMade by a `defm` in `{path}`"));
    }
    text
}

/// Whether a field's value is worth reading: it is set, not empty, and not the name of an anonymous record.
fn has_content(field: &FieldRef<'_>) -> bool {
    let text = field.value().text();
    !matches!(text.as_str(), "?" | "\"\"" | "[]" | "0")
        && !text.contains("anonymous_")
        && !is_empty_dag(&text)
}

/// `(ins)` and the like
fn is_empty_dag(text: &str) -> bool {
    text.starts_with('(') && !text.contains(' ')
}

/// The value of a field in the record that the cursor is in, and where it was set.
fn value_here(world: &mut World<'_>, found: &Occurrence, field: &str) -> Option<String> {
    let index = &found.unit.files.first()?.index;
    let item = &index.items[index.item_at(found.span.lo)? as usize];
    let name = item.name.as_deref().filter(|_| item.kind == ItemKind::Def)?;
    let analysis = world.analysis(&found.path);
    let field = analysis.outcome.records.def(name)?.field(field)?;
    let mut text = format!("\n\nIn `{name}`:\n\n```tablegen\n{}\n```", limited(&field.value().text()));
    if let Some((path, span)) = analysis.location(field.span()) {
        let line =
            world.files.text(path).map(|text| text.position(span.lo, world.encoding).line + 1).unwrap_or(1);
        let file = path.rsplit('/').next().unwrap_or(path);
        text.push_str(&format!("\n\nSet in `{file}`, line {line}"));
    }
    Some(text)
}

/// An operand, result or attribute with its constraint.
fn operand_text(world: &mut World<'_>, found: &Occurrence, id: ItemId, operand: &Operand) -> String {
    let path = &found.unit.files[id.file as usize].path;
    let value = match (operand.value, world.files.text(path)) {
        (Some(span), Ok(text)) => text.slice(span).to_owned(),
        _ => String::new(),
    };
    let colon = if value.is_empty() { "" } else { ":" };
    let role = match operand.operator.as_str() {
        "ins" => "Argument",
        "outs" => "Result",
        "region" => "Region",
        "successor" => "Successor",
        _ => "Name in a dag",
    };
    let mut text = code_and_text(&format!("{}{colon}${}", limited(&value), operand.name), role);
    let analysis = world.analysis(&found.path);
    if let Some(summary) =
        analysis.outcome.records.def(&value).and_then(|record| record.get("summary").as_str())
    {
        text.push_str(&format!(": {summary}"));
    }
    text
}
