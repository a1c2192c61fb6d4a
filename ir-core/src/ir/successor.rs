//! Successors of operations, and the uses of blocks.

use super::data::{Run, Tail, Used, add_uses, drop_uses, link, unlink};
use super::{Block, Ir, Op};

impl Ir {
    /// The regions and successors of the operation, if it has any.
    #[inline]
    #[track_caller]
    pub(super) fn tail(&self, op: Op) -> Tail {
        match self.ops.get(op).tail.checked_sub(1) {
            Some(index) => *self.tails.slot(index),
            None => Tail::default(),
        }
    }

    /// Number of successors.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn num_successors(&self, op: Op) -> usize {
        self.tail(op).successors.length as usize
    }

    /// The successor at `index`.
    ///
    /// # Panics
    /// When the operation has fewer.
    #[must_use]
    #[track_caller]
    pub fn successor(&self, op: Op, index: usize) -> Block {
        self.successors.slot(self.successor_slot(op, index)).target
    }

    /// The successors in order.
    #[inline]
    #[track_caller]
    pub fn successors(&self, op: Op) -> impl ExactSizeIterator<Item = Block> + '_ {
        let run = self.tail(op).successors;
        self.successors.run(run.start, run.length).iter().map(|successor| successor.target)
    }

    /// Replaces the successor at `index` by `block`.
    ///
    /// # Panics
    /// When the operation has fewer.
    #[track_caller]
    pub fn set_successor(&mut self, op: Op, index: usize, block: Block) {
        let slot = self.successor_slot(op, index);
        self.retarget_successor(slot, block);
    }

    #[track_caller]
    fn retarget_successor(&mut self, slot: u32, block: Block) {
        unlink(&mut self.successors, &mut self.blocks, slot);
        self.successors.slot_mut(slot).target = block;
        link(&mut self.successors, &mut self.blocks, slot);
    }

    #[track_caller]
    pub(super) fn make_successors(&mut self, owner: Op, blocks: &[Block]) -> Run {
        add_uses(&mut self.successors, &mut self.blocks, owner, blocks)
    }

    /// The slot of a successor.
    #[track_caller]
    fn successor_slot(&self, op: Op, index: usize) -> u32 {
        let run = self.tail(op).successors;
        match run.slot(index) {
            Some(slot) => slot,
            None => self.has_no(op, "successor", index, run.length),
        }
    }

    /// Removes all successors from their lists of uses and frees their slots.
    #[track_caller]
    pub(super) fn drop_successors(&mut self, op: Op) {
        let Some(index) = self.ops.get(op).tail.checked_sub(1) else { return };
        let run = std::mem::take(&mut self.tails.slot_mut(index).successors);
        drop_uses(&mut self.successors, &mut self.blocks, run);
    }

    /// Whether no operation has the block as a successor.
    #[must_use]
    #[track_caller]
    pub fn has_no_predecessors(&self, block: Block) -> bool {
        self.blocks.get(block).first_use() == 0
    }

    /// The operations that have the block as a successor, each with the successor's index, newest use first.
    #[track_caller]
    pub fn block_uses(&self, block: Block) -> impl Iterator<Item = (Op, usize)> + '_ {
        let mut next = self.blocks.get(block).first_use();
        std::iter::from_fn(move || {
            let index = next.checked_sub(1)?;
            let successor = self.successors.slot(index);
            next = successor.next;
            Some((successor.owner, (index - self.tail(successor.owner).successors.start) as usize))
        })
    }

    /// The blocks whose operations have the block as a successor, once for each use, newest first. Uses by operations outside
    /// of any block are omitted.
    #[track_caller]
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.block_uses(block).filter_map(|(op, _)| self.parent_block(op))
    }

    /// Replaces every use of `from` as a successor by `to`, newest first.
    #[track_caller]
    pub fn replace_all_block_uses(&mut self, from: Block, to: Block) {
        if from == to {
            return;
        }
        while let Some(index) = self.blocks.get(from).first_use().checked_sub(1) {
            self.retarget_successor(index, to);
        }
    }
}
