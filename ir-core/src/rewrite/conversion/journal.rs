//! Changes of the IR that a conversion makes, each with what undoing it needs.
//!
//! **Invariant**: every change of the IR in a run is recorded before the next one. Undoing goes back to a
//! mark, the last change first: to the beginning of a pattern, or of the run.

use super::state::{Conversion, ConverterId};
use crate::context::{Attribute, Location, OpName, Type};
use crate::ir::{Block, Ir, Op, Region, Use, Value};

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
    fn restore(&self, ir: &mut Ir) {
        let op = self.op;
        ir.set_name(op, self.name);
        ir.set_location(op, self.location);
        ir.set_attributes(op, self.attributes);
        ir.set_properties(op, self.properties);
        ir.set_operands(op, &self.operands);
        for (number, &block) in self.successors.iter().enumerate() {
            ir.set_successor(op, number, block);
        }
        for (number, &ty) in self.types.iter().enumerate() {
            let result = ir.result(op, number);
            ir.set_value_type(result, ty);
        }
    }
}

/// A point to which a conversion can return.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    actions: usize,
    ignored: usize,
    replaced: usize,
}

impl Conversion {
    /// The present point.
    pub(super) fn mark(&self) -> Mark {
        Mark { actions: self.journal.len(), ignored: self.ignored.len(), replaced: self.replaced.len() }
    }

    /// Whether anything happened since the mark but materializations, which disappear on their own when nothing uses them.
    pub(super) fn has_changes_since(&self, mark: Mark) -> bool {
        self.journal[mark.actions..].iter().any(|action| !matches!(action, Action::Materialized { .. }))
    }

    /// Whether the operation was replaced, erased or modified since the mark.
    pub(super) fn is_changed_since(&self, mark: Mark, op: Op) -> bool {
        let is_of = |action: &Action| matches!(action, Action::Modified(saved) if saved.op == op);
        self.is_replaced(op) || self.journal[mark.actions..].iter().any(is_of)
    }

    /// Undoes everything since the mark, the last change first.
    pub(super) fn undo(&mut self, ir: &mut Ir, mark: Mark) {
        while self.journal.len() > mark.actions {
            if let Some(action) = self.journal.pop() {
                self.undo_action(ir, action);
            }
        }
        for op in self.ignored.drain(mark.ignored..).collect::<Vec<Op>>() {
            self.clear_ignored(op);
        }
        for op in self.replaced.drain(mark.replaced..).collect::<Vec<Op>>() {
            self.clear_replaced(op);
        }
        self.clear_pattern();
    }

    /// Erases an operation that the conversion created. What foreign code uses without a rewriter remains: nothing is erased that
    /// something else uses.
    fn erase_created(&self, ir: &mut Ir, op: Op) {
        if !self.is_shared || ir.is_live(op) && !ir.has_uses(op) {
            ir.erase(op);
        }
    }

    fn undo_action(&mut self, ir: &mut Ir, action: Action) {
        match action {
            Action::Created(op) => self.erase_created(ir, op),
            Action::Moved { op, block, before } => {
                ir.remove(op);
                if let Some(block) = block {
                    ir.insert(op, block, before);
                }
            }
            Action::Modified(saved) => saved.restore(ir),
            Action::Replaced { op, .. } => {
                for result in ir.results(op).to_vec() {
                    self.values.remove(&[result]);
                }
            }
            Action::MappedValue { value, .. } => self.values.remove(&[value]),
            Action::CreatedBlock(block) => ir.erase_block(block),
            Action::ClonedBlocks(blocks) => {
                // They may use each other's values.
                blocks.iter().for_each(|block| ir.drop_references(*block));
                blocks.into_iter().for_each(|block| ir.erase_block(block));
            }
            Action::MovedBlock { block, region, before } | Action::ErasedBlock { block, region, before } => {
                ir.remove_block(block);
                ir.insert_block(block, region, before);
            }
            Action::Inlined { source, ends } => take_back(ir, source, ends),
            Action::Retargeted { old, new } => ir.replace_all_block_uses(new, old),
            Action::AddedArguments { block, count } => {
                let added: Vec<usize> = (count..ir.num_arguments(block)).collect();
                ir.erase_arguments(block, &added);
            }
            Action::Materialized { op, mapped } => {
                if !mapped.is_empty() {
                    self.values.remove(&mapped);
                }
                self.forget_materialization(op);
                self.erase_created(ir, op);
            }
            Action::Uses { value, start } => {
                // The newest use was replaced first, so it returns last.
                for Use { op, number } in self.uses.drain(start..).rev() {
                    ir.set_operand(op, number, value);
                }
            }
        }
    }
}

/// Moves the operations between these back to the end of a block.
fn take_back(ir: &mut Ir, source: Block, ends: Option<(Op, Op)>) {
    let Some((first, last)) = ends else { return };
    let mut next = Some(first);
    while let Some(op) = next {
        next = ir.next(op).filter(|_| op != last);
        ir.move_to_end(op, source);
    }
}
