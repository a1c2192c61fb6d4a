//! Whole texts: operations, aliases and metadata, in a module of their own if they are in none.

use super::scope::Names;
use super::{OperationParser, ParseResult, parallel};
use crate::context::{Context, Location};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, OpState};
use crate::text::parser::Parser;
use crate::text::parser::cache::SpellingCache;
use crate::text::parser::{ExternalResources, ParseFailure, Symbols};
use crate::text::token::TokenKind;

/// What a text holds.
#[derive(Debug)]
pub struct ParsedModule {
    /// The arena.
    pub ir: Ir,
    /// The outermost operation: the implicit module that every operation of the text is in.
    pub top: Op,
    /// The resources of other tools, to be printed again.
    pub external_resources: ExternalResources,
}

impl ParsedModule {
    /// The text's own module if it has one at its top and nothing else, taken out of the implicit one; otherwise the
    /// implicit one.
    #[must_use]
    pub fn into_module(mut self) -> Self {
        let module = self.ir.context().op_name("builtin.module");
        let block = self.ir.first_block(self.ir.region(self.top, 0));
        let first = block.and_then(|block| self.ir.first_op(block));
        match first {
            Some(op) if self.ir.next(op).is_none() && self.ir.name(op) == module => {
                self.ir.remove(op);
                self.ir.erase(self.top);
                Self { top: op, ..self }
            }
            _ => self,
        }
    }
}

/// Reads a text, which has the name `file` in locations. A name is bytes, as paths are.
///
/// # Errors
/// Every diagnostic, where there is an error. Nothing is verified.
pub fn parse_module(
    ctx: &Context,
    file: impl AsRef<[u8]>,
    text: &[u8],
) -> Result<ParsedModule, Vec<Diagnostic>> {
    parse_module_part(ctx, file, text, None)
}

/// As [`parse_module`], for a part of a file that begins at this line and column, if it is only a part.
///
/// # Errors
/// Every diagnostic, where there is an error. Nothing is verified.
pub fn parse_module_part(
    ctx: &Context,
    file: impl AsRef<[u8]>,
    text: &[u8],
    start: Option<(u32, u32)>,
) -> Result<ParsedModule, Vec<Diagnostic>> {
    let file = file.as_ref();
    let parser = Parser::new_part(ctx, file, text, start.unwrap_or((1, 1)));
    let parser = parser.map_err(|diagnostic| vec![diagnostic])?;
    // Where MLIR puts the module that it adds: at the part's beginning, or at 0:0 of a file.
    let (line, column) = start.unwrap_or((0, 0));
    let location = ctx.file_location(ctx.ident_bytes(file), line, column);
    let (source, symbols) = (parser.source, Symbols::default());
    if let Some(module) = parallel::parse(parser, location, text) {
        return Ok(module);
    }
    let parser = Parser::of_source(ctx, source, text, symbols);
    let mut parser = OperationParser::new(parser, location, text);
    match parser.top_level() {
        Ok(top) => Ok(parser.finished(top)),
        Err(_) => Err(parser.parser.take_diagnostics()),
    }
}

/// What was read of the outermost part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TopLevel {
    /// Something; there may be more.
    Item,
    /// The end of the text.
    End,
}

impl<'a> OperationParser<'a> {
    /// Reads operations into the block of an implicit module.
    pub(super) fn new(parser: Parser<'a>, location: Location, text: &'a [u8]) -> Self {
        let mut parser = Self::in_block(parser, text);
        let name = parser.parser.context().op_name("builtin.module");
        let top = parser.ir.create(&OpState { num_regions: 1, ..OpState::new(name, location) });
        let region = parser.ir.region(top, 0);
        parser.ir.insert_block(parser.block, region, None);
        parser
    }

    /// Reads operations into a block that is in no region.
    pub(super) fn in_block(parser: Parser<'a>, text: &'a [u8]) -> Self {
        let ctx = parser.context();
        let mut ir = Ir::new(ctx);
        let block = ir.create_block();
        let mut parser = OperationParser {
            parser,
            ir,
            values: Names::new(text),
            forward_values: rustc_hash::FxHashMap::default(),
            held_values: rustc_hash::FxHashSet::default(),
            blocks: Names::new(text),
            forward_blocks: 0,
            op_names: SpellingCache::new(text),
            custom_names: SpellingCache::new(text),
            signatures: SpellingCache::new(text),
            signature_types: Vec::new(),
            known_properties: rustc_hash::FxHashMap::default(),
            deferred_locations: Vec::new(),
            placeholder: ctx.op_name("builtin.unrealized_conversion_cast"),
            hooked: None,
            hooked_groups: 0,
            spare: Vec::new(),
            block,
            pending: Vec::new(),
            groups: Vec::new(),
            operands: Vec::new(),
            successors: Vec::new(),
            regions: Vec::new(),
            region_blocks: Vec::new(),
            operand_values: Vec::new(),
            operand_types: Vec::new(),
            result_types: Vec::new(),
            attributes: Vec::new(),
        };
        parser.values.push(true);
        parser.blocks.push(true);
        parser
    }

    /// Reads everything; returns the implicit module.
    fn top_level(&mut self) -> ParseResult<Op> {
        while self.top_level_item()? == TopLevel::Item {}
        self.check_forward_values()?;
        self.resolve_deferred_locations()?;
        self.close_block_names()?;
        self.implicit_module()
    }

    /// Reads an operation or a part of one, an alias, or metadata.
    pub(super) fn top_level_item(&mut self) -> ParseResult<TopLevel> {
        if !self.pending.is_empty() {
            return self.region_item().map(|()| TopLevel::Item);
        }
        match self.kind() {
            TokenKind::Eof => return Ok(TopLevel::End),
            TokenKind::Error => return Err(ParseFailure),
            TokenKind::HashId => self.parser.parse_attribute_alias_definition()?,
            TokenKind::ExclamationId => self.parser.parse_type_alias_definition()?,
            TokenKind::FileMetadataBegin => self.parser.parse_file_metadata()?,
            _ => self.operation()?,
        }
        Ok(TopLevel::Item)
    }

    /// The module that everything was read into.
    pub(super) fn implicit_module(&self) -> ParseResult<Op> {
        self.ir.block_parent(self.block).ok_or(ParseFailure)
    }

    /// The result, taken out of the parser.
    pub(super) fn finished(&mut self, top: Op) -> ParsedModule {
        let external_resources = std::mem::take(&mut self.parser.external_resources);
        ParsedModule { ir: self.ir.take(), top, external_resources }
    }
}
