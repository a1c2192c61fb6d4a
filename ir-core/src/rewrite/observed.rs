//! Reports to the context's observer of rewrites.

use crate::context::{Context, Location, OpName, Rewrite, RewriteObserver};
use crate::ir::{Ir, Op};

/// An operation that a driver is about to rewrite, if an observer is set.
pub(super) struct Observed<'c> {
    ctx: &'c Context,
    observer: &'c dyn RewriteObserver,
    op: Op,
    name: OpName,
    location: Location,
}

impl<'c> Observed<'c> {
    /// Records the name and location of the operation, which the rewrite may change.
    pub(super) fn new(ctx: &'c Context, ir: &Ir, op: Op) -> Option<Self> {
        let observer = ctx.rewrite_observer()?;
        Some(Observed { ctx, observer, op, name: ir.name(op), location: ir.location(op) })
    }

    /// Reports the rewrite.
    pub(super) fn report(&self, pattern: &str, place: Option<&str>) {
        let Observed { op, name, location, .. } = *self;
        self.observer.rewritten(Rewrite { op: op.raw(), name, location, pattern, place }, self.ctx);
    }
}
