//! Inside of assembly formats: directives and names of operands.

use lsp_types::CompletionItemKind;
use ods_parser::source::Span;
use ods_parser::syntax::Token;

use super::items::{Items, Rank};
use super::values::Scope;
use crate::bang::DIRECTIVES;
use crate::context::Context;
use crate::world::{Cursor, World};

/// Directives, and the operands of the definition.
pub(super) fn complete(world: &mut World<'_>, at: &Cursor, context: &Context<'_>, token: Token) -> Items {
    let before = at.text.slice(Span::new(token.span.lo, at.offset));
    let is_word = |c: char| c == '_' || c == '-' || c.is_ascii_alphanumeric();
    let word = before.len() - before.trim_end_matches(is_word).len();
    let has_sigil = before[..before.len() - word].ends_with('$');
    let start = at.offset - word as u32 - u32::from(has_sigil);
    let span = Span::new(start, at.offset);
    let mut items = Items::new(span, at.text.slice(span), world.snippets);
    // Between backticks is text of the author's choice.
    if before.matches('`').count() % 2 == 1 {
        return items;
    }
    if !has_sigil {
        for (text, documentation) in DIRECTIVES {
            let name = text.split(['(', '<']).next().unwrap_or(text);
            let snippet = match name {
                _ if name == *text => None,
                "custom" => Some("custom<${1:Name}>($0)".to_owned()),
                _ => Some(format!("{name}($0)")),
            };
            let documentation = Some((*documentation).to_owned());
            items.add(
                Rank::Near,
                name,
                CompletionItemKind::KEYWORD,
                (*text).to_owned(),
                snippet,
                documentation,
            );
        }
    }
    let scope = Scope::new(world, at, context);
    operands(world, &scope, &mut items, "$");
    items
}

/// Names in dags of the enclosing definition and of its classes, with the text before them.
pub(super) fn operands(world: &mut World<'_>, scope: &Scope, items: &mut Items, sigil: &str) {
    for name in &scope.dag_names {
        let (label, snippet) = (format!("{sigil}{name}"), escaped(sigil, name, items.has_snippets()));
        items.add(Rank::Expected, &label, CompletionItemKind::VARIABLE, String::new(), snippet, None);
    }
    for &id in &scope.lineage {
        let path = &scope.unit.files[id.file as usize].path;
        for operand in &scope.unit.item(id).operands {
            let constraint = match (operand.value, world.files.text(path)) {
                (Some(span), Ok(text)) => text.slice(span).to_owned(),
                _ => String::new(),
            };
            let snippet = escaped(sigil, &operand.name, items.has_snippets());
            let label = format!("{sigil}{}", operand.name);
            items.add(Rank::Expected, &label, CompletionItemKind::VARIABLE, constraint, snippet, None);
        }
    }
}

/// In a snippet a `$` would begin a field.
fn escaped(sigil: &str, name: &str, has_snippets: bool) -> Option<String> {
    has_snippets.then(|| if sigil == "$" { format!("\\${name}") } else { format!("{sigil}{name}") })
}
