//! Entire sources: operations, aliases and metadata, in an implicit module unless the source is a single
//! module.

use super::scope::Names;
use super::{AsmParser, MarkKind, OperationParser, ParseResult, parallel};
use crate::context::{Context, Location, OpModels};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, OpState};
use crate::text::{
    parser::Parser,
    parser::cache::SpellingCache,
    parser::passed::Passed,
    parser::{ExternalResources, ParseFailure, Symbols, registered},
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

/// A callback for chunks of a source that the parser has passed and presumably does not read again, on any
/// thread. Their memory can be released if they can be read once more.
pub type OnPassed<'a> = dyn Fn(&[u8]) + Sync + 'a;

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

/// The minimum size in bytes of sources for which space for operations is reserved in advance.
const LARGE_TEXT: usize = 1 << 16;

/// The size in bytes of the shortest operations that make up large modules.
const MIN_OP_TEXT: usize = 32;

/// The result of parsing an item at the top level of a source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TopLevel {
    /// An item. More may follow.
    Item,
    /// The end of the source.
    End,
}

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
            outer_dialect: "builtin",
            inner_names: None,
            hooked: None,
            hooked_groups: 0,
            hooked_regions: 0,
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
            record: None,
            outline: None,
        };
        parser.values.push(true);
        parser.blocks.push(true);
        parser
    }

    /// Parses the entire source. Returns the implicit module.
    fn top_level(&mut self) -> ParseResult<Op> {
        while self.top_level_item()? == TopLevel::Item {
            self.parser.tell_passed();
        }
        self.check_forward_values()?;
        self.resolve_deferred_locations()?;
        self.close_block_names()?;
        self.implicit_module()
    }

    /// Parses an operation or a part of one, an alias definition, or metadata.
    pub(super) fn top_level_item(&mut self) -> ParseResult<TopLevel> {
        if !self.pending.is_empty() {
            return self.region_item().map(|()| TopLevel::Item);
        }
        match self.kind() {
            TokenKind::Eof => return Ok(TopLevel::End),
            TokenKind::Error => return Err(ParseFailure),
            TokenKind::HashId | TokenKind::ExclamationId | TokenKind::FileMetadataBegin => {
                self.definition()?;
            }
            _ => self.operation()?,
        }
        Ok(TopLevel::Item)
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
