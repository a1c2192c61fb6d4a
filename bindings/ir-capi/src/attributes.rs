//! `IR.h`: attributes of any kind.

use crate::boundary::{
    Access, Handle, MlirAttribute, MlirContext, MlirDialect, MlirIdentifier, MlirNamedAttribute,
    MlirStringCallback, MlirStringRef, MlirType, MlirTypeID, Outcome, Pointer, Refused, named_type_id, raw,
};
use crate::dialect;
use crate::types::parse;
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute, Type};
use ir_objects::Objects;
use std::ffi::c_void;

/// The identity of a class of attributes.
pub(crate) fn type_id(class: &str) -> MlirTypeID {
    named_type_id(&format!("#{class}"))
}

/// Whether the kind of an attribute satisfies a condition.
pub(crate) fn test(
    attribute: MlirAttribute,
    condition: impl FnOnce(&Context, AttrKind<'_>) -> bool,
) -> Outcome<bool> {
    let (guard, attribute) = attribute.enter()?;
    Ok(condition(guard.context(), attribute.kind(guard.context())))
}

/// Reads something from an attribute, which must be `expected`: a noun with an article, for the message.
pub(crate) fn read<R>(
    attribute: MlirAttribute,
    expected: &str,
    read: impl FnOnce(&Objects, Attribute) -> Option<R>,
) -> Outcome<R> {
    let (guard, attribute) = attribute.enter()?;
    let refused =
        || Refused::arguments(format!("'{}' is not {expected}", attribute.to_text(guard.context())));
    read(&guard, attribute).ok_or_else(refused)
}

/// As [`read`], from the kind of the attribute.
pub(crate) fn read_kind<R>(
    attribute: MlirAttribute,
    expected: &str,
    read: impl FnOnce(&Objects, AttrKind<'_>) -> Option<R>,
) -> Outcome<R> {
    self::read(attribute, expected, |objects, attribute| read(objects, attribute.kind(objects.context())))
}

capi! {
    /// The attribute that a text is; null and a diagnostic if it is none.
    fn mlirAttributeParseGet(context: MlirContext, attr: MlirStringRef) -> MlirAttribute {
        parse(context, attr, |parser| parser.parse_attribute(None))
    }

    /// The context of an attribute.
    fn mlirAttributeGetContext(attribute: MlirAttribute) -> MlirContext {
        Ok(attribute.enter()?.0.out_context())
    }

    /// The type of an attribute; `none` for those without a type.
    fn mlirAttributeGetType(attribute: MlirAttribute) -> MlirType {
        let (guard, attribute) = attribute.enter()?;
        Ok(guard.out(attribute.attribute_type(guard.context()).unwrap_or(Type::NONE)))
    }

    /// The identity of the class of an attribute.
    fn mlirAttributeGetTypeID(attribute: MlirAttribute) -> MlirTypeID {
        let (guard, attribute) = attribute.enter()?;
        Ok(type_id(&attribute.kind(guard.context()).class_name(guard.context())))
    }

    /// The dialect of an attribute.
    fn mlirAttributeGetDialect(attribute: MlirAttribute) -> MlirDialect {
        let (guard, attribute) = attribute.enter()?;
        let class = attribute.kind(guard.context()).class_name(guard.context());
        let namespace = class.split_once('.').map_or("", |(namespace, _)| namespace);
        Ok(dialect::loaded(&guard, namespace).unwrap_or(MlirDialect::null()))
    }

    /// Whether two attributes are equal.
    fn mlirAttributeEqual(a1: MlirAttribute, a2: MlirAttribute) -> bool {
        Ok(a1 == a2)
    }

    /// Writes an attribute.
    fn mlirAttributePrint(attr: MlirAttribute, callback: MlirStringCallback, userData: *mut c_void) {
        let text = read(attr, "an attribute", |objects, attr| Some(attr.to_text(objects.context())))?;
        raw::send(callback, userData, text.as_bytes())
    }

    /// Writes an attribute to the standard error.
    fn mlirAttributeDump(attr: MlirAttribute) {
        eprintln!("{}", read(attr, "an attribute", |objects, attr| Some(attr.to_text(objects.context())))?);
        Ok(())
    }

    /// An attribute with a name.
    fn mlirNamedAttributeGet(name: MlirIdentifier, attr: MlirAttribute) -> MlirNamedAttribute {
        Ok(MlirNamedAttribute { name, attribute: attr })
    }
}
