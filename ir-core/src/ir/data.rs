//! The data of pool entries: the fields of operations, blocks, regions, values and uses.
//!
//! Their sizes determine the memory of a large module, so fields are four bytes wide. Fields that few
//! operations have (regions, successors) are stored separately.
//!
//! An operation with two operands and a result takes about 110 bytes. Lists are runs in pools. The location
//! of a parsed operation is its source offset.

use super::ids::{Block, GENERATIONS, Handle, Op, Region, Value};
use super::pool::{Pool, Slot};
use crate::context::{Attribute, Location, OpName, Type};

/// A run of slots in a pool.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Run {
    pub(crate) start: u32,
    pub(crate) length: u32,
}

impl Run {
    /// The indices of the slots.
    #[inline]
    pub(crate) fn indices(self) -> std::ops::Range<u32> {
        self.start..self.start + self.length
    }

    /// The slot at `index` in the run; none if the run is shorter.
    #[inline]
    pub(crate) fn slot(self, index: usize) -> Option<u32> {
        (index < self.length as usize).then(|| self.start + index as u32)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct OpData {
    pub(crate) name: OpName,
    pub(crate) location: Location,
    pub(crate) attributes: Option<Attribute>,
    pub(crate) properties: Option<Attribute>,
    pub(crate) block: Option<Block>,
    pub(crate) previous: Option<Op>,
    pub(crate) next: Option<Op>,
    /// Increases along the block while the block's order is valid.
    pub(crate) order: u32,
    pub(crate) operands: Run,
    pub(crate) results: Run,
    /// One more than the index of the [`Tail`]; 0 without one.
    pub(crate) tail: u32,
    pub(crate) generation: u8,
}

/// The regions and successors of an operation that has any.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tail {
    pub(crate) regions: Run,
    pub(crate) successors: Run,
}

#[derive(Clone, Debug)]
pub(crate) struct RegionData {
    pub(crate) op: Op,
    pub(crate) first: Option<Block>,
    pub(crate) last: Option<Block>,
    pub(crate) generation: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct BlockData {
    pub(crate) region: Option<Region>,
    pub(crate) previous: Option<Block>,
    pub(crate) next: Option<Block>,
    pub(crate) first: Option<Op>,
    pub(crate) last: Option<Op>,
    /// A run in the pool of arguments; its length is the capacity.
    pub(crate) arguments: Run,
    pub(crate) num_arguments: u32,
    pub(crate) first_use: u32,
    /// Whether the `order` of operations increases along the block.
    pub(crate) ordered: bool,
    pub(crate) generation: u8,
}

/// A block argument, in its block's list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Argument {
    pub(crate) value: Value,
    pub(crate) location: Location,
}

/// A use of a value or of a block by an operation: a link of the list of all uses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UseData<H> {
    pub(crate) target: H,
    pub(crate) owner: Op,
    /// One more than the slot of the next use; 0 for the last.
    pub(crate) next: u32,
    /// One more than the slot of the previous use; 0 for the first.
    pub(crate) previous: u32,
}

impl<H> UseData<H> {
    /// A use that is in no list yet.
    pub(crate) fn new(target: H, owner: Op) -> Self {
        UseData { target, owner, next: 0, previous: 0 }
    }
}

/// An entity that has a list of uses.
pub(crate) trait Used: Slot {
    /// One more than the slot of the first use; 0 without uses.
    fn first_use(&self) -> u32;
    fn set_first_use(&mut self, first: u32);
}

/// The kind of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ValueKind {
    Result,
    Argument,
    /// The slot is free.
    Free,
}

const LOW_BITS: u32 = 28;
const LOW_MASK: u32 = (1 << LOW_BITS) - 1;

/// A value: its owner's slot with the kind in the high bits, and its index with the generation in the high
/// bits.
#[derive(Clone, Debug)]
pub(crate) struct ValueData {
    pub(crate) ty: Type,
    owner: u32,
    index: u32,
    first_use: u32,
}

impl ValueData {
    pub(crate) fn new(ty: Type, kind: ValueKind, owner: u32, index: u32, generation: u8) -> Self {
        debug_assert!(owner <= LOW_MASK && index <= LOW_MASK && generation < GENERATIONS);
        let kind = kind as u32;
        ValueData {
            ty,
            owner: owner | kind << LOW_BITS,
            index: index | u32::from(generation) << LOW_BITS,
            first_use: 0,
        }
    }

    #[inline]
    pub(crate) fn kind(&self) -> ValueKind {
        match self.owner >> LOW_BITS {
            0 => ValueKind::Result,
            1 => ValueKind::Argument,
            _ => ValueKind::Free,
        }
    }

    /// The slot of the operation or block that defines it.
    #[inline]
    pub(crate) fn owner(&self) -> u32 {
        self.owner & LOW_MASK
    }

    /// The index of the result or block argument.
    #[inline]
    pub(crate) fn index(&self) -> u32 {
        self.index & LOW_MASK
    }

    /// The value with another owner's slot and first use.
    pub(crate) fn moved(self, owner: u32, first_use: u32) -> Self {
        ValueData { owner: self.owner & !LOW_MASK | owner & LOW_MASK, first_use, ..self }
    }

