//! The names of an operation's parts, by which a format's text mentions them.

use super::{Typed, Variable};
use crate::spec::OpSpec;

/// Names in the order of the definition.
#[derive(Clone, Debug, Default)]
pub struct Names<'s> {
    /// Operands, group by group.
    pub operands: Vec<&'s str>,
    /// Results, group by group.
    pub results: Vec<&'s str>,
    /// Attributes, without derived ones.
    pub attributes: Vec<&'s str>,
    /// Properties that are no attributes.
    pub properties: Vec<&'s str>,
    /// Regions.
    pub regions: Vec<&'s str>,
    /// Successors.
    pub successors: Vec<&'s str>,
}

impl Names<'static> {
    /// The names of a definition's parts.
    #[must_use]
    pub fn of(spec: &'static OpSpec) -> Names<'static> {
        let attributes: Vec<&str> = spec.attributes.iter().map(|attribute| attribute.name).collect();
        Names {
            operands: spec.operands.iter().map(|operand| operand.name).collect(),
            results: spec.results.iter().map(|result| result.name).collect(),
            properties: spec.properties.iter().map(|property| property.name).collect(),
            regions: spec.regions.iter().map(|region| region.name).collect(),
            successors: spec.successors.iter().map(|successor| successor.name).collect(),
            attributes,
        }
    }
}

impl Names<'_> {
    /// The part of that name.
    pub(super) fn variable(&self, name: &str) -> Option<Variable> {
        let position = |names: &[&str]| names.iter().position(|known| *known == name);
        position(&self.operands)
            .map(Variable::Operand)
            .or_else(|| position(&self.attributes).map(Variable::Attribute))
            .or_else(|| position(&self.regions).map(Variable::Region))
            .or_else(|| position(&self.successors).map(Variable::Successor))
            .or_else(|| position(&self.properties).map(Variable::Property))
    }

    /// The operand or result of that name.
    pub(super) fn typed(&self, name: &str) -> Option<Typed> {
        let position = |names: &[&str]| names.iter().position(|known| *known == name);
        position(&self.operands).map(Typed::Operand).or_else(|| position(&self.results).map(Typed::Result))
    }
}
