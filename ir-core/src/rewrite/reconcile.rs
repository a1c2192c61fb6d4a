//! Reconciliation of `unrealized_conversion_cast`: unused casts, and chains of casts that return to a type.

use crate::context::OpName;
use crate::ir::{Ir, Op, Value};
use rustc_hash::FxHashMap;

/// The name of the cast.
pub(super) const CAST: &str = "builtin.unrealized_conversion_cast";

/// Erases unused casts, and casts with results that already exist as inputs of an earlier cast in a chain.
/// It processes these casts and the casts that they use. Returns the remaining casts, in order.
pub fn reconcile_unrealized_casts(ir: &mut Ir, casts: &[Op]) -> Vec<Op> {
    reconcile(ir, casts, &mut AtOnce);
    casts.iter().copied().filter(|op| ir.is_live(*op)).collect()
}

/// Removal of unneeded casts.
pub(super) trait Discard {
    /// Whether something uses a result of the cast.
    fn is_used(&self, ir: &Ir, cast: Op) -> bool;

    /// Replaces the uses of the results by these values, if given, and removes the operands.
    fn discard(&mut self, ir: &mut Ir, cast: Op, values: Option<&[Value]>);
}

/// Erases casts.
struct AtOnce;

impl Discard for AtOnce {
    fn is_used(&self, ir: &Ir, cast: Op) -> bool {
        ir.has_uses(cast)
    }

    fn discard(&mut self, ir: &mut Ir, cast: Op, values: Option<&[Value]>) {
        if let Some(values) = values {
            ir.replace_results(cast, values);
        }
        ir.erase(cast);
    }
}

/// Discards each unneeded cast. As in MLIR, the last casts are processed first.
pub(super) fn reconcile(ir: &mut Ir, casts: &[Op], discard: &mut dyn Discard) {
    let name = ir.context().op_name(CAST);
    let mut worklist = casts.to_vec();
    let mut is_queued: FxHashMap<Op, bool> = casts.iter().map(|op| (*op, true)).collect();
    while let Some(op) = worklist.pop() {
        is_queued.insert(op, false);
        let is_used = discard.is_used(ir, op);
        let values = if is_used { source_of(ir, name, op) } else { Some(Vec::new()) };
        let Some(values) = values else { continue };
        let inputs: Vec<Op> = ir.operands(op).filter_map(|value| ir.defining_op(value)).collect();
        discard.discard(ir, op, is_used.then_some(&values));
        for input in inputs {
            let is_cast = input != op && ir.is_live(input) && ir.name(input) == name;
            if is_cast && is_queued.insert(input, true) != Some(true) {
                worklist.push(input);
            }
        }
    }
}

/// The inputs of the nearest cast in the chain before this one, itself included, that have the types of its
/// results.
fn source_of(ir: &Ir, name: OpName, op: Op) -> Option<Vec<Value>> {
    let mut cast = op;
    // The chain may be a cycle in a graph region.
    let mut seen = Vec::new();
    loop {
        if ir.operand_types(cast).eq(ir.result_types(op)) {
            let is_own = ir.operands(cast).any(|value| ir.defining_op(value) == Some(op));
            return (!is_own).then(|| ir.operands(cast).to_vec());
        }
        let before = ir.defining_op(ir.operands(cast).first()?)?;
        if ir.name(before) != name || !ir.results(before).eq(ir.operands(cast)) || seen.contains(&before) {
            return None;
        }
        seen.push(before);
        cast = before;
    }
}
