//! Accessors and setters of operands, results, attributes, properties, regions and successors.
//!
//! ```text
//! lhs LHS: operand(0),            a single operand before all segments, and its name for adaptors and `set`
//! rest REST: operands(1),         a segment
//! mask MASK: optional_operand(2), an optional one
//! value value_attr set_value: required("value", attr::Int<i64, attr::Signless<64>>),
//! body: region(0),
//! dest: successor(0),
//! ```
//!
//! are parts of `operation!`, which creates functions from them that take only the IR. Segments within a
//! segment have functions of their own:
//!
//! ```text
//! pub fn case_groups(self, ir: &Ir) -> Vec<Vec<Value>> { … }
//! pub fn set_case_groups(self, ir: &mut Ir, values: &[&[Value]]) { … }
//! ```

use super::{Calls, length};
use crate::model::{Attribute, Constraint, Named, Operation, Property, Result, TypeConstraint};
use crate::rust::attributes::RustValue;
use crate::rust::emit::{Accessor, AccessorKind, Conversion, Length, NestedAccessors};
use crate::rust::expr::parameter::ItemPaths;
use crate::rust::names::shouty;
use crate::rust::{Emitter, Ident, Taken, escaped, ident, snake};

/// The list of values of an accessor.
#[derive(Clone, Copy)]
enum Side {
    Operand,
    Result,
}

/// The accessors of an operation.
#[derive(Default)]
pub(super) struct Accessors {
    /// Those that `operation!` creates.
    pub(super) entries: Vec<Accessor>,
    /// Those of segments within segments.
    pub(super) nested: Vec<NestedAccessors>,
}

impl Accessors {
    fn add(&mut self, doc: String, name: &Ident, others: Vec<Ident>, kind: AccessorKind) {
        self.entries.push(Accessor { doc, name: name.clone(), others, kind });
    }
}

impl<'r> Emitter<'r, '_> {
    /// The accessors of an operation.
    ///
    /// # Errors
    /// When a field of an attribute is invalid.
    pub(super) fn accessors(
        &self,
        op: &Operation<'r>,
        taken: &mut Taken,
        calls: &mut Calls<'r>,
    ) -> Result<Accessors> {
        let mut all = Accessors::default();
        values(Side::Operand, &op.operands, taken, calls, &mut all);
        values(Side::Result, &op.results, taken, calls, &mut all);
        for attribute in op.attributes.iter().filter(|attribute| !attribute.constraint.is_derived()) {
            attribute_accessors(attribute, taken, calls, &self.item_paths(), &mut all)?;
        }
        for (index, property) in op.properties.iter().enumerate() {
            self.property_accessors(op, (index, property), taken, calls, &mut all);
        }
        for (index, Named { name, constraint: of, .. }) in op.regions.iter().enumerate() {
            let kind = if of.is_variadic() { "regions" } else { "region" };
            part("Region", name, of.constraint(), (kind, index), taken, calls, &mut all);
        }
        for (index, Named { name, constraint: of, .. }) in op.successors.iter().enumerate() {
            let kind = if of.is_variadic() { "successors" } else { "successor" };
            part("Successor", name, of.constraint(), (kind, index), taken, calls, &mut all);
        }
        Ok(all)
    }
}

impl<'r> Emitter<'r, '_> {
    /// The accessor and the setter of a property that is not stored as an attribute.
    fn property_accessors(
        &self,
        op: &Operation<'r>,
        (number, property): (usize, &Named<'r, Property<'r>>),
        taken: &mut Taken,
        calls: &mut Calls<'r>,
        all: &mut Accessors,
    ) {
        let key = property.name;
        let plain = taken.free(snake(key));
        let stem = plain.trim_end_matches('_');
        let (getter, setter) = (ident(&plain), ident(&taken.free(format!("set_{stem}"))));
        let Some(form) = self.property_form(property.constraint, op.namespace) else {
            calls.add(key, &getter, None);
            let doc = format!(" The property `{key}` as it is stored.");
            all.add(doc, &getter, Vec::new(), AccessorKind::Stored(key.to_owned()));
            return;
        };
        calls.add(key, &getter, form.conversion());
        let kind = AccessorKind::Property {
            index: number,
            key: key.to_owned(),
            form: form.tokens(&self.item_paths()),
            may_be_absent: form.has_nothing(),
        };
        let doc = doc("Property", key, property.constraint.constraint().summary());
        all.add(doc, &getter, vec![setter], kind);
    }
}

