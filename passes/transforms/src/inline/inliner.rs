//! Inlining callees into callers, component by component of the call graph.

use super::SimplifyCallable;
use super::body::{Body, inline_call};
use super::graph::{CallGraph, NodeId, is_isolated};
use super::uses::Uses;
use crate::passes::Inliner;
use ir_core::context::{Context, Traits};
use ir_core::interfaces::Callable;
use ir_core::interfaces::SymbolUses;
use ir_core::ir::{Block, Ir, Op, Order, Region};
use ir_core::pass::PassFailure;
use rustc_hash::FxHashSet;

/// A call to a callee with a known body.
#[derive(Clone, Copy)]
struct Call {
    op: Op,
    source: NodeId,
    target: NodeId,
    /// The entry of its inlining history.
    history: Option<usize>,
}

/// Replaces calls in a symbol table.
pub(super) struct CallInliner<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    options: &'a Inliner,
    graph: CallGraph,
    uses: Uses,
    symbols: SymbolUses,
    /// The callables with dead bodies.
    dead: Vec<NodeId>,
}

impl<'a> CallInliner<'a> {
    pub(super) fn new(ctx: &'a Context, ir: &'a mut Ir, options: &'a Inliner, top: Op) -> Self {
        let mut symbols = SymbolUses::default();
        let graph = CallGraph::new(ctx, ir, &mut symbols, top);
        let uses = Uses::new(ctx, ir, &graph, &mut symbols, top);
        CallInliner { ctx, ir, options, graph, uses, symbols, dead: Vec::new() }
    }

    /// Inlines all calls, and then erases dead callables.
    ///
    /// # Errors
    /// The simplification fails.
    pub(super) fn run(mut self, simplify: &mut SimplifyCallable<'_>) -> Result<(), PassFailure> {
        for mut component in self.graph.components() {
            let mut rounds = 0;
            loop {
                self.simplify(&component, simplify)?;
                if !self.inline_calls(&mut component) {
                    break;
                }
                rounds += 1;
                if rounds >= self.options.max_inlining_iterations {
                    break;
                }
            }
        }
        for node in std::mem::take(&mut self.dead) {
            self.ir.erase(self.graph.nodes[node].op);
        }
        Ok(())
    }

    fn simplify(
        &mut self,
        component: &[NodeId],
        simplify: &mut SimplifyCallable<'_>,
    ) -> Result<(), PassFailure> {
        let (ctx, graph) = (self.ctx, &self.graph);
        let alone = |node: &&NodeId| {
            let node = &graph.nodes[**node];
            node.children.is_empty() && is_isolated(ctx, self.ir, node.op)
        };
        let nodes: Vec<NodeId> = component.iter().filter(alone).copied().collect();
        for &node in &nodes {
            simplify(self.ir, self.graph.nodes[node].op)?;
        }
        for node in nodes {
            self.uses.recompute(self.ctx, self.ir, &self.graph, &mut self.symbols, node);
        }
        Ok(())
    }

    /// Inlines the calls in the bodies of a component. Returns whether it inlined any.
    fn inline_calls(&mut self, component: &mut Vec<NodeId>) -> bool {
        let (mut dead, mut calls) = (Vec::new(), Vec::new());
        for &node in component.iter() {
            if self.uses.is_dead(self.ir, &self.graph, node) {
                dead.push(node);
                continue;
            }
            let blocks: Vec<Block> = self.ir.blocks(self.graph.nodes[node].region).collect();
            calls.extend(self.find_calls(&blocks, node, false));
        }
        let mut gone: FxHashSet<NodeId> = dead.iter().copied().collect();
        let mut history: Vec<(NodeId, Option<usize>)> = Vec::new();
        let mut inlined_any = false;
        let mut next = 0;
        while let Some(&call) = calls.get(next) {
            next += 1;
            let is_repeated = std::iter::successors(call.history, |&entry| history[entry].1)
                .any(|entry| history[entry].0 == call.target);
            if gone.contains(&call.source) || is_repeated || !self.should_inline(call) {
                continue;
            }
            let in_place = self.uses.has_one_use(self.ir, &self.graph, call.target);
            let Some(found) = self.inline(call, in_place) else { continue };
            inlined_any = true;
            history.push((call.target, call.history));
            let entry = Some(history.len() - 1);
            calls.extend(found.into_iter().map(|call| Call { history: entry, ..call }));
            if in_place {
                self.uses.erase(&self.graph, call.target);
                gone.insert(call.target);
                dead.push(call.target);
            }
        }
        component.retain(|node| !gone.contains(node));
        self.dead.extend(dead);
        inlined_any
    }

