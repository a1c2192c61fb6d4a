//! Text to syntax tree: tokens (with the preprocessor), the pest grammar over them, the tree, and its printer.

pub mod ast;
mod pairs;
pub(crate) mod tokens;

use bumpalo::Bump;

use crate::diagnostics::Diagnostic;
use crate::source::SourceFile;
use ast::{BodyItem, Stmt};
use tokens::Tokens;

/// What a part of a file holds.
#[derive(Debug)]
pub(crate) enum Syntax<'a> {
    Statements(Vec<Stmt<'a>>),
    /// The whole of a file that is included inside a class or record.
    BodyItems(Vec<BodyItem<'a>>),
}

/// A part of a file, parsed. What has a mistake is left out of the syntax and in the diagnostics instead.
#[derive(Debug)]
pub(crate) struct Parsed<'a> {
    pub(crate) syntax: Syntax<'a>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    /// Positions of the includes in it, in order, and whether each stands in a body.
    pub(crate) includes: Vec<(u32, bool)>,
    /// Whether this is the last part.
    pub(crate) is_last: bool,
}

/// Parses a file part by part and hands each part to `each`, until that says no.
pub(crate) fn parse<'a>(
    arena: &'a Bump,
    file: &SourceFile,
    tokens: &Tokens,
    in_body: bool,
    each: &mut dyn FnMut(Parsed<'a>) -> bool,
) {
    let parts = if in_body { vec![0..tokens.len()] } else { tokens.parts() };
    let last = parts.len() - 1;
    for (index, part) in parts.into_iter().enumerate() {
        let mut parsed = pairs::parse(arena, &file.text, file.base, tokens, part, in_body);
        parsed.is_last = index == last;
        if !each(parsed) {
            return;
        }
    }
}
