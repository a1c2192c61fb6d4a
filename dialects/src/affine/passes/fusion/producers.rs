//! Fusion of nests that store to a memref into those that load from it.

use super::legality::{Strategy, choices, num_common_loops, produced_memrefs};
use super::{Choices, Decision, Fusion, Pair, fuse};
use crate::affine::AffineForOp;
use crate::affine::dependence::{Access, has_single_effect, view_source};
use crate::affine::loop_utils::loops_around;
use crate::affine::memory_graph::Id;
use crate::affine::memory_regions::bytes_of;
use crate::affine::slices::Slice;
use crate::prelude::*;
use ir_core::interfaces::EffectKind;

/// Whether an operation accesses memrefs through maps (MLIR's `AffineMapAccessInterface`).
fn is_affine_access(ir: &Ir, op: Op) -> bool {
    let name = ir.name(op).as_str(ir.context());
    Access::from_op(ir, op).is_some()
        || matches!(name, "affine.prefetch" | "affine.dma_start" | "affine.dma_wait")
}

/// Whether the elements of a memref are visible outside of a block or to operations other than affine
/// accesses (MLIR's `isEscapingMemref`).
fn escapes(ir: &Ir, memref: Value, block: Block) -> bool {
    let Some(op) = ir.defining_op(memref) else { return true };
    let is_view_of_escaping =
        view_source(ir, op).is_some_and(|source| ir_core::stack::grow(|| escapes(ir, source, block)));
    if is_view_of_escaping || !has_single_effect(ir, op, Some(memref), EffectKind::Allocate) {
        return true;
    }
    let region = ir.parent_region(block);
    ir.uses(memref).any(|user| {
        let ancestor = region.and_then(|region| ir.ancestor_in_region(region, user.op));
        match ancestor.map(|op| ir.parent_block(op)) {
            None => true,
            Some(around) => around == Some(block) && !is_affine_access(ir, user.op),
        }
    })
}

