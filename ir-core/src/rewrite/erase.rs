//! Erasing an operation with everything in it, one by one, so that a listener sees each.

use super::Listener;
use crate::ir::{Ir, Op, Order};

/// Erases from the inside out, the last of each block first, in the order of MLIR's rewriter.
pub(super) fn erase_tree(ir: &mut Ir, listener: &mut dyn Listener, root: Op) {
    // What is used before it is defined, where that is allowed, comes last: a listener looks at what defines operands.
    let mut used = Vec::new();
    for op in order(ir, root) {
        if op != root && ir.has_uses(op) {
            used.push(op);
        } else if op != root {
            tell(ir, listener, op);
            ir.set_operands(op, &[]);
        }
    }
    for &op in &used {
        ir.set_operands(op, &[]);
    }
    for op in used {
        tell(ir, listener, op);
    }
    tell(ir, listener, root);
    ir.erase(root);
}

/// Tells that an operation and its blocks are about to be erased.
fn tell(ir: &Ir, listener: &mut dyn Listener, op: Op) {
    for block in ir.regions(op).flat_map(|region| ir.blocks(region)) {
        listener.block_erased(ir, block);
    }
    listener.op_erased(ir, op);
}

/// All operations in `root`, inner ones first, then itself.
fn order(ir: &Ir, root: Op) -> Vec<Op> {
    // The reverse of a walk that visits each operation before what is in it, blocks and operations from the front.
    let mut order = Vec::new();
    ir.visit(root, Order::Pre, |op| order.push(op));
    order.reverse();
    order
}
