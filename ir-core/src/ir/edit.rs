//! Creation and erasure of operations and blocks.

use super::data::{OpData, RegionData, Run, Tail, generation};
use super::ids::Handle;
use super::{Block, Ir, Op, Order, Region, Value, Walk};
use crate::context::{Attribute, Location, OpName, Originates, Type};

/// The components of a new operation (MLIR's `OperationState`).
#[derive(Clone, Copy, Debug)]
pub struct OpState<'a> {
    /// The name.
    pub name: OpName,
    /// The location.
    pub location: Location,
    /// The operands.
    pub operands: &'a [Value],
    /// The result types.
    pub result_types: &'a [Type],
    /// The successors.
    pub successors: &'a [Block],
    /// The number of regions. They are created empty.
    pub num_regions: usize,
    /// The dictionary of discardable attributes; none if it is empty.
    pub attributes: Option<Attribute>,
    /// The properties.
    pub properties: Option<Attribute>,
}

impl OpState<'_> {
    /// Copies the name, location, number of regions, properties and discardable attributes of another
    /// operation, without its operands, result types and successors. The regions of the new operation are
    /// empty.
    ///
    /// A pattern that recreates an operation with other operands or types starts here. It sets `attributes:
    /// None` where MLIR's pattern drops discardable attributes.
    #[must_use]
    pub fn like(ir: &Ir, op: Op) -> Self {
        OpState {
            num_regions: ir.num_regions(op),
            attributes: ir.attributes(op),
            properties: ir.properties(op),
            ..OpState::new(ir.name(op), ir.location(op))
        }
    }

    /// An operation with a name and a location only.
    #[must_use]
    pub fn new(name: OpName, location: Location) -> Self {
        OpState {
            name,
            location,
            operands: &[],
            result_types: &[],
            successors: &[],
            num_regions: 0,
            attributes: None,
            properties: None,
        }
    }
}

impl Ir {
    /// Records an operation as if it was created now.
    pub(crate) fn record_again(&mut self, op: Op) {
        if let Some(created) = &mut self.created {
            created.push(op);
        }
    }

    /// Starts or stops recording the [created](Ir::create) operations. Returns those recorded so far, in
    /// order.
    pub fn record_created(&mut self, is_recording: bool) -> Vec<Op> {
        std::mem::replace(&mut self.created, is_recording.then(Vec::new)).unwrap_or_default()
    }

    /// Creates an operation that is in no block.
    ///
    /// # Panics
    /// With debug assertions, when the name, a type or an attribute belongs to another context.
    #[track_caller]
    pub fn create(&mut self, state: &OpState<'_>) -> Op {
        // This check takes a hundredth of the time of a canonicalization. Without debug assertions, the
        // first lookup of the handle panics.
        if cfg!(debug_assertions) {
            self.assert_from_context(state);
        }
        let index = self.ops.take(1, |_, before| OpData {
            name: state.name,
            location: state.location,
            attributes: state.attributes,
            properties: state.properties,
            block: None,
            previous: None,
            next: None,
            order: 0,
            operands: Run::default(),
            results: Run::default(),
            tail: 0,
            generation: generation(before),
        });
        let op: Op = self.ops.handle(index);
        if let Some(created) = &mut self.created {
            created.push(op);
        }
        let operands = self.make_operands(op, state.operands);
        let results = self.make_results(op, state.result_types);
        let tail = if state.num_regions == 0 && state.successors.is_empty() {
            0
        } else {
            self.make_tail(op, state) + 1
        };
        let data = self.ops.slot_mut(index);
        data.operands = operands;
        data.results = results;
        data.tail = tail;
        op
    }

    /// Panics when a component belongs to another context.
    #[inline]
    #[track_caller]
    fn assert_from_context(&self, state: &OpState<'_>) {
        let ctx = &self.context;
        state.name.assert_from(ctx);
        for &ty in state.result_types {
            ty.assert_from(ctx);
        }
        for attribute in state.attributes.into_iter().chain(state.properties) {
            attribute.assert_from(ctx);
        }
    }

