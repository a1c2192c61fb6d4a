//! The uses of a condition inside of the `scf.if` that it controls.

use ir_core::ir::{Order, Use, Walker};

use super::nesting::Nesting;
use crate::prelude::*;
use crate::scf::IfOp;
use crate::uses::uses_by;

/// The uses of a condition inside of the regions, each with the index of its region, in use-list order.
pub(super) fn uses_inside(ir: &Ir, condition: Value, choice: IfOp) -> Vec<(Use, usize)> {
    let regions = [choice.then_region(ir), choice.else_region(ir)].map(Some);
    let mut nesting = Nesting::new(ir, choice.op(), regions);
    let mut walker = Walker::new(choice.op(), Order::Pre);
    let inside = std::iter::from_fn(|| walker.next(ir)).skip(1);
    let uses = uses_by(ir, condition, inside, |op| nesting.index(ir, op).is_some());
    uses.into_iter().filter_map(|place| Some((place, nesting.index(ir, place.op)?))).collect()
}
