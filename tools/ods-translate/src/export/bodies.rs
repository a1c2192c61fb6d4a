//! The bodies of functions.

use ir_core::ir::{Block, Op};

use super::{Body, Outcome, Translation};
use crate::model::Block as LlvmBlock;
use crate::model::instruction::{Val, ValKind};
use crate::model::metadata::MdId;

impl Translation<'_> {
    /// Translates the body of the function with this index.
    pub(super) fn body(&mut self, op: Op, index: usize) -> Outcome {
        let personality = match self.attr(op, "personality") {
            Some(personality) => {
                let pointer = dialect_llvm::types::pointer(self.ctx);
                Some(self.constant(pointer, personality, self.ir.location(op))?)
            }
            None => None,
        };
        let region = self.ir.region(op, 0);
        let blocks: Vec<Block> = self.ir.blocks(region).collect();
        let metadata = &self.module.functions[index].metadata;
        let subprogram = metadata.iter().find(|(kind, _)| *kind == 0).map(|found| found.1);
        self.begin_body(&blocks, subprogram);
        for block in self.sorted_blocks(region) {
            self.block_body(block)?;
        }
        self.connect_phis(region);
        // Instructions are collected in the same place for all functions, because a list that grows is moved
        // each time.
        let insts = self.body.insts.drain(..).collect();
        let blocks = std::mem::take(&mut self.body.blocks);
        let function = &mut self.module.functions[index];
        (function.personality, function.blocks, function.insts) = (personality, blocks, insts);
        Ok(())
    }

    fn begin_body(&mut self, blocks: &[Block], subprogram: Option<MdId>) {
        self.values.clear();
        self.blocks.clear();
        self.blocks.extend(blocks.iter().enumerate().map(|(index, &block)| (block, index)));
        let mut insts = std::mem::take(&mut self.body.insts);
        insts.clear();
        let blocks = vec![LlvmBlock::default(); blocks.len()];
        self.body = Body { has_block: true, blocks, insts, subprogram, ..Body::default() };
    }

    fn block_body(&mut self, block: Block) -> Outcome {
        self.body.block = self.block(block);
        let begin = self.body.insts.len();
        self.body.blocks[self.body.block].insts = begin..begin;
        if self.ir.is_entry_block(block) {
            self.parameters(block);
        } else {
            self.block_arguments(block);
        }
        let ir = self.ir;
        for op in ir.ops(block) {
            self.set_location(ir.location(op));
            self.operation(op)?;
            self.memory_model(op)?;
        }
        Ok(())
    }

    fn parameters(&mut self, entry: Block) {
        for (number, argument) in (0..).zip(self.ir.arguments(entry)) {
            let value = Val { ty: self.ir.value_type(argument), kind: ValKind::Arg(number) };
            self.values.insert(argument, value);
        }
    }
}
