//! Regions: their blocks, one operation at a time.

use super::pending::Pending;
use super::{AsmParser, MarkKind, OperationParser, ParseResult, RegionArgument};
use crate::context::Traits;
use crate::ir::{Block, OpState};
use crate::text::token::TokenKind;

impl OperationParser<'_> {
    /// Opens a region of the operation on top of the stack: parses its brace and, unless the region is
    /// empty, the source before its first operation. Returns whether the region has a body, which
    /// [`region_item`](Self::region_item) parses.
    pub(super) fn open_region(&mut self, arguments: &[RegionArgument], isolated: bool) -> ParseResult<bool> {
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

    /// The blocks of each region that was parsed so far, for the operation whose hook is running.
    pub(crate) fn blocks_of_regions(&self) -> Vec<Vec<Block>> {
        let starts = self.regions.get(self.hooked_regions..).unwrap_or_default();
        let ends = starts.iter().skip(1).copied().chain([self.region_blocks.len()]);
        starts.iter().zip(ends).map(|(start, end)| self.region_blocks[*start..end].to_vec()).collect()
    }

    /// Reorders the parsed regions of the operation whose hook is running. `order` has, for each new
    /// region, the index of the old one, or `None` for a region without blocks.
    pub(crate) fn arrange_regions(&mut self, order: &[Option<usize>]) {
        let first = self.hooked_regions;
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

    /// Parses an operation, a label or the end of the innermost region.
    pub(super) fn region_item(&mut self) -> ParseResult<()> {
        match self.kind() {
            TokenKind::RBrace => {
                self.close_region()?;
                self.resume()
            }
            TokenKind::CaretId => {
                let block = self.block_label()?;
                self.region_blocks.push(block);
                self.block = block;
                Ok(())
            }
            _ => self.operation(),
        }
    }

    fn close_region(&mut self) -> ParseResult<()> {
        self.close_block_names()?;
        self.values.pop(|_, _| {});
        self.mark(MarkKind::Close);
        self.parser.consume();
        Ok(())
    }

    /// Continues with the parent operation of the region that has just ended.
    fn resume(&mut self) -> ParseResult<()> {
        let Some(Pending { head, outer, custom }) = self.pending.pop() else { return Ok(()) };
        self.block = outer;
        match custom {
            None => self.finish_generic_region(head),
            Some(custom) => self.custom_steps(head, custom),
        }
    }
}
