//! Isolated operations that temporarily move to a separate arena, so that several threads can change them.
//!
//! A [`Detached`] starts as a copy; several threads can copy at the same time. It returns to the original
//! slots, so existing handles remain valid.

use super::data::{Run, Tail};
use super::ids::Handle;
use super::pool::Pool;
use super::relocate::{Relocation, SlotMap};
use super::{Block, Ir, Op, OpState};
use std::sync::atomic::{AtomicBool, Ordering};

/// The placeholders for enclosing operations in the arena of a [`Detached`]; empty in any other arena.
#[derive(Debug, Default)]
pub(super) struct Around {
    /// The number of placeholder operations. They occupy the first slots.
    ops: u32,
    /// Whether a placeholder was searched. It lacks the contents of the original.
    was_searched: AtomicBool,
}

impl Clone for Around {
    fn clone(&self) -> Self {
        let was_searched = AtomicBool::new(self.was_searched.load(Ordering::Relaxed));
        Around { ops: self.ops, was_searched }
    }
}

/// Operations in a separate arena. Placeholders replace the enclosing operations and blocks, and lack their
/// other contents.
pub(crate) struct Detached {
    /// The arena.
    pub(crate) ir: Ir,
    /// The operations.
    pub(crate) ops: Vec<Op>,
    /// The original slots of the arena's slots; slots after these are new.
    origins: Relocation<Vec<u32>>,
    /// Number of placeholder slots in each pool.
    around: Relocation<u32>,
}

/// The new slot of each original slot. The entry is 0 for slots that were not copied; only unused data
/// refers to them.
struct Table {
    /// The least original slot. The slots of a few operations are close to each other in a large arena.
    first: u32,
    places: Vec<u32>,
}

impl Table {
    /// Inverts `origins`, except for the placeholders, to which copies do not refer.
    fn invert(origins: &[u32], placeholders: u32) -> Self {
        let copied = &origins[placeholders as usize..];
        let first = copied.iter().copied().min().unwrap_or(0);
        let length = copied.iter().max().map_or(0, |last| last - first + 1);
        let mut places = vec![0; length as usize];
        for (slot, &origin) in (placeholders..).zip(copied) {
            places[(origin - first) as usize] = slot;
        }
        Table { first, places }
    }
}

impl SlotMap for Table {
    fn new_slot(&self, slot: u32) -> u32 {
        self.places.get(slot.wrapping_sub(self.first) as usize).copied().unwrap_or(0)
    }
}

/// The inverse mapping to the original slots. New slots come after the end of the original pool.
struct Back {
    origins: Vec<u32>,
    end: u32,
}

impl SlotMap for Back {
    fn new_slot(&self, slot: u32) -> u32 {
        match self.origins.get(slot as usize) {
            Some(&origin) => origin,
            None => self.end + (slot - self.origins.len() as u32),
        }
    }
}

impl Ir {
    /// Whether the operation can be detached: it has no operands, results or successors, which would refer
    /// to other operations and blocks.
    pub(crate) fn is_detachable(&self, op: Op) -> bool {
        self.num_operands(op) == 0 && self.num_results(op) == 0 && self.num_successors(op) == 0
    }

    /// Copies operations of one parent to a separate arena. Nested operations must not refer to entities
    /// outside, and this arena must not change until [`reattach`](Self::reattach).
    pub(crate) fn detach(&self, ops: &[Op]) -> Detached {
        let mut copy = Detached {
            ir: Ir::new(&self.context),
            ops: Vec::new(),
            origins: Relocation::default(),
            around: Relocation::default(),
        };
        let Some(parent) = ops.first().and_then(|&op| self.parent_op(op)) else { return copy };
        let parent = copy.shell(self, parent);
        let blocks = copy.shell_blocks(self, parent, ops);
        copy.around = copy.ir.lengths();
        copy.ir.around.ops = copy.around.ops;
        for &op in ops {
            copy.ops.push(Op::new(copy.ir.ops.len() as u32, op.generation()));
            copy.op_and_nested(self, op);
        }
        copy.relocate();
        for (&op, block) in copy.ops.iter().zip(blocks) {
            let data = copy.ir.ops.get_mut(op);
            (data.block, data.previous, data.next) = (None, None, None);
            copy.ir.insert(op, block, None);
        }
        copy
    }

