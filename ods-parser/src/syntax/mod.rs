//! Source to syntax tree: tokens (with the preprocessor), the pest grammar over tokens, the tree, and its
//! printer.
//!
//! [`ast`] is the tree for the evaluator, without comments. [`tree`] is the lossless one, for tools that edit
//! sources.
//!
//! `token_kind.rs` is the table of tokens, and `grammar.pest` the grammar over them. The grammar's parser is
//! checked in beside `grammar.pest`, here and in `ods-codegen`. Users compile pest's runtime but not its
//! generator. `cargo xtask grammar` writes the parsers; `cargo xtask ci` compares them.

pub mod ast;
mod build;
mod expected;
#[rustfmt::skip]
mod grammar;
pub mod lex;
mod literal;
pub(crate) mod macros;
mod nodes;
mod parse;
pub mod print;
mod scan;
mod token;
mod token_kind;
pub(crate) mod tokens;
pub mod tree;

use std::sync::Arc;

use bumpalo::Bump;

use crate::diagnostics::{Diagnostic, Severity, Sink};
use crate::source::SharedText;
use ast::{BodyItem, Stmt};
use build::Builder;
use nodes::Syntax;
use parse::{Items, parse};
pub use token::Token;
pub use token_kind::TokenKind;
use tokens::{Lexer, Progress, Stop, Tokens};

/// A part of a file, of whole statements or body items.
#[derive(Default)]
pub(crate) struct Chunk {
    tokens: Tokens,
    /// The syntax of the tokens as statements.
    syntax: Syntax,
    is_parsed: bool,
}

impl Chunk {
    /// Takes the tokens that `lexer` read since the last chunk. This chunk's memory is reused for the next
    /// one.
    pub(crate) fn take(self, lexer: &mut Lexer<'_>) -> Chunk {
        Chunk { tokens: lexer.take_chunk(self.tokens), ..self }
    }

    /// Whether it has no errors.
    pub(crate) fn is_right(&self) -> bool {
        self.tokens.damaged.is_empty() && self.syntax.is_right()
    }

    /// Parses the tokens as statements ahead of time.
    pub(crate) fn parse(&mut self, text: &SharedText) {
        parse(Items::Statements, text, &self.tokens, &mut self.syntax);
        self.is_parsed = true;
    }

    /// The statements. Those with a mistake are left out and reported to `sink`.
    pub(crate) fn statements<'a>(
        &self,
        arena: &'a Bump,
        text: &'a SharedText,
        sink: &mut Sink,
    ) -> Vec<Stmt<'a>> {
        let builder = Builder::new(arena, text, &self.tokens, sink);
        if self.is_parsed {
            return builder.statements(&self.syntax);
        }
        builder.statements(&self.parsed(Items::Statements, text))
    }

    /// The body items, for a file that is included inside a class or record. Those with a mistake are left
    /// out and reported to `sink`.
    pub(crate) fn body_items<'a>(
        &self,
        arena: &'a Bump,
        text: &'a SharedText,
        sink: &mut Sink,
    ) -> Vec<BodyItem<'a>> {
        Builder::new(arena, text, &self.tokens, sink).body_items(&self.parsed(Items::Body, text))
    }

    fn parsed(&self, items: Items, text: &SharedText) -> Syntax {
        let mut syntax = Syntax::default();
        parse(items, text, &self.tokens, &mut syntax);
        syntax
    }

    /// Forgets everything but the memory.
    pub(crate) fn clear(&mut self) {
        self.tokens.clear();
        self.syntax.clear();
        self.is_parsed = false;
    }
}

/// Parses a source of statements without its included files, and passes the tree to `work`.
///
/// # Errors
/// The errors in the source.
pub fn with_tree<T: Send>(
    text: &str,
    work: impl FnOnce(&[Stmt<'_>]) -> T + Send,
) -> Result<T, Vec<Diagnostic>> {
    crate::stack::run_on_deep_stack(|| with_tree_here(text, work))
}

fn with_tree_here<T>(text: &str, work: impl FnOnce(&[Stmt<'_>]) -> T) -> Result<T, Vec<Diagnostic>> {
    let mut found = Sink::default();
    let text = SharedText { text: Arc::new(text.to_owned()), base: FIRST };
    let arena = Bump::new();
    let statements = all_statements(&arena, &text, &mut macros::Macros::default(), &mut found);
    let found = found.finish();
    if found.iter().any(|d| d.severity == Severity::Error) { Err(found) } else { Ok(work(&statements)) }
}

/// Parses a source as [`with_tree`] does and passes the statements without errors to `work`. This is for
/// editors, where sources are usually incomplete. `macros` are predefined. The first byte has the position
/// [`FIRST`].
pub fn with_intact_statements<T: Send>(
    text: &Arc<String>,
    macros: &[String],
    work: impl FnOnce(&[Stmt<'_>]) -> T + Send,
) -> T {
    crate::stack::run_on_deep_stack(|| {
        let text = SharedText { text: Arc::clone(text), base: FIRST };
        let arena = Bump::new();
        let mut macros = macros::Macros::new(macros);
        work(&all_statements(&arena, &text, &mut macros, &mut Sink::default()))
    })
}

/// Position of the first byte of a text that is parsed by itself.
pub const FIRST: u32 = 1;

/// The statements without a mistake; none when they nest too deeply.
fn all_statements<'a>(
    arena: &'a Bump,
    text: &'a SharedText,
    macros: &mut macros::Macros,
    found: &mut Sink,
) -> Vec<Stmt<'a>> {
    let mut statements = Vec::new();
    let is_read = for_each_chunk(text, macros, found, |chunk, found| {
        statements.extend(chunk.statements(arena, text, found));
    });
    if is_read { statements } else { Vec::new() }
}

/// Passes the chunks of a source to `work`. False if it nests too deeply to be parsed.
fn for_each_chunk(
    text: &SharedText,
    macros: &mut macros::Macros,
    found: &mut Sink,
    mut work: impl FnMut(Chunk, &mut Sink),
) -> bool {
    let mut lexer = Lexer::resume(&text.text, Progress::new(text.base));
    loop {
        let stop = lexer.advance(macros, found);
        if lexer.is_too_deep() {
            return false;
        }
        if stop.ends_chunk() {
            work(Chunk::default().take(&mut lexer), found);
        }
        if matches!(stop, Stop::End) {
            return true;
        }
    }
}