impl Fusion<'_> {
    /// Fuses producers into their consumers, if each memref has at most `max_users` nodes.
    pub(super) fn fuse_producers(&mut self, max_users: usize) {
        for target in self.graph.ids().into_iter().rev() {
            self.fuse_producers_into(target, max_users);
        }
    }

    fn fuse_producers_into(&mut self, target: Id, max_users: usize) {
        let Some(nest) = self.nest(target).filter(|nest| self.ir.num_results(nest.op()) == 0) else { return };
        let root = nest.sink_sequential(self.ir);
        if let Some(node) = self.graph.node_mut(target) {
            node.op = root.op();
        }
        loop {
            let mut has_fused = false;
            for source in self.producers(target).into_iter().rev() {
                match self.fuse_producer([source, target], max_users) {
                    Fused::Yes => has_fused = true,
                    Fused::No => {}
                    Fused::Stop => return,
                }
            }
            if !has_fused {
                return;
            }
        }
    }

    /// The nests that store to the memrefs from which a nest loads, in the order of their indices.
    fn producers(&self, target: Id) -> Vec<Id> {
        let Some(node) = self.graph.node(target) else { return Vec::new() };
        let stores_to = |id: Id| {
            let source = self.graph.node(id).filter(|_| self.nest(id).is_some());
            source.is_some_and(|source| source.stores.iter().any(|store| node.num_loads(store.memref) > 0))
        };
        let edges = self.graph.incoming(target).iter();
        let mut ids: Vec<Id> = edges.map(|edge| edge.node).filter(|id| stores_to(*id)).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// Fuses a nest into another one, if this is legal and profitable.
    fn fuse_producer(&mut self, [source, target]: [Id; 2], max_users: usize) -> Fused {
        let Some(plan) = self.plan([source, target], max_users) else { return Fused::No };
        let ProducerPlan { pair, memrefs, escaping, insertion, choices, stores } = plan;
        let depth = match self.decide(pair, &choices, &stores) {
            Decision::Depth(depth) => depth,
            Decision::NotProfitable => return Fused::No,
            Decision::StopAtTarget => return Fused::Stop,
        };
        let Some(slice) = choices.slice(depth) else { return Fused::No };
        let is_removed = self.can_remove([source, target], slice, insertion, &escaping);
        let may_replace =
            |memref: &Value| self.can_be_private(*memref, &escaping, [source, target], is_removed);
        let private: Vec<Value> = memrefs.into_iter().filter(may_replace).collect();
        fuse::fuse(self.ir, pair, slice, false);
        if insertion != pair.target.op() {
            self.ir.move_before(pair.target.op(), insertion);
        }
        self.graph.update_after_fusion(self.ir, [source, target], &private, is_removed);
        self.make_private(target, pair.target, &private, depth, slice.insertion);
        if let Some(node) = self.graph.node_mut(target) {
            node.refresh(self.ir);
        }
        if is_removed {
            self.ir.erase(pair.source.op());
            self.graph.remove(source);
        }
        Fused::Yes
    }

    /// A plan for the fusion of two nests; `None` if fusion is impossible.
    fn plan(&self, [source, target]: [Id; 2], max_users: usize) -> Option<ProducerPlan> {
        let ir = &*self.ir;
        let pair = Pair { source: self.nest(source)?, target: self.nest(target)? };
        if ir.num_results(pair.source.op()) > 0 {
            return None;
        }
        let (from, to) = (self.graph.node(source)?, self.graph.node(target)?);
        let memrefs = produced_memrefs(&from.stores, &to.loads);
        if memrefs.iter().any(|memref| self.graph.num_outgoing(source, *memref) > max_users) {
            return None;
        }
        let mut escaping: Vec<Value> = from.stores.iter().map(|store| store.memref).collect();
        escaping.retain(|memref| escapes(ir, *memref, self.graph.block));
        let insertion = self.graph.insertion_point(ir, source, target)?;
        let is_meant = |access: &&Access| memrefs.contains(&access.memref);
        let users: Vec<Access> = to.loads.iter().chain(&to.stores).filter(is_meant).copied().collect();
        if users.is_empty() {
            return None;
        }
        let surrounding = loops_around(ir, pair.target.op()).len();
        let depths = num_common_loops(ir, &users).saturating_sub(surrounding);
        let choices = choices(ir, pair, Strategy::Producer, depths);
        let stores = from.stores.iter().filter(is_meant).copied().collect();
        (choices.deepest > 0).then_some(ProducerPlan { pair, memrefs, escaping, insertion, choices, stores })
    }

    /// Whether a nest is redundant after its fusion (MLIR's `canRemoveSrcNodeAfterFusion`).
    fn can_remove(
        &self,
        [source, target]: [Id; 2],
        slice: &Slice,
        insertion: Op,
        escaping: &[Value],
    ) -> bool {
        let ir = &*self.ir;
        let Some(nest) = self.graph.op(target) else { return false };
        let edges = self.graph.outgoing(source).iter().map(|edge| edge.node);
        let start = self.graph.op(source);
        let is_later = |op: &Op| {
            start.is_some_and(|start| {
                ir.parent_block(start) == ir.parent_block(*op) && ir.is_before(start, *op)
            })
        };
        let hidden = self.graph.barriers_of(source).filter_map(|id| self.graph.op(id)).filter(is_later);
        let dependent = edges.filter_map(|id| self.graph.op(id)).chain(hidden);
        let dependent: Vec<Op> = dependent.filter(|op| *op != nest).collect();
        let is_before = |op: &Op| {
            ir.parent_block(*op) == ir.parent_block(nest)
                && (insertion == *op || ir.is_before(insertion, *op))
        };
        dependent.iter().all(is_before)
            && (dependent.is_empty() && escaping.is_empty()
                || slice.is_maximal(ir) == Some(true) && slice.runs_in(ir, nest))
    }

    /// Whether a memref can be replaced by a smaller one in the fused nest (MLIR's `canCreatePrivateMemRef`).
    fn can_be_private(
        &self,
        memref: Value,
        escaping: &[Value],
        [source, target]: [Id; 2],
        is_removed: bool,
    ) -> bool {
        let ir = &*self.ir;
        let ctx = ir.context();
        let TypeKind::MemRef { element, .. } = ir.value_type(memref).kind(ctx) else { return false };
        let is_stored = || self.graph.node(target).is_some_and(|node| node.num_stores(ir, memref) > 0);
        let is_needed = || {
            let mut edges = self.graph.outgoing(source).iter();
            edges.any(|edge| edge.value == memref && edge.node != target)
                || self.graph.barriers_of(source).any(|node| node != target)
        };
        bytes_of(ctx, element).is_some()
            && !(escaping.contains(&memref) && (is_removed || is_stored()))
            && self.graph.num_incoming_stores(ir, source, memref) == 0
            && self.graph.num_outgoing(target, memref) == 0
            && !(is_removed && is_needed())
    }

    /// Replaces memrefs in a fused nest by smaller ones.
    fn make_private(
        &mut self,
        target: Id,
        nest: AffineForOp,
        private: &[Value],
        depth: usize,
        insertion: Op,
    ) {
        let mut stores: Vec<(Value, Vec<Access>)> = Vec::new();
        for access in Access::all_in(self.ir, nest.op()) {
            if access.is_store && private.contains(&access.memref) {
                match stores.iter_mut().find(|(memref, _)| *memref == access.memref) {
                    Some((_, stores)) => stores.push(access),
                    None => stores.push((access.memref, vec![access])),
                }
            }
        }
        for (_, stores) in stores {
            if let Some((alloc, memref)) = self.private_memref(nest, &stores, depth, insertion) {
                let node = self.graph.add(alloc);
                self.graph.add_edge(self.ir, node, target, memref);
            }
        }
    }
}

/// The outcome of an attempt.
enum Fused {
    Yes,
    No,
    /// No other nest is fused into the target.
    Stop,
}

/// A plan for the fusion of two nests.
struct ProducerPlan {
    pair: Pair,
    /// The memrefs that cause dependences of the second nest on the first one.
    memrefs: Vec<Value>,
    /// The memrefs that the first nest stores to and that are visible elsewhere.
    escaping: Vec<Value>,
    /// The operation before which the fused nest is inserted.
    insertion: Op,
    choices: Choices,
    /// The first nest's stores to the memrefs.
    stores: Vec<Access>,
}
