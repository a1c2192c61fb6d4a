//! Definitions, references, highlights and renaming.

use std::collections::HashMap;
use std::ops::Range;

use ir_core::text::TokenKind;
use lsp_text::Encoding;
use lsp_types::{
    DocumentHighlight, DocumentHighlightKind, Location, PrepareRenameResponse, TextEdit, Uri, WorkspaceEdit,
};

use crate::document::Document;
use crate::names::{Meaning, name_at};

/// `textDocument/definition`
pub(crate) fn definition(document: &Document, offset: u32) -> Option<Range<u32>> {
    name_at(document, offset)?.definition(document)
}

/// `textDocument/references`
pub(crate) fn references(document: &Document, offset: u32, with_definition: bool) -> Vec<Range<u32>> {
    let all = name_at(document, offset).map(|found| found.all(document)).unwrap_or_default();
    all.into_iter().filter(|(_, defines)| with_definition || !defines).map(|(range, _)| range).collect()
}

/// `textDocument/documentHighlight`
pub(crate) fn highlights(document: &Document, offset: u32, encoding: Encoding) -> Vec<DocumentHighlight> {
    let all = name_at(document, offset).map(|found| found.all(document)).unwrap_or_default();
    let kind = |defines| if defines { DocumentHighlightKind::WRITE } else { DocumentHighlightKind::READ };
    let highlight = |(range, defines)| DocumentHighlight {
        range: document.text.range(range, encoding),
        kind: Some(kind(defines)),
    };
    all.into_iter().map(highlight).collect()
}

/// Locations of ranges.
pub(crate) fn locations(
    document: &Document,
    ranges: Vec<Range<u32>>,
    uri: &Uri,
    encoding: Encoding,
) -> Vec<Location> {
    let location = |range| Location::new(uri.clone(), document.text.range(range, encoding));
    ranges.into_iter().map(location).collect()
}

/// The range without sigil of the name at an offset, if it can be renamed.
fn renamed(document: &Document, offset: u32) -> Result<(Range<u32>, &str), String> {
    let nothing = || "there is no name of a value, block, symbol or alias here".to_owned();
    let found = name_at(document, offset).ok_or_else(nothing)?;
    let is_local = matches!(found.meaning, Meaning::Entity(_) | Meaning::Unread);
    if is_local && !found.piece.is_parsed {
        return Err("the operation has an error: fix it first, so that all uses are found".to_owned());
    }
    if found.definition(document).is_none() {
        return Err("the name is not defined".to_owned());
    }
    let token = document.tokens.get(found.token).ok_or_else(nothing)?;
    Ok((token.start + 1..token.end, document.text.slice(token.start + 1..token.end)))
}

/// `textDocument/prepareRename`
pub(crate) fn prepare(
    document: &Document,
    offset: u32,
    encoding: Encoding,
) -> Result<PrepareRenameResponse, String> {
    let (range, name) = renamed(document, offset)?;
    Ok(PrepareRenameResponse::RangeWithPlaceholder {
        range: document.text.range(range, encoding),
        placeholder: name.trim_matches('"').to_owned(),
    })
}

/// `textDocument/rename`
pub(crate) fn rename(
    document: &Document,
    offset: u32,
    new: &str,
    uri: &Uri,
    encoding: Encoding,
) -> Result<WorkspaceEdit, String> {
    renamed(document, offset)?;
    let found = name_at(document, offset).ok_or("there is no name here")?;
    let kind = document.tokens[found.token].kind;
    let new = new.strip_prefix(['%', '^', '@', '#', '!']).unwrap_or(new);
    let text = spelled(kind, new)?;
    let all = found.all(document);
    let is_taken = |token: &ir_core::text::Token| {
        token.kind == kind
            && document.text.slice(token.start + 1..token.end) == text
            && !all.iter().any(|(range, _)| range.start == token.start)
    };
    let area = match found.meaning {
        Meaning::Entity(_) | Meaning::Unread => found.piece.range.clone(),
        Meaning::Symbol(_) | Meaning::Alias => found.section.range.clone(),
    };
    let in_area = |token: &&ir_core::text::Token| area.contains(&token.start);
    if document.tokens.iter().filter(in_area).any(is_taken) {
        return Err(format!("the name '{text}' is in use"));
    }
    let edit = |(range, _): (Range<u32>, bool)| {
        TextEdit::new(document.text.range(range.start + 1..range.end, encoding), text.clone())
    };
    let edits = all.into_iter().map(edit).collect();
    #[expect(clippy::mutable_key_type, reason = "the protocol's type")]
    let changes = HashMap::from([(uri.clone(), edits)]);
    Ok(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() })
}

/// The new name as it is written after its sigil.
fn spelled(kind: TokenKind, new: &str) -> Result<String, String> {
    let is_word = |c: char| {
        c.is_ascii_alphanumeric()
            || matches!(c, '_' | '$' | '-')
            || (c == '.' && kind != TokenKind::HashId && kind != TokenKind::ExclamationId)
    };
    let first = new.chars().next();
    let is_number = new.chars().all(|c| c.is_ascii_digit());
    let begins_well =
        first.is_some_and(|c| c.is_ascii_alphabetic() || c == '_' || (c == '$' && kind != TokenKind::AtId));
    let is_plain = new.chars().all(is_word)
        && (begins_well
            || (is_number && matches!(kind, TokenKind::PercentId | TokenKind::CaretId) && first.is_some()));
    match kind {
        _ if is_plain => Ok(new.to_owned()),
        TokenKind::AtId if !new.is_empty() => {
            Ok(format!("\"{}\"", new.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")))
        }
        _ => Err(format!("'{new}' is not a valid name")),
    }
}
