//! Edges of the graph, and the insertion point of a fused nest.

use super::{Edge, Id, MemoryGraph};
use crate::prelude::*;

fn is_memref(ir: &Ir, value: Value) -> bool {
    matches!(ir.value_type(value).kind(ir.context()), TypeKind::MemRef { .. })
}

impl MemoryGraph {
    /// The edges to a node.
    pub fn incoming(&self, id: Id) -> &[Edge] {
        self.incoming.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The edges from a node.
    pub fn outgoing(&self, id: Id) -> &[Edge] {
        self.outgoing.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The memref edges to a node.
    pub fn incoming_memrefs(&self, ir: &Ir, id: Id) -> Vec<Edge> {
        self.incoming(id).iter().filter(|edge| is_memref(ir, edge.value)).copied().collect()
    }

    /// The memref edges from a node.
    pub fn outgoing_memrefs(&self, ir: &Ir, id: Id) -> Vec<Edge> {
        self.outgoing(id).iter().filter(|edge| is_memref(ir, edge.value)).copied().collect()
    }

    /// The number of edges of a memref from a node.
    pub fn num_outgoing(&self, id: Id, memref: Value) -> usize {
        self.outgoing(id).iter().filter(|edge| edge.value == memref).count()
    }

    /// The number of edges of a memref to a node from nodes that store to it.
    pub fn num_incoming_stores(&self, ir: &Ir, id: Id, memref: Value) -> usize {
        let edges = self.incoming(id).iter().filter(|edge| edge.value == memref);
        let stores = |edge: &&Edge| self.node(edge.node).is_some_and(|node| node.num_stores(ir, memref) > 0);
        edges.filter(stores).count()
    }

    /// Adds an edge unless it exists.
    pub fn add_edge(&mut self, ir: &Ir, from: Id, to: Id, value: Value) {
        if self.outgoing(from).contains(&Edge { node: to, value }) {
            return;
        }
        self.outgoing.entry(from).or_default().push(Edge { node: to, value });
        self.incoming.entry(to).or_default().push(Edge { node: from, value });
        if is_memref(ir, value) {
            match self.counts.iter_mut().find(|(memref, _)| *memref == value) {
                Some((_, count)) => *count += 1,
                None => self.counts.push((value, 1)),
            }
        }
    }

    /// Removes an edge.
    pub(super) fn remove_edge(&mut self, from: Id, to: Id, value: Value) {
        let removed = |edges: Option<&mut Vec<Edge>>, node: Id| {
            let Some(edges) = edges else { return };
            if let Some(index) = edges.iter().position(|edge| *edge == Edge { node, value }) {
                edges.remove(index);
            }
        };
        removed(self.outgoing.get_mut(&from), to);
        removed(self.incoming.get_mut(&to), from);
        if let Some((_, count)) = self.counts.iter_mut().find(|(memref, _)| *memref == value) {
            *count = count.saturating_sub(1);
        }
    }

    /// Whether there is a path from a node to another one. Paths do not go through operations after the
    /// latter.
    pub fn has_path(&self, ir: &Ir, from: Id, to: Id) -> bool {
        let Some(end) = self.op(to) else { return false };
        let (mut pending, mut seen) = (vec![from], vec![from]);
        while let Some(node) = pending.pop() {
            if node == to {
                return true;
            }
            let start = self.op(node);
            let is_later = |id: &Id| {
                start.zip(self.op(*id)).is_some_and(|(start, op)| {
                    ir.parent_block(start) == ir.parent_block(op) && ir.is_before(start, op)
                })
            };
            let edges = self.outgoing(node).iter().map(|edge| edge.node);
            for next in edges.chain(self.barriers_of(node).filter(is_later)) {
                let is_after = self
                    .op(next)
                    .is_none_or(|op| ir.parent_block(op) == ir.parent_block(end) && ir.is_before(end, op));
                if !is_after && !seen.contains(&next) {
                    seen.push(next);
                    pending.push(next);
                }
            }
        }
        false
    }

    /// The operation before which two nests can be fused; `from` comes first (MLIR's
    /// `getFusedLoopNestInsertionPoint`). `None` if a dependence prevents fusion.
    pub fn insertion_point(&self, ir: &Ir, from: Id, to: Id) -> Option<Op> {
        let (start, end) = (self.op(from)?, self.op(to)?);
        let defining = self.incoming(to).iter().filter(|edge| !is_memref(ir, edge.value));
        if defining.into_iter().any(|edge| self.has_path(ir, from, edge.node)) {
            return None;
        }
        if self.has_barrier(from, to) {
            return None;
        }
        let ops = |edges: &[Edge], id: Id, other: Id| -> Vec<Op> {
            let nodes = edges.iter().map(|edge| edge.node).chain(self.barriers_of(id));
            nodes.filter(|node| *node != other).filter_map(|node| self.op(node)).collect()
        };
        let (dependent, needed) = (ops(self.outgoing(from), from, to), ops(self.incoming(to), to, from));
        let between = std::iter::successors(ir.next(start), |op| ir.next(*op)).take_while(|op| *op != end);
        let between: Vec<Op> = between.collect();
        let Some(first) = between.iter().position(|op| dependent.contains(op)) else { return Some(end) };
        // The edges of values lead to operations in nests, not to the operands of the nest itself.
        let defines =
            |op: &Op| ir.results(*op).any(|result| ir.uses(result).any(|user| ir.is_ancestor(end, user.op)));
        let last = between.iter().rposition(|op| needed.contains(op) || defines(op));
        if last.is_some_and(|last| first <= last) { None } else { Some(between[first]) }
    }

    /// Moves edges of a nest to the nest into which it was fused. Edges of private memrefs are removed. A
    /// nest that is not removed keeps its other edges.
    pub fn update_after_fusion(&mut self, ir: &Ir, [from, to]: [Id; 2], private: &[Value], is_removed: bool) {
        for edge in self.incoming(from).to_vec() {
            if !private.contains(&edge.value) {
                self.add_edge(ir, edge.node, to, edge.value);
            }
        }
        for edge in self.outgoing(from).to_vec() {
            if edge.node == to {
                self.remove_edge(from, to, edge.value);
            } else if is_removed {
                self.add_edge(ir, to, edge.node, edge.value);
                self.remove_edge(from, edge.node, edge.value);
            }
        }
        for edge in self.incoming(to).to_vec() {
            if private.contains(&edge.value) {
                self.remove_edge(edge.node, to, edge.value);
            }
        }
        self.copy_barriers(from, to);
    }

    /// Moves all edges of a nest to the sibling into which it was fused.
    pub fn update_after_sibling_fusion(&mut self, ir: &Ir, sibling: Id, to: Id) {
        for edge in self.incoming(sibling).to_vec() {
            self.add_edge(ir, edge.node, to, edge.value);
            self.remove_edge(edge.node, sibling, edge.value);
        }
        for edge in self.outgoing(sibling).to_vec() {
            self.add_edge(ir, to, edge.node, edge.value);
            self.remove_edge(sibling, edge.node, edge.value);
        }
        self.copy_barriers(sibling, to);
    }
}
