//! The state of a running conversion.
//!
//! The state of values and operations is in arrays by slot. Only 1:N materializations need hashing.

use super::TypeConverter;
use super::action::{Action, ConverterId, Saved};
use super::mapping::ValueMapping;
use crate::context::{Location, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Block, InsertionPoint, Ir, Op, OpState, Order, Region, Use, Value};
use crate::rewrite::reconcile::CAST;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Flags of operations.
const REPLACED: u8 = 1;
const IGNORED: u8 = 2;
const MODIFIED: u8 = 4;

/// The kind of a materialization.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MaterializationKind {
    /// From a legal type back to the original one.
    Source,
    /// From any type to a legal one.
    Target,
}

/// A pending cast. At the end, it folds away or becomes operations of a type converter.
#[derive(Clone, Copy)]
pub(super) struct Materialization {
    pub(super) op: Op,
    pub(super) kind: MaterializationKind,
    pub(super) converter: Option<ConverterId>,
    /// The type before conversion, of a target materialization.
    pub(super) original: Option<Type>,
    /// Whether it only resolves a type mismatch. Otherwise, it replaces a dropped value.
    pub(super) is_pure: bool,
}

/// A cast to create.
pub(super) struct NewCast<'a> {
    pub(super) kind: MaterializationKind,
    pub(super) point: Option<InsertionPoint>,
    pub(super) location: Location,
    /// The values that are mapped to the results.
    pub(super) mapped: &'a [Value],
    pub(super) inputs: &'a [Value],
    pub(super) types: &'a [Type],
    pub(super) original: Option<Type>,
    pub(super) converter: Option<ConverterId>,
    pub(super) is_pure: bool,
}

/// The state of a running conversion: replacements that are not visible yet, changes to undo, and the
/// actions of the current pattern.
#[derive(Default)]
pub struct Conversion {
    pub(super) values: ValueMapping,
    pub(super) journal: Vec<Action>,
    /// Uses that were replaced while the conversion was committed, for [`Action::Uses`].
    pub(super) uses: Vec<Use>,
    flags: Vec<u8>,
    /// Operations that are replaced or erased at the end, and those nested in them.
    pub(super) replaced: Vec<Op>,
    /// Operations that are not converted because an ancestor is recursively legal.
    pub(super) ignored: Vec<Op>,
    /// Casts in creation order; `None` for erased ones.
    pub(super) casts: Vec<Option<Materialization>>,
    /// The index in `casts` plus one, by slot of the operation.
    cast_of: Vec<u32>,
    pub(super) converters: Vec<Arc<TypeConverter>>,
    /// The converter of the current pattern.
    pub(super) current: Option<ConverterId>,
    /// Converters for the arguments of blocks that are moved into a region.
    pub(super) regions: FxHashMap<Region, ConverterId>,
    /// Operations that the current pattern created.
    pub created: Vec<Op>,
    /// Operations that the current pattern modified.
    modified: Vec<Op>,
    /// Blocks that the current pattern created or moved.
    pub(super) inserted: Vec<Block>,
    /// The reason of the current pattern for not matching.
    pub(super) reason: Option<String>,
    /// Errors that patterns reported. They precede the error of a failed conversion.
    pub(super) reported: Vec<Diagnostic>,
    /// Whether changes are recorded completely for undo.
    pub(super) can_roll_back: bool,
    /// Whether foreign code had access to the IR. It may use entities that are undone.
    pub is_shared: bool,
}

/// Sets an entry of an array that grows.
fn set<T: Clone + Default>(entries: &mut Vec<T>, index: usize, value: T) {
    if index >= entries.len() {
        entries.resize(index + 1, T::default());
    }
    entries[index] = value;
}

impl Conversion {
    pub(super) fn new(can_roll_back: bool) -> Self {
        Conversion { can_roll_back, ..Conversion::default() }
    }

    fn flags(&self, op: Op) -> u8 {
        self.flags.get(op.slot()).copied().unwrap_or(0)
    }

    /// Whether the operation or an ancestor was replaced or erased.
    pub(super) fn is_replaced(&self, op: Op) -> bool {
        self.flags(op) & REPLACED != 0
    }

    /// Whether the operation needs no conversion.
    pub(super) fn is_done(&self, op: Op) -> bool {
        self.flags(op) & (REPLACED | IGNORED) != 0
    }

