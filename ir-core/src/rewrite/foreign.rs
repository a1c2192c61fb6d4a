//! Rewriters of foreign code, which holds the IR elsewhere while a driver waits.

use super::rewriter_impl::RewriterImpl;
use super::{Listener, PatternRewriter};
use crate::context::Context;
use crate::ir::{Ir, Op};
use rustc_hash::FxHashSet;
use std::iter::successors;

/// A rewriter without the IR: its listener, or the dialect conversion that it belongs to. Foreign code
/// creates a rewriter from it for each change.
pub struct RewriterState<'a> {
    implementation: &'a mut dyn RewriterImpl,
}

impl<'a> RewriterState<'a> {
    /// The state of a rewriter that belongs to no driver.
    pub fn new(listener: &'a mut dyn Listener) -> Self {
        RewriterState { implementation: listener }
    }

    /// Whether it belongs to a dialect conversion. Then operations that foreign code creates without a
    /// rewriter must be [recorded](Ir::record_created) and [reported](Self::notify_recorded), because they
    /// are converted or undone, too.
    #[must_use]
    pub fn is_of_conversion(&mut self) -> bool {
        self.implementation.as_conversion().is_some()
    }

    /// Creates a rewriter without an insertion point.
    ///
    /// # Panics
    /// When `ctx` is not the context of the IR.
    #[track_caller]
    pub fn rewriter<'r>(&'r mut self, ctx: &'r Context, ir: &'r mut Ir) -> PatternRewriter<'r> {
        PatternRewriter::with_implementation(ctx, ir, self.implementation)
    }

    /// Notifies the dialect conversion of the recorded operations in the tree of `root`. The others are
    /// recorded again, since they may be inserted later.
    pub fn notify_recorded(&mut self, ir: &mut Ir, root: Op) {
        let Some(conversion) = self.implementation.as_conversion() else { return };
        let mut created = ir.record_created(true);
        if created.is_empty() {
            return;
        }
        let known: FxHashSet<Op> = conversion.created.iter().copied().collect();
        created.retain(|op| ir.is_live(*op) && !known.contains(op));
        let recorded: FxHashSet<Op> = created.iter().copied().collect();
        let top = self_and_ancestors(ir, root).last();
        for &op in &created {
            if self_and_ancestors(ir, op).last() != top {
                ir.record_again(op);
            } else if !self_and_ancestors(ir, op).skip(1).any(|outer| recorded.contains(&outer)) {
                conversion.cloned(ir, op);
            }
        }
    }
}

/// The operation and its ancestors.
fn self_and_ancestors(ir: &Ir, op: Op) -> impl Iterator<Item = Op> + '_ {
    successors(Some(op), |op| ir.parent_op(*op))
}

impl PatternRewriter<'_> {
    /// The IR, and the state from which foreign code creates other rewriters of the same driver.
    pub fn parts(&mut self) -> (&mut Ir, RewriterState<'_>) {
        let (ir, implementation) = self.split();
        if let Some(conversion) = implementation.as_conversion() {
            conversion.is_shared = true;
        }
        (ir, RewriterState { implementation })
    }
}
