//! Construction of the graph.

use std::collections::BTreeMap;

use ir_core::interfaces::{EffectKind, is_memory_effect_free};

use super::{Id, MemoryGraph, Node, NumberSet};
use crate::affine::AffineForOp;
use crate::affine::dependence::{Access, Dependence, dependence, effect_values, nesting_depth};
use crate::affine::loop_utils::loops_around;
use crate::prelude::*;

/// The nodes that access each memref.
type Accesses = Vec<(Value, Vec<Id>)>;

/// Adds a node to the accesses of a memref.
fn add_access(accesses: &mut Accesses, memref: Value, id: Id) {
    match accesses.iter_mut().find(|(known, _)| *known == memref) {
        Some((_, ids)) if ids.contains(&id) => {}
        Some((_, ids)) => ids.push(id),
        None => accesses.push((memref, vec![id])),
    }
}

impl MemoryGraph {
    /// The graph of a block; `None` if it contains an operation with regions and unknown effects.
    pub fn build(ir: &Ir, block: Block) -> Option<Self> {
        let mut graph = MemoryGraph {
            block,
            nodes: BTreeMap::new(),
            order: NumberSet::default(),
            next: 0,
            incoming: BTreeMap::new(),
            outgoing: BTreeMap::new(),
            counts: Vec::new(),
            barriers: Vec::new(),
        };
        let mut accesses = Accesses::new();
        for op in ir.ops(block) {
            if graph.has_node(ir, op)? {
                let id = graph.add(op);
                let node = graph.node_mut(id)?;
                node.collect(ir);
                node.add_accesses(ir, id, &mut accesses);
            }
        }
        for id in graph.ids() {
            graph.add_uses(ir, id);
        }
        for (memref, ids) in accesses {
            graph.add_dependences(ir, memref, &ids);
        }
        graph.add_barriers(ir);
        Some(graph)
    }

    /// Whether an operation is a node; `None` if the effects of its regions are unknown.
    fn has_node(&self, ir: &Ir, op: Op) -> Option<bool> {
        if AffineForOp::cast(ir, op).is_some() || Access::from_op(ir, op).is_some() || ir.has_uses(op) {
            return Some(true);
        }
        let is_known = ir.num_regions(op) == 0 || ir.interfaces(ir.context(), op).region_branch.is_some();
        if !is_memory_effect_free(ir, op) && is_known {
            return Some(true);
        }
        is_known.then_some(false)
    }

    /// Adds edges to the nests that use results of a node.
    fn add_uses(&mut self, ir: &Ir, id: Id) {
        let Some(node) = self.node(id).filter(|node| node.stores.is_empty()) else { return };
        let results: Vec<Value> = ir.results(node.op).collect();
        for value in results {
            for user in ir.uses(value) {
                let nest = loops_around(ir, user.op)
                    .into_iter()
                    .find(|l| ir.parent_block(l.op()) == Some(self.block));
                if let Some(nest) = nest.and_then(|nest| self.node_of(nest.op())) {
                    self.add_edge(ir, id, nest, value);
                }
            }
        }
    }

    /// Adds edges between nodes that access a memref.
    fn add_dependences(&mut self, ir: &Ir, memref: Value, ids: &[Id]) {
        for (index, source) in ids.iter().enumerate() {
            for target in &ids[index + 1..] {
                let (Some(from), Some(to)) = (self.node(*source), self.node(*target)) else { continue };
                let modifies = from.modifies(ir, memref) || to.modifies(ir, memref);
                if modifies && may_depend(ir, from, to, memref) {
                    self.add_edge(ir, *source, *target, memref);
                }
            }
        }
    }
}

impl Node {
    /// Adds a node to the accesses of its memrefs.
    fn add_accesses(&self, ir: &Ir, id: Id, accesses: &mut Accesses) {
        for access in self.loads.iter().chain(&self.stores) {
            add_access(accesses, access.memref, id);
        }
        let others = [
            (EffectKind::Read, &self.other_loads),
            (EffectKind::Write, &self.other_stores),
            (EffectKind::Free, &self.frees),
        ];
        for (kind, ops) in others {
            for memref in ops.iter().flat_map(|op| effect_values(ir, *op, kind)) {
                add_access(accesses, memref, id);
            }
        }
    }

    /// Whether a non-affine operation reads or writes a memref. An operation with unknown effects may do
    /// both to its operands.
    fn has_other(&self, ir: &Ir, memref: Value, kind: EffectKind) -> bool {
        let ops = if kind == EffectKind::Read { &self.other_loads } else { &self.other_stores };
        ops.iter().any(|op| effect_values(ir, *op, kind).contains(&memref))
    }
}

/// Whether a nest may depend on an earlier one through a memref (MLIR's `mayDependence`).
fn may_depend(ir: &Ir, from: &Node, to: &Node, memref: Value) -> bool {
    if AffineForOp::cast(ir, from.op).is_none() || AffineForOp::cast(ir, to.op).is_none() {
        return true;
    }
    let [from_reads, to_reads] = [from, to].map(|node| node.has_other(ir, memref, EffectKind::Read));
    let [from_writes, to_writes] = [from, to].map(|node| node.has_other(ir, memref, EffectKind::Write));
    let is_meant = |access: &&Access| access.memref == memref;
    let [from_stores, to_stores] = [from, to].map(|node| node.stores.iter().any(|store| is_meant(&store)));
    let [from_loads, to_loads] = [from, to].map(|node| node.num_loads(memref) > 0);
    if from_writes && (to_loads || to_stores || to_reads || to_writes)
        || from_reads && (to_stores || to_writes)
        || from_stores && (to_reads || to_writes)
        || from_loads && to_writes
    {
        return true;
    }
    let depth = nesting_depth(ir, from.op) + 1;
    let sources = from.stores.iter().chain(&from.loads).filter(is_meant);
    sources.into_iter().any(|source| {
        let mut targets = to.stores.iter().chain(&to.loads).filter(is_meant);
        targets.any(|target| dependence(ir, *source, *target, depth) != Dependence::None)
    })
}
