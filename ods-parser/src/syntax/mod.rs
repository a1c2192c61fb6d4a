//! Text to syntax tree: tokens (with the preprocessor), the pest grammar over them, the tree, and its printer.

pub mod ast;
mod pairs;
pub mod print;
pub(crate) mod tokens;

use std::sync::Arc;

use bumpalo::Bump;

use crate::diagnostics::{Diagnostic, Severity, Sink};
use crate::source::SharedText;
use ast::{BodyItem, Stmt};
use tokens::{Progress, Stop, Tokens};

/// Parses tokens as statements. Those with a mistake are left out and reported to `sink`.
pub(crate) fn parse_statements<'a>(
    arena: &'a Bump,
    text: &'a SharedText,
    tokens: &Tokens,
    sink: &mut Sink,
) -> Vec<Stmt<'a>> {
    pairs::statements(arena, text, tokens, sink)
}

/// Parses a file that is included inside a class or record. Items with a mistake are left out and reported to `sink`.
pub(crate) fn parse_body_items<'a>(
    arena: &'a Bump,
    text: &'a SharedText,
    tokens: &Tokens,
    sink: &mut Sink,
) -> Vec<BodyItem<'a>> {
    pairs::body_items(arena, text, tokens, sink)
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
    let mut found = Sink::default();
    let text = SharedText { text: Arc::new(text.to_owned()), base: 1 };
    let mut lexer = tokens::Lexer::resume(&text.text, Progress::at(text.base));
    let mut macros = tokens::Macros::default();
    let arena = Bump::new();
    let mut statements = Vec::new();
    loop {
        let stop = lexer.advance(&mut macros, &mut found);
        if lexer.is_too_deep() {
            return Err(found.finish());
        }
        if stop.ends_piece() {
            let tokens = lexer.take_piece(Tokens::default());
            statements.extend(parse_statements(&arena, &text, &tokens, &mut found));
        }
        if matches!(stop, Stop::End) {
            break;
        }
    }
    let found = found.finish();
    if found.iter().any(|d| d.severity == Severity::Error) { Err(found) } else { Ok(work(&statements)) }
}
