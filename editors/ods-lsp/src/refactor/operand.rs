//! A further operand of an operation, in its arguments, format and builders.

use lsp_types::CodeActionKind;
use ods_parser::source::Span;
use ods_parser::syntax::TokenKind;

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
    let arguments = dag_of(&syntax, field(&syntax, "arguments")?)?;
    let mut edits = vec![addition(&syntax, arguments, &format!("AnyType:${name}"))];
    edits.extend(field(&syntax, "assemblyFormat").and_then(|at| format_edit(&syntax, at, &name)));
    if let Some(builders) = field(&syntax, "builders") {
        let end = syntax.closing(builders)?;
        for at in (builders..end).filter(|&at| syntax.word(at) == "OpBuilder") {
            let Some(dag) = dag_of(&syntax, at + 2) else { continue };
            edits.push(addition(&syntax, dag, &format!("\"::mlir::Value\":${name}")));
        }
    }
    let title = format!("Add operand '${name}'");
    Some(Refactoring { title, kind: CodeActionKind::REFACTOR_REWRITE, edits })
}

/// A name that no dag of the operation has.
fn free_name(item: &Item) -> String {
    let is_free = |name: &String| item.operands.iter().all(|operand| operand.name != *name);
    let names = (1..).map(|n| if n == 1 { "operand".to_owned() } else { format!("operand{n}") });
    names.into_iter().find(is_free).unwrap_or_default()
}

/// Index of the first token of the value of `let field = …`.
fn field(syntax: &DefinitionSyntax<'_>, field: &str) -> Option<usize> {
    let is_let =
        |at: &usize| syntax.word(*at) == "let" && syntax.word(at + 1) == field && syntax.word(at + 2) == "=";
    (0..syntax.tokens.len()).find(is_let).map(|at| at + 3)
}

/// Indices of the brackets of a dag `(ins …)`.
fn dag_of(syntax: &DefinitionSyntax<'_>, at: usize) -> Option<(usize, usize)> {
    let is_dag = syntax.word(at) == "(" && syntax.word(at + 1) == "ins";
    is_dag.then(|| syntax.closing(at)).flatten().map(|end| (at, end))
}

/// The insertion of an argument at the end of a dag.
fn addition(syntax: &DefinitionSyntax<'_>, (open, close): (usize, usize), argument: &str) -> (Span, String) {
    let at = syntax.tokens[close - 1].span.hi;
    let separator = if close == open + 2 { " " } else { ", " };
    (Span::new(at, at), format!("{separator}{argument}"))
}

/// The addition of an operand and its type to a format that is one literal: before the attributes, and at the
/// end.
fn format_edit(syntax: &DefinitionSyntax<'_>, at: usize, name: &str) -> Option<(Span, String)> {
    let token = syntax.tokens.get(at)?;
    let quotes = match token.kind {
        TokenKind::STRING => 1,
        TokenKind::CODE => 2,
        _ => return None,
    };
    let literal = syntax.word(at);
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
