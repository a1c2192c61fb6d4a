//! Erasing an operation with everything in it, one by one, so that a listener sees each.

use super::Listener;
use crate::ir::{Block, Ir, Op, Order};

/// Erases from the inside out, the last of each block first, in the order of MLIR's rewriter.
pub(super) fn erase_tree(ir: &mut Ir, listener: &mut dyn Listener, root: Op) {
    for op in order(ir, root) {
        let blocks: Vec<Block> = ir.regions(op).flat_map(|region| ir.blocks(region)).collect();
        for block in blocks {
            listener.block_erased(ir, block);
        }
        listener.op_erased(ir, op);
        ir.set_operands(op, &[]);
    }
    ir.erase(root);
}

/// All operations in `root`, inner ones first, then itself.
fn order(ir: &Ir, root: Op) -> Vec<Op> {
    // The reverse of a walk that visits each operation before what is in it, blocks and operations from the front.
    let mut order = Vec::new();
    ir.visit(root, Order::Pre, |op| order.push(op));
    order.reverse();
    order
}
