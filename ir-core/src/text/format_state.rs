//! The parser state of an operation with a declarative format.

use super::Operand;
use crate::context::{Attribute, Type};
use crate::ir::Block;

/// A range of parsed operands or types: those of a segment.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ParsedSegment {
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The offset of the first one in the source.
    pub(crate) at: u32,
}

impl ParsedSegment {
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    pub(crate) fn len(self) -> usize {
        self.range().len()
    }
}

/// The numbers of components of a definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts {
    pub(crate) operands: usize,
    pub(crate) results: usize,
    pub(crate) attributes: usize,
    /// Properties that are not attributes.
    pub(crate) properties: usize,
}

/// The parsed parts. The state is kept while a region of the operation is parsed, and is reused for other
/// operations.
#[derive(Clone, Debug, Default)]
pub(crate) struct FormatState {
    /// The operands, segment by segment, in textual order.
    pub(crate) names: Vec<Operand>,
    pub(crate) operands: Vec<ParsedSegment>,
    /// All operands, for the directive `operands`.
    pub(crate) all_operands: ParsedSegment,
    /// The types, segment by segment, in textual order.
    pub(crate) types: Vec<Type>,
    pub(crate) operand_types: Vec<ParsedSegment>,
    pub(crate) result_types: Vec<ParsedSegment>,
    pub(crate) all_operand_types: ParsedSegment,
    pub(crate) all_result_types: ParsedSegment,
    /// Attributes by their index in the definition.
    pub(crate) attributes: Vec<Option<Attribute>>,
    /// Properties that are not attributes, as they are stored, by their index in the definition.
    pub(crate) properties: Vec<Option<Attribute>>,
    /// Blocks with the index of the successor in the definition; the directive `successors` uses index 0.
    pub(crate) successors: Vec<(usize, Block)>,
    /// The indices in the definition of the parsed regions.
    pub(crate) regions: Vec<usize>,
    /// The keywords of the parsed clauses.
    pub(crate) clauses: Vec<&'static str>,
    /// The sizes of inner segments.
    pub(crate) group_sizes: Vec<Vec<i32>>,
}

impl FormatState {
    /// Resets the state for an operation with these component counts.
    pub(crate) fn start(&mut self, counts: Counts) {
        self.names.clear();
        self.types.clear();
        self.successors.clear();
        self.regions.clear();
        self.clauses.clear();
        for groups in [&mut self.operands, &mut self.operand_types] {
            groups.clear();
            groups.resize(counts.operands, ParsedSegment::default());
        }
        self.result_types.clear();
        self.result_types.resize(counts.results, ParsedSegment::default());
        (self.all_operands, self.all_operand_types) = (ParsedSegment::default(), ParsedSegment::default());
        self.all_result_types = ParsedSegment::default();
        self.attributes.clear();
        self.attributes.resize(counts.attributes, None);
        self.properties.clear();
        self.properties.resize(counts.properties, None);
        self.group_sizes.clear();
    }

    /// The group of operands from index `start` on.
    pub(crate) fn names_from(&self, start: usize, at: u32) -> ParsedSegment {
        ParsedSegment { start: start as u32, end: self.names.len() as u32, at }
    }

    /// The group of types from index `start` on.
    pub(crate) fn types_from(&self, start: usize) -> ParsedSegment {
        ParsedSegment { start: start as u32, end: self.types.len() as u32, at: 0 }
    }
}