    /// Records a search directly in this operation (not in a nested one), for
    /// [`Detached::is_searched_around`].
    pub(crate) fn note_search(&self, op: Op) {
        if op.index() < self.around.ops {
            self.around.was_searched.store(true, Ordering::Relaxed);
        }
    }

    /// Replaces the originals of detached operations by their current state.
    pub(crate) fn reattach(&mut self, detached: Detached) {
        let Detached { ir, ops, origins, around } = detached;
        let back = origins.zip(self.lengths()).map(|(origins, end)| Back { origins, end });
        let place_of = |ir: &Ir, op: Op| {
            let data = ir.ops.get(op);
            (data.block, data.previous, data.next, data.order)
        };
        let kept: Vec<_> = ops.iter().map(|&op| (back.op(op), place_of(self, back.op(op)))).collect();
        self.ops.restore(ir.ops, around.ops, |slot| back.ops.new_slot(slot), |data| back.op_data(data));
        self.tails.restore(ir.tails, around.tails, |slot| back.tails.new_slot(slot), |tail| back.tail(tail));
        let place = |slot| back.operands.new_slot(slot);
        self.operands.restore(ir.operands, around.operands, place, |data| back.operand(data));
        let place = |slot| back.successors.new_slot(slot);
        self.successors.restore(ir.successors, around.successors, place, |data| back.successor(data));
        self.values.restore(
            ir.values,
            around.values,
            |slot| back.values.new_slot(slot),
            |data| back.value(data),
        );
        let place = |slot| back.regions.new_slot(slot);
        self.regions.restore(ir.regions, around.regions, place, |data| back.region(data));
        let place = |slot| back.blocks.new_slot(slot);
        self.blocks.restore(ir.blocks, around.blocks, place, |data| back.block_data(data));
        let place = |slot| back.arguments.new_slot(slot);
        self.arguments.restore(ir.arguments, around.arguments, place, |argument| back.argument(argument));
        for (op, (block, previous, next, order)) in kept {
            let data = self.ops.get_mut(op);
            (data.block, data.previous, data.next, data.order) = (block, previous, next, order);
        }
    }
}

impl Detached {
    /// Whether a placeholder was searched: the result may then differ from that of the original arena.
    pub(crate) fn is_searched_around(&self) -> bool {
        self.ir.around.was_searched.load(Ordering::Relaxed)
    }

    /// Creates the placeholders of an operation and of those that enclose it, without operands and results.
    fn shell(&mut self, from: &Ir, op: Op) -> Op {
        let mut chain: Vec<Op> = std::iter::successors(Some(op), |&op| from.parent_op(op)).collect();
        chain.reverse();
        let mut block = None;
        let mut copy = op;
        for (index, &original) in chain.iter().enumerate() {
            copy = self.shell_op(from, original);
            if let Some(block) = block {
                self.ir.insert(copy, block, None);
            }
            let inner = chain.get(index + 1).and_then(|&inner| from.parent_block(inner));
            block = inner.map(|inner| self.shell_block(from, original, copy, inner));
        }
        copy
    }

    fn shell_op(&mut self, from: &Ir, original: Op) -> Op {
        let copy = self.ir.create(&OpState::like(from, original));
        self.origins.ops.push(original.index());
        if let Some(tail) = from.ops.get(original).tail.checked_sub(1) {
            self.origins.tails.push(tail);
            self.origins.regions.extend(from.tails.slot(tail).regions.indices());
        }
        copy
    }

    /// Creates the placeholder of a block of `original` in the copy of `original`.
    fn shell_block(&mut self, from: &Ir, original: Op, copy: Op, block: Block) -> Block {
        let created = self.ir.create_block();
        self.origins.blocks.push(block.index());
        let index = from.regions(original).position(|region| from.parent_region(block) == Some(region));
        if let Some(index) = index {
            let region = self.ir.region(copy, index);
            self.ir.insert_block(created, region, None);
        }
        created
    }

