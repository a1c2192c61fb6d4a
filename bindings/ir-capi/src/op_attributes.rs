//! `IR.h`: the attributes of operations.

use crate::boundary::{
    Access, Handle, MlirAttribute, MlirNamedAttribute, MlirOperation, MlirStringRef, Outcome, raw,
};
use crate::operation::index;
use ir_core::Context;
use ir_core::context::{Attribute, NamedAttribute};
use ir_core::ir::{Ir, Op, properties};
use ir_objects::Objects;

/// The entries of a dictionary.
fn entries(ctx: &Context, dictionary: Option<Attribute>) -> &[NamedAttribute] {
    dictionary.and_then(|dictionary| dictionary.dictionary_entries(ctx)).unwrap_or_default()
}

/// The name of the inherent attribute that this name means; `None` if it means another attribute.
fn own_name<'a>(ir: &Ir, op: Op, name: &'a str) -> Option<&'a str> {
    properties::inherent_name(ir.name(op).definition(ir.context())?, name)
}

/// Whether an attribute of this name is inherent.
fn is_inherent(ir: &Ir, op: Op, name: &str) -> bool {
    own_name(ir, op, name).is_some()
}

/// The inherent attribute of this name.
fn inherent(ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    let name = own_name(ir, op, name)?;
    ir.properties(op).and_then(|properties| properties.dictionary_entry(ir.context(), name))
}

/// All attributes, sorted by name.
pub(crate) fn all(ir: &Ir, op: Op) -> Vec<NamedAttribute> {
    let ctx = ir.context();
    let mut all = entries(ctx, ir.attributes(op)).to_vec();
    let properties = entries(ctx, ir.properties(op)).iter();
    all.extend(properties.filter(|entry| is_inherent(ir, op, entry.name.as_str(ctx))));
    all.sort_by(|a, b| a.name.as_bytes(ctx).cmp(b.name.as_bytes(ctx)));
    all
}

fn out_named(objects: &Objects, entry: NamedAttribute) -> MlirNamedAttribute {
    MlirNamedAttribute { name: objects.out(entry.name), attribute: objects.out(entry.value) }
}

/// Sets an inherent attribute, or removes it. As in MLIR, one of the wrong class is dropped, and segment sizes always remain.
fn set_inherent(ir: &mut Ir, op: Op, name: &str, value: Option<Attribute>) {
    let ctx = ir.context();
    let name = own_name(ir, op, name).unwrap_or(name);
    let entry = value.map(|value| NamedAttribute { name: ctx.ident(name), value });
    let definition = ir.name(op).definition(ctx);
    let is_stored =
        |entry: &NamedAttribute| definition.is_some_and(|op| op.properties().can_store(ctx, entry));
    let value = entry.filter(is_stored).map(|entry| entry.value);
    if value.is_some() || ![properties::OPERAND_SIZES, properties::RESULT_SIZES].contains(&name) {
        properties::set(ir, op, name, value);
    }
}

/// The handle of an operation with the name of an attribute, for functions that read.
fn read<T>(op: MlirOperation, name: MlirStringRef, body: impl FnOnce(&Objects, Op, &str) -> T) -> Outcome<T> {
    let name = raw::text(name)?;
    let (guard, op) = op.enter()?;
    Ok(body(&guard, op, name))
}

/// As [`read`], for functions that change the operation.
fn change<T>(
    op: MlirOperation,
    name: MlirStringRef,
    attribute: Option<MlirAttribute>,
    body: impl FnOnce(&mut Ir, Op, &str, Option<Attribute>) -> T,
) -> Outcome<T> {
    let name = raw::text(name)?;
    let (mut guard, op) = op.enter()?;
    let attribute = match attribute {
        Some(attribute) => guard.optional_entity(attribute)?,
        None => None,
    };
    Ok(body(guard.ir_mut(), op, name, attribute))
}

/// The attribute of this name, inherent or not.
pub(crate) fn get(ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    let discardable = || ir.attributes(op)?.dictionary_entry(ir.context(), name);
    inherent(ir, op, name).or_else(discardable)
}

