//! The changes of a rewriter that take effect at once, with a notification of the listener for each.

use super::Listener;
use super::conversion::Conversion;
use super::erase::erase_tree;
use super::rewriter_impl::RewriterImpl;
use crate::ir::{Block, Ir, Op, Order, Use, Value};

impl<L: Listener> RewriterImpl for L {
    fn as_conversion(&mut self) -> Option<&mut Conversion> {
        None
    }

    fn did_create(&mut self, ir: &Ir, op: Op) {
        self.op_inserted(ir, op);
    }

    fn did_create_block(&mut self, ir: &Ir, block: Block) {
        self.block_inserted(ir, block);
    }

    fn will_modify(&mut self, _ir: &Ir, _op: Op) {}

    fn did_modify(&mut self, ir: &Ir, op: Op) {
        self.op_modified(ir, op);
    }

    fn replace_all_uses(&mut self, ir: &mut Ir, from: Value, to: Value) {
        let mut is_first = true;
        loop {
            let next = ir.uses(from).next();
            let Some(Use { op, index }) = next else { break };
            ir.set_operand(op, index, to);
            self.use_replaced(ir, op, is_first);
            is_first = false;
        }
    }

    fn will_replace_uses(&mut self, ir: &Ir, op: Op, values: &[Value]) {
        self.op_replaced(ir, op, values);
    }

    fn replace_op(&mut self, ir: &mut Ir, op: Op, values: &[Value]) -> bool {
        self.op_replaced(ir, op, values);
        for (index, &value) in values.iter().enumerate() {
            let result = ir.result(op, index);
            if result != value {
                self.replace_all_uses(ir, result, value);
            }
        }
        self.erase_op(ir, op)
    }

    fn erase_op(&mut self, ir: &mut Ir, op: Op) -> bool {
        if ir.has_uses(op) {
            return false;
        }
        if ir.num_regions(op) == 0 {
            self.op_erased(ir, op);
            ir.erase(op);
        } else {
            erase_tree(ir, self, op);
        }
        true
    }

    fn erase_block(&mut self, ir: &mut Ir, block: Block) -> Result<(), Op> {
        while let Some(op) = ir.last_op(block) {
            if !self.erase_op(ir, op) {
                return Err(op);
            }
        }
        self.block_erased(ir, block);
        ir.erase_block(block);
        Ok(())
    }

    fn will_add_arguments(&mut self, _ir: &Ir, _block: Block) {}

    fn did_split_block(&mut self, ir: &Ir, _source: Option<Block>, _first: Op, target: Block) {
        self.block_inserted(ir, target);
        // Notifications are sent one by one, from the back.
        let mut next = ir.last_op(target);
        while let Some(op) = next {
            self.op_inserted(ir, op);
            next = ir.previous(op);
        }
    }

    fn will_inline_block(&mut self, _ir: &Ir, _block: Block) {}

    fn did_inline(&mut self, ir: &Ir, op: Op) {
        self.op_inserted(ir, op);
    }

    fn will_move(&mut self, _ir: &Ir, _op: Op) {}

    fn did_move(&mut self, ir: &Ir, op: Op) {
        self.op_inserted(ir, op);
    }

    fn will_move_block(&mut self, _ir: &Ir, _block: Block) {}

    fn did_move_block(&mut self, ir: &Ir, block: Block) {
        self.block_inserted(ir, block);
    }

    fn did_clone(&mut self, ir: &Ir, copy: Op) {
        ir.visit(copy, Order::Pre, |op| self.op_inserted(ir, op));
    }

    fn did_clone_blocks(&mut self, ir: &Ir, copies: Vec<Block>) {
        for block in copies {
            self.block_inserted(ir, block);
            for op in ir.ops(block) {
                self.did_clone(ir, op);
            }
        }
    }
}