    #[track_caller]
    fn make_tail(&mut self, op: Op, state: &OpState<'_>) -> u32 {
        let length = state.num_regions as u32;
        let start = self.regions.take(length, |_, before| RegionData {
            op,
            first: None,
            last: None,
            generation: generation(before),
        });
        let successors = self.make_successors(op, state.successors);
        self.tails.take(1, |_, _| Tail { regions: Run { start, length }, successors })
    }

    /// Erases the operation and everything nested in it.
    ///
    /// # Panics
    /// When an operation outside of it uses one of its results.
    #[track_caller]
    pub fn erase(&mut self, op: Op) {
        self.remove(op);
        self.drop_op_references(op);
        assert!(
            !self.has_uses(op),
            "{} is erased but a result of it is used: replace its uses first",
            self.quoted_name(op)
        );
        self.free_tree(op);
    }

    /// Frees the operation and all operations nested in it.
    #[track_caller]
    fn free_tree(&mut self, op: Op) {
        self.walk(op, Order::Post, |ir, op| {
            ir.free(op);
            Walk::Advance
        });
    }

    /// Frees an operation, its results, and its regions with their blocks; nested operations are freed
    /// separately.
    #[track_caller]
    fn free(&mut self, op: Op) {
        let data = self.ops.get_mut(op);
        let (results, tail) = (data.results, data.tail);
        self.values.erase(results.start, results.length);
        if let Some(index) = tail.checked_sub(1) {
            let regions = self.tails.slot(index).regions;
            for region in regions.indices() {
                let mut next = self.regions.slot(region).first;
                while let Some(block) = next {
                    next = self.next_block(block);
                    self.free_block(block);
                }
            }
            self.regions.erase(regions.start, regions.length);
            self.tails.give_back(index, 1);
        }
        self.ops.erase(op.index(), 1);
    }

    #[track_caller]
    fn free_block(&mut self, block: Block) {
        let data = self.blocks.get(block);
        let (run, count) = (data.arguments, data.num_arguments);
        for place in 0..count {
            let value = self.arguments.slot(run.start + place).value;
            self.values.erase(value.index(), 1);
        }
        self.arguments.give_back(run.start, run.length);
        self.blocks.erase(block.index(), 1);
    }

    /// Erases the block and everything nested in it.
    ///
    /// # Panics
    /// When an operation outside of the block uses it, one of its arguments or a result in it.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) {
        self.remove_block(block);
        self.drop_references(block);
        let ops: Vec<Op> = self.ops(block).collect();
        let used = self.arguments(block).any(|value| !self.is_unused(value));
        let used = used || ops.iter().any(|&op| self.has_uses(op)) || !self.has_no_predecessors(block);
        assert!(!used, "{block:?} is erased but used");
        ops.into_iter().for_each(|op| self.free_tree(op));
        self.free_block(block);
    }

    /// Erases all blocks of the region.
    ///
    /// # Panics
    /// When an operation outside of the region uses a value in it.
    #[track_caller]
    pub fn clear_region(&mut self, region: Region) {
        let blocks: Vec<Block> = self.blocks(region).collect();
        for &block in &blocks {
            self.drop_references(block);
        }
        for block in blocks {
            self.erase_block(block);
        }
    }

    /// Removes all operands and successors of the operation and of those nested in it.
    #[track_caller]
    pub fn drop_op_references(&mut self, op: Op) {
        self.walk(op, Order::Pre, |ir, op| {
            ir.drop_operands(op);
            ir.drop_successors(op);
            Walk::Advance
        });
    }

    /// Removes all operands and successors of the operations in the block, nested ones included.
    #[track_caller]
    pub fn drop_references(&mut self, block: Block) {
        let mut next = self.first_op(block);
        while let Some(op) = next {
            next = self.next(op);
            self.drop_op_references(op);
        }
    }
}
