//! A further operand of an operation, in its arguments, format and builders.

use lsp_types::CodeActionKind;
use ods_parser::source::Span;
use ods_parser::syntax::TokenKind;
use ods_parser::syntax::tree::{NodeKind, SyntaxNode};

use super::syntax::DefinitionSyntax;
use super::{Document, Refactoring};
use crate::index::{Item, ItemKind};
use crate::unit::ItemId;

/// Adds an operand to the operation at the cursor, which has arguments of its own.
pub(super) fn add(document: &Document<'_>) -> Option<Refactoring> {
    let Document { text, index, unit, selected } = document;
    let id = index.item_at(selected.lo)?;
    let item = &index.items[id as usize];
    let lineage = unit.lineage(ItemId { file: 0, item: id });
    let is_operation = lineage.iter().any(|&id| unit.item(id).name.as_deref() == Some("Op"));
    if !is_operation || item.kind != ItemKind::Def {
        return None;
    }
    let syntax = DefinitionSyntax::new(text, item.span, item.name_span.hi)?;
    let name = free_name(item);
    let mut edits = vec![addition(&syntax.field_value("arguments")?, &format!("AnyType:${name}"))?];
    edits.extend(syntax.field_value("assemblyFormat").and_then(|format| format_edit(&format, &name)));
    let builders = syntax.field_value("builders").and_then(|value| value.child(NodeKind::LIST));
    for builder in builders.into_iter().flat_map(SyntaxNode::children) {
        let arguments = builder.child(NodeKind::ARGS).filter(|_| builder.text().starts_with("OpBuilder<"));
        let parameters = arguments.and_then(|arguments| arguments.child(NodeKind::VALUE));
        edits.extend(parameters.and_then(|value| addition(&value, &format!("\"::mlir::Value\":${name}"))));
    }
    let edits = edits.into_iter().map(|(span, inserted)| (syntax.span(span), inserted)).collect();
    let title = format!("Add operand '${name}'");
    Some(Refactoring { title, kind: CodeActionKind::REFACTOR_REWRITE, edits })
}

/// A name that no dag of the operation has.
fn free_name(item: &Item) -> String {
    let is_free = |name: &String| item.operands.iter().all(|operand| operand.name != *name);
    let names = (1..).map(|n| if n == 1 { "operand".to_owned() } else { format!("operand{n}") });
    names.into_iter().find(is_free).unwrap_or_default()
}

/// The insertion of an argument at the end of a dag `(ins …)`; none for other values.
fn addition(value: &SyntaxNode<'_>, argument: &str) -> Option<(Span, String)> {
    let dag = value.child(NodeKind::DAG)?;
    dag.children().next().filter(|operator| operator.text() == "ins")?;
    let tokens = dag.tokens().iter().filter(|token| !token.kind.is_trivia());
    let last = tokens.rev().nth(1)?.span.hi;
    let separator = if dag.children().count() == 1 { " " } else { ", " };
    Some((Span::new(last, last), format!("{separator}{argument}")))
}

/// The addition of an operand and its type to a format that is one literal: before the attributes, and at the
/// end.
fn format_edit(value: &SyntaxNode<'_>, name: &str) -> Option<(Span, String)> {
    let token = value.tokens().first()?;
    let quotes = match token.kind {
        TokenKind::STRING => 1,
        TokenKind::CODE => 2,
        _ => return None,
    };
    let literal = value.text().get(..(token.span.hi - token.span.lo) as usize)?;
    let inner = literal.get(quotes..literal.len().checked_sub(quotes)?)?;
    let attributes = inner.find("attr-dict").unwrap_or(inner.trim_end().len());
    let (before, after) = inner.split_at(attributes);
    let comma = if before.contains('$') { "`,` " } else { "" };
    let gap = if before.is_empty() || before.ends_with(char::is_whitespace) { "" } else { " " };
    let content = after.trim_end();
    let ty = if content.contains("type(") { "`,` " } else { "`:` " };
    let rest = &after[content.len()..];
    let space = if content.is_empty() { "" } else { " " };
    let format = format!("{before}{gap}{comma}${name} {content}{space}{ty}type(${name}){rest}");
    let span = Span::new(token.span.lo + quotes as u32, token.span.hi - quotes as u32);
    Some((span, format))
}
