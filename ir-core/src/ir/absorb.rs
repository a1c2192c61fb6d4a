//! Absorption of one arena by another, for parts of a module that were built separately.

use super::data::OpData;
use super::ids::Handle;
use super::relocate::{Distance, Relocation};
use super::{Block, Ir, Op};

/// The distance by which the slots of each pool move.
pub(crate) type Distances = Relocation<Distance>;

impl Ir {
    /// Whether this arena has room for the entities of the other one.
    #[must_use]
    pub fn has_room_for(&self, other: &Ir) -> bool {
        let most = [
            other.ops.len(),
            other.operands.len(),
            other.successors.len(),
            other.values.len(),
            other.regions.len(),
            other.blocks.len(),
            other.arguments.len(),
        ];
        self.has_room(most.into_iter().max().unwrap_or(0))
    }

    /// Reserves space for about this many operations. A pool is copied when it grows, but untouched memory
    /// has no cost.
    pub(crate) fn reserve(&mut self, ops: usize) {
        self.ops.reserve(ops);
        self.values.reserve(ops);
        self.operands.reserve(2 * ops);
        self.tails.reserve(ops / 2);
        self.regions.reserve(ops / 2);
        self.blocks.reserve(ops / 2);
    }

    /// Moves all entities of the other arena into this one, and returns the distances of their slots. The
    /// operations of `from` are inserted in `into` before `before`, or at its end. `from` must be an unused
    /// block of the other arena outside of any region. The caller must [renumber](Ir::renumber) `into`
    /// after the last insertion.
    pub(crate) fn absorb(&mut self, other: Ir, from: Block, into: Block, before: Option<Op>) -> Distances {
        let order = self.continued_order(&other, from, into).filter(|_| before.is_none());
        let moved = self.lengths().map(Distance).block(from);
        let distances = self.append_changed(other, |data| match data.block {
            Some(block) if block == moved => {
                OpData { block: Some(into), order: data.order + order.unwrap_or(0), ..data }
            }
            _ => data,
        });
        self.blocks.get_mut(into).ordered = order.is_some();
        self.splice(moved, into, before);
        self.blocks.erase(moved.index(), 1);
        distances
    }

    /// The last order number of `into`, if the operations of `from`, a block of the other arena, can
    /// continue it.
    fn continued_order(&self, other: &Ir, from: Block, into: Block) -> Option<u32> {
        let order = |ir: &Ir, block| ir.last_op(block).map_or(0, |op| ir.order(op));
        let last = order(self, into);
        let is_ordered = self.is_ordered(into) && other.is_ordered(from);
        (is_ordered && last.checked_add(order(other, from)).is_some()).then_some(last)
    }

    /// Moves all entities of the other arena into this one, and returns the distances of their slots.
    pub(super) fn append(&mut self, other: Ir) -> Distances {
        self.append_changed(other, |data| data)
    }

    /// As [`append`](Self::append); moved operations are changed.
    fn append_changed(&mut self, other: Ir, changed: impl Fn(OpData) -> OpData) -> Distances {
        let distances = self.lengths().map(Distance);
        self.ops.absorb(other.ops, |data| changed(distances.op_data(data)));
        self.tails.absorb(other.tails, |tail| distances.tail(tail));
        self.operands.absorb(other.operands, |data| distances.operand(data));
        self.successors.absorb(other.successors, |data| distances.successor(data));
        self.values.absorb(other.values, |data| distances.value(data));
        self.regions.absorb(other.regions, |data| distances.region(data));
        self.blocks.absorb(other.blocks, |data| distances.block_data(data));
        self.arguments.absorb(other.arguments, |argument| distances.argument(argument));
        distances
    }

    /// Links the operations of `from`, in order, into the list of `into` before `before`, or at its end.
    fn splice(&mut self, from: Block, into: Block, before: Option<Op>) {
        let data = self.blocks.get_mut(from);
        let (Some(first), Some(last)) = (data.first.take(), data.last.take()) else { return };
        let previous = match before {
            Some(next) => self.ops.get(next).previous,
            None => self.blocks.get(into).last,
        };
        self.ops.get_mut(first).previous = previous;
        self.ops.get_mut(last).next = before;
        match previous {
            Some(previous) => self.ops.get_mut(previous).next = Some(first),
            None => self.blocks.get_mut(into).first = Some(first),
        }
        match before {
            Some(next) => self.ops.get_mut(next).previous = Some(last),
            None => self.blocks.get_mut(into).last = Some(last),
        }
    }
}
