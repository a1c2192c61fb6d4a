//! The walk-based driver: applies patterns once to each operation that is there, for lowerings.

use super::{Applied, FrozenPatterns, Listener, PatternRewriter};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, Order};

/// Applies to each operation in `root` the best pattern that fits it: inner operations first, in the order of blocks, and each
/// once. What patterns make is not looked at again, nothing is folded, and nothing is erased that is not needed; so a
/// pattern whose result it fits itself comes to an end here. Returns the number of patterns that were applied.
///
/// `listener` hears of all changes.
///
/// # Errors
/// That a pattern erased what it was applied to.
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
        // A pattern may have erased it with another operation; handles of erased operations mean nothing else.
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
