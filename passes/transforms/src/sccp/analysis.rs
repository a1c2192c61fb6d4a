//! The lattice of values and blocks, and the worklist.
//!
//! The analysis is optimistic: blocks are unreachable and values are uninitialized until shown otherwise. The
//! state of a value only moves up, from uninitialized over one constant to overdefined, so the result does
//! not depend on the order of visits. It equals that of MLIR's dead code analysis and sparse constant
//! propagation together.

use ir_core::context::{Attribute, Context, Ident, Traits};
use ir_core::interfaces::SymbolUses;
use ir_core::ir::{Block, Ir, Op, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// The lattice state of a value; values without an entry are uninitialized.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LatticeValue {
    /// The value is this constant, folded by an operation of the dialect.
    Constant {
        /// The constant.
        value: Attribute,
        /// The dialect that can materialize it.
        dialect: Ident,
    },
    /// The value is overdefined.
    Anything,
}

/// A control-flow target with known predecessors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Target {
    /// The point after an operation: its results, or the calls of a callable.
    After(Op),
    /// The entry of a region.
    Entry(Region),
}

/// The predecessors of a target.
#[derive(Default, Debug)]
pub(super) struct Sources {
    /// Whether there may be unknown predecessors.
    pub(super) unknown: bool,
    /// The known predecessors, with the values that receive their operands.
    pub(super) known: Vec<(Op, Vec<Value>)>,
    /// The known predecessors as a set, since a callee may have many.
    ops: FxHashSet<Op>,
}

/// An entry of the worklist.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Visit {
    /// The control flow from the operation.
    Control(Op),
    /// The operation's results.
    Results(Op),
    /// The arguments of an entry block.
    Arguments(Block),
    /// The operands that the operation passes to its reachable successors. A visit of a successor's
    /// arguments would have to visit all of its predecessors, each time that one of them becomes reachable.
    Passed(Op),
}

/// The analysis of one operation and its regions.
pub(super) struct Analysis<'a> {
    pub(super) ctx: &'a Context,
    pub(super) ir: &'a mut Ir,
    pub(super) top: Op,
    pub(super) values: FxHashMap<Value, LatticeValue>,
    pub(super) live: FxHashSet<Block>,
    pub(super) edges: FxHashSet<(Block, Block)>,
    pub(super) sources: FxHashMap<Target, Sources>,
    /// The callees of calls.
    pub(super) callees: FxHashMap<Op, Op>,
    pub(super) symbols: SymbolUses,
    queue: VecDeque<Visit>,
    queued: FxHashSet<Visit>,
}

impl<'a> Analysis<'a> {
    /// Runs the analysis on the operation.
    pub(super) fn run(ctx: &'a Context, ir: &'a mut Ir, top: Op) -> Self {
        let mut analysis = Analysis {
            ctx,
            ir,
            top,
            values: FxHashMap::default(),
            live: FxHashSet::default(),
            edges: FxHashSet::default(),
            sources: FxHashMap::default(),
            callees: FxHashMap::default(),
            symbols: SymbolUses::default(),
            queue: VecDeque::new(),
            queued: FxHashSet::default(),
        };
        analysis.find_outside_calls();
        let entries: Vec<Block> =
            analysis.ir.regions(top).filter_map(|region| analysis.ir.first_block(region)).collect();
        for block in entries {
            analysis.reach(block);
            let arguments: Vec<Value> = analysis.ir.arguments(block).collect();
            analysis.give_up(&arguments);
        }
        while let Some(visit) = analysis.queue.pop_front() {
            analysis.queued.remove(&visit);
            match visit {
                Visit::Control(op) => analysis.visit_control(op),
                Visit::Results(op) => analysis.visit_results(op),
                Visit::Arguments(block) => analysis.visit_arguments(block),
                Visit::Passed(op) => analysis.visit_passed(op),
            }
        }
        analysis
    }

    pub(super) fn push(&mut self, visit: Visit) {
        if self.queued.insert(visit) {
            self.queue.push_back(visit);
        }
    }

    /// Whether the operation is reachable so far.
    pub(super) fn is_live(&self, op: Op) -> bool {
        self.ir.parent_block(op).is_none_or(|block| self.live.contains(&block))
    }

    /// Marks the block as reachable.
    pub(super) fn reach(&mut self, block: Block) {
        if !self.live.insert(block) {
            return;
        }
        self.push(Visit::Arguments(block));
        let mut next = self.ir.first_op(block);
        while let Some(op) = next {
            if self.passes_control(op) {
                self.push(Visit::Control(op));
            }
            if self.ir.num_results(op) != 0 {
                self.push(Visit::Results(op));
            }
            next = self.ir.next(op);
        }
    }

