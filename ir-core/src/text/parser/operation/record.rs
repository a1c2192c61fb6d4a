//! Positions of names and operations in a source, for tools that display the source (MLIR's
//! `AsmParserState`). The parser records them only on request.

use super::OperationParser;
use super::scope::Name;
use crate::ir::{Block, Op, Value};
use rustc_hash::FxHashMap;

/// The entity that a name refers to: an index in [`Record::values`] or [`Record::blocks`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NamedEntity {
    /// A value.
    Value(u32),
    /// A block.
    Block(u32),
}

/// A name of a value or block in a source, with its sigil and without a result number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedName {
    /// Offset of the sigil.
    pub start: u32,
    /// Offset after the name.
    pub end: u32,
    /// The entity that it refers to.
    pub entity: NamedEntity,
    /// Whether this is the definition.
    pub is_definition: bool,
}

/// An operation in a source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedOp {
    /// The operation.
    pub op: Op,
    /// The offset of its first token, which may be the name of a result.
    pub start: u32,
    /// Offset of its name.
    pub name_start: u32,
    /// Offset of the token after it.
    pub next: u32,
}

/// Names and operations of a source, in parsing order.
#[derive(Default, Debug)]
pub struct Record {
    /// Names of values and blocks.
    pub names: Vec<RecordedName>,
    /// The values. A name without a definition refers to a placeholder.
    pub values: Vec<Value>,
    /// The blocks.
    pub blocks: Vec<Block>,
    /// The operations, nested ones before their ancestors.
    pub ops: Vec<RecordedOp>,
    value_indices: FxHashMap<Value, u32>,
    block_indices: FxHashMap<Block, u32>,
}

impl Record {
    fn value(&mut self, value: Value) -> NamedEntity {
        let values = &mut self.values;
        let index = *self.value_indices.entry(value).or_insert_with(|| {
            values.push(value);
            values.len() as u32 - 1
        });
        NamedEntity::Value(index)
    }

    fn block(&mut self, block: Block) -> NamedEntity {
        let blocks = &mut self.blocks;
        let index = *self.block_indices.entry(block).or_insert_with(|| {
            blocks.push(block);
            blocks.len() as u32 - 1
        });
        NamedEntity::Block(index)
    }

    fn name(&mut self, name: Name, entity: NamedEntity, is_definition: bool) {
        self.names.push(RecordedName { start: name.start, end: name.end, entity, is_definition });
    }
}

impl OperationParser<'_> {
    pub(super) fn record_value(&mut self, name: Name, value: Value, is_definition: bool) {
        if let Some(record) = &mut self.record {
            let entity = record.value(value);
            record.name(name, entity, is_definition);
        }
    }

    /// Redirects the names that referred to a placeholder to the value.
    pub(super) fn record_replacement(&mut self, placeholder: Value, value: Value) {
        if let Some(record) = &mut self.record
            && let Some(index) = record.value_indices.remove(&placeholder)
        {
            record.values[index as usize] = value;
            record.value_indices.insert(value, index);
        }
    }

    pub(super) fn record_block(&mut self, name: Name, block: Block, is_definition: bool) {
        if let Some(record) = &mut self.record {
            let entity = record.block(block);
            record.name(name, entity, is_definition);
        }
    }

    pub(super) fn record_op(&mut self, op: Op, start: u32, name_start: u32) {
        let next = self.parser.token().start;
        if let Some(record) = &mut self.record {
            record.ops.push(RecordedOp { op, start, name_start, next });
        }
    }
}
