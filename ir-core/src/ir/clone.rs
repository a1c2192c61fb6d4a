//! Copies of operations and of everything nested in them.

use rustc_hash::FxHashMap;

use super::{Block, Ir, Op, OpState, Order, Region, Value};

/// The replacements of values and blocks in copies (MLIR's `IRMapping`).
#[derive(Clone, Debug, Default)]
pub struct Mapping {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl Mapping {
    /// Creates an empty mapping.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Maps the value `from` to `to`.
    pub fn map_value(&mut self, from: Value, to: Value) {
        self.values.insert(from, to);
    }

    /// Maps the block `from` to `to`.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// The value to which `from` is mapped; `from` itself if it is not mapped.
    #[must_use]
    pub fn value(&self, from: Value) -> Value {
        self.values.get(&from).copied().unwrap_or(from)
    }

    /// Whether the value is mapped.
    #[must_use]
    pub fn has_value(&self, from: Value) -> bool {
        self.values.contains_key(&from)
    }

    /// The block to which `from` is mapped; `from` itself if it is not mapped.
    #[must_use]
    pub fn block(&self, from: Block) -> Block {
        self.blocks.get(&from).copied().unwrap_or(from)
    }
}

impl Ir {
    /// Copies the operation and everything nested in it; the copy is in no block. The mapping replaces values and blocks from
    /// outside; mappings of nested values and blocks to their copies are added.
    #[track_caller]
    pub fn clone_op(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        let copy = self.clone_without_regions(op, mapping);
        let mut pending: Vec<(Op, Op)> = vec![(op, copy)];
        let mut copies = vec![(op, copy)];
        while let Some((from, to)) = pending.pop() {
            for index in 0..self.num_regions(from) {
                let (from, to) = (self.region(from, index), self.region(to, index));
                self.clone_blocks(from, to, mapping, &mut pending, &mut copies);
            }
        }
        self.remap_references(&copies[1..], mapping);
        copy
    }

    /// Copies all blocks of `from` to the end of `to`. Block arguments that are already mapped are omitted.
    #[track_caller]
    pub fn clone_region(&mut self, from: Region, to: Region, mapping: &mut Mapping) {
        let mut pending = Vec::new();
        let mut copies = Vec::new();
        self.clone_blocks(from, to, mapping, &mut pending, &mut copies);
        while let Some((from, to)) = pending.pop() {
            for index in 0..self.num_regions(from) {
                let (from, to) = (self.region(from, index), self.region(to, index));
                self.clone_blocks(from, to, mapping, &mut pending, &mut copies);
            }
        }
        self.remap_references(&copies, mapping);
    }

    #[track_caller]
    fn clone_blocks(
        &mut self,
        from: Region,
        to: Region,
        mapping: &mut Mapping,
        pending: &mut Vec<(Op, Op)>,
        copies: &mut Vec<(Op, Op)>,
    ) {
        let blocks: Vec<Block> = self.blocks(from).collect();
        for &block in &blocks {
            let copy = self.create_block();
            self.insert_block(copy, to, None);
            mapping.map_block(block, copy);
            for index in 0..self.num_arguments(block) {
                let argument = self.argument(block, index);
                if mapping.has_value(argument) {
                    continue;
                }
                let location = self.argument_location(block, index);
                let copied = self.add_argument(copy, self.value_type(argument), location);
                mapping.map_value(argument, copied);
            }
        }
        for block in blocks {
            let mut next = self.first_op(block);
            while let Some(op) = next {
                next = self.next(op);
                let copy = self.clone_without_regions(op, mapping);
                self.insert(copy, mapping.block(block), None);
                copies.push((op, copy));
                if self.num_regions(op) != 0 {
                    pending.push((op, copy));
                }
            }
        }
    }

    /// Copies the operation with empty regions; operands and successors are replaced by those mapped so far.
    #[track_caller]
    pub fn clone_without_regions(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        let operands: Vec<Value> = self.operands(op).map(|value| mapping.value(value)).collect();
        let result_types: Vec<_> = self.result_types(op).collect();
        let successors: Vec<Block> = self.successors(op).map(|block| mapping.block(block)).collect();
        let copy = self.create(&OpState {
            name: self.name(op),
            location: self.location(op),
            operands: &operands,
            result_types: &result_types,
            successors: &successors,
            num_regions: self.num_regions(op),
            attributes: self.attributes(op),
            properties: self.properties(op),
        });
        for index in 0..result_types.len() {
            mapping.map_value(self.result(op, index), self.result(copy, index));
        }
        copy
    }

    /// Replaces operands and successors that were mapped after the copies were created: textual uses before their
    /// definitions.
    fn remap_references(&mut self, copies: &[(Op, Op)], mapping: &Mapping) {
        for &(op, copy) in copies {
            for index in 0..self.num_operands(op) {
                let expected = mapping.value(self.operand(op, index));
                if self.operand(copy, index) != expected {
                    self.set_operand(copy, index, expected);
                }
            }
            let expected: Vec<Block> = self.successors(op).map(|block| mapping.block(block)).collect();
            for (index, expected) in expected.into_iter().enumerate() {
                if self.successors(copy).nth(index) != Some(expected) {
                    self.set_successor(copy, index, expected);
                }
            }
        }
    }

    /// Number of operations in `op`, including itself.
    #[must_use]
    pub fn count_ops(&self, op: Op) -> usize {
        let mut count = 0;
        self.visit(op, Order::Pre, |_| count += 1);
        count
    }
}
