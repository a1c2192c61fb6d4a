//! Regions: their blocks, one operation after the other.

use super::pending::Pending;
use super::{OperationParser, ParseResult, RegionArgument};
use crate::text::token::TokenKind;

impl OperationParser<'_> {
    /// Starts a region of the operation on top of the stack: reads its brace and, unless the region is empty, what
    /// comes before its first operation. Returns whether the region has a body, which
    /// [`region_item`](Self::region_item) reads.
    pub(super) fn open_region(&mut self, arguments: &[RegionArgument], isolated: bool) -> ParseResult<bool> {
        self.regions.push(self.region_blocks.len());
        self.parser.parse_token(TokenKind::LBrace, "expected '{' to begin a region")?;
        if arguments.is_empty() && self.parser.consume_if(TokenKind::RBrace) {
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

    /// The first block of a region without a label.
    fn unnamed_block(&mut self, arguments: &[RegionArgument]) -> ParseResult<crate::ir::Block> {
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

    /// Reads an operation, a label or the end of the innermost region.
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
        self.parser.consume();
        Ok(())
    }

    /// Goes on with the operation whose region has just ended.
    fn resume(&mut self) -> ParseResult<()> {
        let Some(Pending { head, outer, custom }) = self.pending.pop() else { return Ok(()) };
        self.block = outer;
        match custom {
            None => self.after_generic_region(head),
            Some(custom) => self.custom_steps(head, custom),
        }
    }
}
