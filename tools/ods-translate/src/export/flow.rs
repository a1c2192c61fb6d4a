//! Terminators, and the arguments of blocks as `phi` instructions.

use dialect_llvm::{CondBrOp, IndirectBrOp, InvokeOp, SwitchOp};
use ir_core::ir::{Block, Op, OpHandle as _, Region, Value};
use ir_core::predicates::attributes::int_elements;
use rustc_hash::FxHashSet;

use super::{Outcome, Translation};
use crate::model::constant::Const;
use crate::model::flags::Flags;
use crate::model::instruction::{InstKind, Val, ValKind};
use crate::model::metadata::Md;

impl Translation<'_> {
    /// The index of a block.
    pub(super) fn block(&self, block: Block) -> usize {
        self.blocks.get(&block).copied().unwrap_or(0)
    }

    pub(super) fn flow(&mut self, op: Op, name: &str) -> Outcome {
        let successors: Vec<usize> = self.ir.successors(op).map(|block| self.block(block)).collect();
        let kind = match (name, successors.as_slice()) {
            ("br", &[target]) => InstKind::Br(target),
            ("cond_br", &[on_true, on_false]) => InstKind::CondBr(self.operand(op, 0), on_true, on_false),
            ("switch", &[default, ref targets @ ..]) => {
                let value = self.operand(op, 0);
                let cases = self.attr(op, "case_values").and_then(|values| int_elements(self.ctx, values));
                let constant = |case| Val::from(Const::int(value.ty, case));
                let cases = cases.into_iter().flatten().map(constant).zip(targets.iter().copied()).collect();
                InstKind::Switch { value, default, cases }
            }
            ("indirectbr", targets) => InstKind::IndirectBr(self.operand(op, 0), targets.to_vec()),
            ("return", []) => {
                let value = if self.ir.num_operands(op) == 0 { None } else { Some(self.operand(op, 0)) };
                InstKind::Ret(value)
            }
            ("resume", []) => InstKind::Unary("resume", self.operand(op, 0)),
            ("unreachable", []) => InstKind::Unreachable,
            _ => return self.unknown(op),
        };
        let value = self.emit(None, kind, Flags::NONE);
        if let Some(annotation) = self.attr(op, "loop_annotation") {
            let node = self.loop_annotation(annotation);
            self.attach(&value, "llvm.loop", node);
        }
        self.branch_weights(op, &value);
        Ok(())
    }

    /// Attaches the weights of a branch.
    pub(super) fn branch_weights(&mut self, op: Op, value: &Val) {
        let weights = self.ints(op, "branch_weights").unwrap_or_default();
        if weights.is_empty() {
            return;
        }
        let weights = weights.into_iter().map(|weight| Md::Const(Const::i32(weight as u32)));
        let operands = std::iter::once(Md::String("branch_weights".into())).chain(weights).collect();
        let node = self.tuple(operands);
        self.attach(value, "prof", node);
    }

    /// Creates a `phi` for each argument of a block, without values yet.
    pub(super) fn block_arguments(&mut self, block: Block) {
        let arguments: Vec<Value> = self.ir.arguments(block).collect();
        for (index, argument) in arguments.into_iter().enumerate() {
            let location = self.ir.argument_location(block, index);
            self.set_location(location);
            let ty = self.ir.value_type(argument);
            let phi = self.emit(Some(ty), InstKind::Phi(Vec::new()), Flags::NONE);
            self.values.insert(argument, phi);
        }
    }

    /// Adds the values of the predecessors to the `phi` instructions of a region.
    pub(super) fn connect_phis(&mut self, region: Region) {
        let blocks: Vec<Block> = self.ir.blocks(region).skip(1).collect();
        for block in blocks {
            let count = self.ir.num_arguments(block);
            if count == 0 {
                continue;
            }
            let predecessors: Vec<Block> = self.ir.predecessors(block).collect();
            for index in 0..count {
                let incoming: Vec<(Val, usize)> = predecessors
                    .iter()
                    .filter_map(|&predecessor| {
                        let value = self.incoming(predecessor, block, index)?;
                        Some((self.value(value), self.block(predecessor)))
                    })
                    .collect();
                let phi = self.value(self.ir.argument(block, index));
                if let ValKind::Inst(number) = phi.kind {
                    self.body.insts[number as usize].kind = InstKind::Phi(incoming);
                }
            }
        }
    }

    /// The operand that the terminator of a block passes to an argument of another one.
    fn incoming(&self, predecessor: Block, block: Block, index: usize) -> Option<Value> {
        let ir = self.ir;
        let op = ir.last_op(predecessor)?;
        let chosen = |groups: Vec<Vec<Value>>| {
            let nth = ir.successors(op).position(|successor| successor == block)?;
            groups.get(nth)?.get(index).copied()
        };
        if let Some(branch) = CondBrOp::cast(ir, op) {
            return chosen(vec![
                branch.true_dest_operands(ir).collect(),
                branch.false_dest_operands(ir).collect(),
            ]);
        }
        if let Some(switch) = SwitchOp::cast(ir, op) {
            let mut groups = vec![switch.default_operands(ir).collect()];
            groups.extend(switch.case_operands_groups(ir));
            return chosen(groups);
        }
        if let Some(branch) = IndirectBrOp::cast(ir, op) {
            return chosen(branch.succ_operands_groups(ir));
        }
        if let Some(invoke) = InvokeOp::cast(ir, op) {
            return chosen(vec![
                invoke.normal_dest_operands(ir).collect(),
                invoke.unwind_dest_operands(ir).collect(),
            ]);
        }
        (index < ir.num_operands(op)).then(|| ir.operand(op, index))
    }

    /// The blocks of a region so that definitions are before uses: in reverse post-order from each block that was not reached
    /// (MLIR's `getBlocksSortedByDominance`).
    pub(super) fn sorted_blocks(&self, region: Region) -> Vec<Block> {
        let mut sorted = Vec::new();
        let mut placed = FxHashSet::default();
        for block in self.ir.blocks(region) {
            if placed.contains(&block) {
                continue;
            }
            for found in self.reverse_post_order(block) {
                if placed.insert(found) {
                    sorted.push(found);
                }
            }
        }
        sorted
    }

    fn reverse_post_order(&self, start: Block) -> Vec<Block> {
        let successors = |block: Block| -> Vec<Block> {
            self.ir.last_op(block).map(|op| self.ir.successors(op).collect()).unwrap_or_default()
        };
        let mut order = Vec::new();
        let mut seen = FxHashSet::default();
        seen.insert(start);
        let mut open = vec![(start, successors(start).into_iter())];
        while let Some((block, rest)) = open.last_mut() {
            match rest.next() {
                Some(next) if seen.insert(next) => open.push((next, successors(next).into_iter())),
                Some(_) => {}
                None => {
                    order.push(*block);
                    open.pop();
                }
            }
        }
        order.reverse();
        order
    }
}
