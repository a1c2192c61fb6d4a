//! Parsing of a source, or of a part of a file, on one thread or several.

use super::{AsmParser, OperationParser, ParsedModule, parallel};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::text::{
    parser::Parser,
    parser::passed::{OnPassed, Passed},
    parser::{Symbols, registered},
};

/// Parses a source without verification. `file` is its name in locations, and may have any bytes, like a
/// path.
///
/// # Errors
/// All diagnostics, if one of them is an error.
pub fn parse_module(
    ctx: &Context,
    file: impl AsRef<[u8]>,
    text: &[u8],
) -> Result<ParsedModule, Vec<Diagnostic>> {
    parse_module_chunk(ctx, &SourceChunk { file: file.as_ref(), text, start: None, passed: None })
}

/// A source to parse, possibly a part of a file.
#[derive(Clone, Copy)]
pub struct SourceChunk<'a> {
    /// The name of the file in locations, any bytes like a path.
    pub file: &'a [u8],
    /// The source.
    pub text: &'a [u8],
    /// The line and column of its beginning, if it is only a part of the file.
    pub start: Option<(u32, u32)>,
    /// The callback for parsed chunks of the source.
    pub passed: Option<&'a OnPassed<'a>>,
}

/// As [`parse_module`], for a part of a file.
///
/// # Errors
/// All diagnostics, if one of them is an error.
pub fn parse_module_chunk(ctx: &Context, part: &SourceChunk<'_>) -> Result<ParsedModule, Vec<Diagnostic>> {
    let SourceChunk { file, text, start, passed } = *part;
    let searched = |part: &[u8]| passed.into_iter().for_each(|passed| passed(part));
    let source = registered(ctx, file, text, start.unwrap_or((1, 1)), &searched);
    let source = source.map_err(|diagnostic| vec![diagnostic])?;
    // MLIR's location of the implicit module: the beginning of the part, or 0:0 of a file.
    let (line, column) = start.unwrap_or((0, 0));
    let location = ctx.file_location(ctx.ident_bytes(file), line, column);
    let parser =
        || Parser::from_source(ctx, source.clone(), text, Symbols::default(), passed.map(Passed::new));
    if let Some(module) = parallel::parse(parser(), location, text) {
        return Ok(module);
    }
    let mut parser = OperationParser::new(parser(), location, text);
    match parser.top_level() {
        Ok(top) => Ok(parser.finished(top)),
        Err(_) => Err(parser.base_mut().take_diagnostics()),
    }
}