    /// Creates the placeholders of the blocks that contain the operations; returns one block for each
    /// operation.
    fn shell_blocks(&mut self, from: &Ir, parent: Op, ops: &[Op]) -> Vec<Block> {
        let mut created: Vec<(Block, Block)> = Vec::new();
        let mut blocks = Vec::with_capacity(ops.len());
        for &op in ops {
            let (Some(block), Some(original)) = (from.parent_block(op), from.parent_op(op)) else { continue };
            if created.last().is_none_or(|&(last, _)| last != block) {
                created.push((block, self.shell_block(from, original, parent, block)));
            }
            blocks.extend(created.last().map(|&(_, copy)| copy));
        }
        blocks
    }

    /// Copies the operation and everything nested in it, with references to the original slots.
    fn op_and_nested(&mut self, from: &Ir, op: Op) {
        let mut pending: Vec<Op> = Vec::new();
        self.op(from, op, &mut pending);
        while let Some(op) = pending.pop() {
            for region in from.regions(op) {
                for block in from.blocks(region) {
                    self.block(from, block);
                    for op in from.ops(block) {
                        self.op(from, op, &mut pending);
                    }
                }
            }
        }
    }

    fn op(&mut self, from: &Ir, op: Op, pending: &mut Vec<Op>) {
        let data = from.ops.get(op);
        copy_run(&mut self.ir.ops, &from.ops, &mut self.origins.ops, Run { start: op.index(), length: 1 });
        copy_run(&mut self.ir.operands, &from.operands, &mut self.origins.operands, data.operands);
        copy_run(&mut self.ir.values, &from.values, &mut self.origins.values, data.results);
        let Some(tail) = data.tail.checked_sub(1) else { return };
        let Tail { regions, successors } = *from.tails.slot(tail);
        copy_run(&mut self.ir.tails, &from.tails, &mut self.origins.tails, Run { start: tail, length: 1 });
        copy_run(&mut self.ir.regions, &from.regions, &mut self.origins.regions, regions);
        copy_run(&mut self.ir.successors, &from.successors, &mut self.origins.successors, successors);
        if regions.length != 0 {
            pending.push(op);
        }
    }

    fn block(&mut self, from: &Ir, block: Block) {
        let data = from.blocks.get(block);
        let single = Run { start: block.index(), length: 1 };
        copy_run(&mut self.ir.blocks, &from.blocks, &mut self.origins.blocks, single);
        copy_run(&mut self.ir.arguments, &from.arguments, &mut self.origins.arguments, data.arguments);
        for value in from.arguments(block) {
            let single = Run { start: value.index(), length: 1 };
            copy_run(&mut self.ir.values, &from.values, &mut self.origins.values, single);
        }
    }

    /// Replaces references to original slots by references to the copies.
    fn relocate(&mut self) {
        let to =
            self.origins.as_ref().zip(self.around).map(|(origins, around)| Table::invert(origins, around));
        let (ir, around) = (&mut self.ir, &self.around);
        ir.ops.change_from(around.ops, |data| to.op_data(data));
        ir.tails.change_from(around.tails, |data| to.tail(data));
        ir.operands.change_from(around.operands, |data| to.operand(data));
        ir.successors.change_from(around.successors, |data| to.successor(data));
        ir.values.change_from(around.values, |data| to.value(data));
        ir.regions.change_from(around.regions, |data| to.region(data));
        ir.blocks.change_from(around.blocks, |data| to.block_data(data));
        ir.arguments.change_from(around.arguments, |data| to.argument(data));
    }
}

/// Appends a copy of a run to the pool, and its slots to `origins`.
fn copy_run<T: Clone>(pool: &mut Pool<T>, from: &Pool<T>, origins: &mut Vec<u32>, run: Run) {
    pool.copy_run(from, run.start, run.length);
    origins.extend(run.indices());
}
