//! Liveness of values, computed backwards (MLIR's liveness analysis).
//!
//! A value is live if an operation with effects uses it, if it escapes, or if a live value is computed from
//! it. No value is live in unreachable code.

use crate::sccp::Control;
use ir_core::context::{Context, Traits};
use ir_core::interfaces::SymbolUses;
use ir_core::interfaces::{
    BranchModel, CallModel, Callable, Interfaces, RegionBranchModel, RegionBranchTerminatorModel,
    RegionPoint, RegionSuccessor, is_memory_effect_free, would_be_trivially_dead,
};
use ir_core::ir::{Block, Definition, Ir, Op, Order, Value};
use rustc_hash::FxHashSet;

/// The live values of an operation.
pub(super) fn live_values(ctx: &Context, ir: &mut Ir, top: Op) -> FxHashSet<Value> {
    let control = Control::compute(ctx, ir, top);
    let mut analysis = Analysis {
        ctx,
        ir,
        top,
        control: &control,
        symbols: SymbolUses::default(),
        live: FxHashSet::default(),
        used_results: FxHashSet::default(),
        pending: Pending::default(),
    };
    ir.visit(top, Order::Pre, |op| analysis.pending.push(op));
    while let Some(op) = analysis.pending.pop() {
        if op != top && control.reaches(ir, op) {
            analysis.visit(op);
        }
    }
    analysis.live
}

struct Analysis<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    top: Op,
    control: &'a Control,
    symbols: SymbolUses,
    live: FxHashSet<Value>,
    /// Callables, and the indices of results that are live at some call.
    used_results: FxHashSet<(Op, usize)>,
    pending: Pending,
}

/// Operations with operands to visit again, without duplicates.
#[derive(Default)]
struct Pending {
    stack: Vec<Op>,
    members: FxHashSet<Op>,
}

impl Pending {
    fn push(&mut self, op: Op) {
        if self.members.insert(op) {
            self.stack.push(op);
        }
    }

    fn pop(&mut self) -> Option<Op> {
        let op = self.stack.pop()?;
        self.members.remove(&op);
        Some(op)
    }

    fn extend(&mut self, ops: impl IntoIterator<Item = Op>) {
        ops.into_iter().for_each(|op| self.push(op));
    }
}