    fn mark_replaced(&mut self, op: Op) {
        let flags = self.flags(op);
        if flags & REPLACED == 0 {
            set(&mut self.flags, op.slot(), flags | REPLACED);
            self.replaced.push(op);
        }
    }

    /// Marks an operation and those nested in it as replaced.
    pub(super) fn mark_tree_replaced(&mut self, ir: &Ir, op: Op) {
        match ir.num_regions(op) {
            0 => self.mark_replaced(op),
            _ => ir.visit(op, Order::Pre, |op| self.mark_replaced(op)),
        }
    }

    /// Excludes the operations nested in one from conversion.
    pub(super) fn ignore_nested(&mut self, ir: &Ir, op: Op) {
        ir.visit(op, Order::Pre, |nested| {
            let flags = self.flags(nested);
            if nested != op && flags & IGNORED == 0 {
                set(&mut self.flags, nested.slot(), flags | IGNORED);
                self.ignored.push(nested);
            }
        });
    }

    pub(super) fn clear_replaced(&mut self, op: Op) {
        let flags = self.flags(op);
        set(&mut self.flags, op.slot(), flags & !REPLACED);
    }

    pub(super) fn clear_ignored(&mut self, op: Op) {
        let flags = self.flags(op);
        set(&mut self.flags, op.slot(), flags & !IGNORED);
    }

    /// Clears the actions of the current pattern.
    pub(super) fn clear_pattern(&mut self) {
        self.created.clear();
        self.inserted.clear();
        self.unmark_modified();
        self.modified.clear();
    }

    /// The index of a converter.
    pub(super) fn converter_id(&mut self, converter: &Arc<TypeConverter>) -> ConverterId {
        let known = self.converters.iter().position(|other| Arc::ptr_eq(other, converter));
        known.unwrap_or_else(|| {
            self.converters.push(converter.clone());
            self.converters.len() - 1
        }) as ConverterId
    }

    /// The converter of the current pattern.
    pub(super) fn current_converter(&self) -> Option<Arc<TypeConverter>> {
        self.current.map(|id| self.converters[id as usize].clone())
    }

    /// Records the state of an operation.
    pub(super) fn save(&mut self, ir: &Ir, op: Op) {
        if self.can_roll_back {
            self.journal.push(Action::Modified(Box::new(Saved::new(ir, op))));
        }
    }

    /// Notes that the current pattern modified an operation.
    pub fn modified(&mut self, op: Op) {
        let flags = self.flags(op);
        if flags & MODIFIED == 0 {
            set(&mut self.flags, op.slot(), flags | MODIFIED);
            self.modified.push(op);
        }
    }

    /// Removes and returns the operations that the current pattern modified.
    pub(super) fn take_modified(&mut self) -> Vec<Op> {
        self.unmark_modified();
        std::mem::take(&mut self.modified)
    }

    fn unmark_modified(&mut self) {
        for op in &self.modified {
            self.flags[op.slot()] &= !MODIFIED;
        }
    }

    /// Records that an operation was created.
    pub fn created(&mut self, ir: &Ir, op: Op) {
        self.journal.push(Action::Created(op));
        if ir.parent_block(op).is_some() {
            self.created.push(op);
        }
    }

    /// Records the insertion of a copied operation with its regions.
    pub fn cloned(&mut self, ir: &Ir, op: Op) {
        self.journal.push(Action::Created(op));
        ir.visit(op, Order::Pre, |op| self.created.push(op));
    }

    /// Records that copies of blocks were inserted.
    pub fn cloned_blocks(&mut self, ir: &Ir, blocks: Vec<Block>) {
        for &block in &blocks {
            self.inserted.push(block);
            ir.ops(block).for_each(|op| ir.visit(op, Order::Pre, |op| self.created.push(op)));
        }
        self.journal.push(Action::ClonedBlocks(blocks));
    }

    /// Records that an operation is about to be moved.
    pub fn moves(&mut self, ir: &Ir, op: Op) {
        self.journal.push(Action::Moved { op, block: ir.parent_block(op), before: ir.next(op) });
    }

    /// Records that a block was created.
    pub fn created_block(&mut self, block: Block) {
        self.journal.push(Action::CreatedBlock(block));
        self.inserted.push(block);
    }

