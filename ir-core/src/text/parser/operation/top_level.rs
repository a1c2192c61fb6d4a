//! Entire sources: operations, aliases and metadata, in an implicit module unless the source is a single
//! module.

use super::scope::Names;
use super::{AsmParser, MarkKind, OperationParser, ParseResult};
use crate::context::{Location, OpModels};
use crate::ir::{Ir, Op, OpState};
use crate::text::{
    parser::Parser,
    parser::cache::SpellingCache,
    parser::{ExternalResources, ParseFailure},
    token::TokenKind,
};

/// The result of parsing a source.
#[derive(Debug)]
pub struct ParsedModule {
    /// The arena.
    pub ir: Ir,
    /// The outermost operation: the implicit module that contains all operations of the source.
    pub top: Op,
    /// The resources of other tools. They are printed again.
    pub external_resources: ExternalResources,
}

impl ParsedModule {
    /// Removes the implicit module if the source is a single module; otherwise keeps it.
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

/// The minimum size in bytes of sources for which space for operations is reserved in advance.
const LARGE_TEXT: usize = 1 << 16;

/// The size in bytes of the shortest operations that make up large modules.
const MIN_OP_TEXT: usize = 32;

impl<'a> OperationParser<'a> {
    /// Creates a parser that reads operations into an implicit module.
    pub(super) fn new(parser: Parser<'a>, location: Location, text: &'a [u8]) -> Self {
        let mut parser = Self::new_in_block(parser, text);
        let name = parser.context().op_name("builtin.module");
        let top = parser.ir.create(&OpState { num_regions: 1, ..OpState::new(name, location) });
        let region = parser.ir.region(top, 0);
        parser.ir.insert_block(parser.block, region, None);
        parser
    }

    /// Creates a parser that reads operations into a block that is in no region.
    pub(super) fn new_in_block(parser: Parser<'a>, text: &'a [u8]) -> Self {
        let ctx = parser.context();
        let mut ir = Ir::new(ctx);
        let left = parser.lexer.text().len() - parser.token().start as usize;
        if left >= LARGE_TEXT {
            ir.reserve(left / MIN_OP_TEXT);
        }
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
            syntax: OpModels::new(ctx),
            custom_names: SpellingCache::new(text),
            signatures: SpellingCache::new(text),
            signature_types: Vec::new(),
            known_properties: rustc_hash::FxHashMap::default(),
            deferred_locations: Vec::new(),
            placeholder: ctx.op_name("builtin.unrealized_conversion_cast"),
            default_dialect: "builtin",
            inner_names: None,
            hooked: None,
            spare: Vec::new(),
            block,
            enclosing: Vec::new(),
            split: None,
            cancelled: None,
            groups: Vec::new(),
            operands: Vec::new(),
            successors: Vec::new(),
            regions: Vec::new(),
            region_blocks: Vec::new(),
            operand_values: Vec::new(),
            operand_types: Vec::new(),
            result_types: Vec::new(),
            attributes: Vec::new(),
            record: None,
            outline: None,
        };
        parser.values.push(true);
        parser.blocks.push(true);
        parser
    }

    /// Parses the entire source. Returns the implicit module.
    pub(super) fn top_level(&mut self) -> ParseResult<Op> {
        self.top_level_items()?;
        self.check_forward_values()?;
        self.resolve_deferred_locations()?;
        self.close_block_names()?;
        self.implicit_module()
    }

    /// Parses operations, alias definitions and metadata up to the end of the source.
    pub(super) fn top_level_items(&mut self) -> ParseResult<()> {
        while self.kind() != TokenKind::Eof {
            self.before_item()?;
            match self.kind() {
                TokenKind::Eof => {}
                TokenKind::Error => return Err(ParseFailure),
                TokenKind::HashId | TokenKind::ExclamationId | TokenKind::FileMetadataBegin => {
                    self.definition()?;
                }
                _ => self.operation()?,
            }
        }
        Ok(())
    }

    /// Parses the rest of the innermost open region, or of the source if none is open.
    pub(super) fn remaining_items(&mut self) -> ParseResult<()> {
        if self.enclosing.is_empty() { self.top_level_items() } else { self.region_items() }
    }

    /// Parses an alias definition, or metadata.
    fn definition(&mut self) -> ParseResult<()> {
        self.mark(MarkKind::Definition);
        match self.kind() {
            TokenKind::HashId => self.parser.parse_attribute_alias_definition(),
            TokenKind::ExclamationId => self.parser.parse_type_alias_definition(),
            _ => self.parser.parse_file_metadata(),
        }
    }

    /// The implicit module.
    pub(super) fn implicit_module(&self) -> ParseResult<Op> {
        self.ir.parent_op(self.block).ok_or(ParseFailure)
    }

    /// Removes the result from the parser.
    pub(super) fn finished(&mut self, top: Op) -> ParsedModule {
        let external_resources = std::mem::take(&mut self.parser.external_resources);
        ParsedModule { ir: self.ir.take(), top, external_resources }
    }
}
