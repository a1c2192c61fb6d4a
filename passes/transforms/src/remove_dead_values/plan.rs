//! The plan of removals. It is complete before anything is removed, because liveness refers to the original IR.

use ir_core::context::{Context, Traits, Type};
use ir_core::interfaces::SymbolUses;
use ir_core::interfaces::{BranchModel, Visibility, is_memory_effect_free, visibility};
use ir_core::ir::{Block, Ir, Op, Order, Use, Value, properties};
use ir_core::predicates::{
    attributes::type_value,
    types::{function_inputs, function_results},
};
use ir_core::rewrite::region_edges;
use rustc_hash::{FxHashMap, FxHashSet};

/// The removals in an operation.
#[derive(Default)]
pub(super) struct Plan {
    /// Operands that become poison: dead ones, and those forwarded to dead values.
    pub(super) operands: Vec<(Op, Vec<usize>)>,
    /// The dead operands of branches.
    pub(super) edges: Vec<Edge>,
    pub(super) functions: Vec<Function>,
    /// Operations that are erased.
    pub(super) ops: Vec<Op>,
}

/// The operands that a branch passes to a successor.
pub(super) struct Edge {
    pub(super) branch: Op,
    /// The index of the successor, and its block.
    pub(super) successor: usize,
    pub(super) block: Block,
    /// For each block argument, whether it is dead with regard to this branch.
    pub(super) is_dead: Vec<bool>,
}

/// A function whose callers are all known.
pub(super) struct Function {
    pub(super) op: Op,
    pub(super) dead_arguments: Vec<bool>,
    pub(super) dead_results: Vec<bool>,
    pub(super) calls: Vec<Op>,
}

impl Plan {
    /// Computes the removals in the operation, given its live values.
    pub(super) fn new(ctx: &Context, ir: &Ir, top: Op, live: FxHashSet<Value>) -> Self {
        let mut symbols = SymbolUses::default();
        let users = symbol_users(ctx, ir, top, &mut symbols);
        let mut planner =
            Planner { ctx, ir, top, live, users, gone: FxHashSet::default(), plan: Plan::default() };
        ir.visit(top, Order::Post, |op| {
            if op != top {
                planner.look_at(op);
            }
        });
        planner.plan
    }
}

/// The operations that refer to each symbol of the tables in the operation.
fn symbol_users(ctx: &Context, ir: &Ir, top: Op, symbols: &mut SymbolUses) -> FxHashMap<Op, Vec<Op>> {
    let is_table = |op: Op| ir.name(op).has(ctx, Traits::SYMBOL_TABLE);
    let mut tables = Vec::new();
    ir.visit(top, Order::Pre, |op| tables.extend(is_table(op).then_some(op)));
    let mut users: FxHashMap<Op, Vec<Op>> = FxHashMap::default();
    for table in tables {
        let mut pending = vec![table];
        while let Some(around) = pending.pop() {
            for op in ir.regions(around).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.ops(block))
            {
                for reference in symbols.own_references(ctx, ir, op) {
                    for symbol in symbols.resolve(ctx, ir, table, reference) {
                        users.entry(symbol).or_default().push(op);
                    }
                }
                if ir.num_regions(op) != 0 && !is_table(op) {
                    pending.push(op);
                }
            }
        }
    }
    users
}

/// The argument and result types of a function; `None` for other operations.
pub(super) fn signature<'c>(ctx: &'c Context, ir: &Ir, op: Op) -> Option<(&'c [Type], &'c [Type])> {
    ir.interfaces(ctx, op).callable.filter(|_| ir.name(op).has(ctx, Traits::SYMBOL))?;
    let ty = type_value(ctx, properties::get(ir, op, "function_type")?)?;
    function_inputs(ctx, ty).zip(function_results(ctx, ty))
}

struct Planner<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    top: Op,
    /// The live values, except those that the plan removes.
    live: FxHashSet<Value>,
    users: FxHashMap<Op, Vec<Op>>,
    /// Simple operations that the plan erases.
    gone: FxHashSet<Op>,
    plan: Plan,
}

