//! Promotion of one slot.

use super::analysis::{Analysis, accesses_memory};
use super::frontier::Blocks;
use ir_core::context::Context;
use ir_core::interfaces::{DeletionKind, MemorySlot, PromotableAllocationModel};
use ir_core::ir::{Block, Builder, Ir, Op, OpBuilder as _, Value};
use ir_core::rewrite::append_passed;
use rustc_hash::FxHashMap;

/// The state of a promotion.
pub(super) struct Promoter<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    slot: MemorySlot,
    blocks: &'a Blocks,
    model: &'a PromotableAllocationModel,
    allocation: Op,
    /// The value of the slot before any store, once something needed it.
    default: Option<Value>,
    /// The new block arguments.
    merged: FxHashMap<Block, Value>,
    /// The values at the end of blocks with accesses; `None` for the default.
    at_end: FxHashMap<Block, Option<Value>>,
    /// The values that reach accesses.
    reaching: FxHashMap<Op, Value>,
    /// The values that were stored.
    stored: FxHashMap<Op, Value>,
}

impl<'a> Promoter<'a> {
    pub(super) fn new(
        ctx: &'a Context,
        ir: &'a mut Ir,
        slot: MemorySlot,
        blocks: &'a Blocks,
        model: &'a PromotableAllocationModel,
        allocation: Op,
    ) -> Self {
        Promoter {
            ctx,
            ir,
            slot,
            blocks,
            model,
            allocation,
            default: None,
            merged: FxHashMap::default(),
            at_end: FxHashMap::default(),
            reaching: FxHashMap::default(),
            stored: FxHashMap::default(),
        }
    }

    /// Promotes the slot. Returns the allocation of further slots, if there is one.
    pub(super) fn run(mut self, analysis: &Analysis) -> Option<Op> {
        for &block in &analysis.merge_points {
            self.add_argument(block);
        }
        let mut blocks: Vec<Block> = analysis.accesses.keys().copied().collect();
        blocks.sort_unstable_by_key(|block| self.blocks.number(*block));
        for block in blocks {
            if let Some(number) = self.blocks.reachable(block) {
                self.define(block, number, &analysis.accesses[&block]);
            }
        }
        for &block in &analysis.merge_points {
            self.pass_values(block);
        }
        self.visit_stored(analysis);
        self.remove_uses(analysis);
        let mut builder = Builder::new(self.ir);
        (self.model.handle_promotion_complete)(&mut builder, self.allocation, self.slot, self.default)
    }

    fn add_argument(&mut self, block: Block) {
        let location = self.ir.value_location(self.slot.pointer);
        let argument = self.ir.add_argument(block, self.slot.element, location);
        self.merged.insert(block, argument);
        let mut builder = Builder::new(self.ir);
        builder.set_insertion_point_to_start(block);
        (self.model.handle_block_argument)(&mut builder, self.allocation, self.slot, argument);
    }

    fn default_value(&mut self) -> Value {
        if let Some(value) = self.default {
            return value;
        }
        let mut builder = Builder::new(self.ir);
        if let Some(block) = builder.ir().value_block(self.slot.pointer) {
            builder.set_insertion_point_to_start(block);
        }
        let value = (self.model.default_value)(&mut builder, self.allocation, self.slot);
        self.default = Some(value);
        value
    }

    /// The value at the start of a reachable block; `None` for the default.
    fn value_at_start(&self, mut index: usize) -> Option<Value> {
        loop {
            if let Some(&argument) = self.merged.get(&self.blocks.block(index)) {
                return Some(argument);
            }
            index = self.blocks.dominator(index)?;
            if let Some(&value) = self.at_end.get(&self.blocks.block(index)) {
                return value;
            }
        }
    }

    /// Finds the values that reach the accesses of a block, whose dominators are done.
    fn define(&mut self, block: Block, index: usize, accesses: &[Op]) {
        let mut value = self.value_at_start(index);
        for &op in accesses {
            let Some(model) = self.ir.interfaces(self.ctx, op).promotable_memory else { continue };
            if let Some(value) = value {
                self.reaching.insert(op, value);
            }
            if (model.stores_to)(self.ctx, self.ir, op, self.slot) {
                let before = value.unwrap_or_else(|| self.default_value());
                let mut builder = Builder::new(self.ir);
                builder.set_insertion_point_after(op);
                let stored = (model.stored)(&mut builder, op, self.slot, before);
                self.stored.insert(op, stored);
                value = Some(stored);
            }
        }
        self.at_end.insert(block, value);
    }

    /// Passes the values at the ends of the predecessors to the new argument of a block. Nothing reaches unreachable ones.
    fn pass_values(&mut self, block: Block) {
        let branches: Vec<(Op, usize)> = self.ir.block_uses(block).collect();
        for (branch, successor) in branches {
            let before = self
                .ir
                .parent_block(branch)
                .and_then(|before| Some((before, self.blocks.reachable(before)?)));
            let value = before.and_then(|(before, number)| match self.at_end.get(&before) {
                Some(value) => *value,
                None => self.value_at_start(number),
            });
            let value = value.unwrap_or_else(|| self.default_value());
            append_passed(self.ctx, self.ir, branch, successor, &[value]);
        }
    }

    /// Shows the stored values to the operations that ask for them. This comes before accesses are removed, so that values of removed
    /// loads are replaced in what these operations create; MLIR 22, which does it afterwards, fails then.
    fn visit_stored(&mut self, analysis: &Analysis) {
        let stored: Vec<(Op, Value)> =
            analysis.users.iter().rev().filter_map(|op| Some((*op, *self.stored.get(op)?))).collect();
        for &op in analysis.users.iter().rev() {
            let Some(model) = self.ir.interfaces(self.ctx, op).promotable else { continue };
            if (model.requires_replaced_values)(self.ctx, self.ir, op) {
                let mut builder = Builder::new(self.ir);
                builder.set_insertion_point_after(op);
                (model.visit_replaced_values)(&mut builder, op, &stored);
            }
        }
    }

    /// Removes the blocking uses, the last ones first, and erases operations that are of no use without them.
    fn remove_uses(&mut self, analysis: &Analysis) {
        let mut erased = Vec::new();
        for &op in analysis.users.iter().rev() {
            if self.remove_uses_of(op, analysis) == DeletionKind::Delete {
                erased.push(op);
            }
        }
        // Operations in unreachable blocks may use each other in any order.
        for &op in &erased {
            self.ir.drop_op_references(op);
        }
        for op in erased {
            self.ir.erase(op);
        }
    }

    fn remove_uses_of(&mut self, op: Op, analysis: &Analysis) -> DeletionKind {
        let uses = &analysis.blocking[&op];
        let interfaces = *self.ir.interfaces(self.ctx, op);
        let is_access = accesses_memory(self.ctx, self.ir, op);
        let reaching = if is_access {
            self.reaching.get(&op).copied().unwrap_or_else(|| self.default_value())
        } else {
            self.slot.pointer
        };
        let mut builder = Builder::new(self.ir);
        builder.set_insertion_point_after(op);
        match (interfaces.promotable, interfaces.promotable_memory) {
            (Some(model), _) => (model.remove_blocking_uses)(&mut builder, op, uses),
            (None, Some(model)) => (model.remove_blocking_uses)(&mut builder, op, self.slot, uses, reaching),
            (None, None) => DeletionKind::Keep,
        }
    }
}
