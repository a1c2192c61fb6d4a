//! The uses of a value by some operations, when the value has many more.

use ir_core::ir::Use;
use rustc_hash::FxHashSet;

use crate::prelude::*;

/// Uses that are looked at for each operation, because collecting the uses by an operation takes longer.
const USES_FOR_AN_OP: usize = 4;

/// The uses of a value by some operations, in the order of the list of uses: `is_one` says whether an operation is one of `ops`.
///
/// Two searches run in turns, through the list and through the operations, until one of them is at its end. Patterns look for the uses of a
/// condition in some blocks: the condition may be used by thousands of operations that are somewhere else, or the blocks may have thousands of
/// operations that do not use it.
pub(crate) fn uses_by(
    ir: &Ir,
    value: Value,
    ops: impl Iterator<Item = Op>,
    mut is_one: impl FnMut(Op) -> bool,
) -> Vec<Use> {
    let mut uses = ir.uses(value);
    let mut listed = Vec::new();
    let mut found = FxHashSet::default();
    for op in ops {
        for _ in 0..USES_FOR_AN_OP {
            let Some(place) = uses.next() else { return listed };
            listed.extend(is_one(place.op).then_some(place));
        }
        let operands = ir.operands(op).enumerate().filter(|(_, operand)| *operand == value);
        found.extend(operands.map(|(index, _)| Use { op, index }));
    }
    sorted(ir, &found)
}

/// Uses in the order of the list. They are next to each other more often than not, so they are collected from one of them on in both directions,
/// and most of the other uses in the list are not visited.
fn sorted(ir: &Ir, uses: &FxHashSet<Use>) -> Vec<Use> {
    let Some(&start) = uses.iter().next() else { return Vec::new() };
    let (mut before, mut after) = (Vec::new(), vec![start]);
    let (mut first, mut last) = (Some(start), Some(start));
    while before.len() + after.len() < uses.len() {
        first = first.and_then(|place| ir.previous_use(place));
        last = last.and_then(|place| ir.next_use(place));
        before.extend(first.filter(|place| uses.contains(place)));
        after.extend(last.filter(|place| uses.contains(place)));
    }
    before.reverse();
    before.append(&mut after);
    before
}
