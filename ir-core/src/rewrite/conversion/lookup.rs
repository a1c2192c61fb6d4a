//! Queries of the values that replace others so far.

use super::state::Conversion;
use crate::context::Type;
use crate::ir::{Definition, InsertionPoint, Ir, Value};
use crate::verify::Dominance;

impl Conversion {
    /// Whether all values are results of one cast that only resolves a mismatch of types.
    fn is_pure_conversion(&self, ir: &Ir, values: &[Value]) -> bool {
        let Some(op) = values.first().and_then(|value| ir.defining_op(*value)) else { return false };
        self.materialization(op).is_some_and(|cast| cast.is_pure)
            && values.iter().all(|value| ir.defining_op(*value) == Some(op))
    }

    /// The earliest insertion point at which all values are defined.
    pub(super) fn point_after(&self, ir: &Ir, values: &[Value]) -> Option<InsertionPoint> {
        let (first, rest) = values.split_first()?;
        let mut point = definition_end(ir, *first)?;
        for value in rest {
            let next = definition_end(ir, *value)?;
            if is_later(ir, next, point) {
                point = next;
            }
        }
        Some(point)
    }

    /// The last values that `from` is mapped to; those that only resolve a mismatch of types are left out if `skip_pure`.
    pub(super) fn latest(&self, ir: &Ir, from: Value, skip_pure: bool) -> Vec<Value> {
        let mut current = vec![from];
        let mut found = current.clone();
        while let Some(next) = self.values.next(&current) {
            current = next;
            if !skip_pure || !self.is_pure_conversion(ir, &current) {
                found.clone_from(&current);
            }
        }
        found
    }

    /// The last values of these types that `from` is mapped to; `from` itself if it has the type.
    pub(super) fn latest_of(&self, ir: &Ir, from: Value, types: &[Type]) -> Option<Vec<Value>> {
        let is_fit = |values: &[Value]| {
            values.len() == types.len()
                && values.iter().zip(types).all(|(value, ty)| ir.value_type(*value) == *ty)
        };
        // Most values are not mapped, or once.
        let mut current = vec![from];
        let mut found = is_fit(&current).then_some(from);
        let mut list = None;
        while let Some(next) = self.values.next(&current) {
            current = next;
            if is_fit(&current) {
                match *current {
                    [value] => found = Some(value),
                    _ => list = Some(current.clone()),
                }
            }
        }
        list.or_else(|| found.map(|value| vec![value]))
    }
}

/// The insertion point after the operation that defines a value, or at the start of the block whose argument it is.
fn definition_end(ir: &Ir, value: Value) -> Option<InsertionPoint> {
    match ir.definition(value) {
        Definition::Result(op, _) => InsertionPoint::after_op(ir, op),
        Definition::Argument(block, _) => Some(InsertionPoint::at_block_begin(ir, block)),
    }
}

/// Whether the insertion point `a` comes after `b`, which dominates it.
fn is_later(ir: &Ir, a: InsertionPoint, b: InsertionPoint) -> bool {
    if a.block == b.block {
        return match (a.before, b.before) {
            (a, b) if a == b => false,
            (None, _) => true,
            (_, None) => false,
            (Some(a), Some(b)) => ir.is_before(b, a),
        };
    }
    Dominance::new(ir.context(), ir).block_dominates(b.block, a.block)
}