    /// Replaces the call by the callee's body. Returns the calls in it, or `None` if the call cannot be
    /// inlined.
    fn inline(&mut self, call: Call, in_place: bool) -> Option<Vec<Call>> {
        let target = &self.graph.nodes[call.target];
        let body = Body { callable: target.op, region: target.region, stays: !in_place };
        let mut blocks = Vec::new();
        let mut keep = |_: &Ir, new: &[Block]| blocks = new.to_vec();
        // The calls are collected before the blocks are merged with the blocks of the call.
        let mut found = Vec::new();
        let (ctx, graph, symbols) = (self.ctx, &self.graph, &mut self.symbols);
        let mut collect = |ir: &Ir, new: &[Block]| {
            keep(ir, new);
            let source = enclosing_node(graph, ir, new);
            if let Some(source) = source {
                found = find_calls(ctx, ir, graph, symbols, new, source, true);
            }
        };
        if !inline_call(ctx, self.ir, call.op, body, &mut collect) {
            return None;
        }
        self.uses.drop_call(ctx, self.ir, &self.graph, &mut self.symbols, (call.source, call.op));
        self.uses.merge(call.target, call.source);
        self.ir.erase(call.op);
        Some(found)
    }

    fn find_calls(&mut self, blocks: &[Block], source: NodeId, in_nodes: bool) -> Vec<Call> {
        find_calls(self.ctx, self.ir, &self.graph, &mut self.symbols, blocks, source, in_nodes)
    }

    /// Whether inlining the call terminates and is profitable.
    fn should_inline(&self, call: Call) -> bool {
        let (ctx, ir) = (self.ctx, &*self.ir);
        let target = &self.graph.nodes[call.target];
        if ir.name(call.op).has(ctx, Traits::TERMINATOR)
            || target.edges.iter().any(|&node| node == call.target || node == call.source)
        {
            return false;
        }
        let Some(region) = ir.parent_region(call.op) else { return false };
        let around = ir.parent_op(region);
        let is_inside = target.region == region
            || std::iter::successors(Some(around), |&op| ir.parent_op(op))
                .any(|op| ir.parent_region(op) == Some(target.region));
        let takes_blocks =
            ir.name(target.op) == ir.name(around) || !ir.name(around).might_have(ctx, Traits::SINGLE_BLOCK);
        let has_blocks = !ir.is_empty_region(target.region) && !ir.has_one_block(target.region);
        !is_inside && (takes_blocks || !has_blocks) && self.is_profitable(call)
    }

    /// Whether the callee is small enough in proportion to the caller.
    fn is_profitable(&self, call: Call) -> bool {
        let threshold = self.options.inlining_threshold;
        if threshold == u32::MAX {
            return true;
        }
        if threshold == 0 {
            return false;
        }
        let caller = count_ops(self.ir, self.graph.nodes[call.source].region);
        let callee = count_ops(self.ir, self.graph.nodes[call.target].region);
        caller == 0 || callee * 100 / caller <= u64::from(threshold)
    }
}

fn count_ops(ir: &Ir, region: Region) -> u64 {
    let mut count = 0;
    for op in ir.blocks(region).flat_map(|block| ir.ops(block)) {
        ir.visit(op, Order::Pre, |_| count += 1);
    }
    count
}

/// The callable that contains the blocks.
fn enclosing_node(graph: &CallGraph, ir: &Ir, blocks: &[Block]) -> Option<NodeId> {
    let mut region = ir.parent_region(*blocks.first()?)?;
    loop {
        if let Some(node) = graph.node_of(region) {
            return Some(node);
        }
        region = ir.parent_region(ir.parent_op(region))?;
    }
}

/// The calls in blocks, in MLIR's order: the last block first. Bodies of other nodes are visited only with
/// `in_nodes`.
fn find_calls(
    ctx: &Context,
    ir: &Ir,
    graph: &CallGraph,
    symbols: &mut SymbolUses,
    blocks: &[Block],
    source: NodeId,
    in_nodes: bool,
) -> Vec<Call> {
    let mut calls = Vec::new();
    let mut pending: Vec<(Block, NodeId)> = blocks.iter().map(|&block| (block, source)).collect();
    while let Some((block, source)) = pending.pop() {
        for op in ir.ops(block) {
            if let Some(model) = ir.interfaces(ctx, op).call {
                let is_value = matches!((model.callable)(ctx, ir, op), Some(Callable::Value(_)));
                if (is_value || !CallGraph::is_nested_reference(ctx, ir, op))
                    && let Some(target) = graph.resolve(ctx, ir, symbols, op)
                {
                    calls.push(Call { op, source, target, history: None });
                }
                continue;
            }
            for region in ir.regions(op) {
                let node = graph.node_of(region);
                if in_nodes || node.is_none() {
                    pending.extend(ir.blocks(region).map(|block| (block, node.unwrap_or(source))));
                }
            }
        }
    }
    calls
}
