//! What is known of values and blocks, and what is to be looked at again when that changes.
//!
//! The analysis is optimistic: nothing is executed and no value is known until something shows it. What is known of a
//! value goes from nothing over one constant to "anything", never back, so the order of visits does not matter for the
//! outcome. MLIR's dead code analysis and sparse constant propagation find out the same together.

use crate::context::{Attribute, Context, Ident};
use crate::ir::{Block, Ir, Op, Region, Value};
use crate::ops::Traits;
use crate::transforms::symbol_uses::SymbolUses;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// What is known of a value; nothing of values without an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Known {
    /// It is this constant, found by an operation of the dialect.
    Constant {
        /// The constant.
        value: Attribute,
        /// The dialect that can make an operation of it.
        dialect: Ident,
    },
    /// It can be anything.
    Anything,
}

/// Where control may come to from operations that are known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Target {
    /// Behind an operation: its results. For one that can be called: the calls.
    After(Op),
    /// The beginning of a region.
    Entry(Region),
}

/// Where control comes from.
#[derive(Default, Debug)]
pub(super) struct Sources {
    /// Whether it may come from elsewhere too.
    pub(super) unknown: bool,
    /// The operations, with the values that stand for what they pass.
    pub(super) known: Vec<(Op, Vec<Value>)>,
}

/// Something to look at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Visit {
    /// Where the operation passes control to.
    Control(Op),
    /// The operation's results.
    Results(Op),
    /// The block's arguments.
    Arguments(Block),
}

/// The analysis of one operation and everything in it.
pub(super) struct Analysis<'a> {
    pub(super) ctx: &'a Context,
    pub(super) ir: &'a mut Ir,
    pub(super) top: Op,
    pub(super) values: FxHashMap<Value, Known>,
    pub(super) live: FxHashSet<Block>,
    pub(super) edges: FxHashSet<(Block, Block)>,
    pub(super) sources: FxHashMap<Target, Sources>,
    /// What calls call.
    pub(super) callees: FxHashMap<Op, Op>,
    pub(super) symbols: SymbolUses,
    queue: VecDeque<Visit>,
    queued: FxHashSet<Visit>,
}

impl<'a> Analysis<'a> {
    /// Finds out what can be known of the operation.
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
            }
        }
        analysis
    }

    pub(super) fn push(&mut self, visit: Visit) {
        if self.queued.insert(visit) {
            self.queue.push_back(visit);
        }
    }

    /// Whether the operation is executed, as far as is known.
    pub(super) fn is_live(&self, op: Op) -> bool {
        self.ir.block(op).is_none_or(|block| self.live.contains(&block))
    }

    /// Control may reach the block.
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

    /// Control may go from the end of one block to the other.
    pub(super) fn reach_edge(&mut self, from: Block, to: Block) {
        self.reach(to);
        if self.edges.insert((from, to)) {
            self.push(Visit::Arguments(to));
        }
    }

    fn passes_control(&self, op: Op) -> bool {
        self.ir.num_regions(op) != 0
            || self.ir.num_successors(op) != 0
            || self.ir.interfaces(self.ctx, op).call.is_some()
            || self.returns_to(op).is_some()
    }

    /// The operation around, if it knows what control does at the end of its regions and this is such an end.
    pub(super) fn returns_to(&self, op: Op) -> Option<Op> {
        let is_last = self.ir.next(op).is_none() && self.ir.num_successors(op) == 0;
        let parent = self.ir.parent_op(op).filter(|_| is_last)?;
        let interfaces = self.ir.interfaces(self.ctx, parent);
        let is_end = interfaces.region_branch.is_some() || interfaces.callable.is_some();
        (is_end && self.ir.name(op).might_have(self.ctx, Traits::TERMINATOR)).then_some(parent)
    }

    /// The value may be what `more` says, too.
    pub(super) fn join(&mut self, value: Value, more: Known) {
        let joined = match (self.values.get(&value), more) {
            (None, more) => more,
            (Some(Known::Anything), _) => return,
            (Some(Known::Constant { value: old, .. }), Known::Constant { value: new, .. }) if *old == new => {
                return;
            }
            _ => Known::Anything,
        };
        self.values.insert(value, joined);
        let users: Vec<Op> = self.ir.uses(value).map(|place| place.op).collect();
        for user in users {
            self.visit_again(user);
        }
    }

    /// The value may be what the other one is.
    pub(super) fn join_value(&mut self, value: Value, other: Value) {
        if let Some(&known) = self.values.get(&other) {
            self.join(value, known);
        }
    }

    /// The values may be anything.
    pub(super) fn give_up(&mut self, values: &[Value]) {
        for &value in values {
            self.join(value, Known::Anything);
        }
    }

    /// More is known of an operand.
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
        let successors: Vec<Block> = self.ir.successors(op).collect();
        successors.into_iter().for_each(|block| self.push(Visit::Arguments(block)));
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

    /// Looks at the arguments of all regions of an operation.
    fn visit_entries(&mut self, op: Op) {
        let entries: Vec<Block> =
            self.ir.regions(op).filter_map(|region| self.ir.first_block(region)).collect();
        entries.into_iter().for_each(|block| self.push(Visit::Arguments(block)));
    }

    /// The operations that control is known to come from.
    pub(super) fn known_sources(&self, target: Target) -> Vec<Op> {
        let sources = self.sources.get(&target);
        sources.map_or_else(Vec::new, |sources| sources.known.iter().map(|(op, _)| *op).collect())
    }

    /// Control may come from the operation, too, which passes something for these values. Returns whether this is new.
    pub(super) fn add_source(&mut self, target: Target, op: Op, inputs: Vec<Value>) -> bool {
        let sources = self.sources.entry(target).or_default();
        let is_new = !sources.known.iter().any(|(known, _)| *known == op);
        if is_new {
            sources.known.push((op, inputs));
        }
        is_new
    }

    /// Control may come from anywhere. Returns whether this is new.
    pub(super) fn add_unknown_source(&mut self, target: Target) -> bool {
        !std::mem::replace(&mut self.sources.entry(target).or_default().unknown, true)
    }
}
