//! Creating operations.
//!
//! ```text
//! pub fn create(b: &mut dyn OpBuilder, lhs: Value, rhs: Value) -> AddOp { … }
//! ```
//!
//! Result types come first, unless they are inferred; then the arguments in the order of the definition, the
//! successors, and the number of regions if it is not fixed. Optional operands, and attributes and properties
//! that are optional or have a default value, are set before the operation is created:
//!
//! ```text
//! pub fn builder<'b>(b: &'b mut dyn OpBuilder, values: &[Value]) -> PrintOpBuilder<'b> { … }
//!
//! PrintOp::builder(b, &[one, sum]).width(8).create()
//! ```
//!
//! Result types that code infers are optional, too (`result_types`), and such a builder can return the error
//! of the inference (`try_create`).
//!
//! Segment sizes are never parameters. Builders take result types where the inference may need regions,
//! which a builder leaves empty.

use super::{InferredBy, length, operand_grouping, result_grouping};
use crate::model::{Argument, Attribute, Named, Operation, Result, TypeConstraint};
use crate::rust::attributes::RustValue;
use crate::rust::emit::{Create, Grouping, Length, Parameter, Segment};
use crate::rust::expr::parameter::ItemPaths;
use crate::rust::{Emitter, Ident, RustType, Taken, TokenStream, ident, literal, quote, snake};

/// The parameters and statements of a builder.
#[derive(Default)]
struct BuilderCode {
    parameters: Vec<Parameter>,
    statements: Vec<TokenStream>,
    /// The segments of operands, and of result types.
    operand_groups: Vec<Segment>,
    type_groups: Vec<Segment>,
}

impl BuilderCode {
    /// Adds a parameter.
    fn parameter(&mut self, name: &Ident, ty: &RustType) {
        self.parameters.push(Parameter { name: name.clone(), ty: ty.clone() });
    }

    /// Adds a parameter, and the statement that uses it.
    fn add(&mut self, name: &Ident, ty: &RustType, statement: TokenStream) {
        self.parameter(name, ty);
        self.statements.push(statement);
    }
}

/// The segments that are added by one call: adjacent single values are combined, unless each must be a
/// segment.
fn calls(groups: Vec<Segment>, is_separate: bool) -> Vec<Vec<Segment>> {
    let mut calls: Vec<Vec<Segment>> = Vec::new();
    for group in groups {
        match calls.last_mut() {
            Some(last)
                if !is_separate
                    && matches!((&last[..], &group), ([Segment::One(_), ..], Segment::One(_))) =>
            {
                last.push(group);
            }
            _ => calls.push(vec![group]),
        }
    }
    calls
}

/// The segments without the absent ones at the end, which are empty without a call.
fn without_absent_end(mut groups: Vec<Segment>) -> Vec<Segment> {
    let end = groups.iter().rposition(|group| !matches!(group, Segment::Absent));
    groups.truncate(end.map_or(0, |last| last + 1));
    groups
}

/// Whether an operation has optional operands, attributes or properties, which are set before it is created.
pub(super) fn has_optional_parts(op: &Operation<'_>) -> Result<bool> {
    let mut found = op.operands.iter().any(|operand| length(operand.constraint) == Length::Optional);
    for attribute in op.attributes.iter().filter(|attribute| !attribute.constraint.is_derived()) {
        found |= is_optional(attribute)?;
    }
    Ok(found || op.properties.iter().any(|property| property.constraint.default_value().is_some()))
}

/// Whether an attribute is set before creation instead of being passed to `create`.
fn is_optional(attribute: &Named<'_, Attribute<'_>>) -> Result<bool> {
    let constraint = attribute.constraint;
    Ok(constraint.is_unit() || constraint.is_optional()? || constraint.default_value().is_some())
}