impl Analysis<'_> {
    fn interfaces(&self, op: Op) -> Interfaces {
        *self.ir.interfaces(self.ctx, op)
    }

    /// Marks the value as live, and queues the operations with operands that depend on it.
    fn mark(&mut self, value: Value) {
        if !self.live.insert(value) {
            return;
        }
        match self.ir.definition(value) {
            Definition::Result(op, index) => self.look_again_for_result(op, index),
            Definition::Argument(block, _) => self.look_again_for_arguments(block),
        }
    }

    fn mark_operand(&mut self, op: Op, index: usize) {
        self.mark(self.ir.operand(op, index));
    }

    fn mark_operands(&mut self, op: Op) {
        (0..self.ir.num_operands(op)).for_each(|index| self.mark_operand(op, index));
    }

    /// Marks the operands that are not forwarded.
    fn mark_others(&mut self, op: Op, is_passed: &[bool]) {
        (0..is_passed.len())
            .filter(|&index| !is_passed[index])
            .for_each(|index| self.mark_operand(op, index));
    }

    fn look_again_for_result(&mut self, op: Op, index: usize) {
        self.pending.push(op);
        if self.interfaces(op).region_branch.is_some() {
            self.push_ends(op);
        } else if let Some(callee) = self.control.callee(op)
            && self.used_results.insert((callee, index))
        {
            self.push_ends(callee);
        }
    }

    fn look_again_for_arguments(&mut self, block: Block) {
        self.pending.extend(self.ir.block_uses(block).map(|(op, _)| op));
        let Some(parent) = self.ir.parent_op(block).filter(|_| self.ir.is_entry_block(block)) else {
            return;
        };
        self.pending.push(parent);
        self.push_ends(parent);
        self.pending
            .extend(self.control.callers(parent).into_iter().flat_map(|callers| &callers.known).copied());
    }

    /// Queues the terminators of the operation's regions.
    fn push_ends(&mut self, op: Op) {
        let blocks = self.ir.regions(op).flat_map(|region| self.ir.blocks(region));
        self.pending.extend(blocks.filter_map(|block| self.ir.last_op(block)));
    }

    /// Determines which operands are live.
    fn visit(&mut self, op: Op) {
        let interfaces = self.interfaces(op);
        if let Some(model) = interfaces.region_branch {
            return self.visit_region_branch(op, model);
        }
        if let Some(model) = interfaces.branch {
            return self.visit_branch(op, model);
        }
        if let Some(model) = interfaces.call {
            if let Some(callee) = self.control.callee(op) {
                return self.visit_call(op, model, callee);
            }
            if self.calls_declaration(op, model) {
                return self.mark_operands(op);
            }
        }
        let parent = self.ir.parent_op(op);
        if let Some(model) = interfaces.region_branch_terminator
            && let Some(parent) = parent
            && let Some(around) = self.interfaces(parent).region_branch
        {
            return self.visit_region_end(op, model, parent, around);
        }
        if self.ir.name(op).has(self.ctx, Traits::RETURN_LIKE)
            && let Some(parent) = parent.filter(|parent| self.interfaces(*parent).callable.is_some())
        {
            return self.visit_return(op, parent);
        }
        if self.needs_operands(op) {
            self.mark_operands(op);
        }
    }

    fn has_live_result(&self, op: Op) -> bool {
        self.ir.results(op).any(|result| self.live.contains(&result))
    }

    /// Whether the operation has an effect or a live result.
    fn needs_operands(&self, op: Op) -> bool {
        !would_be_trivially_dead(self.ir, op) || self.has_live_result(op)
    }

    /// Whether an operation with regions is not erased: it reads or writes memory, or has a live result.
    fn stays(&self, op: Op) -> bool {
        !is_memory_effect_free(self.ir, op) || self.has_live_result(op)
    }

    /// Forwarded operands are live if their successor inputs are live. Other operands control the behaviour
    /// of the operation.
    fn visit_region_branch(&mut self, op: Op, model: &RegionBranchModel) {
        let unknown = vec![None; self.ir.num_operands(op)];
        let successors = (model.entry_successor_regions)(self.ctx, self.ir, op, &unknown)
            .unwrap_or_else(|| (model.successor_regions)(self.ctx, self.ir, op, RegionPoint::Parent));
        let passed = successors.into_iter().map(|successor| {
            let operands = (model.entry_successor_operands)(self.ctx, self.ir, op, successor.point);
            (successor, operands)
        });
        self.visit_region_successors(op, op, passed.collect());
    }

    fn visit_region_end(
        &mut self,
        op: Op,
        model: &RegionBranchTerminatorModel,
        parent: Op,
        around: &RegionBranchModel,
    ) {
        let Some(region) = self.ir.parent_region(op) else { return };
        let unknown = vec![None; self.ir.num_operands(op)];
        let successors = (model.successor_regions)(self.ctx, self.ir, op, &unknown).unwrap_or_else(|| {
            (around.successor_regions)(self.ctx, self.ir, parent, RegionPoint::Region(region))
        });
        let passed = successors.into_iter().map(|successor| {
            let operands = (model.successor_operands)(self.ctx, self.ir, op, successor.point);
            (successor, operands)
        });
        self.visit_region_successors(op, parent, passed.collect());
    }

    /// `op` forwards operands to regions of `parent`, or to its results.
    fn visit_region_successors(
        &mut self,
        op: Op,
        parent: Op,
        passed: Vec<(RegionSuccessor, std::ops::Range<usize>)>,
    ) {
        let mut is_passed = vec![false; self.ir.num_operands(op)];
        for (RegionSuccessor { point, inputs }, operands) in passed {
            for (index, input) in operands.zip(&inputs) {
                is_passed[index] = true;
                if self.live.contains(input) {
                    self.mark_operand(op, index);
                }
            }
            self.visit_other_arguments(parent, point, &inputs);
        }
        if is_passed.contains(&false) && self.stays(parent) {
            self.mark_others(op, &is_passed);
        }
    }

    /// Entry block arguments that are not successor inputs, such as induction variables, are live if the
    /// operation's operands are live.
    fn visit_other_arguments(&mut self, parent: Op, point: RegionPoint, inputs: &[Value]) {
        let RegionPoint::Region(region) = point else { return };
        let Some(entry) = self.ir.first_block(region) else { return };
        if self.ir.num_arguments(entry) == inputs.len() || !self.stays(parent) {
            return;
        }
        for argument in self.ir.arguments(entry).filter(|argument| !inputs.contains(argument)) {
            self.mark(argument);
        }
    }

    fn visit_branch(&mut self, op: Op, model: &BranchModel) {
        let mut is_passed = vec![false; self.ir.num_operands(op)];
        for (block, passed) in self.ir.successors(op).zip(model.passed(self.ctx, self.ir, op)) {
            for (operand, argument) in passed.operands.zip(self.ir.arguments(block).skip(passed.produced)) {
                is_passed[operand] = true;
                if self.live.contains(&argument) {
                    self.mark_operand(op, operand);
                }
            }
        }
        self.mark_others(op, &is_passed);
    }

    fn visit_call(&mut self, op: Op, model: &CallModel, callee: Op) {
        let Some(entry) = self.ir.regions(callee).find_map(|region| self.ir.first_block(region)) else {
            return self.mark_operands(op);
        };
        let mut is_passed = vec![false; self.ir.num_operands(op)];
        let operands = (model.argument_operands)(self.ctx, self.ir, op);
        for (index, argument) in operands.zip(self.ir.arguments(entry)) {
            is_passed[index] = true;
            if self.live.contains(&argument) {
                self.mark_operand(op, index);
            }
        }
        self.mark_others(op, &is_passed);
    }

    /// Whether the callee is a callable symbol. Without a known body, it is a declaration.
    fn calls_declaration(&mut self, op: Op, model: &CallModel) -> bool {
        let Some(Callable::Symbol(reference)) = (model.callable)(self.ctx, self.ir, op) else { return false };
        let is_table = |op: &Op| self.ir.name(*op).has(self.ctx, Traits::SYMBOL_TABLE);
        let around = std::iter::successors(self.ir.parent_op(op), |&around| {
            (around != self.top).then(|| self.ir.parent_op(around)).flatten()
        });
        let Some(table) = around.into_iter().find(is_table) else { return false };
        let found = self.symbols.resolve(self.ctx, self.ir, table, reference);
        found.last().is_some_and(|&callee| self.interfaces(callee).callable.is_some())
    }

    /// Return operands are live if the result of a call is live, or if there may be unknown callers. The
    /// callers of the pass's own operation are unknown.
    fn visit_return(&mut self, op: Op, callable: Op) {
        let callers = self.control.callers(callable);
        if callable == self.top || callers.is_some_and(|callers| callers.may_be_others) {
            return self.mark_operands(op);
        }
        for index in 0..self.ir.num_operands(op) {
            if self.used_results.contains(&(callable, index)) {
                self.mark_operand(op, index);
            }
        }
    }
}
