//! Records that differ in a number only, as a loop.

use lsp_types::CodeActionKind;
use ods_parser::source::Span;

use super::syntax::DefinitionSyntax;
use super::{Document, Refactoring};
use crate::index::{Item, ItemKind};

/// Replaces selected records by a loop, if they differ in the number at the end of their names and the same
/// number elsewhere.
///
/// `def F8 : Float<8>;` and `def F16 : Float<16>;` become `foreach n = [8, 16] in def F#n : Float<n>;`
pub(super) fn to_foreach(document: &Document<'_>) -> Option<Refactoring> {
    let Document { text, index, selected, .. } = document;
    let is_selected = |item: &&Item| item.span.lo < selected.hi && selected.lo < item.span.hi;
    let items: Vec<&Item> = index.items.iter().filter(is_selected).collect();
    let (first, last) = (items.first()?, items.last()?);
    let are_records = items.iter().all(|item| item.kind == ItemKind::Def && item.container.is_none());
    if items.len() < 2 || !are_records || document.is_inner(first.span) {
        return None;
    }
    // Between them is nothing but whitespace, so that nothing is lost.
    let is_adjacent =
        |pair: &[&Item]| text.slice(Span::new(pair[0].span.hi, pair[1].span.lo)).trim().is_empty();
    if !items.windows(2).all(is_adjacent) {
        return None;
    }
    let numbers: Vec<&str> =
        items.iter().map(|item| number_of(item.name.as_deref()?)).collect::<Option<_>>()?;
    let all: Vec<DefinitionSyntax<'_>> = items
        .iter()
        .map(|item| DefinitionSyntax::new(text, item.span, item.name_span.hi))
        .collect::<Option<_>>()?;
    let model = all.first()?;
    let variable = ["n", "i", "width", "k"]
        .into_iter()
        .find(|name| model.tokens.iter().all(|token| text.slice(token.span) != *name))?;
    let prefix = first.name.as_deref()?.strip_suffix(numbers[0])?;
    let mut replaced: Vec<(Span, String)> = Vec::new();
    if all.iter().any(|syntax| syntax.tokens.len() != model.tokens.len()) {
        return None;
    }
    for (at, token) in model.tokens.iter().enumerate() {
        let is_number = |(syntax, number): (&DefinitionSyntax<'_>, &&str)| {
            syntax.word(at) == *number && syntax.tokens[at].kind.is_number()
        };
        let is_name = |(syntax, number): (&DefinitionSyntax<'_>, &&str)| {
            syntax.word(at).strip_prefix(prefix) == Some(*number)
        };
        if token.span == first.name_span && all.iter().zip(&numbers).all(is_name) {
            replaced.push((token.span, format!("{prefix}#{variable}")));
        } else if all.iter().zip(&numbers).all(is_number) {
            replaced.push((token.span, variable.to_owned()));
        } else if all.iter().any(|syntax| syntax.word(at) != model.word(at)) {
            return None;
        }
    }
    let mut edits = vec![(
        Span::new(first.span.lo, first.span.lo),
        format!("foreach {variable} = [{}] in\n", numbers.join(", ")),
    )];
    edits.extend(replaced);
    edits.push((Span::new(first.span.hi, last.span.hi), String::new()));
    let title = format!("Convert {} records to 'foreach'", items.len());
    Some(Refactoring { title, kind: CodeActionKind::REFACTOR_REWRITE, edits })
}

/// The number at the end of a name, as it is printed: without zeros before it.
fn number_of(name: &str) -> Option<&str> {
    let number = &name[name.trim_end_matches(|c: char| c.is_ascii_digit()).len()..];
    let is_printed = !number.is_empty() && number.len() <= 9 && (number == "0" || !number.starts_with('0'));
    (is_printed && number.len() < name.len()).then_some(number)
}
