//! Enums, and integer attributes with their values.

use super::values::Word64;
use super::{EnumSpec, MlirAttribute, MlirContext, MlirStringRef, Outcome, Refused};
use crate::boundary::{Access, Handle, MlirStringCallback, raw};
use ir_core::context::{AttrKind, Attribute, Context, Signedness, TypeKind};
use ir_core::num::ApInt;
use std::ffi::c_void;

/// The text of a value of an enum whose values are cases; empty if it is none.
///
/// # Errors
/// Never.
pub fn enum_text(spec: &'static EnumSpec, value: impl Word64) -> Outcome<MlirStringRef> {
    let case = spec.cases.iter().find(|(known, _)| *known == value.to_bits());
    Ok(MlirStringRef::new(case.map_or("", |(_, text)| text).as_bytes()))
}

/// Calls back with the text of a value of an enum whose values are combinations of cases.
///
/// # Errors
/// When the callback is null.
pub fn print_enum(
    spec: &'static EnumSpec,
    value: impl Word64,
    callback: MlirStringCallback,
    user_data: *mut c_void,
) -> Outcome<()> {
    raw::send(callback, user_data, spec.display(value.to_bits()).to_string().as_bytes())
}

/// Writes the value that a text means; false if it means none.
///
/// # Errors
/// When the text is not UTF-8.
pub fn enum_from_text<T: Word64>(spec: &EnumSpec, text: MlirStringRef, value: *mut T) -> Outcome<bool> {
    let found = spec.parse(raw::text(text)?);
    if let Some(found) = found {
        raw::write(value, T::from_bits(found));
    }
    Ok(found.is_some())
}

/// The value of a signless integer attribute of this width that is one of the enum.
fn value_of(ctx: &Context, attribute: Attribute, spec: &EnumSpec, width: u32) -> Option<u64> {
    let AttrKind::Integer { ty, value } = attribute.kind(ctx) else { return None };
    let is_right = matches!(
        ty.kind(ctx),
        TypeKind::Integer { width: found, signedness: Signedness::Signless } if found == width
    );
    let value = value.as_u64().filter(|_| is_right)?;
    spec.accepts(value).then_some(value)
}

/// Whether an attribute is a signless integer of this width with a value of the enum.
///
/// # Errors
/// When the handle is refused.
pub fn is_enum_attr(attribute: MlirAttribute, spec: &EnumSpec, width: u32) -> Outcome<bool> {
    let (guard, attribute) = attribute.enter()?;
    Ok(value_of(guard.context(), attribute, spec, width).is_some())
}

/// The value of such an attribute.
///
/// # Errors
/// When the handle is refused, or the attribute is another one.
pub fn enum_attr_value<T: Word64>(attribute: MlirAttribute, spec: &EnumSpec, width: u32) -> Outcome<T> {
    let (guard, attribute) = attribute.enter()?;
    let value = value_of(guard.context(), attribute, spec, width);
    value.map(T::from_bits).ok_or_else(|| Refused::arguments("the attribute is not a value of the enum"))
}

/// Such an attribute.
///
/// # Errors
/// When the context is refused.
pub fn create_enum_attr(context: MlirContext, width: u32, value: impl Word64) -> Outcome<MlirAttribute> {
    let guard = context.lock()?;
    let ctx = guard.context();
    let ty = ctx.integer_type(width);
    Ok(guard.out(ctx.integer_attr(ty, ApInt::new(width, value.to_bits()))))
}