/// Sets or removes the attribute of this name, inherent or not.
pub(crate) fn set(ir: &mut Ir, op: Op, name: &str, value: Option<Attribute>) {
    if is_inherent(ir, op, name) {
        set_inherent(ir, op, name, value)
    } else {
        properties::set_discardable(ir, op, name, value)
    }
}

capi! {
    /// Whether the definition has an inherent attribute of this name, and the operation has it.
    fn mlirOperationHasInherentAttributeByName(op: MlirOperation, name: MlirStringRef) -> bool {
        read(op, name, |objects, op, name| is_inherent(objects.ir(), op, name))
    }

    /// The inherent attribute of this name; null if there is none.
    fn mlirOperationGetInherentAttributeByName(op: MlirOperation, name: MlirStringRef) -> MlirAttribute {
        read(op, name, |objects, op, name| objects.out_optional(inherent(objects.ir(), op, name)))
    }

    /// Sets the inherent attribute of this name.
    fn mlirOperationSetInherentAttributeByName(op: MlirOperation, name: MlirStringRef, attr: MlirAttribute) {
        change(op, name, Some(attr), set_inherent)
    }

    /// Number of discardable attributes.
    fn mlirOperationGetNumDiscardableAttributes(op: MlirOperation) -> isize {
        let (guard, op) = op.enter()?;
        Ok(entries(guard.context(), guard.ir().attributes(op)).len() as isize)
    }

    /// The discardable attribute at an index.
    fn mlirOperationGetDiscardableAttribute(op: MlirOperation, pos: isize) -> MlirNamedAttribute {
        let (guard, op) = op.enter()?;
        let all = entries(guard.context(), guard.ir().attributes(op));
        let place = index(pos, all.len(), "discardable attribute")?;
        Ok(out_named(&guard, all[place]))
    }

    /// The discardable attribute of this name; null if there is none.
    fn mlirOperationGetDiscardableAttributeByName(op: MlirOperation, name: MlirStringRef) -> MlirAttribute {
        read(op, name, |objects, op, name| {
            let attributes = objects.ir().attributes(op);
            let found = attributes.and_then(|all| all.dictionary_entry(objects.context(), name));
            objects.out_optional(found)
        })
    }

    /// Sets the discardable attribute of this name.
    fn mlirOperationSetDiscardableAttributeByName(op: MlirOperation, name: MlirStringRef, attr: MlirAttribute) {
        change(op, name, Some(attr), properties::set_discardable)
    }

    /// Removes the discardable attribute of this name. Returns whether there was one.
    fn mlirOperationRemoveDiscardableAttributeByName(op: MlirOperation, name: MlirStringRef) -> bool {
        change(op, name, None, |ir, op, name, _| {
            let attributes = ir.attributes(op);
            let had = attributes.is_some_and(|all| all.dictionary_entry(ir.context(), name).is_some());
            properties::set_discardable(ir, op, name, None);
            had
        })
    }

    /// Number of attributes, inherent ones included.
    fn mlirOperationGetNumAttributes(op: MlirOperation) -> isize {
        let (guard, op) = op.enter()?;
        Ok(all(guard.ir(), op).len() as isize)
    }

    /// The attribute at an index, by name.
    fn mlirOperationGetAttribute(op: MlirOperation, pos: isize) -> MlirNamedAttribute {
        let (guard, op) = op.enter()?;
        let all = all(guard.ir(), op);
        let place = index(pos, all.len(), "attribute")?;
        Ok(out_named(&guard, all[place]))
    }

    /// The attribute of this name, inherent or not; null if there is none.
    fn mlirOperationGetAttributeByName(op: MlirOperation, name: MlirStringRef) -> MlirAttribute {
        read(op, name, |objects, op, name| objects.out_optional(get(objects.ir(), op, name)))
    }

    /// Sets the attribute of this name, inherent or not.
    fn mlirOperationSetAttributeByName(op: MlirOperation, name: MlirStringRef, attr: MlirAttribute) {
        change(op, name, Some(attr), set)
    }

    /// Removes the attribute of this name, inherent or not. Returns whether there was one.
    fn mlirOperationRemoveAttributeByName(op: MlirOperation, name: MlirStringRef) -> bool {
        change(op, name, None, |ir, op, name, _| {
            let had = get(ir, op, name).is_some();
            set(ir, op, name, None);
            had
        })
    }
}
