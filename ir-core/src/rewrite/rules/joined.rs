//! Rules with several roots, all of which are replaced by operations created before the first.
//!
//! The other roots are found through the users of a value that they share with the first (`Test::User`).

use super::Probe;
use crate::ir::{Ir, Op};

/// Whether `user` can be replaced together with the root and the operations chosen so far: it differs from these, is in their
/// block, and the operands of all are defined before the first of them.
pub(super) fn is_possible(probe: &Probe<'_>, user: Op) -> bool {
    let ir = probe.ir;
    let Some(block) = ir.parent_block(probe.root) else { return false };
    if ir.parent_block(user) != Some(block) || replaced(probe).any(|op| op == user) {
        return false;
    }
    let Some(first) = first(ir, replaced(probe).chain([user])) else { return false };
    let is_there = |value| match ir.defining_op(value) {
        Some(definition) if ir.parent_block(definition) == Some(block) => ir.is_before(definition, first),
        _ => true,
    };
    replaced(probe).chain([user]).all(|op| ir.operands(op).all(is_there))
}

/// The root and the chosen operations.
pub(super) fn replaced<'p>(probe: &'p Probe<'_>) -> impl Iterator<Item = Op> + 'p {
    std::iter::once(probe.root).chain(probe.chosen.iter().copied().flatten())
}

/// The first of these operations of one block.
pub(super) fn first(ir: &Ir, ops: impl Iterator<Item = Op>) -> Option<Op> {
    ops.reduce(|first, op| if ir.is_before(op, first) { op } else { first })
}
