//! Text to syntax tree: tokens (with the preprocessor), the pest grammar over them, the tree, and its printer.

pub mod ast;
mod pairs;
pub mod print;
pub(crate) mod tokens;

use std::ops::Range;
use std::sync::Arc;

use bumpalo::Bump;

use crate::diagnostics::{Diagnostic, Severity, Sink};
use crate::source::{SourceFile, SourceMap};
use ast::{BodyItem, Stmt};
use tokens::Tokens;

/// Parses a part of a file's tokens as statements. Those with a mistake are left out and reported to `sink`.
pub(crate) fn parse_statements<'a>(
    arena: &'a Bump,
    file: &'a SourceFile,
    tokens: &Tokens,
    part: Range<usize>,
    sink: &mut Sink,
) -> Vec<Stmt<'a>> {
    pairs::statements(arena, file, tokens, part, sink)
}

/// Parses a file that is included inside a class or record. Items with a mistake are left out and reported to `sink`.
pub(crate) fn parse_body_items<'a>(
    arena: &'a Bump,
    file: &'a SourceFile,
    tokens: &Tokens,
    sink: &mut Sink,
) -> Vec<BodyItem<'a>> {
    pairs::body_items(arena, file, tokens, sink)
}

/// Parses a text of statements by itself, without the files it includes, and hands the tree to `work`.
///
/// # Errors
/// What is wrong with the text.
pub fn with_tree<T: Send>(
    text: &str,
    work: impl FnOnce(&[Stmt<'_>]) -> T + Send,
) -> Result<T, Vec<Diagnostic>> {
    crate::read::on_deep_stack(|| with_tree_here(text, work))
}

fn with_tree_here<T>(text: &str, work: impl FnOnce(&[Stmt<'_>]) -> T) -> Result<T, Vec<Diagnostic>> {
    let mut sources = SourceMap::default();
    let mut found = Sink::default();
    let Ok(id) = sources.add("<text>".to_owned(), Arc::new(text.to_owned()), None) else {
        return Err(found.finish());
    };
    let file = sources.file(id);
    let mut lexer = tokens::Lexer::new(text, file.base);
    let mut macros = tokens::Macros::default();
    while lexer.next_include(&mut macros, &mut found).is_some() {}
    if lexer.is_too_deep() {
        return Err(found.finish());
    }
    let tokens = lexer.finish();
    let arena = Bump::new();
    let statements = parse_statements(&arena, file, &tokens, 0..tokens.len(), &mut found);
    let found = found.finish();
    if found.iter().any(|d| d.severity == Severity::Error) { Err(found) } else { Ok(work(&statements)) }
}
