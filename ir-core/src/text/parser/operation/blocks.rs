//! Blocks: names, labels with arguments, and forward references.

use super::locations::Deferred;
use super::scope::Name;
use super::{AsmParser, MarkKind, OperationParser, ParseResult};
use crate::ir::Block;
use crate::text::token::TokenKind;

/// The block that a name refers to.
#[derive(Clone, Copy, Debug)]
pub(super) struct BlockMeaning {
    block: Block,
    /// Whether the block has only been referenced so far.
    forward: bool,
}

impl OperationParser<'_> {
    /// Parses a successor.
    ///
    /// # Errors
    /// The block name is missing.
    pub fn parse_successor(&mut self) -> ParseResult<Block> {
        let token = self.parser.token();
        if token.kind != TokenKind::CaretId {
            return Err(self.parser.wrong_token("expected block name"));
        }
        let name = Name { start: token.start, end: token.end, index: 0 };
        let block = match self.blocks.find(name) {
            Some(entry) => self.blocks.meaning(entry).block,
            None => {
                self.check_room(token.start, 1)?;
                let block = self.ir.create_block();
                self.add_block(name, BlockMeaning { block, forward: true });
                self.forward_blocks += 1;
                block
            }
        };
        self.record_block(name, block, false);
        self.parser.consume();
        Ok(block)
    }

    fn add_block(&mut self, name: Name, meaning: BlockMeaning) {
        let entry = self.blocks.add(name, meaning);
        self.blocks.record(entry);
    }

    /// Parses `[^a, ^b]` and pushes the successors on the stack.
    pub(super) fn successor_list(&mut self) -> ParseResult<()> {
        self.parser.parse_token(TokenKind::LSquare, "expected '['")?;
        if self.kind() == TokenKind::RSquare {
            return Err(self.parser.wrong_token("expected list element"));
        }
        loop {
            let block = self.parse_successor()?;
            self.successors.push(block);
            if !self.parser.consume_if(TokenKind::Comma) {
                break;
            }
        }
        if self.parser.consume_if(TokenKind::RSquare) {
            return Ok(());
        }
        Err(self.parser.wrong_token("expected ',' or ']'"))
    }

    /// Parses a label and creates or defines its block.
    ///
    /// ```text
    /// block-label ::= block-id (`(` (argument (`,` argument)*)? `)`)? `:`
    /// argument ::= value-id `:` type location?
    /// ```
    pub(super) fn block_label(&mut self) -> ParseResult<Block> {
        let token = self.parser.token();
        self.mark(MarkKind::Label);
        self.parser.parse_token(TokenKind::CaretId, "expected block name")?;
        let name = Name { start: token.start, end: token.end, index: 0 };
        let block = self.define_block(name)?;
        self.record_block(name, block, true);
        if self.parser.consume_if(TokenKind::LParen) {
            self.block_arguments(block)?;
        }
        self.parser.parse_token(TokenKind::Colon, "expected ':' after block name")?;
        Ok(block)
    }

    fn define_block(&mut self, name: Name) -> ParseResult<Block> {
        let Some(entry) = self.blocks.find(name) else {
            self.check_room(name.start, 1)?;
            let block = self.ir.create_block();
            self.add_block(name, BlockMeaning { block, forward: false });
            return Ok(block);
        };
        let meaning = self.blocks.meaning_mut(entry);
        if meaning.forward {
            meaning.forward = false;
            let block = meaning.block;
            self.forward_blocks -= 1;
            return Ok(block);
        }
        let message = format!("redefinition of block '{}'", self.name_text(name));
        Err(self.parser.error_at(name.start, message))
    }

    /// Parses block arguments after the opening parenthesis.
    fn block_arguments(&mut self, block: Block) -> ParseResult<()> {
        if self.parser.consume_if(TokenKind::RParen) {
            return Ok(());
        }
        loop {
            let name = self.value_use(true)?;
            self.parser.parse_token(TokenKind::Colon, "expected ':' and type for SSA operand")?;
            let ty = self.parser.parse_type()?;
            self.check_room(name.start, 1)?;
            let value = self.ir.add_argument(block, ty, self.location(name.start));
            let index = self.ir.num_arguments(block) - 1;
            self.trailing_location(Deferred::Argument(block, index))?;
            self.define(name, value)?;
            if !self.parser.consume_if(TokenKind::Comma) {
                return self.parser.parse_token(TokenKind::RParen, "expected ')'");
            }
        }
    }

    /// Closes the scope of a region's block names; reports those that are referenced but not defined in the
    /// region.
    pub(super) fn close_block_names(&mut self) -> ParseResult<()> {
        let mut undefined = Vec::new();
        let any = self.forward_blocks != 0;
        self.blocks.pop(|name, meaning| {
            if any && meaning.forward {
                undefined.push(name.start);
            }
        });
        undefined.sort_unstable();
        let mut result = Ok(());
        for place in undefined {
            result = Err(self.parser.error_at(place, "reference to an undefined block"));
        }
        result
    }
}
