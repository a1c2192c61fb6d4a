//! Uniquing of constants at the start of the entry block of their isolated operation.

use super::PatternRewriter;
use crate::context::{Attribute, Context, Ident, Location, Traits, Type};
use crate::fold::constant_of_op;
use crate::ir::{Ir, Op, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The constants visited so far, by region, dialect, value and type (MLIR's `OperationFolder`).
#[derive(Default)]
pub(super) struct UniqueConstants {
    known: FxHashMap<(Region, Ident, Attribute, Type), Op>,
    owned: FxHashSet<Op>,
    /// Whether any constant was moved or replaced.
    pub(super) changed: bool,
}

impl UniqueConstants {
    /// Records a constant: moves it to the front of its insertion region, or replaces it by an equal
    /// constant there. Returns whether it was replaced and erased.
    ///
    /// A constant that replaces others or comes from another block has no unique location, so its location
    /// becomes unknown.
    pub(super) fn insert(&mut self, rewriter: &mut PatternRewriter<'_>, op: Op) -> bool {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let Some(value) = constant_of_op(ir, op) else { return false };
        let Some((region, block)) = insertion_region(ctx, ir, op).zip(ir.parent_block(op)) else {
            return false;
        };
        let Some(front) = ir.first_block(region).and_then(|block| ir.first_op(block)) else { return false };
        let key = (region, ir.name(op).dialect(ctx), value, ir.value_type(ir.result(op, 0)));
        if let Some(&existing) = self.known.get(&key) {
            let values: Vec<Value> = ir.results(existing).collect();
            rewriter.replace_op(op, &values);
            self.changed = true;
            rewriter.set_location_silently(existing, Location::UNKNOWN);
            return true;
        }
        let is_in_block = Some(block) == ir.parent_block(front);
        let is_placed = is_in_block
            && (front == op || ir.previous(op).is_some_and(|previous| self.owned.contains(&previous)));
        if !is_placed {
            rewriter.move_op_before(op, front);
            self.changed = true;
            if !is_in_block {
                rewriter.set_location_silently(op, Location::UNKNOWN);
            }
        }
        self.known.insert(key, op);
        self.owned.insert(op);
        false
    }
}

/// The region that receives the constants of the operation in its entry block: that of its closest ancestor
/// that is isolated, unregistered or at the top level.
#[must_use]
pub fn insertion_region(ctx: &Context, ir: &Ir, op: Op) -> Option<Region> {
    let mut region = ir.parent_region(op)?;
    loop {
        let parent = ir.parent_op(region);
        if ir.name(parent).might_have(ctx, Traits::ISOLATED_FROM_ABOVE) {
            return Some(region);
        }
        match ir.parent_region(parent) {
            Some(outer) => region = outer,
            None => return Some(region),
        }
    }
}