    /// Records that a block is about to be moved.
    pub fn moves_block(&mut self, ir: &Ir, block: Block) {
        if let Some(region) = ir.parent_region(block) {
            self.journal.push(Action::MovedBlock { block, region, before: ir.next_block(block) });
        }
        self.inserted.push(block);
    }

    /// Records that a range of operations was, or is about to be, moved out of a block.
    pub fn moved_ops(&mut self, source: Block, first: Option<Op>, last: Option<Op>) {
        self.journal.push(Action::Inlined { source, ends: first.zip(last) });
    }

    /// Records that arguments are about to be appended to a block.
    pub fn adds_arguments(&mut self, ir: &Ir, block: Block) {
        self.journal.push(Action::AddedArguments { block, count: ir.num_arguments(block) });
    }

    /// Maps the results of an operation to lists of values, and marks it as replaced. A used result without
    /// values becomes a cast without inputs.
    pub fn replace<'v>(&mut self, ir: &mut Ir, op: Op, values: impl Iterator<Item = &'v [Value]>) {
        let results = ir.results(op).to_vec();
        for (&result, values) in results.iter().zip(values) {
            match values {
                [] => self.replace_dropped(ir, result),
                _ => self.values.set(&[result], values),
            }
        }
        self.journal.push(Action::Replaced { op, converter: self.current });
        self.mark_tree_replaced(ir, op);
    }

    /// Maps a result that has no replacement to a cast without inputs.
    fn replace_dropped(&mut self, ir: &mut Ir, result: Value) {
        let cast = NewCast {
            kind: MaterializationKind::Source,
            point: self.point_after(ir, &[result]),
            location: ir.value_location(result),
            mapped: &[result],
            inputs: &[],
            types: &[ir.value_type(result)],
            original: None,
            converter: self.current,
            is_pure: false,
        };
        self.create_cast(ir, &cast);
    }

    /// Maps a block argument, or a single result.
    pub(super) fn map_value(&mut self, value: Value, to: &[Value], converter: Option<ConverterId>) {
        self.journal.push(Action::MappedValue { value, converter });
        self.values.set(&[value], to);
    }

    /// Removes a block from its region. It is erased at the end.
    pub fn remove_block(&mut self, ir: &mut Ir, block: Block) {
        let Some(region) = ir.parent_region(block) else { return };
        self.journal.push(Action::ErasedBlock { block, region, before: ir.next_block(block) });
        ir.remove_block(block);
        let mut next = ir.first_op(block);
        while let Some(op) = next {
            next = ir.next(op);
            self.mark_tree_replaced(ir, op);
        }
    }

    /// Creates a cast, and returns its results.
    pub(super) fn create_cast(&mut self, ir: &mut Ir, cast: &NewCast<'_>) -> Vec<Value> {
        let name = ir.context().op_name(CAST);
        let state =
            OpState { operands: cast.inputs, result_types: cast.types, ..OpState::new(name, cast.location) };
        let op = ir.create(&state);
        if let Some(InsertionPoint { block, before }) = cast.point {
            ir.insert(op, block, before);
        }
        let results = ir.results(op).to_vec();
        if !cast.mapped.is_empty() {
            self.values.set(cast.mapped, &results);
        }
        self.casts.push(Some(Materialization {
            op,
            kind: cast.kind,
            converter: cast.converter,
            original: cast.original,
            is_pure: cast.is_pure,
        }));
        set(&mut self.cast_of, op.slot(), self.casts.len() as u32);
        self.journal.push(Action::Materialized { op, mapped: cast.mapped.to_vec() });
        results
    }

    /// The materialization that an operation is.
    pub(super) fn materialization(&self, op: Op) -> Option<&Materialization> {
        let index = self.cast_of.get(op.slot())?.checked_sub(1)?;
        self.casts.get(index as usize)?.as_ref()
    }

    /// Removes a materialization that is undone.
    pub(super) fn forget_materialization(&mut self, op: Op) {
        let Some(index) = self.cast_of.get(op.slot()).and_then(|index| index.checked_sub(1)) else { return };
        self.cast_of[op.slot()] = 0;
        self.casts.truncate(index as usize);
    }
}