impl Planner<'_> {
    fn is_dead(&self, value: Value) -> bool {
        !self.live.contains(&value)
    }

    fn has_live_results(&self, op: Op) -> bool {
        self.ir.results(op).any(|result| !self.is_dead(result))
    }

    fn look_at(&mut self, op: Op) {
        let interfaces = self.ir.interfaces(self.ctx, op);
        if let Some((inputs, results)) = signature(self.ctx, self.ir, op) {
            self.look_at_function(op, inputs.len(), results.len());
        } else if interfaces.region_branch.is_some() {
            self.look_at_region_branch(op);
        } else if let Some(model) = interfaces.branch {
            self.look_at_branch(op, model);
        } else if !self.is_end(op) && interfaces.call.is_none() {
            self.look_at_simple(op);
        }
    }

    /// Whether the operation is a terminator, or its block may need it as one.
    fn is_end(&self, op: Op) -> bool {
        match self.ir.name(op).definition(self.ctx) {
            Some(definition) => definition.traits().has(Traits::TERMINATOR),
            None => self.ir.next(op).is_none() && !self.is_valid_without(op),
        }
    }

    /// Whether the block is valid without the operation, which is unregistered and its last one.
    fn is_valid_without(&self, op: Op) -> bool {
        let Some(parent) = self.ir.parent_op(op) else { return true };
        let is_alone = self.ir.parent_region(op).is_some_and(|region| self.ir.has_one_block(region));
        if is_alone && self.ir.name(parent).might_have(self.ctx, Traits::NO_TERMINATOR) {
            return true;
        }
        let before = std::iter::successors(self.ir.previous(op), |&op| self.ir.previous(op));
        let last = before.into_iter().find(|op| !self.gone.contains(op));
        last.is_some_and(|last| self.ir.name(last).might_have(self.ctx, Traits::TERMINATOR))
    }

    /// Erases an operation that is not needed. A dead operand implies this for any operation, since it shows that the operation
    /// is unreachable.
    fn look_at_simple(&mut self, op: Op) {
        let has_dead_operand = self.ir.operands(op).any(|operand| self.is_dead(operand));
        if has_dead_operand || (is_memory_effect_free(self.ir, op) && !self.has_live_results(op)) {
            self.plan.ops.push(op);
            self.gone.insert(op);
            for result in self.ir.results(op) {
                self.live.remove(&result);
            }
        }
    }

    /// Removes unused arguments of a function, and results that no call uses.
    fn look_at_function(&mut self, op: Op, num_inputs: usize, num_results: usize) {
        let entry = self.ir.regions(op).next().and_then(|region| self.ir.first_block(region));
        let Some(entry) = entry.filter(|&entry| self.ir.num_arguments(entry) == num_inputs) else { return };
        let Some(calls) = self.calls_of(op, num_inputs, num_results) else { return };
        let arguments: Vec<Value> = self.ir.arguments(entry).collect();
        let dead_arguments: Vec<bool> = arguments.iter().map(|&argument| self.is_dead(argument)).collect();
        let is_dead_result =
            |index: usize| calls.iter().all(|&call| self.is_dead(self.ir.result(call, index)));
        let dead_results: Vec<bool> = (0..num_results).map(is_dead_result).collect();
        self.plan.functions.push(Function { op, dead_arguments, dead_results, calls });
    }

    /// All operations that refer to a function, if they are calls of it and it is not visible outside.
    fn calls_of(&self, op: Op, num_inputs: usize, num_results: usize) -> Option<Vec<Op>> {
        let is_hidden = match visibility(self.ir, op) {
            Visibility::Public => false,
            Visibility::Private => true,
            Visibility::Nested => {
                self.ir.parent_op(op) != Some(self.top) || self.ir.parent_block(self.top).is_none()
            }
        };
        let calls = self.users.get(&op).cloned().unwrap_or_default();
        let is_call = |&call: &Op| {
            self.ir.interfaces(self.ctx, call).call.is_some_and(|model| {
                (model.argument_operands)(self.ctx, self.ir, call).len() == num_inputs
                    && self.ir.num_results(call) == num_results
            })
        };
        (is_hidden && calls.iter().all(is_call)).then_some(calls)
    }

    /// Erases an operation that branches to its regions, or poisons its dead forwarded operands.
    fn look_at_region_branch(&mut self, op: Op) {
        if !self.has_live_results(op) && is_memory_effect_free(self.ir, op) {
            self.plan.ops.push(op);
            return;
        }
        let mut passed: Vec<Use> = Vec::new();
        let mut has_live_input: FxHashMap<Use, bool> = FxHashMap::default();
        for edge in region_edges(self.ctx, self.ir, op) {
            let is_live = !self.is_dead(edge.input);
            *has_live_input.entry(edge.operand).or_insert_with(|| {
                passed.push(edge.operand);
                false
            }) |= is_live;
        }
        for place in passed {
            if self.is_dead(self.ir.operand(place.op, place.index)) || !has_live_input[&place] {
                match self.plan.operands.last_mut().filter(|(last, _)| *last == place.op) {
                    Some((_, numbers)) => numbers.push(place.index),
                    None => self.plan.operands.push((place.op, vec![place.index])),
                }
            }
        }
    }

    /// Erases a branch with a dead operand that is not forwarded: it is unreachable. Otherwise removes dead forwarded operands.
    fn look_at_branch(&mut self, op: Op, model: &BranchModel) {
        let mut is_dead: Vec<bool> = self.ir.operands(op).map(|operand| self.is_dead(operand)).collect();
        let passed = model.passed(self.ctx, self.ir, op);
        for index in passed.iter().flat_map(|passed| passed.operands.clone()) {
            is_dead[index] = false;
        }
        if is_dead.contains(&true) {
            self.plan.ops.push(op);
            return;
        }
        for (successor, passed) in passed.into_iter().enumerate() {
            let block = self.ir.successor(op, successor);
            let mut is_dead = vec![false; self.ir.num_arguments(block)];
            for (index, argument) in passed.operands.zip(passed.produced..is_dead.len()) {
                // A branch that passes dead values for a live block argument is unreachable.
                is_dead[argument] = self.is_dead(self.ir.operand(op, index))
                    && self.is_dead(self.ir.argument(block, argument));
            }
            self.plan.edges.push(Edge { branch: op, successor, block, is_dead });
        }
    }
}
