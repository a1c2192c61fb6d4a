//! Text to syntax tree: tokens (with the preprocessor), the pest grammar over them, the tree, and its printer.

pub mod ast;
mod pairs;
pub(crate) mod tokens;

use bumpalo::Bump;

use crate::diagnostics::Diagnostic;
use crate::source::SourceFile;
use ast::{BodyItem, Stmt};
use tokens::Tokens;

/// What a file holds.
#[derive(Debug)]
pub(crate) enum Syntax<'a> {
    Statements(Vec<Stmt<'a>>),
    /// A file that is included inside a class or record.
    BodyItems(Vec<BodyItem<'a>>),
}

/// A file, parsed. What has a mistake is left out of the syntax and in the diagnostics instead.
#[derive(Debug)]
pub(crate) struct Parsed<'a> {
    pub(crate) syntax: Syntax<'a>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Positions of the includes that stand in bodies.
    pub(crate) body_includes: Vec<u32>,
}

/// Parses a file, of statements or of body items.
pub(crate) fn parse<'a>(arena: &'a Bump, file: &SourceFile, tokens: &Tokens, in_body: bool) -> Parsed<'a> {
    pairs::parse(arena, &file.text, file.base, tokens, in_body)
}
