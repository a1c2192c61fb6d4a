//! The call graph: callables and calls.

use ir_core::context::{AttrKind, Context, Traits};
use ir_core::interfaces::Callable;
use ir_core::interfaces::SymbolUses;
use ir_core::ir::{Ir, Op, Region};
use rustc_hash::{FxHashMap, FxHashSet};

/// The index of a node.
pub(super) type NodeId = usize;

/// A callable with a body.
pub(super) struct Node {
    pub(super) op: Op,
    pub(super) region: Region,
    /// The callables that are nested in the body.
    pub(super) children: Vec<NodeId>,
    /// The children and the known callees of the body, without duplicates.
    pub(super) edges: Vec<NodeId>,
}

/// The call graph of an operation.
#[derive(Default)]
pub(super) struct CallGraph {
    pub(super) nodes: Vec<Node>,
    by_region: FxHashMap<Region, NodeId>,
    known_edges: FxHashSet<(NodeId, NodeId)>,
    /// The nodes that are not nested in another one.
    roots: Vec<NodeId>,
}

impl CallGraph {
    /// Finds all callables, and then all calls.
    pub(super) fn new(ctx: &Context, ir: &Ir, symbols: &mut SymbolUses, op: Op) -> Self {
        let mut graph = CallGraph::default();
        let mut calls = Vec::new();
        let mut pending = vec![(op, None)];
        while let Some((op, parent)) = pending.pop() {
            let interfaces = ir.interfaces(ctx, op);
            if interfaces.call.is_some() {
                calls.extend(parent.map(|parent| (parent, op)));
                continue;
            }
            let mut node = parent;
            if let Some(model) = interfaces.callable {
                let Some(region) = (model.callable_region)(ctx, ir, op) else { continue };
                node = Some(graph.add(op, region, parent));
            }
            let before = pending.len();
            let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
            pending.extend(blocks.flat_map(|block| ir.ops(block)).map(|inner| (inner, node)));
            pending[before..].reverse();
        }
        for (caller, call) in calls {
            if let Some(callee) = graph.resolve(ctx, ir, symbols, call) {
                graph.add_edge(caller, callee);
            }
        }
        graph
    }

    fn add(&mut self, op: Op, region: Region, parent: Option<NodeId>) -> NodeId {
        let id = self.nodes.len();
        self.nodes.push(Node { op, region, children: Vec::new(), edges: Vec::new() });
        self.by_region.insert(region, id);
        match parent {
            Some(parent) => {
                self.nodes[parent].children.push(id);
                self.add_edge(parent, id);
            }
            None => self.roots.push(id),
        }
        id
    }

    fn add_edge(&mut self, from: NodeId, to: NodeId) {
        if self.known_edges.insert((from, to)) {
            self.nodes[from].edges.push(to);
        }
    }

    /// The node with that region as its body.
    pub(super) fn node_of(&self, region: Region) -> Option<NodeId> {
        self.by_region.get(&region).copied()
    }

    /// The node of a callable operation.
    pub(super) fn node_of_op(&self, ctx: &Context, ir: &Ir, op: Op) -> Option<NodeId> {
        let model = ir.interfaces(ctx, op).callable?;
        self.node_of((model.callable_region)(ctx, ir, op)?)
    }

    /// The node of the callee; `None` if it is unknown.
    pub(super) fn resolve(
        &self,
        ctx: &Context,
        ir: &Ir,
        symbols: &mut SymbolUses,
        call: Op,
    ) -> Option<NodeId> {
        let model = ir.interfaces(ctx, call).call?;
        let callee = match (model.callable)(ctx, ir, call)? {
            Callable::Symbol(reference) => *symbols.resolve_near(ctx, ir, call, reference).last()?,
            Callable::Value(value) => ir.defining_op(value)?,
        };
        self.node_of_op(ctx, ir, callee)
    }

    /// Whether the callee is a nested symbol reference; such calls are not inlined.
    pub(super) fn is_nested_reference(ctx: &Context, ir: &Ir, call: Op) -> bool {
        let model = ir.interfaces(ctx, call).call;
        let callable = model.and_then(|model| (model.callable)(ctx, ir, call));
        let Some(Callable::Symbol(reference)) = callable else { return false };
        !matches!(reference.kind(ctx), AttrKind::SymbolRef { nested: [], .. })
    }

    /// The strongly connected components, callees before callers (Tarjan's algorithm; components and their
    /// nodes are in the order of LLVM's `scc_iterator`).
    pub(super) fn components(&self) -> Vec<Vec<NodeId>> {
        let mut tarjan = Tarjan {
            graph: self,
            numbers: vec![0; self.nodes.len()],
            counter: 0,
            open: Vec::new(),
            components: Vec::new(),
        };
        for &root in &self.roots {
            if tarjan.numbers[root] == 0 {
                tarjan.visit(root);
            }
        }
        tarjan.components
    }
}

/// A node on the search path.
struct Frame {
    node: NodeId,
    next_edge: usize,
    /// The lowest index that is reachable from this node.
    least: usize,
}

struct Tarjan<'a> {
    graph: &'a CallGraph,
    /// The visit index of each node; 0 for unvisited nodes, the maximum once the component is complete.
    numbers: Vec<usize>,
    counter: usize,
    /// The nodes of incomplete components.
    open: Vec<NodeId>,
    components: Vec<Vec<NodeId>>,
}

impl Tarjan<'_> {
    fn enter(&mut self, node: NodeId) -> Frame {
        self.counter += 1;
        self.numbers[node] = self.counter;
        self.open.push(node);
        Frame { node, next_edge: 0, least: self.counter }
    }

    fn visit(&mut self, root: NodeId) {
        let mut path = vec![self.enter(root)];
        while let Some(frame) = path.last_mut() {
            if let Some(&child) = self.graph.nodes[frame.node].edges.get(frame.next_edge) {
                frame.next_edge += 1;
                match self.numbers[child] {
                    0 => path.push(self.enter(child)),
                    index => frame.least = frame.least.min(index),
                }
                continue;
            }
            let Frame { node, least, .. } = *frame;
            path.pop();
            if let Some(parent) = path.last_mut() {
                parent.least = parent.least.min(least);
            }
            if least == self.numbers[node] {
                self.close(node);
            }
        }
    }

    /// Removes the component of the node from the stack.
    fn close(&mut self, node: NodeId) {
        let mut component = Vec::new();
        while let Some(member) = self.open.pop() {
            self.numbers[member] = usize::MAX;
            component.push(member);
            if member == node {
                break;
            }
        }
        self.components.push(component);
    }
}

/// Whether the operation is isolated, so that passes may run on it.
pub(super) fn is_isolated(ctx: &Context, ir: &Ir, op: Op) -> bool {
    ir.name(op).has(ctx, Traits::ISOLATED_FROM_ABOVE)
}
