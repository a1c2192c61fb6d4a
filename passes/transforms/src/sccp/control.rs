//! The control-flow part of the analysis, for passes that do not need constants.

use super::analysis::{Analysis, Target};
use ir_core::context::Context;
use ir_core::ir::{Block, Ir, Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// The callers of a callable.
#[derive(Default)]
pub(crate) struct Callers {
    /// The known calls.
    pub(crate) known: Vec<Op>,
    /// Whether there may be unknown calls.
    pub(crate) may_be_others: bool,
}

/// Reachability in an operation.
pub(crate) struct Control {
    reached: FxHashSet<Block>,
    callees: FxHashMap<Op, Op>,
    callers: FxHashMap<Op, Callers>,
}

impl Control {
    /// Analyzes an operation and its regions.
    pub(crate) fn compute(ctx: &Context, ir: &mut Ir, top: Op) -> Self {
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
    pub(crate) fn reaches(&self, ir: &Ir, op: Op) -> bool {
        ir.parent_block(op).is_some_and(|block| self.reached.contains(&block))
    }

    /// The callee, if it is a callable with a body inside of the analyzed operation.
    pub(crate) fn callee(&self, call: Op) -> Option<Op> {
        self.callees.get(&call).copied()
    }

    /// The callers of a callable; `None` if it is never called.
    pub(crate) fn callers(&self, callable: Op) -> Option<&Callers> {
        self.callers.get(&callable)
    }
}
