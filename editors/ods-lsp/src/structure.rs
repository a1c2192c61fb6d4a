//! Folding and selection, by brackets, comments and the syntax tree.

use lsp_types::{FoldingRange, FoldingRangeKind, FoldingRangeParams, SelectionRange, SelectionRangeParams};
use ods_parser::source::Span;
use ods_parser::syntax::TokenKind;
use ods_parser::syntax::lex::tokens;

use crate::world::World;

/// `textDocument/foldingRange`: brackets, blocks of code and comments of several lines, conditions of the
/// preprocessor, includes.
pub(crate) fn folding(world: &mut World<'_>, params: &FoldingRangeParams) -> Option<Vec<FoldingRange>> {
    let (_, text) = world.document(&params.text_document.uri)?;
    let line = |offset: u32| text.position(offset, world.encoding).line;
    let mut found: Vec<(u32, u32, Option<FoldingRangeKind>)> = Vec::new();
    let (mut open, mut conditions) = (Vec::new(), Vec::new());
    // First and last line of comments, or includes, in a row.
    let mut run: Option<(FoldingRangeKind, u32, u32)> = None;
    let mut is_include = false;
    for token in tokens(text.content()) {
        let word = text.slice(token.span);
        let (first, last) = (line(token.span.lo), line(token.span.hi));
        let of_run = match token.kind {
            kind if kind.is_comment() => Some(FoldingRangeKind::Comment),
            TokenKind::INCLUDE => Some(FoldingRangeKind::Imports),
            TokenKind::STRING if is_include => Some(FoldingRangeKind::Imports),
            _ => None,
        };
        is_include = token.kind == TokenKind::INCLUDE;
        match &mut run {
            Some((kind, _, end)) if Some(&*kind) == of_run.as_ref() && first <= *end + 1 => *end = last,
            _ => {
                found.extend(run.take().map(|(kind, first, last)| (first, last, Some(kind))));
                run = of_run.map(|kind| (kind, first, last));
            }
        }
        match token.kind {
            TokenKind::L_BRACE | TokenKind::L_PAREN | TokenKind::L_SQUARE => open.push(first),
            // The line of the closing bracket stays visible.
            TokenKind::R_BRACE | TokenKind::R_PAREN | TokenKind::R_SQUARE => {
                found.extend(open.pop().map(|start| (start, last.saturating_sub(1), None)));
            }
            TokenKind::CODE => found.push((first, last.saturating_sub(1), None)),
            TokenKind::DIRECTIVE if word.starts_with("#if") => conditions.push(first),
            TokenKind::DIRECTIVE if word.starts_with("#endif") => {
                found.extend(conditions.pop().map(|start| (start, last, Some(FoldingRangeKind::Region))));
            }
            _ => {}
        }
    }
    found.extend(run.map(|(kind, first, last)| (first, last, Some(kind))));
    found.retain(|(start, end, _)| start < end);
    found.sort_by_key(|(start, end, _)| (*start, *end));
    let range =
        |(start_line, end_line, kind)| FoldingRange { start_line, end_line, kind, ..FoldingRange::default() };
    Some(found.into_iter().map(range).collect())
}

/// `textDocument/selectionRange`: the word, the values around it, the statements around these.
pub(crate) fn selection(world: &mut World<'_>, params: &SelectionRangeParams) -> Option<Vec<SelectionRange>> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let options = world.options.get(&path);
    let index = world.index(&path, &options.defines)?;
    let all = Span::new(0, text.content().len() as u32);
    let words = tokens(text.content());
    let mut found = Vec::new();
    for position in &params.positions {
        let offset = text.offset(*position, world.encoding);
        let contains = |span: &Span| span.lo <= offset && offset <= span.hi;
        let word = words.iter().map(|token| token.span).filter(contains);
        let nodes = index.nodes.iter().copied().filter(contains);
        let mut spans: Vec<Span> = word.chain(nodes).chain([all]).collect();
        // The largest first; one that only overlaps another is left out.
        spans.sort_by_key(|span| (std::cmp::Reverse(span.hi - span.lo), span.lo));
        let mut range: Option<Box<SelectionRange>> = None;
        let mut outer = all;
        for span in spans {
            let is_inner = outer.lo <= span.lo && span.hi <= outer.hi && (range.is_none() || span != outer);
            if is_inner {
                outer = span;
                range =
                    Some(Box::new(SelectionRange { range: text.range(span, world.encoding), parent: range }));
            }
        }
        found.extend(range.map(|range| *range));
    }
    Some(found)
}
