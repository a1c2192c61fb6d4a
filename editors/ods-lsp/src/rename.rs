//! Rename: classes, records, fields, template parameters, variables, operands.

use std::collections::HashMap;

use lsp_types::{
    PrepareRenameResponse, RenameParams, TextDocumentPositionParams, TextEdit, Uri, WorkspaceEdit,
};
use ods_parser::source::Span;
use ods_parser::syntax::TokenKind;

use crate::meaning::{Occurrence, symbol_at};
use crate::text::Text;
use crate::unit::{Symbol, Unit};
use crate::workspace;
use crate::world::World;

/// `textDocument/prepareRename`: the name without `$`.
///
/// # Errors
/// Why it cannot be renamed.
pub(crate) fn prepare(
    world: &mut World<'_>,
    params: &TextDocumentPositionParams,
) -> Result<Option<PrepareRenameResponse>, String> {
    let Some(found) = symbol_at(world, params) else { return Ok(None) };
    let text = world.files.text(&found.path).map_err(|error| error.to_string())?;
    occurrences(world, &found)?;
    let span = strip_sigil(&text, found.span);
    Ok(Some(PrepareRenameResponse::RangeWithPlaceholder {
        range: text.range(span, world.encoding),
        placeholder: text.slice(span).to_owned(),
    }))
}

/// `textDocument/rename`
///
/// # Errors
/// Why it cannot be renamed, or not to that name.
pub(crate) fn rename(world: &mut World<'_>, params: &RenameParams) -> Result<Option<WorkspaceEdit>, String> {
    let Some(found) = symbol_at(world, &params.text_document_position) else { return Ok(None) };
    let new_name = params.new_name.trim_start_matches('$');
    check_name(&found, new_name)?;
    let mut edits: Vec<(Uri, Vec<TextEdit>)> = Vec::new();
    for (path, span) in occurrences(world, &found)? {
        let text = world.files.text(&path).map_err(|error| error.to_string())?;
        let uri = world.uri(&path).ok_or("a file of the project has no URI")?;
        let edit = TextEdit::new(text.range(strip_sigil(&text, span), world.encoding), new_name.to_owned());
        match edits.iter_mut().find(|(known, _)| *known == uri) {
            Some((_, edits)) => edits.push(edit),
            None => edits.push((uri, vec![edit])),
        }
    }
    #[allow(
        clippy::mutable_key_type,
        reason = "the protocol's maps have URIs as keys, which cache parsed parts"
    )]
    let changes: HashMap<Uri, Vec<TextEdit>> = edits.into_iter().collect();
    Ok(Some(WorkspaceEdit::new(changes)))
}

/// The span of a name of a dag without `$`.
fn strip_sigil(text: &Text, span: Span) -> Span {
    if text.slice(span).starts_with('$') { Span::new(span.lo + 1, span.hi) } else { span }
}

/// All occurrences of a name.
fn occurrences(world: &mut World<'_>, found: &Occurrence) -> Result<Vec<(String, Span)>, String> {
    match &found.symbol {
        Symbol::File(_) => return Err("the path of a file cannot be renamed here".to_owned()),
        Symbol::Record(name) => {
            return Err(format!("no definition has the name '{name}': a 'defm' or an expression creates it"));
        }
        _ => {}
    }
    let all = workspace::references(world, found);
    if let Some((path, ..)) = all.iter().find(|(path, ..)| !workspace::is_own(world, path)) {
        return Err(format!("the name is in '{path}', which does not belong to the project"));
    }
    Ok(all.into_iter().map(|(path, span, _)| (path, span)).collect())
}

fn check_name(found: &Occurrence, name: &str) -> Result<(), String> {
    let is_word = !name.is_empty() && name.chars().all(|c| c == '_' || c.is_ascii_alphanumeric());
    if !is_word || name.chars().all(|c| c.is_ascii_digit()) || TokenKind::from_word(name).is_keyword() {
        return Err(format!("'{name}' is not a name"));
    }
    if is_taken(&found.unit, &found.symbol, name) {
        return Err(format!("there is another '{name}' already"));
    }
    Ok(())
}

/// Whether something of the same kind has the name already.
fn is_taken(unit: &Unit, symbol: &Symbol, name: &str) -> bool {
    match symbol {
        Symbol::Item(id) => {
            let old = unit.item(*id).name.as_deref().unwrap_or_default();
            let same_kind = [unit.class(old), unit.multiclass(old), unit.global(old)];
            let taken = [unit.class(name), unit.multiclass(name), unit.global(name)];
            same_kind
                .iter()
                .zip(taken)
                .any(|(own, other)| *own == Some(*id) && other.is_some_and(|other| other != *id))
        }
        Symbol::Field(id, old) => {
            let is_other = old != name;
            is_other && unit.field(&unit.lineage(*id), name).is_some()
        }
        Symbol::Param(id, index) => unit
            .item(*id)
            .params
            .iter()
            .enumerate()
            .any(|(at, param)| at != *index as usize && param.name == name),
        Symbol::Operand(id, old) => {
            old != name && unit.item(*id).operands.iter().any(|operand| operand.name == name)
        }
        Symbol::Local(..) | Symbol::Record(_) | Symbol::File(_) => false,
    }
}
