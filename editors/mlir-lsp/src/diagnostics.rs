//! Diagnostics as the protocol has them.

use std::ops::Range;

use ir_core::diagnostic::{Diagnostic, Severity};
use ir_core::text::TokenKind;
use lsp_text::Encoding;
use lsp_types::{DiagnosticRelatedInformation, DiagnosticSeverity, Location, Uri};
use rustc_hash::FxHashMap;

use crate::Host;
use crate::document::{Document, Section};
use crate::piece::Piece;
use crate::tokens::first_after;

/// The diagnostics of a document in the order of the text.
pub(crate) fn diagnostics(
    document: &Document,
    uri: &Uri,
    encoding: Encoding,
    source: &str,
) -> Vec<lsp_types::Diagnostic> {
    let mut found = Vec::new();
    for section in &document.sections {
        let mut add = |piece: &Piece, diagnostic: &Diagnostic| {
            let range = range(document, section, piece, diagnostic);
            let related: Vec<_> = diagnostic
                .notes
                .iter()
                .map(|note| related(document, section, piece, note, uri, encoding))
                .collect();
            let help = diagnostic.help.iter().map(|help| format!("\nhelp: {help}"));
            let mut shown = lsp_types::Diagnostic {
                range: document.text.range(range, encoding),
                severity: Some(severity(diagnostic.severity)),
                source: Some(source.to_owned()),
                message: std::iter::once(diagnostic.message.clone()).chain(help).collect(),
                ..lsp_types::Diagnostic::default()
            };
            shown.related_information = (!related.is_empty()).then_some(related);
            found.push(shown);
        };
        let header = section.module.as_ref().map(|module| &module.header);
        for piece in header.into_iter().chain(&section.pieces) {
            piece.problems.iter().for_each(|problem| add(piece, problem));
        }
        for (piece, problem) in &section.symbol_problems {
            add(&section.pieces[*piece], problem);
        }
    }
    found.sort_by_key(|found| (found.range.start, found.range.end));
    found
}

/// The notes about dialects, each at the first operation of its dialect.
pub(crate) fn notes(document: &Document, host: &Host<'_>, encoding: Encoding) -> Vec<lsp_types::Diagnostic> {
    let mut notes: FxHashMap<String, String> = document.dialect_notes(host).into_iter().collect();
    let mut found = Vec::new();
    for token in &document.tokens {
        if notes.is_empty() {
            break;
        }
        if !matches!(token.kind, TokenKind::BareId | TokenKind::String) {
            continue;
        }
        let name = document.text.slice(token.start..token.end).trim_start_matches('"');
        let Some((dialect, _)) = name.split_once('.') else { continue };
        let Some(message) = notes.remove(dialect) else { continue };
        found.push(lsp_types::Diagnostic {
            range: document.text.range(token.start..token.end, encoding),
            severity: Some(DiagnosticSeverity::HINT),
            source: Some(host.name.to_owned()),
            message,
            ..lsp_types::Diagnostic::default()
        });
    }
    found
}

fn severity(severity: Severity) -> DiagnosticSeverity {
    match severity {
        Severity::Error => DiagnosticSeverity::ERROR,
        Severity::Warning => DiagnosticSeverity::WARNING,
        Severity::Remark | Severity::Note => DiagnosticSeverity::INFORMATION,
    }
}

fn related(
    document: &Document,
    section: &Section,
    piece: &Piece,
    note: &Diagnostic,
    uri: &Uri,
    encoding: Encoding,
) -> DiagnosticRelatedInformation {
    let range = document.text.range(range(document, section, piece, note), encoding);
    DiagnosticRelatedInformation {
        location: Location::new(uri.clone(), range),
        message: note.message.clone(),
    }
}

/// The location of a diagnostic of a piece.
pub(crate) fn range(
    document: &Document,
    section: &Section,
    piece: &Piece,
    diagnostic: &Diagnostic,
) -> Range<u32> {
    let position =
        diagnostic.location.file_range(&document.ctx).filter(|place| place.line > 0 && place.column > 0);
    let found = position.and_then(|place| {
        let file = place.file.as_str(&document.ctx);
        let header = section.module.iter().map(|module| &module.header);
        let owner =
            std::iter::once(piece).chain(header).chain(&section.pieces).find(|piece| piece.file == file)?;
        offset(document, section, owner, place.line, place.column)
    });
    let Some(start) = found else {
        // An operation with a location of its own in the text.
        let start = document.tokens.get(piece.tokens.start).map_or(piece.range.start, |token| token.start);
        return token_range(document, start.max(piece.range.start));
    };
    token_range(document, start)
}

/// The token that begins at an offset; a character where there is none.
fn token_range(document: &Document, start: u32) -> Range<u32> {
    let token =
        document.tokens.get(first_after(&document.tokens, start)).filter(|token| token.start == start);
    let end = token.map_or_else(
        || {
            let next = document.text.content().get(start as usize..).and_then(|rest| rest.chars().next());
            start + next.filter(|next| !next.is_control()).map_or(0, |next| next.len_utf8() as u32)
        },
        |token| token.end,
    );
    start..end
}

fn offset(document: &Document, section: &Section, piece: &Piece, line: u32, column: u32) -> Option<u32> {
    let text = document.text.content();
    let module = section.module.as_ref().filter(|module| module.header.file == piece.file);
    let pieces = match module {
        Some(module) => vec![
            module.layout.range.start..module.layout.body.start,
            module.layout.body.end..module.layout.range.end,
        ],
        None => vec![piece.range.clone()],
    };
    let mut rest = line - 1;
    let mut column = column - 1;
    for range in &pieces {
        let bytes = text.as_bytes().get(range.start as usize..range.end as usize)?;
        let mut start = 0;
        while rest > 0
            && let Some(length) = bytes[start..].iter().position(|byte| *byte == b'\n')
        {
            start += length + 1;
            rest -= 1;
        }
        let is_here = rest == 0 && (start + column as usize) < bytes.len();
        if is_here || range.end == pieces[pieces.len() - 1].end {
            let at = (range.start as usize + start + column as usize).min(text.len());
            return (0..=at).rev().find(|&at| text.is_char_boundary(at)).map(|at| at as u32);
        }
        if rest == 0 {
            column -= (bytes.len() - start) as u32;
        }
    }
    None
}
