//! Sources of the types that are not written in the text.
//!
//! A trait can derive the type of one operand or result from another one that is written in the text; traits
//! are read in the order of the operation's list, and the last one that derives a type wins. A type that no
//! trait derives must have a constraint that accepts a single buildable type. mlir-tblgen follows the same
//! rules.

use super::super::model::{Origin, ResultTypes, Transform, TypeSource};
use super::OpFormatReader;
use crate::model::{Interface, Named, Result, Trait, TypeConstraint, TypeRelation};
use crate::{Diagnostic, FxHashMap, Span};

/// Type sources that follow from traits, by the name of the operand or result.
type DerivedTypes<'r> = FxHashMap<&'r str, TypeSource<'r>>;

/// The sources of all types.
pub(super) struct Types<'r> {
    known: DerivedTypes<'r>,
    /// Whether the interface for type inference computes the results that no trait derives.
    infers_results: bool,
}

impl<'r> Types<'r> {
    /// Collects the type sources that follow from the operation's traits.
    pub(super) fn from_traits(reader: &OpFormatReader<'_, 'r>) -> Result<Types<'r>> {
        let mut types = Types { known: DerivedTypes::default(), infers_results: false };
        for tr in &reader.operation.traits {
            types.read_trait(reader, *tr)?;
        }
        Ok(types)
    }

    fn read_trait(&mut self, reader: &OpFormatReader<'_, 'r>, tr: Trait<'r>) -> Result<()> {
        match tr.type_relation()? {
            Some(TypeRelation::AllMatch(values)) => self.all_match(reader, &values),
            Some(TypeRelation::SameOperands) => self.same(reader, false),
            Some(TypeRelation::SameOperandsAndResults) => self.same(reader, true),
            Some(TypeRelation::Transformed { source, target, transformer }) => {
                if let Some(from) = reader.origin(source) {
                    let by = Transform::Expression(transformer);
                    self.known.insert(target, TypeSource::Derived { from, by });
                }
            }
            Some(TypeRelation::Elements { shaped, elements }) => {
                if let Some(from) = reader.origin(shaped) {
                    let source = TypeSource::Derived { from, by: Transform::Elements };
                    self.known.insert(elements, source);
                }
            }
            None => {
                let is_inference =
                    |interface: Interface<'_>| interface.qualified_name() == ("mlir", "InferTypeOpInterface");
                self.infers_results |=
                    reader.operation.inferred_types.is_none() && tr.as_interface().is_some_and(is_inference);
            }
        }
        Ok(())
    }

    /// All values have the type of one whose type is written.
    fn all_match(&mut self, reader: &OpFormatReader<'_, 'r>, values: &[&'r str]) {
        for (index, name) in values.iter().enumerate() {
            let Some(from) = reader.origin(name) else { continue };
            let source = TypeSource::Derived { from, by: Transform::Same };
            let others = values.iter().enumerate().filter(|(other, _)| *other != index);
            self.known.extend(others.map(|(_, name)| (*name, source)));
        }
    }

    /// All operands, and all results if `with_results`, have the type of the first one whose type is written.
    fn same(&mut self, reader: &OpFormatReader<'_, 'r>, with_results: bool) {
        let (operation, seen) = (reader.operation, &reader.seen);
        let first = |types: &[bool]| types.iter().position(|&is_written| is_written);
        let from = match (first(&seen.operand_types), first(&seen.result_types)) {
            (Some(operand), _) => Origin::Operand(operand),
            (None, Some(result)) if with_results => Origin::Result(result),
            _ => return,
        };
        let source = TypeSource::Derived { from, by: Transform::Same };
        let mut insert = |parts: &[Named<'r, TypeConstraint<'r>>], written: &[bool]| {
            let unknown = parts.iter().zip(written).filter(|(_, is_written)| !**is_written);
            self.known.extend(unknown.map(|(part, _)| (part.name, source)));
        };
        insert(&operation.operands, &seen.operand_types);
        if with_results {
            insert(&operation.results, &seen.result_types);
        }
    }

    /// The source of the result types.
    pub(super) fn results(&self, reader: &OpFormatReader<'_, 'r>, whole: Span) -> Result<ResultTypes<'r>> {
        let (results, seen) = (&reader.operation.results, &reader.seen);
        if seen.uses.result_types {
            return Ok(ResultTypes::Each(vec![TypeSource::Written; results.len()]));
        }
        if !results.is_empty() && !seen.result_types.contains(&true) && self.infers_results {
            return Ok(ResultTypes::Inferred);
        }
        let source = |(index, result): (usize, &Named<'r, TypeConstraint<'r>>)| {
            if seen.result_types[index] {
                return Ok(TypeSource::Written);
            }
            if let Some(source) = self.known.get(result.name) {
                return Ok(*source);
            }
            match result.constraint.builder_call()? {
                Some(call) if !result.constraint.is_variable_length() => Ok(TypeSource::Built(call)),
                _ => Err(reader.unknown_type(whole, "result", index, result.name)),
            }
        };
        Ok(ResultTypes::Each(results.iter().enumerate().map(source).collect::<Result<_>>()?))
    }

    /// The source of an operand's type.
    pub(super) fn operand(
        &self,
        reader: &OpFormatReader<'_, 'r>,
        whole: Span,
        index: usize,
    ) -> Result<TypeSource<'r>> {
        let (operand, seen) = (&reader.operation.operands[index], &reader.seen);
        if seen.uses.operand_types || seen.operand_types[index] {
            return Ok(TypeSource::Written);
        }
        if let Some(source) = self.known.get(operand.name) {
            return Ok(*source);
        }
        match operand.constraint.builder_call()? {
            // A format with `operands` does not determine the size of a variadic operand.
            Some(call) if !(seen.uses.operands && operand.constraint.is_variable_length()) => {
                Ok(TypeSource::Built(call))
            }
            _ => Err(reader.unknown_type(whole, "operand", index, operand.name)),
        }
    }
}

impl OpFormatReader<'_, '_> {
    /// The operand, result or attribute of that name, if its type (for an attribute: itself) is written in
    /// the text by its name.
    fn origin(&self, name: &str) -> Option<Origin> {
        let (operation, seen) = (self.operation, &self.seen);
        let position =
            |parts: &[Named<'_, TypeConstraint<'_>>]| parts.iter().position(|part| part.name == name);
        if let Some(index) = position(&operation.operands) {
            return seen.operand_types[index].then_some(Origin::Operand(index));
        }
        if let Some(index) = position(&operation.results) {
            return seen.result_types[index].then_some(Origin::Result(index));
        }
        let index = operation.attributes.iter().position(|attribute| attribute.name == name)?;
        seen.attributes.contains(&index).then_some(Origin::Attribute(index))
    }

    fn unknown_type(&self, whole: Span, kind: &str, index: usize, name: &str) -> Diagnostic {
        let message = format!(
            "type of {kind} #{index}, named '{name}', is not buildable and a buildable type cannot be inferred"
        );
        let help = format!(
            "add a type constraint to the operation, or a 'type(${name})' directive to the custom assembly format"
        );
        self.error_span(whole, message).with_help(help)
    }
}
