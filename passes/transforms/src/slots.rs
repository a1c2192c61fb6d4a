//! Helpers of passes on memory slots.

use ir_core::context::Context;
use ir_core::interfaces::Interfaces;
use ir_core::ir::{Ir, Op, Use, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The uses that operations must do without.
pub(crate) type BlockingUses = FxHashMap<Op, Vec<Use>>;

/// Whether an operation may take part in changes to a slot whose pointer it uses.
fn takes_part(interfaces: &Interfaces) -> bool {
    interfaces.promotable.is_some()
        || interfaces.promotable_memory.is_some()
        || interfaces.destructurable_accessor.is_some()
        || interfaces.safe_access.is_some()
}

/// The operations that use the value, and those that use results of operations which may change with it, in topological order.
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