    pub(crate) fn set_index(&mut self, index: u32) {
        self.index = self.index & !LOW_MASK | index & LOW_MASK;
    }
}

impl Slot for ValueData {
    #[inline]
    fn generation(&self) -> u8 {
        if self.owner >> LOW_BITS == ValueKind::Free as u32 { GENERATIONS } else { self.next_generation() }
    }

    #[inline]
    fn next_generation(&self) -> u8 {
        (self.index >> LOW_BITS) as u8
    }

    fn free(&mut self, next: u8) {
        self.owner = self.owner & LOW_MASK | (ValueKind::Free as u32) << LOW_BITS;
        self.index = self.index & LOW_MASK | u32::from(next % GENERATIONS) << LOW_BITS;
    }
}

impl Used for ValueData {
    #[inline]
    fn first_use(&self) -> u32 {
        self.first_use
    }

    #[inline]
    fn set_first_use(&mut self, first: u32) {
        self.first_use = first;
    }
}

impl Used for BlockData {
    fn first_use(&self) -> u32 {
        self.first_use
    }

    fn set_first_use(&mut self, first: u32) {
        self.first_use = first;
    }
}

/// Marks the generation of a free slot.
const FREE: u8 = 0x80;

macro_rules! slots {
    ($($name:ty),*) => {$(
        impl Slot for $name {
            #[inline]
            fn generation(&self) -> u8 {
                self.generation
            }

            #[inline]
            fn next_generation(&self) -> u8 {
                self.generation & !FREE
            }

            fn free(&mut self, next: u8) {
                self.generation = FREE | next;
            }
        }
    )*};
}

slots!(OpData, RegionData, BlockData);

/// The generation of a new entity in a slot. The erased entity has left it there.
pub(crate) fn generation<T: Slot>(before: Option<&T>) -> u8 {
    before.map_or(0, Slot::next_generation)
}

/// The uses of values or blocks.
type Uses<H> = Pool<UseData<H>>;

/// Inserts the use at the front of its target's list, as MLIR does.
pub(crate) fn link<H: Handle, T: Used>(uses: &mut Uses<H>, targets: &mut Pool<T>, index: u32) {
    let target = targets.get_mut(uses.slot(index).target);
    let next = target.first_use();
    target.set_first_use(index + 1);
    let link = uses.slot_mut(index);
    link.next = next;
    link.previous = 0;
    if next != 0 {
        uses.slot_mut(next - 1).previous = index + 1;
    }
}

/// Removes the use from its target's list.
pub(crate) fn unlink<H: Handle, T: Used>(uses: &mut Uses<H>, targets: &mut Pool<T>, index: u32) {
    let UseData { target, next, previous, .. } = *uses.slot(index);
    if previous == 0 {
        targets.get_mut(target).set_first_use(next);
    } else {
        uses.slot_mut(previous - 1).next = next;
    }
    if next != 0 {
        uses.slot_mut(next - 1).previous = previous;
    }
}

/// Moves all uses of a target, in their order, to the front of the list of another one.
pub(crate) fn splice_uses<H: Handle, T: Used>(uses: &mut Uses<H>, targets: &mut Pool<T>, from: H, to: H) {
    let first = targets.get(from).first_use();
    if first == 0 {
        return;
    }
    let (mut last, mut next) = (0, first);
    while let Some(index) = next.checked_sub(1) {
        let link = uses.slot_mut(index);
        link.target = to;
        (last, next) = (index, link.next);
    }
    targets.get_mut(from).set_first_use(0);
    let after = targets.get(to).first_use();
    targets.get_mut(to).set_first_use(first);
    uses.slot_mut(last).next = after;
    if let Some(after) = after.checked_sub(1) {
        uses.slot_mut(after).previous = last + 1;
    }
}

/// Moves a use to another slot, keeping its position in the list.
pub(crate) fn relocate<H: Handle, T: Used>(uses: &mut Uses<H>, targets: &mut Pool<T>, from: u32, to: u32) {
    let moved = *uses.slot(from);
    *uses.slot_mut(to) = moved;
    if moved.previous == 0 {
        targets.get_mut(moved.target).set_first_use(to + 1);
    } else {
        uses.slot_mut(moved.previous - 1).next = to + 1;
    }
    if moved.next != 0 {
        uses.slot_mut(moved.next - 1).previous = to + 1;
    }
}

/// Creates the uses of these targets by an operation.
pub(crate) fn add_uses<H: Handle, T: Used>(
    uses: &mut Uses<H>,
    targets: &mut Pool<T>,
    owner: Op,
    of: &[H],
) -> Run {
    let length = of.len() as u32;
    let start = uses.take(length, |place, _| UseData::new(of[place as usize], owner));
    (start..start + length).for_each(|index| link(uses, targets, index));
    Run { start, length }
}

/// Removes uses from the lists of their targets and frees their slots.
pub(crate) fn drop_uses<H: Handle, T: Used>(uses: &mut Uses<H>, targets: &mut Pool<T>, run: Run) {
    run.indices().for_each(|index| unlink(uses, targets, index));
    uses.give_back(run.start, run.length);
}
