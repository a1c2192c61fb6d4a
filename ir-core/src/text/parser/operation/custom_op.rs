//! The results of parsing hooks.

use super::values::Operand;
use crate::context::{Location, NamedAttribute, Type};
use crate::ir::{Block, Value};
use crate::text::format_state::FormatState;

/// The parsing result of an operation's hook.
#[derive(Debug, Default)]
pub struct CustomOp {
    /// Number of calls of the hook so far.
    pub(super) step: usize,
    /// The operands.
    pub operands: Vec<Value>,
    /// The result types.
    pub result_types: Vec<Type>,
    /// The successors.
    pub successors: Vec<Block>,
    /// The attributes; inherent ones become properties.
    pub attributes: Vec<NamedAttribute>,
    /// Properties that are not attributes, as they are stored.
    pub properties: Vec<NamedAttribute>,
    /// Operand names that have no type yet, for a hook that continues after a region.
    pub unresolved: Vec<Operand>,
    /// Their types, if those are read before a region and the names are resolved after it.
    pub unresolved_types: Vec<Type>,
    /// A state that a hook may use between its calls.
    pub is_continued: bool,
    /// An offset that a hook may use between its calls.
    pub offset: u32,
    /// The state of a declarative format between its regions.
    pub(crate) format: FormatState,
}

impl CustomOp {
    /// Resets it for reuse.
    pub(super) fn clear(&mut self) {
        self.step = 0;
        self.operands.clear();
        self.result_types.clear();
        self.successors.clear();
        self.attributes.clear();
        self.properties.clear();
        self.unresolved.clear();
        self.unresolved_types.clear();
        self.is_continued = false;
    }
}

/// An argument of a region's entry block that is named before the region.
#[derive(Clone, Copy, Debug)]
pub struct RegionArgument {
    /// The name.
    pub name: Operand,
    /// The type.
    pub ty: Type,
    /// The location; that of the name by default.
    pub location: Option<Location>,
}

/// The result of a call of a parsing hook: the next step.
#[derive(Clone, Debug)]
pub enum ParseStep {
    /// The operation is complete.
    Done,
    /// Read a region, then call the hook again.
    Region {
        /// The arguments of the region's entry block, if they are named before the region.
        arguments: Vec<RegionArgument>,
        /// Whether names in the region may shadow names outside.
        shadowing: bool,
        /// Whether `{}` denotes a region with one empty block.
        needs_block: bool,
    },
    /// Add an empty region without parsing, then call the hook again.
    EmptyRegion,
}
