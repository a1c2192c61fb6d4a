//! An index of the rules for one root by the operations that define operands, so that few of many rules are
//! tried.

use rustc_hash::FxHashMap;

use super::Definer;
use crate::context::{Context, OpName};
use crate::ir::{Ir, Op};

/// Finds the patterns whose definers an operation has. A path to a node has the definers of its patterns.
#[derive(Default)]
pub(in crate::rewrite) struct DefinerIndex {
    /// The patterns without further definers, by their place in the order of application.
    patterns: Vec<usize>,
    branches: Vec<(&'static [usize], FxHashMap<OpName, DefinerIndex>)>,
}

impl DefinerIndex {
    /// Adds a pattern with its place in the order of application.
    pub(in crate::rewrite) fn add(&mut self, ctx: &Context, definers: &'static [Definer], place: usize) {
        let [(path, name), rest @ ..] = definers else { return self.patterns.push(place) };
        let known = self.branches.iter().position(|(other, _)| other == path);
        let branch = known.unwrap_or_else(|| {
            self.branches.push((path, FxHashMap::default()));
            self.branches.len() - 1
        });
        self.branches[branch].1.entry(ctx.op_name(name)).or_default().add(ctx, rest, place);
    }

    /// The places of the patterns that may match, in the order of application.
    pub(in crate::rewrite) fn candidates(&self, ir: &Ir, root: Op) -> Vec<usize> {
        let mut found = Vec::new();
        self.collect(ir, root, &mut found);
        found.sort_unstable();
        found
    }

    fn collect(&self, ir: &Ir, root: Op, found: &mut Vec<usize>) {
        found.extend_from_slice(&self.patterns);
        for (path, names) in &self.branches {
            let next = definer(ir, root, path).and_then(|op| names.get(&ir.name(op)));
            next.into_iter().for_each(|next| next.collect(ir, root, found));
        }
    }
}

/// The operation at the end of a path of operands.
fn definer(ir: &Ir, root: Op, path: &[usize]) -> Option<Op> {
    path.iter().try_fold(root, |op, index| ir.defining_op(ir.operands(op).get(*index)?))
}
