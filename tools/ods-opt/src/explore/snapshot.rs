//! Snapshots of an operation: its text, and its structure without the text.

use ir_core::context::Type;
use ir_core::ir::{Block, Definition, Ir, Op, Order, Value};
use ir_core::pass::ir_text;
use ir_core::text::PrintOptions;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// An operation of a snapshot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SnapshotOp {
    /// Its handle, which no other operation of the run has.
    pub(super) id: u32,
    pub(super) name: String,
    /// The index of the operation around it.
    pub(super) parent: Option<usize>,
    /// The index of its block.
    pub(super) block: Option<usize>,
    pub(super) operands: Vec<Source>,
    /// A hash of its name, attributes, properties and result types; none with regions or successors.
    pub(super) content: Option<u64>,
}

/// The definition of an operand, as a handle and an index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Source {
    Result(u32, usize),
    Argument(u32, usize),
}

/// A block of a snapshot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SnapshotBlock {
    /// Its handle.
    pub(super) id: u32,
    /// The index of the operation around it.
    pub(super) parent: usize,
    pub(super) is_entry: bool,
    pub(super) num_arguments: usize,
    /// The handles of its successors.
    pub(super) successors: Vec<u32>,
}

/// An operation with its nested operations, at one time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Snapshot {
    pub(super) text: String,
    /// The operations in the order of the text.
    pub(super) ops: Vec<SnapshotOp>,
    pub(super) blocks: Vec<SnapshotBlock>,
}

impl Snapshot {
    pub(super) fn new(ir: &Ir, root: Op) -> Self {
        let text = ir_text(ir, root, &PrintOptions::default());
        let mut taken = Snapshot { text, ..Snapshot::default() };
        let (mut op_index, mut block_index) = (FxHashMap::default(), FxHashMap::default());
        ir.visit(root, Order::Pre, |op| {
            let index = taken.ops.len();
            op_index.insert(op, index);
            taken.ops.push(SnapshotOp {
                id: op.raw(),
                name: ir.name(op).as_str(ir.context()).to_owned(),
                parent: if op == root {
                    None
                } else {
                    ir.parent_op(op).and_then(|parent| op_index.get(&parent).copied())
                },
                block: ir.parent_block(op).and_then(|block| block_index.get(&block).copied()),
                operands: (0..ir.num_operands(op))
                    .map(|position| source(ir, ir.operand(op, position)))
                    .collect(),
                content: content(ir, op),
            });
            for block in ir.regions(op).flat_map(|region| ir.blocks(region)) {
                block_index.insert(block, taken.blocks.len());
                taken.blocks.push(block_of(ir, block, index));
            }
        });
        taken
    }
}

fn content(ir: &Ir, op: Op) -> Option<u64> {
    if ir.num_regions(op) != 0 || ir.num_successors(op) != 0 {
        return None;
    }
    let types: Vec<Type> = ir.results(op).map(|result| ir.value_type(result)).collect();
    let described = (ir.name(op), ir.attributes(op), ir.properties(op), types);
    Some(FxBuildHasher.hash_one(described))
}

fn source(ir: &Ir, value: Value) -> Source {
    match ir.definition(value) {
        Definition::Result(op, index) => Source::Result(op.raw(), index),
        Definition::Argument(block, index) => Source::Argument(block.raw(), index),
    }
}

fn block_of(ir: &Ir, block: Block, parent: usize) -> SnapshotBlock {
    let last = ir.last_op(block);
    SnapshotBlock {
        id: block.raw(),
        parent,
        is_entry: ir.is_entry_block(block),
        num_arguments: ir.num_arguments(block),
        successors: last.into_iter().flat_map(|op| ir.successors(op)).map(Block::raw).collect(),
    }
}