    /// Marks the edge from an operation at the end of the block `from` as reachable.
    pub(super) fn reach_edge(&mut self, op: Op, from: Block, to: Block) {
        self.reach(to);
        if self.edges.insert((from, to)) {
            self.push(Visit::Passed(op));
        }
    }

    fn passes_control(&self, op: Op) -> bool {
        self.ir.num_regions(op) != 0
            || self.ir.num_successors(op) != 0
            || self.ir.interfaces(self.ctx, op).call.is_some()
            || self.returns_to(op).is_some()
    }

    /// The parent operation, if the operation is a terminator that returns control to it or to its callers.
    pub(super) fn returns_to(&self, op: Op) -> Option<Op> {
        let is_last = self.ir.next(op).is_none() && self.ir.num_successors(op) == 0;
        let parent = self.ir.parent_op(op).filter(|_| is_last)?;
        let interfaces = self.ir.interfaces(self.ctx, parent);
        let is_end = interfaces.region_branch.is_some() || interfaces.callable.is_some();
        (is_end && self.ir.name(op).might_have(self.ctx, Traits::TERMINATOR)).then_some(parent)
    }

    /// Joins a state into that of the value.
    pub(super) fn join(&mut self, value: Value, more: LatticeValue) {
        let joined = match (self.values.get(&value), more) {
            (None, more) => more,
            (Some(LatticeValue::Anything), _) => return,
            (Some(LatticeValue::Constant { value: old, .. }), LatticeValue::Constant { value: new, .. })
                if *old == new =>
            {
                return;
            }
            _ => LatticeValue::Anything,
        };
        self.values.insert(value, joined);
        let mut users: Vec<Op> = self.ir.uses(value).map(|place| place.op).collect();
        // A user may have the value as several operands, and one visit covers all successors.
        users.sort_unstable();
        users.dedup();
        for user in users {
            self.visit_again(user);
        }
    }

    /// Joins the state of another value into that of the value.
    pub(super) fn join_value(&mut self, value: Value, other: Value) {
        if let Some(&known) = self.values.get(&other) {
            self.join(value, known);
        }
    }

    /// Marks the values as overdefined.
    pub(super) fn give_up(&mut self, values: &[Value]) {
        for &value in values {
            self.join(value, LatticeValue::Anything);
        }
    }

    /// Queues an operation after the state of an operand changes.
    fn visit_again(&mut self, op: Op) {
        if !self.is_live(op) {
            return;
        }
        if self.ir.num_results(op) != 0 {
            self.push(Visit::Results(op));
        }
        if !self.passes_control(op) {
            return;
        }
        self.push(Visit::Control(op));
        if self.ir.num_successors(op) != 0 {
            self.push(Visit::Passed(op));
        }
        self.visit_entries(op);
        if let Some(&callee) = self.callees.get(&op) {
            self.visit_entries(callee);
        }
        if let Some(parent) = self.returns_to(op) {
            self.push(Visit::Results(parent));
            self.visit_entries(parent);
            for call in self.known_sources(Target::After(parent)) {
                self.push(Visit::Results(call));
            }
        }
    }

    /// Queues the entry block arguments of all regions of an operation.
    fn visit_entries(&mut self, op: Op) {
        let entries: Vec<Block> =
            self.ir.regions(op).filter_map(|region| self.ir.first_block(region)).collect();
        entries.into_iter().for_each(|block| self.push(Visit::Arguments(block)));
    }

    /// The known predecessors.
    pub(super) fn known_sources(&self, target: Target) -> Vec<Op> {
        let sources = self.sources.get(&target);
        sources.map_or_else(Vec::new, |sources| sources.known.iter().map(|(op, _)| *op).collect())
    }

    /// Adds a predecessor, and the values that receive its operands. Returns whether it is new.
    pub(super) fn add_source(&mut self, target: Target, op: Op, inputs: Vec<Value>) -> bool {
        let sources = self.sources.entry(target).or_default();
        let is_new = sources.ops.insert(op);
        if is_new {
            sources.known.push((op, inputs));
        }
        is_new
    }

    /// Adds an unknown predecessor. Returns whether it is the first one.
    pub(super) fn add_unknown_source(&mut self, target: Target) -> bool {
        !std::mem::replace(&mut self.sources.entry(target).or_default().unknown, true)
    }
}
