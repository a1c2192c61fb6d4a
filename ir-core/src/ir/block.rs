//! Blocks and regions: block arguments, lists of operations and their order, lists of blocks.

use super::data::{Argument, BlockData, Run, ValueData, ValueKind, generation};
use super::ids::Handle;
use super::{Block, Ir, Op, Region, Value};
use crate::context::{Location, Originates, Type};

/// The gap between the order indices of adjacent operations, so that some can be inserted between without
/// renumbering.
const ORDER_STRIDE: u32 = 8;

impl Ir {
    /// Index of the region in its operation.
    #[must_use]
    #[track_caller]
    pub fn region_index(&self, region: Region) -> usize {
        (region.index() - self.tail(self.parent_op(region)).regions.start) as usize
    }

    /// The entry block of the region; none if the region is empty.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn first_block(&self, region: Region) -> Option<Block> {
        self.regions.get(region).first
    }

    /// The last block of the region; none if the region is empty.
    #[must_use]
    #[track_caller]
    pub fn last_block(&self, region: Region) -> Option<Block> {
        self.regions.get(region).last
    }

    /// Whether the region has no blocks.
    #[must_use]
    #[track_caller]
    pub fn is_empty_region(&self, region: Region) -> bool {
        self.first_block(region).is_none()
    }

    /// Whether the region has exactly one block.
    #[must_use]
    #[track_caller]
    pub fn has_one_block(&self, region: Region) -> bool {
        let data = self.regions.get(region);
        data.first.is_some() && data.first == data.last
    }

    /// The block of a region that has exactly one.
    #[must_use]
    #[track_caller]
    pub fn only_block(&self, region: Region) -> Option<Block> {
        self.first_block(region).filter(|_| self.has_one_block(region))
    }

    /// The blocks of the region in order.
    #[track_caller]
    pub fn blocks(&self, region: Region) -> impl Iterator<Item = Block> + '_ {
        std::iter::successors(self.first_block(region), |&block| self.next_block(block))
    }

    /// Whether the region was not erased.
    #[must_use]
    pub fn is_live_region(&self, region: Region) -> bool {
        self.regions.is_live(region)
    }

    /// Whether the block was not erased.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn is_live_block(&self, block: Block) -> bool {
        self.blocks.is_live(block)
    }

    /// The next block in its region.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks.get(block).next
    }

    /// The previous block in its region.
    #[must_use]
    #[track_caller]
    pub fn previous_block(&self, block: Block) -> Option<Block> {
        self.blocks.get(block).previous
    }

    /// Whether the block is the entry block of its region.
    #[must_use]
    #[track_caller]
    pub fn is_entry_block(&self, block: Block) -> bool {
        let data = self.blocks.get(block);
        data.region.is_some() && data.previous.is_none()
    }

    /// The first operation of the block.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn first_op(&self, block: Block) -> Option<Op> {
        self.blocks.get(block).first
    }

    /// The last operation of the block.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn last_op(&self, block: Block) -> Option<Op> {
        self.blocks.get(block).last
    }

    /// The operations of the block in order.
    #[track_caller]
    pub fn ops(&self, block: Block) -> impl Iterator<Item = Op> + '_ {
        std::iter::successors(self.first_op(block), |&op| self.next(op))
    }

    /// Number of block arguments.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn num_arguments(&self, block: Block) -> usize {
        self.blocks.get(block).num_arguments as usize
    }

    #[inline]
    #[track_caller]
    fn argument_slots(&self, block: Block) -> &[Argument] {
        let data = self.blocks.get(block);
        self.arguments.run(data.arguments.start, data.num_arguments)
    }

    /// The block argument at `index`.
    ///
    /// # Panics
    /// When the block has fewer.
    #[must_use]
    #[track_caller]
    pub fn argument(&self, block: Block, index: usize) -> Value {
        self.argument_slot(block, index).value
    }

    /// A block argument with its location.
    #[track_caller]
    fn argument_slot(&self, block: Block, index: usize) -> &Argument {
        let BlockData { arguments, num_arguments, .. } = *self.blocks.get(block);
        assert!(
            index < num_arguments as usize,
            "block argument #{index} of {block:?}, which has {num_arguments}"
        );
        self.arguments.slot(arguments.start + index as u32)
    }

    /// The arguments in order.
    #[inline]
    #[track_caller]
    pub fn arguments(&self, block: Block) -> impl ExactSizeIterator<Item = Value> + '_ {
        self.argument_slots(block).iter().map(|argument| argument.value)
    }

    /// The location of the block argument at `index`.
    ///
    /// # Panics
    /// When the block has fewer.
    #[must_use]
    #[track_caller]
    pub fn argument_location(&self, block: Block, index: usize) -> Location {
        self.argument_slot(block, index).location
    }

    /// Changes the location of the block argument at `index`.
    ///
    /// # Panics
    /// When the block has fewer.
    #[track_caller]
    pub fn set_argument_location(&mut self, block: Block, index: usize, location: Location) {
        self.argument_slot(block, index);
        let start = self.blocks.get(block).arguments.start;
        self.arguments.slot_mut(start + index as u32).location = location;
    }

    /// Creates a block with these arguments before `before` in the region, or at its end.
    #[track_caller]
    pub fn add_block(
        &mut self,
        region: Region,
        before: Option<Block>,
        arguments: &[(Type, Location)],
    ) -> Block {
        let block = self.create_block();
        for &(ty, location) in arguments {
            self.add_argument(block, ty, location);
        }
        self.insert_block(block, region, before);
        block
    }

    /// Creates a block without arguments that is in no region.
    pub fn create_block(&mut self) -> Block {
        let index = self.blocks.take(1, |_, before| BlockData {
            region: None,
            previous: None,
            next: None,
            first: None,
            last: None,
            arguments: Run::default(),
            num_arguments: 0,
            first_use: 0,
            ordered: true,
            generation: generation(before),
        });
        self.blocks.handle(index)
    }

    /// Inserts a block argument at `index`, which may be the number of arguments. The indices of later
    /// arguments increase by one.
    ///
    /// # Panics
    /// When the block has fewer than `index` arguments.
    #[track_caller]
    pub fn insert_argument(&mut self, block: Block, index: usize, ty: Type, location: Location) -> Value {
        let count = self.num_arguments(block);
        assert!(index <= count, "block argument #{index} is inserted in {block:?}, which has {count}");
        let value = self.add_argument(block, ty, location);
        let start = self.blocks.get(block).arguments.start;
        for place in (index as u32..=count as u32).rev() {
            let moved = if place as usize == index {
                Argument { value, location }
            } else {
                *self.arguments.slot(start + place - 1)
            };
            *self.arguments.slot_mut(start + place) = moved;
            self.values.get_mut(moved.value).set_index(place);
        }
        value
    }

    /// Appends a block argument.
    #[track_caller]
    pub fn add_argument(&mut self, block: Block, ty: Type, location: Location) -> Value {
        ty.assert_from(&self.context);
        let index = self.blocks.get(block).num_arguments;
        let slot = self.values.take(1, |_, before| {
            ValueData::new(ty, ValueKind::Argument, block.index(), index, generation(before))
        });
        let value = self.values.handle(slot);
        self.reserve_argument(block, Argument { value, location });
        let data = self.blocks.get_mut(block);
        data.num_arguments += 1;
        let slot = data.arguments.start + index;
        *self.arguments.slot_mut(slot) = Argument { value, location };
        value
    }

    /// Reserves space for one more argument, filling new slots with `filler`.
    #[track_caller]
    fn reserve_argument(&mut self, block: Block, filler: Argument) {
        let data = self.blocks.get(block);
        let (old, count) = (data.arguments, data.num_arguments);
        if count < old.length {
            return;
        }
        let length = (old.length * 2).max(1);
        let start = self.arguments.take(length, |_, _| filler);
        for place in 0..count {
            *self.arguments.slot_mut(start + place) = *self.arguments.slot(old.start + place);
        }
        self.arguments.give_back(old.start, old.length);
        self.blocks.get_mut(block).arguments = Run { start, length };
    }

    /// Erases the block argument at `index`; the indices of later ones decrease by one.
    ///
    /// # Panics
    /// When the block has fewer, or when the argument is used.
    #[track_caller]
    pub fn erase_argument(&mut self, block: Block, index: usize) {
        self.erase_arguments(block, &[index]);
    }

    /// Erases the block arguments with these indices, which must be ascending without duplicates. The
    /// indices of later arguments decrease.
    ///
    /// # Panics
    /// When the block has fewer arguments, or when one of them is used.
    #[track_caller]
    pub fn erase_arguments(&mut self, block: Block, indices: &[usize]) {
        let Some(&first) = indices.first() else { return };
        for &index in indices {
            let argument = self.argument(block, index);
            assert!(self.is_unused(argument), "argument {index} of {block:?} is used");
            self.values.erase(argument.index(), 1);
        }
        let (start, count) = (self.blocks.get(block).arguments.start, self.num_arguments(block));
        let mut erased = indices.iter().copied().peekable();
        let mut kept = first as u32;
        for index in first..count {
            if erased.next_if_eq(&index).is_none() {
                let moved = *self.arguments.slot(start + index as u32);
                *self.arguments.slot_mut(start + kept) = moved;
                self.values.get_mut(moved.value).set_index(kept);
                kept += 1;
            }
        }
        self.blocks.get_mut(block).num_arguments = kept;
    }

    /// Inserts a detached block into the region before `before`, or at its end.
    ///
    /// # Panics
    /// When the block is in a region, or `before` is not in this one.
    #[track_caller]
    pub fn insert_block(&mut self, block: Block, region: Region, before: Option<Block>) {
        assert!(self.parent_region(block).is_none(), "{block:?} is in a region");
        let previous = match before {
            Some(next) => {
                assert_eq!(self.parent_region(next), Some(region), "{next:?} is in another region");
                self.blocks.get(next).previous
            }
            None => self.regions.get(region).last,
        };
        let data = self.blocks.get_mut(block);
        data.region = Some(region);
        data.previous = previous;
        data.next = before;
        match previous {
            Some(previous) => self.blocks.get_mut(previous).next = Some(block),
            None => self.regions.get_mut(region).first = Some(block),
        }
        match before {
            Some(next) => self.blocks.get_mut(next).previous = Some(block),
            None => self.regions.get_mut(region).last = Some(block),
        }
    }

    /// Removes the block from its region without erasing it or its contents.
    #[track_caller]
    pub fn remove_block(&mut self, block: Block) {
        let data = self.blocks.get_mut(block);
        let (previous, next) = (data.previous.take(), data.next.take());
        let Some(region) = data.region.take() else { return };
        match previous {
            Some(previous) => self.blocks.get_mut(previous).next = next,
            None => self.regions.get_mut(region).first = next,
        }
        match next {
            Some(next) => self.blocks.get_mut(next).previous = previous,
            None => self.regions.get_mut(region).last = previous,
        }
    }

    /// Moves all blocks of `from` before `before` in `to`, or to its end.
    #[track_caller]
    pub fn take_blocks(&mut self, from: Region, to: Region, before: Option<Block>) {
        while let Some(block) = self.first_block(from) {
            self.remove_block(block);
            self.insert_block(block, to, before);
        }
    }

    /// Moves `op` and all operations after it to a new block, which is inserted after the operation's block.
    ///
    /// # Panics
    /// When the operation is in no block, or its block in no region.
    #[track_caller]
    pub fn split_block(&mut self, op: Op) -> Block {
        let (Some(block), Some(region)) = (self.parent_block(op), self.parent_region(op)) else {
            panic!("a block is split at {}, which is in no region", self.quoted_name(op));
        };
        let new = self.create_block();
        self.insert_block(new, region, self.next_block(block));
        let mut next = Some(op);
        while let Some(moved) = next {
            next = self.next(moved);
            self.remove(moved);
            self.insert(moved, new, None);
        }
        new
    }

    /// Inserts a detached operation into the block before `before`, or at its end.
    ///
    /// # Panics
    /// When the operation is in a block, or `before` is not in this one.
    #[inline]
    #[track_caller]
    pub fn insert(&mut self, op: Op, block: Block, before: Option<Op>) {
        assert!(
            self.parent_block(op).is_none(),
            "{} is inserted, but is in a block already: move it, or remove it first",
            self.quoted_name(op)
        );
        let previous = match before {
            Some(next) => {
                let is_there = self.parent_block(next) == Some(block);
                assert!(
                    is_there,
                    "an operation is inserted before {} of another block",
                    self.quoted_name(next)
                );
                self.ops.get(next).previous
            }
            None => self.blocks.get(block).last,
        };
        let order = self.order_between(block, previous, before);
        let data = self.ops.get_mut(op);
        data.block = Some(block);
        data.previous = previous;
        data.next = before;
        data.order = order;
        match previous {
            Some(previous) => self.ops.get_mut(previous).next = Some(op),
            None => self.blocks.get_mut(block).first = Some(op),
        }
        match before {
            Some(next) => self.ops.get_mut(next).previous = Some(op),
            None => self.blocks.get_mut(block).last = Some(op),
        }
    }

    /// An order number between two adjacent operations. If there is none, the block's order becomes
    /// invalid.
    #[track_caller]
    fn order_between(&mut self, block: Block, previous: Option<Op>, next: Option<Op>) -> u32 {
        let low = previous.map_or(0, |op| self.ops.get(op).order);
        let order = match next {
            None => low.checked_add(ORDER_STRIDE),
            Some(next) => {
                let high = self.ops.get(next).order;
                let middle = low + high.saturating_sub(low) / 2;
                (middle > low && middle < high).then_some(middle)
            }
        };
        order.unwrap_or_else(|| {
            self.blocks.get_mut(block).ordered = false;
            low
        })
    }

    /// Removes the operation from its block without erasing it.
    #[track_caller]
    pub fn remove(&mut self, op: Op) {
        let data = self.ops.get_mut(op);
        let (previous, next) = (data.previous.take(), data.next.take());
        let Some(block) = data.block.take() else { return };
        match previous {
            Some(previous) => self.ops.get_mut(previous).next = next,
            None => self.blocks.get_mut(block).first = next,
        }
        match next {
            Some(next) => self.ops.get_mut(next).previous = previous,
            None => self.blocks.get_mut(block).last = previous,
        }
    }

    /// Moves the operation before `before`.
    ///
    /// # Panics
    /// When `before` is in no block.
    #[track_caller]
    pub fn move_before(&mut self, op: Op, before: Op) {
        if op == before {
            return;
        }
        let Some(block) = self.parent_block(before) else { self.no_block("before", before) };
        self.remove(op);
        self.insert(op, block, Some(before));
    }

    /// Moves the operation after `after`.
    ///
    /// # Panics
    /// When `after` is in no block.
    #[track_caller]
    pub fn move_after(&mut self, op: Op, after: Op) {
        if op == after {
            return;
        }
        let Some(block) = self.parent_block(after) else { self.no_block("after", after) };
        self.remove(op);
        self.insert(op, block, self.next(after));
    }

    /// Reports that an operation cannot move next to `other`, which is detached.
    #[cold]
    #[track_caller]
    fn no_block(&self, side: &str, other: Op) -> ! {
        panic!("an operation is moved {side} {}, which is in no block", self.quoted_name(other))
    }

    /// Moves the operation to the end of the block.
    #[track_caller]
    pub fn move_to_end(&mut self, op: Op, block: Block) {
        self.remove(op);
        self.insert(op, block, None);
    }

    /// Whether the order of the block is valid, so that [`Ir::is_before`] takes constant time.
    #[must_use]
    #[track_caller]
    pub fn is_ordered(&self, block: Block) -> bool {
        self.blocks.get(block).ordered
    }

    /// Numbers the operations of the block if its order is invalid, so that [`Ir::is_before`] takes constant
    /// time.
    #[track_caller]
    pub fn renumber(&mut self, block: Block) {
        if self.blocks.get(block).ordered {
            return;
        }
        let mut order = 0;
        let mut next = self.first_op(block);
        while let Some(op) = next {
            order += ORDER_STRIDE;
            let data = self.ops.get_mut(op);
            data.order = order;
            next = data.next;
        }
        self.blocks.get_mut(block).ordered = true;
    }

    /// The order number of an operation in an ordered block.
    pub(crate) fn order(&self, op: Op) -> u32 {
        self.ops.get(op).order
    }

    /// Whether `op` comes before `other` in their common block. Takes constant time unless the block's
    /// order is invalid. An insertion between consecutive order numbers invalidates it; [`Ir::renumber`]
    /// restores it.
    #[must_use]
    #[track_caller]
    pub fn is_before(&self, op: Op, other: Op) -> bool {
        let (data, other_data) = (self.ops.get(op), self.ops.get(other));
        debug_assert_eq!(data.block, other_data.block);
        if data.block.is_none_or(|block| self.blocks.get(block).ordered) {
            return data.order < other_data.order;
        }
        op != other && std::iter::successors(self.next(op), |&op| self.next(op)).any(|op| op == other)
    }
}
