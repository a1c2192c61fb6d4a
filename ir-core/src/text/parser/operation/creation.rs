//! Creating operations from their parsed parts.
//!
//! Parts of operations are on shared stacks; those of nested operations are above those of enclosing ones.

use super::scope::Name;
use super::{OperationParser, ParseResult};
use crate::context::{Attribute, OpName};
use crate::ir::{Op, OpState};

/// A group of results: `%name` or `%name:count`.
#[derive(Clone, Copy, Debug)]
pub(super) struct ResultGroup {
    pub(super) name: Name,
    pub(super) count: u64,
}

/// The lengths of the shared stacks before an operation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marks {
    pub(super) groups: usize,
    operands: usize,
    successors: usize,
    pub(super) regions: usize,
    region_blocks: usize,
}

/// The part of an operation that is known before its regions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    /// Offset of the operation, results included.
    pub(super) start: u32,
    /// Offset of its name.
    pub(super) name_start: u32,
    pub(super) name: OpName,
    pub(super) properties: Option<Attribute>,
    pub(super) marks: Marks,
}

impl OperationParser<'_> {
    pub(super) fn marks(&self) -> Marks {
        Marks {
            groups: self.groups.len(),
            operands: self.operands.len(),
            successors: self.successors.len(),
            regions: self.regions.len(),
            region_blocks: self.region_blocks.len(),
        }
    }

    /// The operand names read since the mark.
    pub(super) fn operand_names(&self, marks: &Marks) -> &[Name] {
        &self.operands[marks.operands..]
    }

    /// Creates the operation from the entries since its marks and appends it to the current block. The
    /// operands are `operand_values`, the result types `result_types`.
    pub(super) fn create(
        &mut self,
        head: &Head,
        attributes: Option<Attribute>,
        properties: Option<Attribute>,
    ) -> ParseResult<Op> {
        self.check_room(head.name_start, self.operand_values.len().max(self.result_types.len()) + 1)?;
        let marks = head.marks;
        let ctx = self.parser.ctx;
        let properties = match head.name.definition(ctx) {
            Some(definition) => definition.properties().with_defaults(ctx, properties),
            None => properties,
        };
        let op = self.ir.create(&OpState {
            name: head.name,
            location: self.parser.location(head.name_start),
            operands: &self.operand_values,
            result_types: &self.result_types,
            successors: &self.successors[marks.successors..],
            num_regions: self.regions.len() - marks.regions,
            attributes,
            properties,
        });
        self.operand_values.clear();
        self.result_types.clear();
        self.adopt_blocks(op, &marks);
        self.operands.truncate(marks.operands);
        self.successors.truncate(marks.successors);
        self.ir.insert(op, self.block, None);
        Ok(op)
    }

    /// Moves the parsed blocks into the operation's regions.
    fn adopt_blocks(&mut self, op: Op, marks: &Marks) {
        for index in 0..self.regions.len() - marks.regions {
            let start = self.regions[marks.regions + index];
            let end =
                self.regions.get(marks.regions + index + 1).copied().unwrap_or(self.region_blocks.len());
            let region = self.ir.region(op, index);
            for &block in &self.region_blocks[start..end] {
                self.ir.insert_block(block, region, None);
            }
        }
        self.regions.truncate(marks.regions);
        self.region_blocks.truncate(marks.region_blocks);
    }

    /// Binds the result names of an operation to its results.
    pub(super) fn bind_results(&mut self, op: Op, head: &Head) -> ParseResult<()> {
        let first = head.marks.groups;
        if self.groups.len() == first {
            return Ok(());
        }
        let count = self.ir.num_results(op);
        if count == 0 {
            return Err(self.parser.error_at(head.start, "cannot name an operation with no results"));
        }
        let named = self.groups[first..].iter().fold(0, |sum: u64, group| sum.saturating_add(group.count));
        if named != count as u64 {
            // MLIR's count wraps around at 64 bits.
            let named = self.groups[first..].iter().fold(0, |sum: u64, group| sum.wrapping_add(group.count));
            let message = format!("operation defines {count} results but was provided {named} to bind");
            return Err(self.parser.error_at(head.start, message));
        }
        let mut result = 0;
        for at in first..self.groups.len() {
            let ResultGroup { name, count } = self.groups[at];
            for index in 0..count as u32 {
                let value = self.ir.result(op, result);
                self.define(Name { index, ..name }, value)?;
                result += 1;
            }
        }
        self.groups.truncate(first);
        Ok(())
    }
}
