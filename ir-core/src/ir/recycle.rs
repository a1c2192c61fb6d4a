//! An arena that several modules share for a long time: adoption of other arenas, and reuse of retired slots.

use super::ids::Handle;
use super::{Block, Ir, Op, OpState, Region, Value};
use rustc_hash::FxHashMap;

/// A kind of entity, for tables of slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntityKind {
    /// An operation.
    Op,
    /// A block.
    Block,
    /// A region.
    Region,
    /// A value.
    Value,
}

impl Ir {
    /// Whether there is no operation and no block.
    #[must_use]
    pub fn is_vacant(&self) -> bool {
        self.ops.num_free() == self.ops.len() && self.blocks.num_free() == self.blocks.len()
    }

    /// Number of operations for which there are free slots.
    #[must_use]
    pub fn num_free_ops(&self) -> usize {
        self.ops.num_free()
    }

    /// Number of operations.
    #[must_use]
    pub fn num_ops(&self) -> usize {
        self.ops.len() - self.ops.num_free()
    }

    /// Moves everything of another arena of the same context into this one, and returns the handle that the operation `top`
    /// of it has from now on.
    ///
    /// # Panics
    /// When the other arena belongs to another context.
    #[track_caller]
    pub fn adopt(&mut self, other: Ir, top: Op) -> Op {
        self.assert_context(&other.context);
        let generation = top.generation();
        let distances = self.append(other);
        Op::new(top.index() + distances.ops.0, generation)
    }

    /// Copies an operation of another arena of the same context, with everything nested in it, to free slots of this one where
    /// there are any; the copy is in no block. Nothing in the operation may refer to anything outside of it.
    ///
    /// # Panics
    /// When the other arena belongs to another context, or something in the operation refers to anything outside.
    #[track_caller]
    pub fn copy_from(&mut self, other: &Ir, op: Op) -> Op {
        self.assert_context(&other.context);
        let mut copy =
            Copy { from: other, to: self, values: FxHashMap::default(), blocks: FxHashMap::default() };
        copy.op_and_nested(op)
    }

    /// Makes slots that went through all generations usable again, from the first generation on. `recycled` is called with
    /// the kind and the index (see [`Op::slot`]) of each such slot, and says whether the slot may be used again. So handles
    /// of entities that were erased long ago become valid again, unless the caller tells them apart by something else.
    pub fn recycle(&mut self, mut recycled: impl FnMut(EntityKind, usize) -> bool) {
        self.ops.recycle(|slot| recycled(EntityKind::Op, slot as usize));
        self.blocks.recycle(|slot| recycled(EntityKind::Block, slot as usize));
        self.regions.recycle(|slot| recycled(EntityKind::Region, slot as usize));
        self.values.recycle(|slot| recycled(EntityKind::Value, slot as usize));
    }

    /// Whether there are slots for [`Ir::recycle`].
    #[must_use]
    #[inline]
    pub fn has_retired(&self) -> bool {
        self.ops.has_retired()
            || self.blocks.has_retired()
            || self.regions.has_retired()
            || self.values.has_retired()
    }
}

/// A copy of operations of one arena in another one.
struct Copy<'a> {
    from: &'a Ir,
    to: &'a mut Ir,
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl Copy<'_> {
    /// Operations come first without operands, which may be defined later in the text.
    #[track_caller]
    fn op_and_nested(&mut self, top: Op) -> Op {
        let copied = self.shell(top);
        let mut copies = vec![(top, copied)];
        let mut next = 0;
        while let Some(&(op, copy)) = copies.get(next) {
            next += 1;
            let regions: Vec<_> = self.from.regions(op).zip(self.to.regions(copy)).collect();
            for (from, to) in regions {
                // Successors are blocks of the same region.
                self.from.blocks(from).for_each(|block| self.block(block, to));
                self.from.blocks(from).for_each(|block| self.ops(block, &mut copies));
            }
        }
        for (op, copy) in copies {
            let operands: Vec<Value> = self.from.operands(op).map(|value| self.values[&value]).collect();
            self.to.set_operands(copy, &operands);
        }
        copied
    }

    fn shell(&mut self, op: Op) -> Op {
        let from = self.from;
        let result_types: Vec<_> = from.result_types(op).collect();
        let successors: Vec<Block> = from.successors(op).map(|block| self.blocks[&block]).collect();
        let copy = self.to.create(&OpState {
            name: from.name(op),
            location: from.location(op),
            operands: &[],
            result_types: &result_types,
            successors: &successors,
            num_regions: from.num_regions(op),
            attributes: from.attributes(op),
            properties: from.properties(op),
        });
        self.values.extend(from.results(op).zip(self.to.results(copy)));
        copy
    }

    fn block(&mut self, block: Block, region: Region) {
        let copy = self.to.add_block(region, None, &[]);
        self.blocks.insert(block, copy);
        for (index, argument) in self.from.arguments(block).enumerate() {
            let location = self.from.argument_location(block, index);
            let copied = self.to.add_argument(copy, self.from.value_type(argument), location);
            self.values.insert(argument, copied);
        }
    }

    #[track_caller]
    fn ops(&mut self, block: Block, copies: &mut Vec<(Op, Op)>) {
        for op in self.from.ops(block) {
            let copied = self.shell(op);
            self.to.insert(copied, self.blocks[&block], None);
            copies.push((op, copied));
        }
    }
}
