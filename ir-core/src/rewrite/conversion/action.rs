//! Changes of the IR that a conversion makes, each with what undoing it needs.

use crate::context::{Attribute, Location, OpName, Type};
use crate::ir::{Block, Ir, Op, Region, Value};

/// The index of a type converter in the conversion's list.
pub(super) type ConverterId = u32;

/// A change. Those of values (`Replaced`, `MappedValue`) and erasures become visible when the conversion is committed, all others
/// at once.
pub(super) enum Action {
    /// An operation was created.
    Created(Op),
    /// An operation was moved from here, or removed.
    Moved { op: Op, block: Option<Block>, before: Option<Op> },
    /// An operation is about to be modified.
    Modified(Box<Saved>),
    /// The results of an operation were mapped, and it is erased in the end.
    Replaced { op: Op, converter: Option<ConverterId> },
    /// A block argument, or a single result, was mapped.
    MappedValue { value: Value, converter: Option<ConverterId> },
    /// A block was created.
    CreatedBlock(Block),
    /// Copies of blocks were created.
    ClonedBlocks(Vec<Block>),
    /// A block was moved from here.
    MovedBlock { block: Block, region: Region, before: Option<Block> },
    /// A block was removed from here, and is erased in the end.
    ErasedBlock { block: Block, region: Region, before: Option<Block> },
    /// The operations of `source` from `first` to `last` were moved to another block.
    Inlined { source: Block, ends: Option<(Op, Op)> },
    /// The uses of a block as a successor became uses of a new block.
    Retargeted { old: Block, new: Block },
    /// Arguments were appended to a block, of which it had so many before.
    AddedArguments { block: Block, count: usize },
    /// A cast was created whose results these values are mapped to.
    Materialized { op: Op, mapped: Vec<Value> },
    /// Uses of a value were replaced while the conversion was committed: those from this index in the list of uses.
    Uses { value: Value, start: usize },
}

/// The state of an operation before it was modified.
pub(super) struct Saved {
    pub(super) op: Op,
    name: OpName,
    location: Location,
    attributes: Option<Attribute>,
    properties: Option<Attribute>,
    operands: Vec<Value>,
    successors: Vec<Block>,
    types: Vec<Type>,
}

impl Saved {
    pub(super) fn new(ir: &Ir, op: Op) -> Self {
        Saved {
            op,
            name: ir.name(op),
            location: ir.location(op),
            attributes: ir.attributes(op),
            properties: ir.properties(op),
            operands: ir.operands(op).collect(),
            successors: ir.successors(op).collect(),
            types: ir.result_types(op).collect(),
        }
    }

    /// Restores the operation.
    pub(super) fn restore(&self, ir: &mut Ir) {
        let op = self.op;
        ir.set_name(op, self.name);
        ir.set_location(op, self.location);
        ir.set_attributes(op, self.attributes);
        ir.set_properties(op, self.properties);
        ir.set_operands(op, &self.operands);
        for (index, &block) in self.successors.iter().enumerate() {
            ir.set_successor(op, index, block);
        }
        for (index, &ty) in self.types.iter().enumerate() {
            let result = ir.result(op, index);
            ir.set_value_type(result, ty);
        }
    }
}
