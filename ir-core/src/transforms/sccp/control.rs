//! What the analysis finds out about control, for passes that ask for no constants.

use super::analysis::{Analysis, Target};
use crate::context::Context;
use crate::ir::{Block, Ir, Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// Who calls something.
#[derive(Default)]
pub(in crate::transforms) struct Callers {
    /// The calls that were seen.
    pub(in crate::transforms) known: Vec<Op>,
    /// Whether there may be others.
    pub(in crate::transforms) may_be_others: bool,
}

/// Where control can get to in an operation.
pub(in crate::transforms) struct Control {
    reached: FxHashSet<Block>,
    callees: FxHashMap<Op, Op>,
    callers: FxHashMap<Op, Callers>,
}

impl Control {
    /// Finds out about an operation and everything in it.
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

    /// Whether control can get to the operation.
    pub(in crate::transforms) fn reaches(&self, ir: &Ir, op: Op) -> bool {
        ir.block(op).is_some_and(|block| self.reached.contains(&block))
    }

    /// What the call calls, if that is in what was looked at and shows what a call does.
    pub(in crate::transforms) fn callee(&self, call: Op) -> Option<Op> {
        self.callees.get(&call).copied()
    }

    /// Who calls something that can be called; none if nobody does.
    pub(in crate::transforms) fn callers(&self, callable: Op) -> Option<&Callers> {
        self.callers.get(&callable)
    }
}
