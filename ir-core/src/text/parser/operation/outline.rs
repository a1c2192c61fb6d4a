//! The outline of a source: the positions where operations, labels and regions begin and end, for tools
//! that only change whitespace.

use super::{AsmParser, OperationParser};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::text::parser::Parser;

/// The kind of a [`Mark`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// The first token of an operation: the name of a result, or its own name.
    Operation,
    /// The label of a block.
    Label,
    /// The name in the definition of an alias, or the beginning of file metadata.
    Definition,
    /// The brace that opens a region.
    Open,
    /// The brace that closes a region.
    Close,
}

/// A token of a source with its role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Offset of the token.
    pub offset: u32,
    /// Its role.
    pub kind: MarkKind,
}

/// Parses a source without verification, and returns its marks in ascending order. `file` is its name in
/// locations, `start` the line and column of its first byte there.
///
/// # Errors
/// All diagnostics, if one of them is an error.
pub fn parse_outline(
    ctx: &Context,
    file: impl AsRef<[u8]>,
    text: &[u8],
    start: (u32, u32),
) -> Result<Vec<Mark>, Vec<Diagnostic>> {
    let parser = Parser::new_part(ctx, file, text, start).map_err(|diagnostic| vec![diagnostic])?;
    let mut parser = OperationParser::new_in_block(parser, text);
    parser.outline = Some(Vec::new());
    match parser.whole_piece() {
        Ok(()) => Ok(parser.outline.take().unwrap_or_default()),
        Err(_) => Err(parser.base_mut().take_diagnostics()),
    }
}

impl OperationParser<'_> {
    /// Marks the current token, if an outline is requested.
    pub(super) fn mark(&mut self, kind: MarkKind) {
        if let Some(outline) = &mut self.outline {
            outline.push(Mark { offset: self.parser.token().start, kind });
        }
    }
}
