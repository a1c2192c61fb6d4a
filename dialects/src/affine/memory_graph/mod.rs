//! The dependences between the operations of a block, by memrefs and by other values (MLIR's `MemRefDependenceGraph`).

mod build;
mod edges;
mod node;
mod order;

use std::collections::BTreeMap;

use crate::prelude::*;
pub(super) use node::Node;
use order::NumberSet;

/// The number of a node. Those of the first nodes are in the order of operations.
pub(super) type Id = u32;

/// A dependence between two nodes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge {
    /// The node at the other end.
    pub(super) node: Id,
    /// The memref of which both access an element, or the value that one defines and the other uses.
    pub(super) value: Value,
}

/// The graph. Nodes are loop nests, accesses, and other operations with memory effects or with results that are used.
pub(super) struct MemoryGraph {
    /// The block.
    pub(super) block: Block,
    nodes: BTreeMap<Id, Node>,
    order: NumberSet,
    next: Id,
    incoming: BTreeMap<Id, Vec<Edge>>,
    outgoing: BTreeMap<Id, Vec<Edge>>,
    /// The numbers of edges of memrefs.
    counts: Vec<(Value, usize)>,
}

impl MemoryGraph {
    /// The node of a number.
    pub(super) fn node(&self, id: Id) -> Option<&Node> {
        self.nodes.get(&id)
    }

    /// The node of a number, to change it.
    pub(super) fn node_mut(&mut self, id: Id) -> Option<&mut Node> {
        self.nodes.get_mut(&id)
    }

    /// The operation of a node.
    pub(super) fn op(&self, id: Id) -> Option<Op> {
        self.nodes.get(&id).map(|node| node.op)
    }

    /// The node of an operation.
    pub(super) fn node_of(&self, op: Op) -> Option<Id> {
        self.nodes.iter().find(|(_, node)| node.op == op).map(|(id, _)| *id)
    }

    /// The numbers of all nodes, in MLIR's order.
    pub(super) fn ids(&self) -> Vec<Id> {
        self.order.iter().collect()
    }

    /// Adds a node for an operation, without accesses.
    pub(super) fn add(&mut self, op: Op) -> Id {
        let id = self.next;
        self.next += 1;
        self.order.insert(id);
        self.nodes.insert(id, Node::new(op));
        id
    }

    /// Removes a node and its edges.
    pub(super) fn remove(&mut self, id: Id) {
        for edge in self.incoming(id).to_vec() {
            self.remove_edge(edge.node, id, edge.value);
        }
        for edge in self.outgoing(id).to_vec() {
            self.remove_edge(id, edge.node, edge.value);
        }
        self.nodes.remove(&id);
        self.order.remove(id);
    }

    /// The memrefs without edges.
    pub(super) fn unused_memrefs(&self) -> Vec<Value> {
        self.counts.iter().filter(|(_, count)| *count == 0).map(|(memref, _)| *memref).collect()
    }
}