impl<'r> Emitter<'r, '_> {
    /// The functions that create an operation; `builder` is the one with setters of optional parts, if there
    /// are any.
    ///
    /// # Errors
    /// When a field of the definition is invalid.
    pub(super) fn create(&self, op: &Operation<'r>, builder: Option<Ident>) -> Result<Create> {
        let BuilderCode { parameters, statements, operand_groups, type_groups, .. } =
            self.builder_parts(op)?;
        let is_optional =
            |operand: &Named<'_, TypeConstraint<'_>>| length(operand.constraint) == Length::Optional;
        let is_separate = operand_grouping(op) == Grouping::Segments || op.operands.iter().any(is_optional);
        Ok(Create {
            operation: op.name(),
            builder,
            may_infer: self.inferred_by(op).is_some(),
            may_fail: self.inferred_by_builder(op).is_some_and(InferredBy::is_code),
            deprecation: op.deprecation().map(str::to_owned),
            parameters,
            operands: calls(without_absent_end(operand_groups), is_separate),
            types: calls(type_groups, result_grouping(op) == Grouping::Segments),
            statements,
        })
    }

    /// Parameters and statements for the required operands, attributes, …
    fn builder_parts(&self, op: &Operation<'r>) -> Result<BuilderCode> {
        let mut taken = Taken::with_reserved(&["b", "new"]);
        let mut parts = BuilderCode::default();
        if self.inferred_by_builder(op).is_none() {
            result_parameters(op, &mut taken, &mut parts);
        }
        for &argument in &op.arguments {
            match argument {
                Argument::Operand(index) => operand(&op.operands[index], index, &mut taken, &mut parts),
                Argument::Attribute(index) => {
                    attribute(op, index, &mut taken, &mut parts, &self.item_paths())?;
                }
                Argument::Property(index) => self.property(op, index, &mut taken, &mut parts),
            }
        }
        successors(op, &mut taken, &mut parts);
        regions(op, &mut taken, &mut parts);
        Ok(parts)
    }

    /// A property is passed as a value, or as the attribute that stores it if it has custom conversions.
    fn property(&self, op: &Operation<'r>, index: usize, taken: &mut Taken, parts: &mut BuilderCode) {
        let property = &op.properties[index];
        if property.constraint.default_value().is_some() {
            return;
        }
        let key = property.name;
        let name = parameter_name(key, "property", taken);
        match self.property_form(property.constraint, op.namespace) {
            Some(form) => {
                let paths = self.item_paths();
                let (form_type, ty) = (form.storage(&paths), form.rust_type(&paths, true));
                parts.add(&name, &ty, quote! { new.property::<#form_type>(#key, #name); });
            }
            None => {
                parts.add(
                    &name,
                    &RustType::Name("Attribute").option(),
                    quote! { new.attribute(#key, #name); },
                );
            }
        }
    }
}

fn parameter_name(name: &str, otherwise: &str, taken: &mut Taken) -> Ident {
    ident(&taken.free(snake(if name.is_empty() { otherwise } else { name })))
}

fn result_parameters(op: &Operation<'_>, taken: &mut Taken, parts: &mut BuilderCode) {
    for (index, result) in op.results.iter().enumerate() {
        let name = parameter_name(result.name, &format!("result_{index}"), taken);
        let (ty, group) = grouped(&name, result.constraint, RustType::Name("Type"));
        parts.parameter(&name, &ty);
        parts.type_groups.push(group);
    }
}

fn operand(value: &Named<'_, TypeConstraint<'_>>, index: usize, taken: &mut Taken, parts: &mut BuilderCode) {
    if length(value.constraint) == Length::Optional {
        parts.operand_groups.push(Segment::Absent);
        return;
    }
    let name = parameter_name(value.name, &format!("operand_{index}"), taken);
    if let (true, Ok(sizes)) =
        (value.constraint.is_variadic_of_variadic(), value.constraint.segment_attr_name())
    {
        parts.add(&name, &RustType::Name("Value").slice().slice(), quote! { new.segments(#sizes, #name); });
        parts.operand_groups.push(Segment::Nested(name));
        return;
    }
    let (ty, group) = grouped(&name, value.constraint, RustType::Name("Value"));
    parts.parameter(&name, &ty);
    parts.operand_groups.push(group);
}

/// The type of the parameter for a group of values, and the group.
fn grouped(name: &Ident, constraint: TypeConstraint<'_>, item: RustType) -> (RustType, Segment) {
    match length(constraint) {
        Length::One => (item, Segment::One(name.clone())),
        Length::Optional => (item.option(), Segment::Optional(name.clone())),
        Length::Variadic => (item.slice(), Segment::List(name.clone())),
    }
}

fn attribute(
    op: &Operation<'_>,
    index: usize,
    taken: &mut Taken,
    parts: &mut BuilderCode,
    paths: &ItemPaths<'_, '_>,
) -> Result<()> {
    let attribute = &op.attributes[index];
    let has_sizes = |operand: &Named<'_, TypeConstraint<'_>>| {
        operand.constraint.is_variadic_of_variadic()
            && operand.constraint.segment_attr_name().is_ok_and(|name| name == attribute.name)
    };
    if is_optional(attribute)? || op.operands.iter().any(has_sizes) {
        return Ok(());
    }
    let name = parameter_name(attribute.name, "attribute", taken);
    let value = RustValue::new(attribute.constraint);
    let key = literal(attribute.name);
    let statement = match value {
        RustValue::Attribute => quote! { new.attribute(#key, #name); },
        _ => {
            let form = value.form(paths);
            quote! { new.value::<#form>(#key, #name); }
        }
    };
    parts.add(&name, &value.rust_type(paths), statement);
    Ok(())
}

fn successors(op: &Operation<'_>, taken: &mut Taken, parts: &mut BuilderCode) {
    for (index, successor) in op.successors.iter().enumerate() {
        let name = parameter_name(successor.name, &format!("successor_{index}"), taken);
        let (ty, blocks) = if successor.constraint.is_variadic() {
            (RustType::Name("Block").slice(), quote! { #name.iter().copied() })
        } else {
            (RustType::Name("Block"), quote! { [#name] })
        };
        parts.add(&name, &ty, quote! { new.successors(#blocks); });
    }
}

fn regions(op: &Operation<'_>, taken: &mut Taken, parts: &mut BuilderCode) {
    if op.has_variadic_region() {
        let name = parameter_name("num_regions", "num_regions", taken);
        parts.add(&name, &RustType::Name("usize"), quote! { new.regions(#name); });
    }
}
