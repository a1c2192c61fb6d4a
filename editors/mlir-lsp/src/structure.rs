//! Structure of a document: symbols, folding, selection.

use ir_core::text::{Token, TokenKind};
use lsp_text::Encoding;
use lsp_types::{DocumentSymbol, FoldingRange, Position, SelectionRange, SymbolKind};

use crate::document::{Document, Section};
use crate::piece::Piece;
use crate::tokens::{first_after, index_at};

/// `textDocument/documentSymbol`: symbols, each with those in it.
pub(crate) fn symbols(document: &Document, encoding: Encoding) -> Vec<DocumentSymbol> {
    let mut found = Vec::new();
    for section in &document.sections {
        let mut inner: Vec<DocumentSymbol> = Vec::new();
        for piece in &section.pieces {
            inner.extend(piece_symbols(document, section, piece, encoding));
        }
        match &section.module {
            Some(module) => {
                let name = module.header.symbols.first().map_or("module", |symbol| symbol.name.as_str());
                let range = trimmed(document, module.layout.range.start, module.layout.range.end);
                let selection = module.layout.range.start..module.layout.body.start;
                found.push(symbol(document, name, "builtin.module", range, selection, inner, encoding));
            }
            None => found.append(&mut inner),
        }
    }
    found
}

/// The symbols of a piece, each with its nested symbols.
pub(crate) fn piece_symbols(
    document: &Document,
    section: &Section,
    piece: &Piece,
    encoding: Encoding,
) -> Vec<DocumentSymbol> {
    let base = piece.range.start;
    let mut open: Vec<(u32, DocumentSymbol)> = Vec::new();
    let mut found = Vec::new();
    let mut close = |open: &mut Vec<(u32, DocumentSymbol)>, before: u32| {
        while open.last().is_some_and(|(end, _)| *end <= before)
            && let Some((_, done)) = open.pop()
        {
            match open.last_mut() {
                Some((_, outer)) => outer.children.get_or_insert_default().push(done),
                None => found.push(done),
            }
        }
    };
    for defined in &piece.symbols {
        let Some(recorded) = piece.recorded.iter().find(|recorded| recorded.op == defined.op) else {
            continue;
        };
        close(&mut open, recorded.start);
        let range = trimmed(document, base + recorded.start, base + recorded.next);
        let selection = base + defined.range.start..base + defined.range.end;
        let kind = section.ir.name(defined.op).as_str(&document.ctx);
        open.push((
            recorded.next,
            symbol(document, &defined.name, kind, range, selection, Vec::new(), encoding),
        ));
    }
    close(&mut open, u32::MAX);
    found
}

/// The range up to the end of its last token.
fn trimmed(document: &Document, start: u32, end: u32) -> std::ops::Range<u32> {
    let last = document.tokens.partition_point(|token| token.start < end);
    let end = last.checked_sub(1).map_or(end, |last| document.tokens[last].end);
    start..end.max(start)
}

fn symbol(
    document: &Document,
    name: &str,
    op: &str,
    range: std::ops::Range<u32>,
    selection: std::ops::Range<u32>,
    children: Vec<DocumentSymbol>,
    encoding: Encoding,
) -> DocumentSymbol {
    let kind = match op {
        "builtin.module" | "gpu.module" => SymbolKind::MODULE,
        _ if op.ends_with(".func") => SymbolKind::FUNCTION,
        _ if op.contains("global") => SymbolKind::VARIABLE,
        _ => SymbolKind::OBJECT,
    };
    let selection = selection.start.max(range.start)..selection.end.min(range.end);
    #[expect(deprecated, reason = "the field has to be set")]
    DocumentSymbol {
        name: if name.is_empty() { "\"\"".to_owned() } else { name.to_owned() },
        detail: Some(op.to_owned()),
        kind,
        tags: None,
        deprecated: None,
        range: document.text.range(range, encoding),
        selection_range: document.text.range(selection, encoding),
        children: (!children.is_empty()).then_some(children),
    }
}

fn closer(open: TokenKind) -> Option<TokenKind> {
    match open {
        TokenKind::LBrace => Some(TokenKind::RBrace),
        TokenKind::LParen => Some(TokenKind::RParen),
        TokenKind::LSquare => Some(TokenKind::RSquare),
        _ => None,
    }
}

/// Pairs of brackets in a range of tokens, as indices.
fn brackets(tokens: &[Token]) -> Vec<(usize, usize)> {
    let mut open: Vec<usize> = Vec::new();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if closer(token.kind).is_some() {
            open.push(at);
        } else if let Some(&last) = open.last()
            && closer(tokens[last].kind) == Some(token.kind)
        {
            open.pop();
            found.push((last, at));
        }
    }
    found
}

/// `textDocument/foldingRange`: brackets and sections of several lines.
pub(crate) fn folding(document: &Document) -> Vec<FoldingRange> {
    let line = |offset: u32| document.text.line_of(offset) as u32;
    let mut found: Vec<(u32, u32)> = brackets(&document.tokens)
        .into_iter()
        .map(|(open, close)| (line(document.tokens[open].start), line(document.tokens[close].start)))
        .filter(|(start, end)| end > start)
        .map(|(start, end)| (start, end - 1))
        .collect();
    found.extend(
        document
            .sections
            .iter()
            .skip(1)
            .map(|section| (line(section.range.start), line(section.range.end.saturating_sub(1)))),
    );
    found.retain(|(start, end)| end > start);
    found.sort_unstable();
    found.dedup_by_key(|(start, _)| *start);
    let range = |(start_line, end_line)| FoldingRange { start_line, end_line, ..FoldingRange::default() };
    found.into_iter().map(range).collect()
}

/// `textDocument/selectionRange`: the word, the contents of brackets, the operation, the piece, the section.
pub(crate) fn selection(document: &Document, position: Position, encoding: Encoding) -> SelectionRange {
    let offset = document.text.offset(position, encoding);
    let mut ranges: Vec<std::ops::Range<u32>> = Vec::new();
    ranges.push(0..document.text.content().len() as u32);
    if let Some(section) = document.section_at(offset) {
        ranges.push(section.range.clone());
        let first = first_after(&document.tokens, section.range.start);
        let end = document.tokens.partition_point(|token| token.start < section.range.end);
        let tokens = &document.tokens[first.min(end)..end];
        for (open, close) in brackets(tokens) {
            ranges.push(tokens[open].end..tokens[close].start);
            ranges.push(tokens[open].start..tokens[close].end);
        }
    }
    if let Some((_, piece)) = document.piece_at(offset) {
        ranges.push(trimmed(document, piece.range.start, piece.range.end));
        let base = piece.range.start;
        ranges.extend(piece.recorded.iter().map(|op| trimmed(document, base + op.start, base + op.next)));
    }
    if let Some(token) = index_at(&document.tokens, offset).map(|at| &document.tokens[at]) {
        ranges.push(token.start..token.end);
    }
    ranges.retain(|range| range.start <= offset && offset <= range.end);
    ranges.sort_by_key(|range| (std::cmp::Reverse(range.end - range.start), range.start));
    ranges.dedup();
    let mut nested: Option<SelectionRange> = None;
    let mut last: Option<std::ops::Range<u32>> = None;
    for range in ranges {
        if last.as_ref().is_some_and(|last| range.start < last.start || range.end > last.end) {
            continue;
        }
        nested = Some(SelectionRange {
            range: document.text.range(range.clone(), encoding),
            parent: nested.map(Box::new),
        });
        last = Some(range);
    }
    nested.unwrap_or(SelectionRange { range: lsp_types::Range::new(position, position), parent: None })
}
