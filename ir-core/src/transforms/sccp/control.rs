//! The control-flow part of the analysis, for passes that do not need constants.

use super::analysis::{Analysis, Target};
use crate::context::Context;
use crate::ir::{Block, Ir, Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// The callers of a callable.
#[derive(Default)]
pub(in crate::transforms) struct Callers {
    /// The known calls.
    pub(in crate::transforms) known: Vec<Op>,
    /// Whether there may be unknown calls.
    pub(in crate::transforms) may_be_others: bool,
}

/// Reachability in an operation.
pub(in crate::transforms) struct Control {
    reached: FxHashSet<Block>,
    callees: FxHashMap<Op, Op>,
    callers: FxHashMap<Op, Callers>,
}

impl Control {
    /// Analyzes an operation and its regions.
    pub(in crate::transforms) fn of(ctx: &Context, ir: &mut Ir, top: Op) -> Self {
        let Analysis { live, callees, sources, .. } = Analysis::run(ctx, ir, top);
        let callers = sources.into_iter().filter_map(|(target, sources)| {
            let Target::After(op) = target else { return None };
            let known = sources.known.into_iter().map(|(op, _)| op).collect();
            Some((op, Callers { known, may_be_others: sources.unknown }))
        });
        let callers = callers.collect();
        Control { reached: live, callees, callers }
    }

    /// Whether the operation is reachable.
    pub(in crate::transforms) fn reaches(&self, ir: &Ir, op: Op) -> bool {
        ir.block(op).is_some_and(|block| self.reached.contains(&block))
    }

    /// The callee, if it is a callable with a body inside of the analyzed operation.
    pub(in crate::transforms) fn callee(&self, call: Op) -> Option<Op> {
        self.callees.get(&call).copied()
    }

    /// The callers of a callable; `None` if it is never called.
    pub(in crate::transforms) fn callers(&self, callable: Op) -> Option<&Callers> {
        self.callers.get(&callable)
    }
}
