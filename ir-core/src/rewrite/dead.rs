//! Dead operations, for drivers with repeated queries.

use crate::context::Traits;
use crate::interfaces::{blocking_op, has_droppable_effects, would_be_trivially_dead};
use crate::ir::{Ir, Op};
use rustc_hash::FxHashMap;

/// Caches, for operations with regions, the nested operation that prevents their erasure. The driver
/// revisits all ancestors of a change, and a search through the regions of each would be cubic in the depth
/// of a nest.
#[derive(Default)]
pub(super) struct DeadOps {
    blocking: FxHashMap<Op, Op>,
}

impl DeadOps {
    /// Whether the operation is unused and may be erased (MLIR's `isOpTriviallyDead`).
    pub(super) fn contains(&mut self, ir: &Ir, op: Op) -> bool {
        if ir.has_uses(op) {
            return false;
        }
        if ir.num_regions(op) == 0 {
            return would_be_trivially_dead(ir, op);
        }
        if self.blocking.get(&op).is_some_and(|blocking| still_blocks(ir, op, *blocking)) {
            return false;
        }
        match blocking_op(ir, op) {
            None => true,
            Some(blocking) => {
                self.blocking.insert(op, blocking);
                false
            }
        }
    }
}

/// Whether an operation that prevented the erasure of `op` still does. It may have been moved, changed or
/// erased.
fn still_blocks(ir: &Ir, op: Op, blocking: Op) -> bool {
    if !ir.is_live(blocking) || has_droppable_effects(ir, blocking) {
        return false;
    }
    let mut inner = blocking;
    while inner != op {
        match ir.parent_op(inner) {
            Some(parent) if ir.name(parent).has(ir.context(), Traits::RECURSIVE_MEMORY_EFFECTS) => {
                inner = parent
            }
            _ => return false,
        }
    }
    true
}
