//! The matcher of a module's patterns: a tree of tests on positions, which is walked for an operation.
//!
//! - **Invariant**: the order of predicates, of calls of constraints and of matches is that of MLIR's
//!   lowering to `pdl_interp`, because users see it. `bindings/ir-capi/tests/python` compares what scripts
//!   print.
//! - Paths between more than two roots are chosen greedily; MLIR computes an optimal branching.
//! - Two occurrences of one range of types are compared, which MLIR 22 omits.

mod positions;
mod predicates;
mod roots;
mod tree;
mod walk;

use std::collections::HashMap;

use ir_core::ir::{Ir, Op, OpHandle as _, Value};

use crate::natives::NativeFunctions;
use crate::{OperationOp, RewriteOp};
use positions::{PositionId, Positions, Predicate};
use predicates::Collector;
use tree::Tree;

pub(crate) use predicates::{Compiled, constant_types, index, kinds};
pub(crate) use walk::Match;

/// The compiled matcher of several patterns.
#[derive(Default)]
pub(crate) struct Matcher {
    positions: Positions,
    predicates: Vec<Vec<Predicate>>,
    /// The positions that the rewrite of each pattern uses.
    used: Vec<Vec<PositionId>>,
    tree: Tree,
}

/// The positions of handles in a matcher, which the rewrite of its pattern uses.
pub(crate) struct Matched(HashMap<Value, PositionId>);

impl Matcher {
    /// Compiles the matcher of a further pattern.
    ///
    /// # Errors
    /// What is not supported, at its location.
    pub(crate) fn add(
        &mut self,
        ir: &Ir,
        natives: &NativeFunctions,
        pattern: Op,
        rewrite: RewriteOp,
    ) -> Compiled<Matched> {
        let body: Vec<Op> =
            ir.parent_block(rewrite.op()).into_iter().flat_map(|block| ir.ops(block)).collect();
        let mut collector = Collector::new(ir, natives, &mut self.positions);
        roots::collect(&mut collector, ir, pattern, &body, rewrite.root(ir))?;
        collector.others(
            body.iter().copied().filter(|op| OperationOp::cast(ir, *op).is_none() && *op != rewrite.op()),
        )?;
        let (predicates, found) = (collector.predicates, collector.found);
        self.predicates.push(predicates);
        self.used.push(Vec::new());
        Ok(Matched(found))
    }

    /// The index among the values of a match that a handle has, which the rewrite of the last added pattern uses.
    pub(crate) fn uses(&mut self, matched: &Matched, handle: Value) -> Option<usize> {
        let position = *matched.0.get(&handle)?;
        let used = self.used.last_mut()?;
        let known = used.iter().position(|other| *other == position);
        Some(known.unwrap_or_else(|| {
            used.push(position);
            used.len() - 1
        }))
    }

    /// Builds the tree, when all patterns were added.
    pub(crate) fn finish(&mut self) {
        self.tree = tree::build(&self.positions, &self.predicates);
    }
}
