//! Text to syntax tree: tokens (with the preprocessor), the pest grammar over them, the tree, and its printer.

pub mod ast;
mod pairs;
pub(crate) mod tokens;

use bumpalo::Bump;

use crate::diagnostics::Diagnostic;
use crate::source::SourceFile;
use ast::{BodyItem, Stmt};
use tokens::Tokens;

/// Parses a file of statements. Mistakes are reported to `sink`; the statements without one are returned.
pub(crate) fn parse_statements<'a>(
    arena: &'a Bump,
    file: &SourceFile,
    tokens: &Tokens,
    sink: &mut Vec<Diagnostic>,
) -> Vec<Stmt<'a>> {
    pairs::statements(arena, &file.text, file.base, tokens, sink)
}

/// Parses a file of body items, which is included inside a class or record.
pub(crate) fn parse_body_items<'a>(
    arena: &'a Bump,
    file: &SourceFile,
    tokens: &Tokens,
    sink: &mut Vec<Diagnostic>,
) -> Vec<BodyItem<'a>> {
    pairs::body_items(arena, &file.text, file.base, tokens, sink)
}
