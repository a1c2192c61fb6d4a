//! The dependences between the operations of a block, through memrefs and other values (MLIR's
//! `MemRefDependenceGraph`).

mod barriers;
mod build;
mod edges;
mod node;
mod order;

use std::collections::BTreeMap;

use crate::prelude::*;
pub(super) use node::Node;
use order::NumberSet;

/// The index of a node. The first nodes are in the order of their operations.
pub(super) type Id = u32;

/// A dependence between two nodes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge {
    /// The node at the other end.
    pub(super) node: Id,
    /// The memref that both nodes access, or the value that one node defines and the other uses.
    pub(super) value: Value,
}

/// The graph. Nodes are loop nests, accesses, and other operations that have memory effects or used
/// results.
pub(super) struct MemoryGraph {
    /// The block.
    pub(super) block: Block,
    nodes: BTreeMap<Id, Node>,
    order: NumberSet,
    next: Id,
    incoming: BTreeMap<Id, Vec<Edge>>,
    outgoing: BTreeMap<Id, Vec<Edge>>,
    /// The number of edges of each memref.
    counts: Vec<(Value, usize)>,
    /// Pairs of nodes with dependences that no edge shows.
    barriers: Vec<(Id, Id)>,
}

impl MemoryGraph {
    /// The node of an index.
    pub(super) fn node(&self, id: Id) -> Option<&Node> {
        self.nodes.get(&id)
    }

    /// The mutable node of an index.
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

    /// The indices of all nodes, in MLIR's order.
    pub(super) fn ids(&self) -> Vec<Id> {
        self.order.iter().collect()
    }

    /// Adds a node without accesses for an operation.
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
        self.remove_barriers(id);
        self.nodes.remove(&id);
        self.order.remove(id);
    }

    /// The memrefs without edges.
    pub(super) fn unused_memrefs(&self) -> Vec<Value> {
        self.counts.iter().filter(|(_, count)| *count == 0).map(|(memref, _)| *memref).collect()
    }
}
