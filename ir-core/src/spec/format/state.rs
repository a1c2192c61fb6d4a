//! What a parser knows of an operation in a declarative format while it reads it.

use super::walk::Cursor;
use super::{OpElement, OpPart};
use crate::context::{Attribute, Type};
use crate::ir::Block;
use crate::text::Operand;

/// The operands of a group as they are named.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Group {
    pub(super) start: u32,
    pub(super) end: u32,
    /// Where the first of them stands.
    pub(super) at: u32,
}

impl Group {
    pub(super) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    pub(super) fn len(self) -> usize {
        self.range().len()
    }
}

/// What was read so far. It is kept while a region of the operation is read, and used again for other operations.
#[derive(Clone, Debug, Default)]
pub struct FormatState {
    /// The next element.
    pub(super) cursor: Cursor<OpPart, OpPart>,
    /// How often the directive that is next was called already.
    pub(super) directive_step: usize,
    /// The names of operands, group by group as the text has them.
    pub(super) names: Vec<Operand>,
    pub(super) operands: Vec<Group>,
    /// All operands, where the format has the directive for that.
    pub(super) all_operands: Group,
    /// Types, group by group as the text has them.
    pub(super) types: Vec<Type>,
    pub(super) operand_types: Vec<Group>,
    pub(super) result_types: Vec<Group>,
    pub(super) all_operand_types: Group,
    pub(super) all_result_types: Group,
    /// Attributes by their number in the definition.
    pub(super) attributes: Vec<Option<Attribute>>,
    /// Blocks by the number of the successor in the definition; all are those of number 0 for the directive.
    pub(super) successors: Vec<(usize, Block)>,
    /// The numbers in the definition of the regions that were read.
    pub(super) regions: Vec<usize>,
    /// How many regions of operations around were read before.
    pub(super) first_region: usize,
    /// Whether the parser is between the regions of a list.
    pub(super) in_region_list: bool,
    /// The words of the clauses that were seen.
    pub(super) clauses: Vec<&'static str>,
    /// Sizes of the groups in a group.
    pub(super) group_sizes: Vec<Vec<i32>>,
}

impl FormatState {
    /// Makes it as new for an operation with these elements in its format and so many parts.
    pub(super) fn start(
        &mut self,
        elements: &'static [OpElement<'static>],
        operands: usize,
        results: usize,
        attributes: usize,
    ) {
        self.cursor.start(elements);
        self.directive_step = 0;
        self.names.clear();
        self.types.clear();
        self.successors.clear();
        self.regions.clear();
        self.clauses.clear();
        self.in_region_list = false;
        for groups in [&mut self.operands, &mut self.operand_types] {
            groups.clear();
            groups.resize(operands, Group::default());
        }
        self.result_types.clear();
        self.result_types.resize(results, Group::default());
        (self.all_operands, self.all_operand_types) = (Group::default(), Group::default());
        self.all_result_types = Group::default();
        self.attributes.clear();
        self.attributes.resize(attributes, None);
        self.group_sizes.clear();
    }

    /// The group of the names from `start` on.
    pub(super) fn names_from(&self, start: usize, at: u32) -> Group {
        Group { start: start as u32, end: self.names.len() as u32, at }
    }

    /// The group of the types from `start` on.
    pub(super) fn types_from(&self, start: usize) -> Group {
        Group { start: start as u32, end: self.types.len() as u32, at: 0 }
    }
}
