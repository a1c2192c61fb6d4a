//! The state of the parser of an operation in a declarative format.

use super::{OpElement, OpPart};
use crate::context::{Attribute, Type};
use crate::ir::Block;
use crate::runtime::OpSpec;
use crate::text::{Operand, walk::Cursor};

/// A range of parsed operands or types: those of a segment.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Group {
    pub(super) start: u32,
    pub(super) end: u32,
    /// The offset of the first one in the text.
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

/// The parsed parts. The state is kept while a region of the operation is parsed, and is reused for other operations.
#[derive(Clone, Debug, Default)]
pub struct FormatState {
    /// The next element.
    pub(super) cursor: Cursor<OpPart, OpPart>,
    /// The number of calls of the current directive.
    pub(super) directive_step: usize,
    /// The operands, segment by segment in the order of the text.
    pub(super) names: Vec<Operand>,
    pub(super) operands: Vec<Group>,
    /// All operands, for the directive `operands`.
    pub(super) all_operands: Group,
    /// The types, segment by segment in the order of the text.
    pub(super) types: Vec<Type>,
    pub(super) operand_types: Vec<Group>,
    pub(super) result_types: Vec<Group>,
    pub(super) all_operand_types: Group,
    pub(super) all_result_types: Group,
    /// Attributes by their index in the definition.
    pub(super) attributes: Vec<Option<Attribute>>,
    /// Properties that are not attributes, as they are stored, by their index in the definition.
    pub(super) properties: Vec<Option<Attribute>>,
    /// Blocks with the index of the successor in the definition; the directive `successors` uses index 0.
    pub(super) successors: Vec<(usize, Block)>,
    /// The indices in the definition of the parsed regions.
    pub(super) regions: Vec<usize>,
    /// The number of regions of enclosing operations that were parsed before.
    pub(super) first_region: usize,
    /// Whether the parser is between the regions of a list.
    pub(super) in_region_list: bool,
    /// The keywords of the parsed clauses.
    pub(super) clauses: Vec<&'static str>,
    /// The sizes of inner segments.
    pub(super) group_sizes: Vec<Vec<i32>>,
}

impl FormatState {
    /// Resets the state for an operation of this definition, with these elements in its format.
    pub(super) fn start(&mut self, elements: &'static [OpElement<'static>], spec: &OpSpec) {
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
            groups.resize(spec.operands.len(), Group::default());
        }
        self.result_types.clear();
        self.result_types.resize(spec.results.len(), Group::default());
        (self.all_operands, self.all_operand_types) = (Group::default(), Group::default());
        self.all_result_types = Group::default();
        self.attributes.clear();
        self.attributes.resize(spec.attributes.len(), None);
        self.properties.clear();
        self.properties.resize(spec.properties.len(), None);
        self.group_sizes.clear();
    }

    /// The group of operands from index `start` on.
    pub(super) fn names_from(&self, start: usize, at: u32) -> Group {
        Group { start: start as u32, end: self.names.len() as u32, at }
    }

    /// The group of types from index `start` on.
    pub(super) fn types_from(&self, start: usize) -> Group {
        Group { start: start as u32, end: self.types.len() as u32, at: 0 }
    }
}
