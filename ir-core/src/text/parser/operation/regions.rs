//! Regions and their blocks.

use super::{AsmParser, CustomOp, MarkKind, OperationParser, ParseResult, RegionArgument};
use crate::context::{Location, OpName, Traits, Type};
use crate::ir::{Block, Ir, OpState};
use crate::stack::grow;
use crate::text::token::TokenKind;

impl<'a> OperationParser<'a> {
    /// Parses a region, with braces, of the operation whose hook is running (MLIR's `parseRegion`).
    /// `arguments` are those of the entry block, if they are named before the region. A region `{}` without
    /// arguments has no block.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    pub fn parse_region(&mut self, op: &CustomOp, arguments: &[RegionArgument]) -> ParseResult<()> {
        self.custom_region(op, arguments, false)
    }

    /// Like [`parse_region`](Self::parse_region). Names in the region may shadow names outside if the
    /// operation is isolated from above.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    pub fn parse_shadowing_region(&mut self, op: &CustomOp, arguments: &[RegionArgument]) -> ParseResult<()> {
        self.custom_region(op, arguments, true)
    }

    /// Adds a region without blocks to the operation whose hook is running, without parsing anything.
    pub fn add_empty_region(&mut self) {
        self.regions.push(self.region_blocks.len());
    }

    /// Adds a region with one block to the operation whose hook is running, without parsing anything.
    /// `build` appends operations to the block, whose arguments have these types. The location is that of
    /// the operation's name.
    ///
    /// # Errors
    /// When the arena is full.
    pub fn build_region(
        &mut self,
        arguments: &[Type],
        build: impl FnOnce(&mut Ir, Block, Location),
    ) -> ParseResult<()> {
        let at = self.name_offset();
        self.check_room(at, arguments.len() + 1)?;
        let (block, location) = (self.ir.create_block(), self.location(at));
        for ty in arguments {
            self.ir.add_argument(block, *ty, location);
        }
        self.add_empty_region();
        self.region_blocks.push(block);
        build(&mut self.ir, block, location);
        Ok(())
    }

    fn custom_region(
        &mut self,
        op: &CustomOp,
        arguments: &[RegionArgument],
        may_shadow: bool,
    ) -> ParseResult<()> {
        let Some(head) = self.hooked else { return Ok(()) };
        let isolated = may_shadow && head.name.has(self.parser.context(), Traits::ISOLATED_FROM_ABOVE);
        let dialect = self.syntax.get(head.name).map_or("", |syntax| syntax.default_dialect());
        self.hold_values(&op.operands);
        self.region_of(head.name, arguments, isolated, dialect)
    }

    /// Parses a region of an operation of this name. `dialect` is that of unprefixed operation names.
    pub(super) fn region_of(
        &mut self,
        name: OpName,
        arguments: &[RegionArgument],
        isolated: bool,
        dialect: &'a str,
    ) -> ParseResult<()> {
        let block = self.block;
        if !self.open_region(arguments, isolated)? {
            return Ok(());
        }
        let outer_dialect = std::mem::replace(&mut self.default_dialect, dialect);
        self.enclosing.push(name);
        grow(|| self.region_items())?;
        self.close_region()?;
        self.enclosing.pop();
        self.default_dialect = outer_dialect;
        self.block = block;
        Ok(())
    }

    /// Parses the brace that opens a region and, unless the region is empty, the source before its first
    /// operation. Returns whether the region has a body.
    fn open_region(&mut self, arguments: &[RegionArgument], isolated: bool) -> ParseResult<bool> {
        self.regions.push(self.region_blocks.len());
        self.mark(MarkKind::Open);
        self.parser.parse_token(TokenKind::LBrace, "expected '{' to begin a region")?;
        if arguments.is_empty() && self.parser.is_at(TokenKind::RBrace) {
            self.mark(MarkKind::Close);
            self.parser.consume();
            return Ok(false);
        }
        self.values.push(isolated);
        self.blocks.push(true);
        let labelled = self.kind() == TokenKind::CaretId;
        if labelled && !arguments.is_empty() {
            return Err(self.parser.error_here("invalid block name in region with named arguments"));
        }
        let block = if labelled { self.block_label()? } else { self.unnamed_block(arguments)? };
        self.region_blocks.push(block);
        self.block = block;
        Ok(true)
    }

    /// Creates the entry block of a region without a label.
    fn unnamed_block(&mut self, arguments: &[RegionArgument]) -> ParseResult<Block> {
        self.check_room(self.parser.token().start, arguments.len() + 1)?;
        let block = self.ir.create_block();
        for argument in arguments {
            let name = argument.name.0;
            self.check_unused_argument(name)?;
            let location = argument.location.unwrap_or_else(|| self.location(name.start));
            let value = self.ir.add_argument(block, argument.ty, location);
            self.define(name, value)?;
        }
        Ok(block)
    }

    /// The index in `regions` of the first region of the operation whose hook is running.
    fn first_region(&self) -> usize {
        self.hooked.map_or(0, |head| head.marks.regions)
    }

    /// The blocks of each region that was parsed so far, for the operation whose hook is running.
    pub(crate) fn blocks_of_regions(&self) -> Vec<Vec<Block>> {
        let starts = self.regions.get(self.first_region()..).unwrap_or_default();
        let ends = starts.iter().skip(1).copied().chain([self.region_blocks.len()]);
        starts.iter().zip(ends).map(|(start, end)| self.region_blocks[*start..end].to_vec()).collect()
    }

    /// Reorders the parsed regions of the operation whose hook is running. `order` has, for each new
    /// region, the index of the old one, or `None` for a region without blocks.
    pub(crate) fn arrange_regions(&mut self, order: &[Option<usize>]) {
        let first = self.first_region();
        let starts: Vec<usize> = self.regions.drain(first..).collect();
        let Some(&base) = starts.first() else {
            return self.regions.resize(first + order.len(), self.region_blocks.len());
        };
        let blocks: Vec<Block> = self.region_blocks.drain(base..).collect();
        let end = |index: usize| starts.get(index + 1).map_or(blocks.len(), |start| start - base);
        for place in order {
            self.regions.push(self.region_blocks.len());
            if let Some(index) = *place {
                self.region_blocks.extend_from_slice(&blocks[starts[index] - base..end(index)]);
            }
        }
    }

    /// Whether the last region read has no blocks.
    #[must_use]
    pub fn last_region_is_empty(&self) -> bool {
        self.regions.last().is_none_or(|start| *start == self.region_blocks.len())
    }

    /// Adds a block to the last region read unless it has one.
    ///
    /// # Errors
    /// When the arena is full.
    pub fn ensure_block(&mut self) -> ParseResult<()> {
        if self.last_region_is_empty() {
            self.check_room(self.name_offset(), 1)?;
            let block = self.ir.create_block();
            self.region_blocks.push(block);
        }
        Ok(())
    }

    /// Appends an operation of this name, without operands, to the last region read, unless its last
    /// operation is a terminator.
    ///
    /// # Errors
    /// When the arena is full.
    pub fn ensure_terminator(&mut self, name: &str) -> ParseResult<()> {
        self.ensure_terminator_with(name, 0)
    }

    /// Like [`ensure_terminator`](Self::ensure_terminator), with a terminator that has `regions` regions of
    /// one empty block each.
    ///
    /// # Errors
    /// When the arena is full.
    pub fn ensure_terminator_with(&mut self, name: &str, regions: usize) -> ParseResult<()> {
        let ctx = self.parser.context();
        let at = self.name_offset();
        self.ensure_block()?;
        self.check_room(at, 1 + regions)?;
        let Some(&block) = self.region_blocks.last() else { return Ok(()) };
        let last = self.ir.last_op(block);
        if last.is_some_and(|op| self.ir.name(op).has(ctx, Traits::TERMINATOR)) {
            return Ok(());
        }
        let op = self
            .ir
            .create(&OpState { num_regions: regions, ..OpState::new(ctx.op_name(name), self.location(at)) });
        for index in 0..regions {
            let inner = self.ir.create_block();
            self.ir.insert_block(inner, self.ir.region(op, index), None);
        }
        self.ir.insert(op, block, None);
        Ok(())
    }

    /// Parses operations and labels up to the brace that ends the region.
    pub(super) fn region_items(&mut self) -> ParseResult<()> {
        while self.kind() != TokenKind::RBrace {
            self.before_item()?;
            if self.kind() != TokenKind::RBrace {
                self.region_item()?;
            }
        }
        Ok(())
    }

    /// Parses an operation or a label.
    pub(super) fn region_item(&mut self) -> ParseResult<()> {
        if self.kind() != TokenKind::CaretId || self.enclosing.is_empty() {
            return self.operation();
        }
        let block = self.block_label()?;
        self.region_blocks.push(block);
        self.block = block;
        Ok(())
    }

    fn close_region(&mut self) -> ParseResult<()> {
        self.close_block_names()?;
        self.values.pop(|_, _| {});
        self.mark(MarkKind::Close);
        self.parser.consume();
        Ok(())
    }
}
