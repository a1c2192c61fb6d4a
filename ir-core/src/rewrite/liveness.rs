//! Liveness of operations and block arguments.

use crate::context::{Context, Traits};
use crate::interfaces::{SuccessorOperands, would_be_trivially_dead};
use crate::ir::{Block, Definition, Ir, Op, Order, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The live operations and block arguments: operations with side effects, and everything that live ones use. An operand that a
/// branch forwards is live if the block argument is.
#[derive(Default)]
pub(super) struct Liveness {
    /// Indexed by the slot of an operation.
    ops: Vec<bool>,
    arguments: FxHashSet<Value>,
    /// The values that each branch passes to its successors.
    passed: FxHashMap<Op, Vec<SuccessorOperands>>,
}

/// A live operation or block argument whose own uses have not been visited.
enum Needed {
    Op(Op),
    Argument(Block, usize),
}

impl Liveness {
    /// Computes the liveness in the regions.
    pub(super) fn compute(ctx: &Context, ir: &Ir, regions: &[Region]) -> Self {
        let mut live = Liveness::default();
        let mut pending = Vec::new();
        for op in regions.iter().flat_map(|&region| ir.blocks(region)).flat_map(|block| ir.ops(block)) {
            ir.visit(op, Order::Pre, |op| {
                let is_terminator = ir.name(op).has(ctx, Traits::TERMINATOR);
                if is_terminator {
                    live.mark_created_arguments(ctx, ir, op, &mut pending);
                }
                if is_terminator || !would_be_trivially_dead(ir, op) {
                    live.mark_op(op, &mut pending);
                }
            });
        }
        while let Some(needed) = pending.pop() {
            match needed {
                Needed::Op(op) => live.mark_operands(ir, op, &mut pending),
                Needed::Argument(block, index) => live.mark_passed(ir, block, index, &mut pending),
            }
        }
        live
    }

    /// Whether the operation is live.
    pub(super) fn is_live_op(&self, op: Op) -> bool {
        self.ops.get(op.slot()).copied().unwrap_or(false)
    }

    /// Whether the block argument is live.
    pub(super) fn is_live_value(&self, argument: Value) -> bool {
        self.arguments.contains(&argument)
    }

    fn mark_op(&mut self, op: Op, pending: &mut Vec<Needed>) {
        let slot = op.slot();
        if slot >= self.ops.len() {
            self.ops.resize(slot + 1, false);
        }
        if !std::mem::replace(&mut self.ops[slot], true) {
            pending.push(Needed::Op(op));
        }
    }

    fn mark_value(&mut self, ir: &Ir, value: Value, pending: &mut Vec<Needed>) {
        match ir.definition(value) {
            Definition::Result(op, _) => self.mark_op(op, pending),
            Definition::Argument(block, index) => {
                if self.arguments.insert(value) {
                    pending.push(Needed::Argument(block, index));
                }
            }
        }
    }

    /// Marks the arguments of a terminator's successors that the terminator produces itself.
    fn mark_created_arguments(&mut self, ctx: &Context, ir: &Ir, op: Op, pending: &mut Vec<Needed>) {
        if ir.num_successors(op) == 0 {
            return;
        }
        let passed = ir.interfaces(ctx, op).branch.map(|model| model.passed(ctx, ir, op));
        for (index, block) in ir.successors(op).enumerate() {
            let created = passed.as_ref().map_or(usize::MAX, |passed| passed[index].produced);
            for argument in ir.arguments(block).take(created) {
                self.mark_value(ir, argument, pending);
            }
        }
        self.passed.extend(passed.map(|passed| (op, passed)));
    }

    /// Marks the operands of the operation, except those forwarded to successors.
    fn mark_operands(&mut self, ir: &Ir, op: Op, pending: &mut Vec<Needed>) {
        let mut is_passed = Vec::new();
        if let Some(passed) = self.passed.get(&op) {
            is_passed.resize(ir.num_operands(op), false);
            passed.iter().for_each(|passed| is_passed[passed.operands.clone()].fill(true));
        }
        for (index, value) in ir.operands(op).enumerate() {
            if !is_passed.get(index).is_some_and(|is_passed| *is_passed) {
                self.mark_value(ir, value, pending);
            }
        }
    }

    /// Marks the values that branches pass to a block argument.
    fn mark_passed(&mut self, ir: &Ir, block: Block, index: usize, pending: &mut Vec<Needed>) {
        for (op, successor) in ir.block_uses(block) {
            let Some(passed) = self.passed.get(&op).map(|passed| &passed[successor]) else { continue };
            if let Some(place) = index.checked_sub(passed.produced)
                && place < passed.operands.len()
            {
                let value = ir.operand(op, passed.operands.start + place);
                self.mark_value(ir, value, pending);
            }
        }
    }
}
