//! The regions of an `scf.while`.

use super::{body, terminator};
use crate::prelude::*;
use crate::scf::{ConditionOp, WhileOp};

/// The regions of a loop.
pub(super) struct WhileRegions {
    /// The terminator of the `before` region.
    pub end: ConditionOp,
    /// The block of the `before` region.
    pub before: Block,
    /// The block of the `after` region.
    pub after: Block,
    /// The values that the `before` region forwards.
    pub passed: Vec<Value>,
}

impl WhileRegions {
    /// The regions of the loop; `None` if it is invalid.
    pub(super) fn from_op(rewriter: &PatternRewriter<'_>, looped: WhileOp) -> Option<WhileRegions> {
        let ir = rewriter.ir();
        let (before, after) = (looped.before(ir), looped.after(ir));
        let end = ConditionOp::cast(ir, terminator(ir, before)?)?;
        let passed = ir.operands(end.op()).skip(1).collect();
        Some(WhileRegions { end, before: body(ir, before)?, after: body(ir, after)?, passed })
    }
}
