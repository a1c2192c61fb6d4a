//! The uses of a value by some operations, if the value has many more uses.

use ir_core::ir::Use;
use rustc_hash::FxHashSet;

use crate::prelude::*;

/// The number of uses that are visited for each operation. Collecting the uses by an operation takes longer
/// than one visit.
const USES_FOR_AN_OP: usize = 4;

/// The uses of a value by some operations, in use-list order. `is_one` is the membership test for `ops`.
///
/// Two searches alternate, one through the use list and one through the operations, until one of them ends.
/// Patterns look for the uses of a condition in some blocks. The condition may have thousands of uses
/// elsewhere, or the blocks may have thousands of operations that do not use it.
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

/// Sorts uses in use-list order. They are usually adjacent, so the search starts at one of them and goes in
/// both directions. It does not visit most of the other uses in the list.
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
