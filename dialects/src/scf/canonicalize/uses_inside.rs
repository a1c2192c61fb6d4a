//! The uses of a condition inside of the `scf.if` that it decides about.

use ir_core::ir::{Order, Use, Walk};

use super::nesting::Nesting;
use crate::prelude::*;
use crate::scf::IfOp;
use crate::uses::UsesBy;

/// The uses of a condition inside of the regions, each with the index of its region, in the order of the list of uses.
///
/// Small regions are searched for uses. For others, the places of all uses are looked at: the regions may have thousands of operations, or the
/// condition may be used by thousands of operations that are somewhere else.
pub(super) fn uses_inside(ir: &Ir, condition: Value, choice: IfOp) -> Vec<(Use, usize)> {
    let regions = [choice.then_region(ir), choice.else_region(ir)].map(Some);
    let mut nesting = Nesting::new(ir, choice.op(), regions);
    let with_region = |place: Use| Some((place, nesting.index(ir, place.op)?));
    let mut found = UsesBy::new(ir, condition);
    let seen_all = ir.try_visit(choice.op(), Order::Pre, |op| match op == choice.op() || found.visit(op) {
        true => Walk::Advance,
        false => Walk::Interrupt,
    });
    match seen_all {
        true => found.in_order().into_iter().filter_map(with_region).collect(),
        false => ir.uses(condition).filter_map(with_region).collect(),
    }
}
