//! The uses of a condition inside of the `scf.if` that it decides about.

use ir_core::ir::{Order, Use, Walk};
use rustc_hash::FxHashSet;

use super::nesting::Nesting;
use crate::prelude::*;
use crate::scf::IfOp;

/// Uses for each operation that is visited. A visit takes about as long as to find the place of a use, so visits in vain are a small part of
/// the work.
const USES_OF_A_VISIT: usize = 8;

/// The uses of a condition inside of the regions, each with the index of its region, in the order of the list of uses.
///
/// Small regions are searched for uses. For others, the places of all uses are looked at: the regions may have thousands of operations, or the
/// condition may be used by thousands of operations that are somewhere else.
pub(super) fn uses_inside(ir: &Ir, condition: Value, choice: IfOp) -> Vec<(Use, usize)> {
    let regions = [choice.then_region(ir), choice.else_region(ir)].map(Some);
    let mut nesting = Nesting::new(ir, choice.op(), regions);
    let with_region = |place: Use| Some((place, nesting.index(ir, place.op)?));
    match uses_by_operations(ir, condition, choice.op()) {
        Some(found) => in_order(ir, &found).into_iter().filter_map(with_region).collect(),
        None => ir.uses(condition).filter_map(with_region).collect(),
    }
}

/// The uses by operations nested in the operation. `None` if these are many, compared with the uses.
fn uses_by_operations(ir: &Ir, condition: Value, around: Op) -> Option<FxHashSet<Use>> {
    let mut found = FxHashSet::default();
    let mut uses = ir.uses(condition);
    let seen_all = ir.try_visit(around, Order::Pre, |op| {
        if op == around {
            return Walk::Advance;
        }
        let operands = ir.operands(op).enumerate().filter(|(_, operand)| *operand == condition);
        found.extend(operands.map(|(number, _)| Use { op, number }));
        match uses.nth(USES_OF_A_VISIT - 1) {
            Some(_) => Walk::Advance,
            None => Walk::Interrupt,
        }
    });
    seen_all.then_some(found)
}

/// The uses in the order of the list. They are next to each other more often than not, so they are collected from one of them on in both
/// directions, and the other uses in the list are not visited.
fn in_order(ir: &Ir, uses: &FxHashSet<Use>) -> Vec<Use> {
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
