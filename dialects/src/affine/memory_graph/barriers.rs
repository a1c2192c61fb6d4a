//! Dependences that the edges between accesses of one memref do not show: through other names of a buffer,
//! through calls and unknown operations, and through operations other than affine accesses within loop
//! nests. Nests are not fused with or moved over nodes on which they depend in this way. MLIR 22 ignores
//! these dependences.

use super::{Id, MemoryGraph, Node};
use crate::affine::AffineForOp;
use crate::affine::dependence::AccessSummary;
use crate::prelude::*;

impl MemoryGraph {
    /// Adds the barriers between all nodes.
    pub(super) fn add_barriers(&mut self, ir: &Ir) {
        let mut ids: Vec<Id> = self.ids();
        ids.sort_unstable();
        let summary =
            |id: &Id| self.node(*id).map(|node| (*id, is_nest(ir, node), AccessSummary::new(ir, node.op)));
        let nodes: Vec<(Id, bool, AccessSummary)> = ids.iter().filter_map(summary).collect();
        let mut barriers = Vec::new();
        for (index, (from, is_from_nest, first)) in nodes.iter().enumerate() {
            for (to, is_to_nest, second) in &nodes[index + 1..] {
                if first.hides_dependence(ir, second, *is_from_nest && *is_to_nest) {
                    barriers.push((*from, *to));
                }
            }
        }
        self.barriers = barriers;
    }

    /// Whether there is a barrier between two nodes.
    pub(in crate::affine) fn has_barrier(&self, a: Id, b: Id) -> bool {
        self.barriers_of(a).any(|other| other == b)
    }

    /// The nodes to which a node has barriers.
    pub(in crate::affine) fn barriers_of(&self, id: Id) -> impl Iterator<Item = Id> {
        self.barriers.iter().filter_map(move |&(a, b)| match id {
            _ if a == id => Some(b),
            _ if b == id => Some(a),
            _ => None,
        })
    }

    /// Adds the barriers of a node to the node into which it was fused.
    pub(super) fn copy_barriers(&mut self, from: Id, to: Id) {
        let others: Vec<Id> = self.barriers_of(from).filter(|other| *other != to).collect();
        for other in others {
            if !self.has_barrier(other, to) {
                self.barriers.push((other, to));
            }
        }
    }

    /// Removes the barriers of a node.
    pub(super) fn remove_barriers(&mut self, id: Id) {
        self.barriers.retain(|&(a, b)| a != id && b != id);
    }
}

fn is_nest(ir: &Ir, node: &Node) -> bool {
    AffineForOp::cast(ir, node.op).is_some()
}
