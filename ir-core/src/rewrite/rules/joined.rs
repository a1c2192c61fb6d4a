//! Rules with several roots. The new operations are created before the first root and replace all of them.
//!
//! The other roots are users of a value that they share with the first.

use crate::ir::{Ir, Op, OpHandle, Value};

/// The users of `shared` with the definition `User` that can be replaced together with `roots`, in the order
/// of uses, newest first. Each is a different operation in their block, and the operands of all of them are
/// defined before the first one.
#[must_use]
pub fn joinable_users<User: OpHandle>(ir: &Ir, roots: &[Op], shared: Value) -> Vec<User> {
    let users = ir.uses(shared).filter_map(|place| User::cast(ir, place.op));
    users.filter(|user| is_joinable(ir, roots, user.op())).collect()
}

fn is_joinable(ir: &Ir, roots: &[Op], user: Op) -> bool {
    let block = ir.parent_block(user);
    if block.is_none() || roots.iter().any(|root| ir.parent_block(*root) != block || *root == user) {
        return false;
    }
    let all = || roots.iter().copied().chain([user]);
    let Some(first) = first(ir, all()) else { return false };
    let is_before = |value| match ir.defining_op(value) {
        Some(definition) if ir.parent_block(definition) == block => ir.is_before(definition, first),
        _ => true,
    };
    all().all(|op| ir.operands(op).all(is_before))
}

/// The first of these operations of one block.
pub(super) fn first(ir: &Ir, ops: impl Iterator<Item = Op>) -> Option<Op> {
    ops.reduce(|first, op| if ir.is_before(op, first) { op } else { first })
}
