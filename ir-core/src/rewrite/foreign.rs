//! Rewriters of foreign code, which has the IR at another place while a driver waits for it.

use super::conversion::Conversion;
use super::{Listener, PatternRewriter};
use crate::context::Context;
use crate::ir::{Ir, Op};
use rustc_hash::FxHashSet;
use std::iter::successors;

/// A rewriter without the IR: its listener, and the dialect conversion that it belongs to. Foreign code makes a rewriter of it for each
/// change.
pub struct RewriterState<'a> {
    listener: &'a mut dyn Listener,
    conversion: Option<&'a mut Conversion>,
}

impl<'a> RewriterState<'a> {
    /// The state of a rewriter that belongs to no driver.
    pub fn new(listener: &'a mut dyn Listener) -> Self {
        RewriterState { listener, conversion: None }
    }

    /// Whether it belongs to a dialect conversion. Then operations that foreign code creates without a rewriter are to be
    /// [recorded](Ir::record_created) and [told](Self::notify_recorded), for they are converted or undone, too.
    #[must_use]
    pub fn is_of_conversion(&self) -> bool {
        self.conversion.is_some()
    }

    /// Creates a rewriter without an insertion point.
    ///
    /// # Panics
    /// When `ctx` is not the context of the IR.
    #[track_caller]
    pub fn rewriter<'r>(&'r mut self, ctx: &'r Context, ir: &'r mut Ir) -> PatternRewriter<'r> {
        PatternRewriter::new_in_conversion(ctx, ir, self.listener, self.conversion.as_deref_mut())
    }

    /// Tells the dialect conversion of the operations that were recorded and are in the same tree as `root`. The others are recorded
    /// again: they may be inserted later.
    pub fn notify_recorded(&mut self, ir: &mut Ir, root: Op) {
        let Some(conversion) = &mut self.conversion else { return };
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

/// The operation and those around it.
fn self_and_ancestors(ir: &Ir, op: Op) -> impl Iterator<Item = Op> + '_ {
    successors(Some(op), |op| ir.parent_op(*op))
}

impl PatternRewriter<'_> {
    /// The IR, and what makes other rewriters of the same driver, for a pattern that calls foreign code.
    pub fn parts(&mut self) -> (&mut Ir, RewriterState<'_>) {
        let (ir, listener, mut conversion) = self.split();
        if let Some(conversion) = &mut conversion {
            conversion.is_shared = true;
        }
        (ir, RewriterState { listener, conversion })
    }
}
