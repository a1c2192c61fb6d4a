//! Counts of references to callables that may be erased.

use super::graph::{CallGraph, NodeId};
use ir_core::context::{Attribute, Context, Traits};
use ir_core::interfaces::SymbolUses;
use ir_core::interfaces::{Visibility, is_memory_effect_free, is_symbol, visibility};
use ir_core::ir::{Ir, Op, Order};
use rustc_hash::{FxHashMap, FxHashSet};

/// The references of one callable.
#[derive(Clone, Default)]
struct Referred {
    /// References in attributes of the callable operation itself: each target counts once.
    by_itself: FxHashSet<NodeId>,
    /// References of operations in its body, with their number.
    inside: FxHashMap<NodeId, i64>,
}

/// The reference counts of callables that may be erased when they are unreferenced.
pub(super) struct Uses {
    counts: FxHashMap<NodeId, i64>,
    of_node: FxHashMap<NodeId, Referred>,
}

/// The references of an operation and its regions to nodes, with the referring operations.
fn references(
    ctx: &Context,
    ir: &Ir,
    graph: &CallGraph,
    symbols: &mut SymbolUses,
    op: Op,
) -> Vec<(Op, NodeId)> {
    let Some(parent) = ir.parent_op(op) else { return Vec::new() };
    let mut found = Vec::new();
    let mut resolved: FxHashMap<Attribute, Option<NodeId>> = FxHashMap::default();
    let mut pending = vec![op];
    while let Some(user) = pending.pop() {
        for reference in symbols.own_references(ctx, ir, user) {
            let node = *resolved.entry(reference).or_insert_with(|| {
                let symbol = *symbols.resolve_near(ctx, ir, parent, reference).last()?;
                graph.node_of_op(ctx, ir, symbol)
            });
            found.extend(node.map(|node| (user, node)));
        }
        if !ir.name(user).has(ctx, Traits::SYMBOL_TABLE) {
            let blocks = ir.regions(user).flat_map(|region| ir.blocks(region));
            pending.extend(blocks.flat_map(|block| ir.ops(block)));
        }
    }
    found
}

impl Uses {
    pub(super) fn new(ctx: &Context, ir: &Ir, graph: &CallGraph, symbols: &mut SymbolUses, top: Op) -> Self {
        let mut uses = Uses { counts: FxHashMap::default(), of_node: FxHashMap::default() };
        let mut tables = Vec::new();
        ir.visit(top, Order::Pre, |op| {
            if ir.name(op).has(ctx, Traits::SYMBOL_TABLE) {
                tables.push(op);
            }
        });
        let mut live = Vec::new();
        for table in tables {
            let is_hidden = ir.parent_block(top).is_none()
                || table != top && (!is_symbol(ir, table) || visibility(ir, table) == Visibility::Private);
            let blocks = ir.regions(table).take(1).flat_map(|region| ir.blocks(region));
            for op in blocks.flat_map(|block| ir.ops(block)) {
                let Some(node) = graph.node_of_op(ctx, ir, op) else {
                    live.extend(references(ctx, ir, graph, symbols, op).into_iter().map(|(_, node)| node));
                    continue;
                };
                let visibility = visibility(ir, op);
                let is_private = visibility == Visibility::Private;
                if is_symbol(ir, op) && (is_hidden || is_private) && visibility != Visibility::Public {
                    uses.counts.insert(node, 0);
                }
            }
        }
        for node in live {
            uses.counts.remove(&node);
        }
        for node in 0..graph.nodes.len() {
            uses.recompute(ctx, ir, graph, symbols, node);
        }
        uses
    }

    fn add(&mut self, node: NodeId, more: i64) {
        if let Some(count) = self.counts.get_mut(&node) {
            *count += more;
        }
    }

    /// Recomputes the references of a node.
    pub(super) fn recompute(
        &mut self,
        ctx: &Context,
        ir: &Ir,
        graph: &CallGraph,
        symbols: &mut SymbolUses,
        node: NodeId,
    ) {
        self.forget(node);
        let op = graph.nodes[node].op;
        let mut referred = Referred::default();
        for (user, target) in references(ctx, ir, graph, symbols, op) {
            if !self.counts.contains_key(&target) {
                continue;
            }
            if user != op {
                *referred.inside.entry(target).or_default() += 1;
            } else if !referred.by_itself.insert(target) {
                continue;
            }
            self.add(target, 1);
        }
        self.of_node.insert(node, referred);
    }

    /// Removes the references of a node.
    fn forget(&mut self, node: NodeId) {
        let Some(referred) = self.of_node.remove(&node) else { return };
        #[expect(clippy::iter_over_hash_type, reason = "sums do not depend on the order")]
        for target in referred.by_itself {
            self.add(target, -1);
        }
        #[expect(clippy::iter_over_hash_type, reason = "sums do not depend on the order")]
        for (target, count) in referred.inside {
            self.add(target, -count);
        }
    }

    /// Removes the references of a call in the node's body.
    pub(super) fn drop_call(
        &mut self,
        ctx: &Context,
        ir: &Ir,
        graph: &CallGraph,
        symbols: &mut SymbolUses,
        (node, call): (NodeId, Op),
    ) {
        for (_, target) in references(ctx, ir, graph, symbols, call) {
            let inside = self.of_node.get_mut(&node).and_then(|referred| referred.inside.get_mut(&target));
            if let Some(count) = inside {
                *count -= 1;
                self.add(target, -1);
            }
        }
    }

    /// Adds the references in the body of `from` to those of `into`.
    pub(super) fn merge(&mut self, from: NodeId, into: NodeId) {
        let Some(added) = self.of_node.get(&from).map(|referred| referred.inside.clone()) else { return };
        #[expect(clippy::iter_over_hash_type, reason = "sums do not depend on the order")]
        for (target, count) in added {
            *self.of_node.entry(into).or_default().inside.entry(target).or_default() += count;
            self.add(target, count);
        }
    }

    /// Removes an erased node and its children.
    pub(super) fn erase(&mut self, graph: &CallGraph, node: NodeId) {
        for &child in &graph.nodes[node].children {
            self.erase(graph, child);
        }
        self.forget(node);
        self.counts.remove(&node);
    }

    /// Whether the node is unreferenced and may be erased.
    pub(super) fn is_dead(&self, ir: &Ir, graph: &CallGraph, node: NodeId) -> bool {
        let op = graph.nodes[node].op;
        if !is_symbol(ir, op) {
            return is_memory_effect_free(ir, op) && !ir.has_uses(op);
        }
        self.counts.get(&node) == Some(&0)
    }

    /// Whether the node has one reference and may be erased without it.
    pub(super) fn has_one_use(&self, ir: &Ir, graph: &CallGraph, node: NodeId) -> bool {
        let op = graph.nodes[node].op;
        if !is_symbol(ir, op) {
            let uses: usize = ir.results(op).map(|result| ir.uses(result).take(2).count()).sum();
            return is_memory_effect_free(ir, op) && uses == 1;
        }
        self.counts.get(&node) == Some(&1)
    }
}
