//! Accessors and setters of operands, results, attributes, properties, regions and successors: functions
//! that take only the IR.
//!
//! ```text
//! pub fn lhs(self, ir: &Ir) -> Value { … }            a single operand, with a constant `LHS` for adaptors
//! pub fn rest(self, ir: &Ir) -> OperandRange<'_> { … }
//! pub fn mask(self, ir: &Ir) -> Option<Value> { … }
//! pub fn value(self, ir: &Ir) -> i64 { … }            with `value_attr` and `set_value`
//! pub fn body(self, ir: &Ir) -> Region { … }
//! pub fn case_groups(self, ir: &Ir) -> Vec<Vec<Value>> { … }    segments within a segment
//! ```

use super::{Calls, length};
use crate::model::{Attribute, Constraint, Named, Operation, Property, Result, TypeConstraint};
use crate::rust::attributes::RustValue;
use crate::rust::emit::{
    Accessor, AccessorKind, AttributeAccessor, Conversion, EntityKind, Length, NestedAccessors, Presence,
    PropertyAccessor, ValueSegment,
};
use crate::rust::expr::parameter::ItemPaths;
use crate::rust::names::shouty;
use crate::rust::{Emitter, Ident, Taken, ToTokens, described, ident, snake};

/// The list of values of an accessor.
#[derive(Clone, Copy)]
enum Side {
    Operand,
    Result,
}

/// The accessors of an operation.
#[derive(Default)]
pub(super) struct Accessors {
    /// Those of parts of the operation.
    pub(super) entries: Vec<Accessor>,
    /// Those of segments within segments.
    pub(super) nested: Vec<NestedAccessors>,
}

impl Accessors {
    fn add(&mut self, doc: String, name: &Ident, kind: AccessorKind) {
        self.entries.push(Accessor { doc, name: name.clone(), kind });
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
            let part = (EntityKind::Region, index, of.is_variadic());
            entity(name, of.constraint(), part, taken, calls, &mut all);
        }
        for (index, Named { name, constraint: of, .. }) in op.successors.iter().enumerate() {
            let part = (EntityKind::Successor, index, of.is_variadic());
            entity(name, of.constraint(), part, taken, calls, &mut all);
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
            all.add(doc, &getter, AccessorKind::Stored(key.to_owned()));
            return;
        };
        calls.add(key, &getter, form.conversion());
        let paths = self.item_paths();
        let kind = AccessorKind::Property(PropertyAccessor {
            index: number,
            key: key.to_owned(),
            form: form.storage(&paths).to_token_stream(),
            value: form.rust_type(&paths, false),
            argument: form.rust_type(&paths, true),
            may_be_absent: form.has_nothing(),
            setter,
        });
        let doc = doc("Property", key, property.constraint.constraint().summary());
        all.add(doc, &getter, kind);
    }
}

/// Adds the accessor of a region or a successor of this index, if it has a name; for a variadic one, of all
/// from this index on.
fn entity<'r>(
    part_name: &'r str,
    constraint: Constraint<'r>,
    (kind, index, is_variadic): (EntityKind, usize, bool),
    taken: &mut Taken,
    calls: &mut Calls<'r>,
    all: &mut Accessors,
) {
    if part_name.is_empty() {
        return;
    }
    let name = ident(&taken.free(snake(part_name)));
    calls.add(part_name, &name, is_variadic.then_some(Conversion::Collect));
    let subject = if kind == EntityKind::Region { "Region" } else { "Successor" };
    let accessor = if is_variadic { AccessorKind::Entities } else { AccessorKind::Entity };
    all.add(doc(subject, part_name, constraint.summary()), &name, accessor(kind, index));
}

fn values<'r>(
    side: Side,
    values: &[Named<'r, TypeConstraint<'r>>],
    taken: &mut Taken,
    calls: &mut Calls<'r>,
    all: &mut Accessors,
) {
    let mut is_fixed = true;
    for (index, value) in values.iter().enumerate() {
        let length = length(value.constraint);
        // Before the first group of variable length, the index of a value is the index of its group.
        let is_at_index = is_fixed && length == Length::One;
        is_fixed &= length == Length::One;
        if value.name.is_empty() {
            continue;
        }
        let name = ident(&taken.free(snake(value.name)));
        let segment = ValueSegment { index, length, is_at_index };
        let (subject, kind) = match side {
            Side::Operand => {
                let constant = ident(&taken.free(shouty(value.name)));
                if value.constraint.is_variadic_of_variadic() {
                    all.nested.extend(nested(value, index, taken));
                }
                ("Operand", AccessorKind::Operand(segment, constant))
            }
            Side::Result => ("Result", AccessorKind::Result(segment)),
        };
        let conversion = (length == Length::Variadic).then_some(Conversion::ToVec);
        calls.add(value.name, &name, conversion);
        all.add(doc(subject, value.name, value.constraint.constraint().summary()), &name, kind);
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
    described(&format!("{subject} `{name}`"), summary)
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
    let value = RustValue::new(constraint);
    let stored = (value != RustValue::Unit).then(|| ident(&taken.free(format!("{stem}_attr"))));
    match &stored {
        Some(stored) => calls.add(attribute.name, stored, None),
        None => calls.add(attribute.name, &getter, Some(Conversion::Flag)),
    }
    let default = constraint.default_value();
    let presence = match default.and_then(|text| value.default(text, paths)) {
        _ if value == RustValue::Unit => Presence::Flag,
        Some(default) => Presence::Default(default),
        None if constraint.is_optional()? || default.is_some() => Presence::Optional,
        None => Presence::Required,
    };
    let kind = AccessorKind::Attribute(AttributeAccessor {
        key: attribute.name.to_owned(),
        form: value.form(paths),
        value: value.accessor_type(paths),
        argument: value.rust_type(paths),
        presence,
        stored,
        setter,
    });
    all.add(doc("Attribute", attribute.name, constraint.constraint().summary()), &getter, kind);
    Ok(())
}