/// Adds the accessor of a region or a successor, if it has a name: the function of `operation!` for a single
/// one, or for all from this index on.
fn part<'r>(
    subject: &str,
    part_name: &'r str,
    constraint: Constraint<'r>,
    (function, number): (&'static str, usize),
    taken: &mut Taken,
    calls: &mut Calls<'r>,
    all: &mut Accessors,
) {
    if part_name.is_empty() {
        return;
    }
    let name = ident(&taken.free(snake(part_name)));
    calls.add(part_name, &name, function.ends_with('s').then_some(Conversion::Collect));
    let doc = doc(subject, part_name, constraint.summary());
    all.add(doc, &name, Vec::new(), AccessorKind::At(function, number));
}

fn values<'r>(
    side: Side,
    values: &[Named<'r, TypeConstraint<'r>>],
    taken: &mut Taken,
    calls: &mut Calls<'r>,
    all: &mut Accessors,
) {
    let (subject, at_number, after, optional, group) = match side {
        Side::Operand => ("Operand", "operand", "operand_after", "optional_operand", "operands"),
        Side::Result => ("Result", "result", "result_after", "optional_result", "results"),
    };
    let mut is_fixed = true;
    for (index, value) in values.iter().enumerate() {
        let length = length(value.constraint);
        // Before the first group of variable length, the index of a value is the index of its group.
        let is_at_number = is_fixed && length == Length::One;
        is_fixed &= length == Length::One;
        if value.name.is_empty() {
            continue;
        }
        let name = ident(&taken.free(snake(value.name)));
        let mut constant = Vec::new();
        if matches!(side, Side::Operand) {
            constant.push(ident(&taken.free(shouty(value.name))));
            if value.constraint.is_variadic_of_variadic() {
                let nested = nested(value, index, taken);
                all.nested.extend(nested);
            }
        }
        let conversion = (length == Length::Variadic).then_some(Conversion::ToVec);
        calls.add(value.name, &name, conversion);
        let doc = doc(subject, value.name, value.constraint.constraint().summary());
        let kind = match length {
            _ if is_at_number => at_number,
            Length::One => after,
            Length::Optional => optional,
            Length::Variadic => group,
        };
        all.add(doc, &name, constant, AccessorKind::At(kind, index));
    }
}

/// The accessor and the setter of the segments of a variadic of variadic.
fn nested(value: &Named<'_, TypeConstraint<'_>>, index: usize, taken: &mut Taken) -> Option<NestedAccessors> {
    let sizes = value.constraint.segment_attr_name().ok()?.to_owned();
    let stem = snake(value.name);
    let stem = stem.trim_end_matches('_');
    let name = ident(&taken.free(format!("{stem}_groups")));
    let setter = ident(&taken.free(format!("set_{stem}_groups")));
    let doc = doc("Groups of operands", value.name, value.constraint.constraint().summary());
    Some(NestedAccessors { name, setter, doc, operand: value.name.to_owned(), index, sizes })
}

/// ` Operand `lhs`: any integer.`
fn doc(subject: &str, name: &str, summary: &str) -> String {
    format!(" {subject} `{name}`: {}.", escaped(summary.trim_end_matches('.')))
}

fn attribute_accessors<'r>(
    attribute: &Named<'r, Attribute<'r>>,
    taken: &mut Taken,
    calls: &mut Calls<'r>,
    paths: &ItemPaths<'_, '_>,
    all: &mut Accessors,
) -> Result<()> {
    let constraint = attribute.constraint;
    let plain = taken.free(snake(attribute.name));
    // Within a name, the underscore of a keyword is not needed.
    let stem = plain.trim_end_matches('_');
    let (getter, setter) = (ident(&plain), ident(&taken.free(format!("set_{stem}"))));
    let stored = ident(&taken.free(format!("{stem}_attr")));
    calls.add(attribute.name, &stored, None);
    let value = RustValue::new(constraint);
    let (key, form) = (attribute.name.to_owned(), value.form(paths));
    let default = constraint.default_value();
    let kind = match default.and_then(|text| value.default(text, paths)) {
        _ if value == RustValue::Unit => AccessorKind::Flag(key),
        Some(default) => AccessorKind::AttributeOr { key, form, default },
        None => {
            let is_optional = constraint.is_optional()? || default.is_some();
            AccessorKind::Attribute { key, form, is_optional }
        }
    };
    let doc = doc("Attribute", attribute.name, constraint.constraint().summary());
    all.add(doc, &getter, vec![stored, setter], kind);
    Ok(())
}
