//! The walk-based driver: applies patterns once to each existing operation, for lowerings.

use super::{Applied, FrozenPatterns, Listener, PatternRewriter};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, Order};

/// Applies the best matching pattern to each operation nested in `root`, once, in post-order. Operations
/// that patterns create are not visited, and nothing is folded or erased as dead. So a pattern that matches
/// its own result terminates. Returns the number of applied patterns.
///
/// `listener` is notified of all changes.
///
/// # Errors
/// When a pattern erased its root.
///
/// # Panics
/// When the patterns were frozen for another context.
#[track_caller]
pub fn walk_and_apply_patterns(
    ir: &mut Ir,
    root: Op,
    patterns: &FrozenPatterns,
    listener: &mut dyn Listener,
) -> Result<u64, Diagnostic> {
    patterns.assert_context(ir);
    let ctx = ir.context().clone();
    let mut ops = Vec::new();
    ir.visit(root, Order::Post, |op| ops.push(op));
    let mut applied = 0;
    for op in ops {
        // A pattern may have erased the operation; a handle of an erased operation is never reused.
        if op == root || !ir.is_live(op) {
            continue;
        }
        match patterns.apply(&mut PatternRewriter::new(&ctx, ir, listener), op) {
            Some(Applied { fault: Some(fault), name, place }) => {
                let pattern = Applied { fault: None, name, place };
                return Err(Diagnostic::error(ir.location(root), format!("pattern {pattern} {fault}")));
            }
            Some(_) => applied += 1,
            None => {}
        }
    }
    Ok(applied)
}
