//! Text to syntax tree: tokens (with the preprocessor), the pest grammar over them, the tree, and its printer.

pub mod ast;
mod pairs;
pub(crate) mod tokens;

use std::ops::Range;

use bumpalo::Bump;

use crate::diagnostics::Diagnostic;
use crate::source::SourceFile;
use ast::{BodyItem, Stmt};
use tokens::Tokens;

/// Parses a part of a file's tokens as statements. Those with a mistake are left out and reported to `sink`.
pub(crate) fn parse_statements<'a>(
    arena: &'a Bump,
    file: &SourceFile,
    tokens: &Tokens,
    part: Range<usize>,
    sink: &mut Vec<Diagnostic>,
) -> Vec<Stmt<'a>> {
    pairs::statements(arena, file, tokens, part, sink)
}

/// Parses a file that is included inside a class or record. Items with a mistake are left out and reported to `sink`.
pub(crate) fn parse_body_items<'a>(
    arena: &'a Bump,
    file: &SourceFile,
    tokens: &Tokens,
    sink: &mut Vec<Diagnostic>,
) -> Vec<BodyItem<'a>> {
    pairs::body_items(arena, file, tokens, sink)
}
