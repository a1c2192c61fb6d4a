//! Erasure of an operation and all nested operations one by one, with a notification for each.

use super::Listener;
use crate::ir::{Ir, Op, Order};

/// Erases nested operations first, each block from its end, in the order of MLIR's rewriter.
pub(super) fn erase_tree(ir: &mut Ir, listener: &mut dyn Listener, root: Op) {
    // Operations that still have uses (graph regions permit uses before definitions) come last, because
    // listeners access the defining operations of operands.
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

/// Notifies the listener that an operation and its blocks are about to be erased.
fn tell(ir: &Ir, listener: &mut dyn Listener, op: Op) {
    for block in ir.regions(op).flat_map(|region| ir.blocks(region)) {
        listener.block_erased(ir, block);
    }
    listener.op_erased(ir, op);
}

/// All operations nested in `root` in post-order, then `root`.
fn order(ir: &Ir, root: Op) -> Vec<Op> {
    // The reverse of a pre-order walk with blocks and operations from the front.
    let mut order = Vec::new();
    ir.visit(root, Order::Pre, |op| order.push(op));
    order.reverse();
    order
}
