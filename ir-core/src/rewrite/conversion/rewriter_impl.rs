//! The changes of a rewriter in a conversion: replacements and erasures are delayed until the conversion is
//! committed, and all other changes are recorded to undo them.

use super::state::Conversion;
use crate::ir::{Block, Ir, Op, Value};
use crate::rewrite::rewriter_impl::RewriterImpl;

impl RewriterImpl for Conversion {
    fn as_conversion(&mut self) -> Option<&mut Conversion> {
        Some(self)
    }

    fn did_create(&mut self, ir: &Ir, op: Op) {
        self.created(ir, op);
    }

    fn did_create_block(&mut self, _ir: &Ir, block: Block) {
        self.created_block(block);
    }

    fn will_modify(&mut self, ir: &Ir, op: Op) {
        self.save(ir, op);
    }

    fn did_modify(&mut self, _ir: &Ir, op: Op) {
        self.modified(op);
    }

    fn replace_all_uses(&mut self, _ir: &mut Ir, from: Value, to: Value) {
        self.map_value(from, &[to], self.current);
    }

    fn will_replace_uses(&mut self, _ir: &Ir, _op: Op, _values: &[Value]) {}

    fn replace_op(&mut self, ir: &mut Ir, op: Op, values: &[Value]) -> bool {
        self.replace(ir, op, values.iter().map(std::slice::from_ref));
        true
    }

    fn erase_op(&mut self, ir: &mut Ir, op: Op) -> bool {
        self.replace(ir, op, std::iter::repeat(&[][..]));
        true
    }

    fn erase_block(&mut self, ir: &mut Ir, block: Block) -> Result<(), Op> {
        self.remove_block(ir, block);
        Ok(())
    }

    fn will_add_arguments(&mut self, ir: &Ir, block: Block) {
        self.adds_arguments(ir, block);
    }

    fn did_split_block(&mut self, ir: &Ir, source: Option<Block>, first: Op, target: Block) {
        self.created_block(target);
        if let Some(source) = source {
            self.moved_ops(source, Some(first), ir.last_op(target));
        }
    }

    fn will_inline_block(&mut self, ir: &Ir, block: Block) {
        self.moved_ops(block, ir.first_op(block), ir.last_op(block));
    }

    fn did_inline(&mut self, _ir: &Ir, _op: Op) {}

    fn will_move(&mut self, ir: &Ir, op: Op) {
        self.moves(ir, op);
    }

    fn did_move(&mut self, _ir: &Ir, _op: Op) {}

    fn will_move_block(&mut self, ir: &Ir, block: Block) {
        self.moves_block(ir, block);
    }

    fn did_move_block(&mut self, _ir: &Ir, _block: Block) {}

    fn did_clone(&mut self, ir: &Ir, copy: Op) {
        self.cloned(ir, copy);
    }

    fn did_clone_blocks(&mut self, ir: &Ir, copies: Vec<Block>) {
        self.cloned_blocks(ir, copies);
    }
}
