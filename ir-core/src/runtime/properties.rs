//! Properties as definitions declare them: names, defaults, and checks of their classes.

use super::{FormKind, Grouping, OpSpec, Presence};
use crate::context::{AttrKind, Attribute, Context, NamedAttribute, Type};
use crate::ir::properties::{OPERAND_SIZES, RESULT_SIZES};
use crate::ir::{Ir, Op};

pub use crate::ir::properties::{dense_i32, dense_i32_attr, dictionary, get, set};

/// The property `name`, or its default value.
#[must_use]
pub fn get_or_default(spec: &OpSpec, ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    get(ir, op, name).or_else(|| default_value(ir.context(), spec, name))
}

/// The default value of an attribute.
pub(super) fn default_value(ctx: &Context, spec: &OpSpec, name: &str) -> Option<Attribute> {
    let attribute = spec.attributes.iter().find(|attribute| attribute.name == name)?;
    attribute.default.and_then(|make| make(ctx))
}

/// The properties with the default values of missing ones (MLIR's `populateDefaultProperties`); properties
/// that are not attributes are normalized. Segment sizes that cannot be stored become zeros, as in MLIR's
/// `setInherentAttr`.
#[must_use]
pub fn with_defaults(ctx: &Context, spec: &OpSpec, properties: Option<Attribute>) -> Option<Attribute> {
    let given = properties.and_then(|dictionary| dictionary.dictionary_entries(ctx)).unwrap_or_default();
    let created = spec.attributes.iter().filter_map(|attribute| {
        let make = attribute.default.filter(|_| attribute.presence == Presence::DefaultValued)?;
        let is_given = given.iter().any(|entry| entry.name.as_bytes(ctx) == attribute.name.as_bytes());
        let value = if is_given { None } else { make(ctx) };
        Some(NamedAttribute { name: ctx.ident(attribute.name), value: value? })
    });
    let mut entries: Vec<NamedAttribute> = created.collect();
    entries.extend(spec.properties.iter().filter_map(|property| {
        let is_given = given.iter().any(|entry| entry.name.as_bytes(ctx) == property.name.as_bytes());
        let value = if is_given { None } else { (property.default)(ctx) };
        Some(NamedAttribute { name: ctx.ident(property.name), value: value? })
    }));
    entries.extend(sizes(spec).filter_map(|(name, segments)| {
        let stored = given.iter().find(|entry| entry.name.as_bytes(ctx) == name.as_bytes());
        let is_given = stored.is_some_and(|entry| check_sizes(ctx, entry.value, segments).is_ok());
        (!is_given)
            .then(|| NamedAttribute { name: ctx.ident(name), value: dense_i32_attr(ctx, &vec![0; segments]) })
    }));
    if entries.is_empty() && spec.properties.is_empty() {
        return properties;
    }
    let kept: Vec<&NamedAttribute> =
        given.iter().filter(|entry| entries.iter().all(|created| created.name != entry.name)).collect();
    entries.extend(kept.into_iter().map(|entry| {
        let property =
            spec.properties.iter().find(|property| entry.name.as_bytes(ctx) == property.name.as_bytes());
        let value = property.and_then(|property| (property.stored)(ctx, entry.value).ok());
        NamedAttribute { value: value.unwrap_or(entry.value), ..*entry }
    }));
    dictionary(ctx, &entries)
}

/// The properties with segment sizes, and the numbers of segments.
fn sizes(spec: &OpSpec) -> impl Iterator<Item = (&'static str, usize)> {
    let operands =
        (spec.operand_groups == Grouping::Segments).then_some((OPERAND_SIZES, spec.operands.len()));
    let results = (spec.result_groups == Grouping::Segments).then_some((RESULT_SIZES, spec.results.len()));
    operands.into_iter().chain(results)
}

/// The names of an operation's properties: its attributes, other properties, and segment sizes; in byte
/// order.
#[must_use]
pub fn names(spec: &OpSpec) -> Vec<&'static str> {
    let attributes = spec.attributes.iter().map(|attribute| attribute.name);
    let mut names: Vec<&str> =
        attributes.chain(spec.properties.iter().map(|property| property.name)).collect();
    names.extend(sizes(spec).map(|(name, _)| name));
    names.sort_unstable();
    names.dedup();
    names
}

/// The names of an operation's properties that are attributes, segment sizes among them.
#[must_use]
pub(super) fn inherent_attributes(spec: &OpSpec) -> Vec<&'static str> {
    let mut names = names(spec);
    names.retain(|name| spec.properties.iter().all(|property| property.name != *name));
    names
}

/// Checks that properties can be stored, in the order of mlir-tblgen's `setPropertiesFromAttr`: attributes by
/// name, then other properties in the order of the definition, then segment sizes.
///
/// # Errors
/// mlir-opt's message about the first invalid property.
pub fn check(ctx: &Context, spec: &OpSpec, properties: &[NamedAttribute]) -> Result<(), String> {
    let find = |name: &str| properties.iter().find(|entry| entry.name.as_str(ctx) == name);
    let mut wrong: Option<&NamedAttribute> = None;
    for attribute in spec.attributes {
        let constraint = attribute.constraint;
        // The storage class of an enum's values accepts the same attributes as the constraint.
        let is_of_class = match constraint.form.kind {
            FormKind::Enum(..) => Some(constraint.accepts),
            _ => constraint.form.is_of_class,
        };
        if let (Some(entry), Some(is_of_class)) = (find(attribute.name), is_of_class)
            && !is_of_class(ctx, entry.value)
            && wrong.is_none_or(|wrong| entry.name.as_bytes(ctx) < wrong.name.as_bytes(ctx))
        {
            wrong = Some(entry);
        }
    }
    if let Some(entry) = wrong {
        return Err(wrong_class(ctx, entry));
    }
    for property in spec.properties {
        if let Some(entry) = find(property.name) {
            (property.stored)(ctx, entry.value)?;
        }
    }
    for (name, groups) in sizes(spec) {
        if let Some(entry) = find(name) {
            check_sizes(ctx, entry.value, groups)?;
        }
    }
    Ok(())
}

/// The message about an attribute with a class that differs from that of its property.
pub(crate) fn wrong_class(ctx: &Context, entry: &NamedAttribute) -> String {
    let (name, value) = (entry.name.as_str(ctx), entry.value.to_text(ctx));
    format!("Invalid attribute `{name}` in property conversion: {value}")
}

fn check_sizes(ctx: &Context, value: Attribute, groups: usize) -> Result<(), String> {
    match value.kind(ctx) {
        AttrKind::DenseArray { element: Type::I32, data } if data.len() == 4 * groups => Ok(()),
        AttrKind::DenseArray { element: Type::I32, data } => {
            Err(format!("size mismatch in attribute conversion: {} vs {groups}", data.len() / 4))
        }
        _ => Err("expected DenseI32ArrayAttr for key `value`".to_owned()),
    }
}
