//! The results of parsing hooks.

use super::values::Operand;
use crate::context::{Location, NamedAttribute, Type};
use crate::ir::{Block, Value};
use crate::text::format_state::FormatState;

/// The parsing result of an operation's hook.
#[derive(Debug, Default)]
pub struct CustomOp {
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
    /// The parsed parts of a declarative format.
    pub(crate) format: FormatState,
}

impl CustomOp {
    /// Resets it for reuse.
    pub(super) fn clear(&mut self) {
        self.operands.clear();
        self.result_types.clear();
        self.successors.clear();
        self.attributes.clear();
        self.properties.clear();
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
