//! Fusion of nests that load from the same memref.

use super::legality::{Strategy, choices, depth_in};
use super::{Decision, Fusion, Pair, fuse};
use crate::affine::dependence::Access;
use crate::affine::loop_utils::loops_around;
use crate::affine::memory_graph::{Edge, Id, Node};
use crate::affine::slices::Slice;
use crate::prelude::*;

impl Fusion<'_> {
    /// Fuses nests into their siblings.
    pub(super) fn fuse_siblings(&mut self) {
        for target in self.graph.ids().into_iter().rev() {
            let mut visited = Vec::new();
            while self.nest(target).is_some() {
                let Some((sibling, memref)) = self.sibling(target, &visited) else { break };
                visited.push(sibling);
                if self.fuse_sibling([sibling, target], memref).is_none() {
                    break;
                }
            }
        }
    }

    /// Fuses a nest into its sibling, if this is legal and profitable; `None` if no other nest shall be
    /// fused into the target.
    fn fuse_sibling(&mut self, [sibling, target]: [Id; 2], memref: Value) -> Option<()> {
        let Some((pair, insertion, load, depths)) = self.sibling_pair([sibling, target], memref) else {
            return Some(());
        };
        let choices = choices(self.ir, pair, Strategy::Sibling(memref), depths);
        if choices.deepest == 0 {
            return Some(());
        }
        let depth = match self.decide(pair, &choices, &[load]) {
            Decision::Depth(depth) => depth,
            Decision::NotProfitable => return Some(()),
            Decision::StopAtTarget => return None,
        };
        let is_complete = |slice: &&Slice| {
            slice.is_maximal(self.ir) == Some(true) && slice.runs_in(self.ir, pair.target.op())
        };
        let slice = choices.slice(depth).filter(is_complete);
        let Some(slice) = slice else { return Some(()) };
        let has_moved = insertion != pair.target.op();
        let nest = fuse::fuse(self.ir, pair, slice, depth == depths).unwrap_or(pair.target).op();
        if has_moved {
            self.ir.move_before(nest, insertion);
        }
        self.graph.update_after_sibling_fusion(self.ir, sibling, target);
        if let Some(node) = self.graph.node_mut(target) {
            node.op = nest;
            node.refresh(self.ir);
        }
        self.graph.remove(sibling);
        self.ir.erase(pair.source.op());
        Some(())
    }

    /// Both nests, the insertion point of the fused one, the only load of the sibling, and the loop depth
    /// of the target's load.
    fn sibling_pair(&self, [sibling, target]: [Id; 2], memref: Value) -> Option<(Pair, Op, Access, usize)> {
        let ir = &*self.ir;
        let pair = Pair { source: self.nest(sibling)?, target: self.nest(target)? };
        // The results of the removed nest have no replacement. MLIR does not check this, and crashes.
        if ir.has_uses(pair.source.op()) {
            return None;
        }
        let is_before = ir.is_before(pair.source.op(), pair.target.op());
        let [first, second] = if is_before { [sibling, target] } else { [target, sibling] };
        let insertion = self.graph.insertion_point(ir, first, second)?;
        let load = |id: Id| self.graph.node(id)?.loads.iter().find(|load| load.memref == memref).copied();
        let depths = depth_in(ir, load(target)?.op, pair.target);
        Some((pair, insertion, load(sibling)?, depths))
    }

    /// An independent nest that loads from the same memref as another one.
    fn sibling(&self, target: Id, visited: &[Id]) -> Option<(Id, Value)> {
        self.sibling_by_argument(target, visited).or_else(|| self.sibling_by_edges(target, visited))
    }

    /// A sibling that loads from a block argument. The argument is usually a memref; as in MLIR, it may be
    /// an index.
    fn sibling_by_argument(&self, target: Id, visited: &[Id]) -> Option<(Id, Value)> {
        let ir = &*self.ir;
        let node = self.graph.node(target)?;
        for user in ir.arguments(self.graph.block).flat_map(|argument| ir.uses(argument)) {
            let Some(load) = Access::from_op(ir, user.op).filter(|access| !access.is_store) else { continue };
            let mut around = loops_around(ir, load.op).into_iter();
            let nest = around.find(|looped| ir.parent_block(looped.op()) == Some(self.graph.block));
            let Some(sibling) = nest.and_then(|nest| self.graph.node_of(nest.op())) else { continue };
            let is_new = sibling != target && !visited.contains(&sibling);
            if is_new && node.num_loads(load.memref) > 0 && self.can_be_sibling(sibling, target, load.memref)
            {
                return Some((sibling, load.memref));
            }
        }
        None
    }

    /// A sibling that loads from a memref that a node defines or stores to.
    fn sibling_by_edges(&self, target: Id, visited: &[Id]) -> Option<(Id, Value)> {
        let ir = &*self.ir;
        let node = self.graph.node(target)?;
        let is_source = |edge: &Edge| {
            let source = self.graph.node(edge.node);
            let provides = |source: &Node| {
                source.num_stores(ir, edge.value) > 0 || ir.defining_op(edge.value) == Some(source.op)
            };
            node.num_loads(edge.value) > 0 && source.is_some_and(provides)
        };
        for edge in self.graph.incoming_memrefs(ir, target).iter().filter(|edge| is_source(edge)) {
            let is_sibling = |other: &Edge| {
                !visited.contains(&other.node)
                    && other.node != target
                    && other.value == edge.value
                    && self.nest(other.node).is_some()
                    && self.can_be_sibling(other.node, target, other.value)
            };
            if let Some(found) = self.graph.outgoing_memrefs(ir, edge.node).into_iter().find(is_sibling) {
                return Some((found.node, found.value));
            }
        }
        None
    }

    /// Whether a nest has a single load of a memref, is independent of another nest, and stores to at most
    /// one memref.
    fn can_be_sibling(&self, sibling: Id, target: Id, memref: Value) -> bool {
        let ir = &*self.ir;
        let Some(node) = self.graph.node(sibling) else { return false };
        let mut stored: Vec<Value> = node.stores.iter().map(|store| store.memref).collect();
        stored.dedup();
        let is_written = |memref: Value| self.graph.num_incoming_stores(ir, sibling, memref) > 0;
        node.num_loads(memref) == 1
            && !self.graph.has_path(ir, sibling, target)
            && !self.graph.has_path(ir, target, sibling)
            && !node.loaded_and_stored().any(is_written)
            && stored.iter().all(|memref| Some(memref) == stored.first())
    }
}
