//! Verification that the operations of a matcher are connected.

use std::collections::HashSet;

use ir_core::ir::{Block, Ir, Op, OpHandle as _};
use ir_core::verify::op_error;

use super::{OperandOp, OperandsOp, OperationOp, PatternOp, ResultOp, ResultsOp, RewriteOp};
use crate::parts::{Verified, is, users};

/// Whether an operation is a node of the graph: it matches an operation or a value.
fn is_node(ir: &Ir, op: Op) -> bool {
    is::<OperandOp>(ir, op)
        || is::<OperandsOp>(ir, op)
        || is::<ResultOp>(ir, op)
        || is::<ResultsOp>(ir, op)
        || is::<OperationOp>(ir, op)
}

/// Whether a `pdl.rewrite` uses an operation, or an operation in it does.
fn has_user_in_rewrite(ir: &Ir, op: Op) -> bool {
    let is_rewrite = |op| is::<RewriteOp>(ir, op);
    users(ir, op).any(|user| is_rewrite(user) || ir.parent_op(user).is_some_and(is_rewrite))
}

/// The operations of the matcher that are reachable from `from` along uses and definitions.
fn reached(ir: &Ir, from: Op) -> HashSet<Op> {
    let mut visited = HashSet::new();
    let mut pending = vec![from];
    while let Some(op) = pending.pop() {
        let is_in_matcher = ir.parent_op(op).is_some_and(|parent| is::<PatternOp>(ir, parent));
        if !is_in_matcher || is::<RewriteOp>(ir, op) || !visited.insert(op) {
            continue;
        }
        if let Some(operation) = OperationOp::cast(ir, op) {
            pending.extend(operation.operand_values(ir).filter_map(|value| ir.defining_op(value)));
        } else if is::<ResultOp>(ir, op) || is::<ResultsOp>(ir, op) {
            pending.extend(ir.operands(op).filter_map(|value| ir.defining_op(value)));
        }
        pending.extend(users(ir, op));
    }
    visited
}

/// Verifies that the matcher operations that the rewrite uses are connected.
pub(crate) fn check_connected(ir: &Ir, pattern: Op, body: Block) -> Verified {
    let mut nodes = ir.ops(body).filter(|op| is_node(ir, *op) && has_user_in_rewrite(ir, *op));
    let Some(first) = nodes.next() else { return Ok(()) };
    let connected = reached(ir, first);
    match nodes.find(|op| !connected.contains(op)) {
        Some(other) => Err(op_error(ir, pattern, "the operations must form a connected component")
            .with_note(ir.location(other), "see a disconnected value / operation here")),
        None => Ok(()),
    }
}
