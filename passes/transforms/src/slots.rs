//! Helpers of memory slot passes.

use ir_core::context::Context;
use ir_core::interfaces::Interfaces;
use ir_core::ir::{Ir, Op, Use, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The blocking uses of each operation. They must be removed.
pub(crate) type BlockingUses = FxHashMap<Op, Vec<Use>>;

/// Whether an operation that uses the pointer of a slot supports changes to the slot.
fn takes_part(interfaces: &Interfaces) -> bool {
    interfaces.promotable.is_some()
        || interfaces.promotable_memory.is_some()
        || interfaces.destructurable_accessor.is_some()
        || interfaces.safe_access.is_some()
}

/// The operations that use the value, and users of results that may change with it, in topological order.
pub(crate) fn forward_slice(ctx: &Context, ir: &Ir, value: Value) -> Vec<Op> {
    let users = |value: Value| ir.uses(value).map(|place| (place.op, false));
    let mut pending: Vec<(Op, bool)> = users(value).collect();
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    while let Some((op, is_done)) = pending.pop() {
        if is_done {
            order.push(op);
        } else if seen.insert(op) {
            pending.push((op, true));
            if takes_part(ir.interfaces(ctx, op)) {
                pending.extend(ir.results(op).flat_map(users));
            }
        }
    }
    order.reverse();
    order
}
