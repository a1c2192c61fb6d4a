//! The end of a rule: the replacement of the matched roots, or the removal of what the rule created.

use super::joined;
use crate::ir::{Op, OpBuilder, Region, Value};
use crate::rewrite::PatternRewriter;
use crate::rewrite::guard::Guard;

/// The fault of a rule with native code that erases or replaces the root operation.
const ERASES: &str = "erases the operation that it is applied to";

impl Guard {
    /// Erases unused created operations in reverse order. In-place changes by native code remain. Returns the
    /// fault of the rule.
    pub(super) fn undo(self, rewriter: &mut PatternRewriter<'_>) -> Option<&'static str> {
        for &op in self.created.iter().rev() {
            if rewriter.ir().is_live(op) && !rewriter.ir().has_uses(op) {
                rewriter.erase_op(op);
            }
        }
        self.fault.or(self.is_violated.then_some(ERASES))
    }
}

/// The functions that a declared rule calls.
impl PatternRewriter<'_> {
    /// Moves the insertion point before the first of these operations of one block.
    pub fn set_insertion_point_before_first(&mut self, ops: &[Op]) {
        if let Some(first) = joined::first(self.ir(), ops.iter().copied()) {
            self.set_insertion_point(first);
        }
    }

    /// Moves the blocks of a region to the region with that index of a new operation, once the root is
    /// replaced.
    pub fn move_region(&mut self, region: Region, op: Op, index: usize) {
        if let Some(guard) = self.guarded() {
            guard.moves.push((region, op, index));
        }
    }

    /// Inlines the only block of a region before the root, with these values as block arguments, and
    /// replaces the root by the operands of the block's terminator. `None` if the number of arguments is
    /// wrong, or if the terminator's operands and the root's results differ in number.
    pub fn replace_root_by_region(&mut self, root: Op, region: Region, arguments: &[Value]) -> Option<()> {
        let ir = self.ir();
        let block = ir.only_block(region)?;
        let (last, target) = (ir.last_op(block)?, ir.parent_block(root)?);
        let is_fit =
            ir.num_operands(last) == ir.num_results(root) && ir.num_arguments(block) == arguments.len();
        if self.is_guard_violated() || !is_fit {
            return None;
        }
        self.unguard();
        self.inline_block_before(block, target, Some(root), arguments);
        let values: Vec<Value> = self.ir().operands(last).collect();
        self.erase_op(last);
        self.replace_op(root, &values);
        Some(())
    }

    /// Replaces the roots of a rule by these values and erases them. `None` if this is impossible, because
    /// native code erased a root or returned its own results. The caller of the rule reports it.
    pub fn replace_roots(&mut self, roots: &[Op], values: &[Value]) -> Option<()> {
        if let Some(fault) = self.replacement_fault(roots, values) {
            self.guarded()?.fault = Some(fault);
            return None;
        }
        for (region, op, index) in self.unguard().map(|guard| guard.moves).unwrap_or_default() {
            let to = self.ir().region(op, index);
            self.inline_region_at_end(region, to);
        }
        let mut rest = values;
        for &op in roots {
            let (own, others) = rest.split_at(self.ir().num_results(op));
            self.replace_op(op, own);
            rest = others;
        }
        Some(())
    }

    /// The reason why the roots cannot be replaced by these values.
    fn replacement_fault(&self, roots: &[Op], values: &[Value]) -> Option<&'static str> {
        if self.is_guard_violated() {
            return Some(ERASES);
        }
        let ir = self.ir();
        let results: usize = roots.iter().map(|op| ir.num_results(*op)).sum();
        let is_own = |value: &Value| ir.defining_op(*value).is_some_and(|op| roots.contains(&op));
        if results != values.len() {
            Some("returns a number of values that differs from the number of replaced results")
        } else if values.iter().any(|value| !ir.is_live_value(*value)) {
            Some("returns a value that no longer exists")
        } else if values.iter().any(is_own) {
            Some("replaces the operation that it is applied to by itself")
        } else {
            None
        }
    }
}
