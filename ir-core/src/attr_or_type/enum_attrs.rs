//! Attributes with an enum value as their only parameter.

use super::{DefSpec, EnumSpec, Interned as _, Param, ParamKind, attr_of, attribute_spec};
use crate::context::{Attribute, Context};

/// The enum of an attribute with an enum value as its only parameter (`EnumAttr`).
fn enum_of(spec: &DefSpec<Attribute>) -> Option<&'static EnumSpec> {
    match spec.params {
        [only] => match only.kind {
            ParamKind::Enum(cases) | ParamKind::EnumField(cases) => Some(cases),
            _ => None,
        },
        _ => None,
    }
}

/// The enum and the value of an `EnumAttr` attribute; `None` for other attributes.
#[must_use]
pub fn enum_value(ctx: &Context, attribute: Attribute) -> Option<(&'static EnumSpec, u64)> {
    let storage = attribute.def_storage(ctx)?;
    match storage.params() {
        [Param::Int(value)] => Some((enum_of(storage.spec())?, *value as u64)),
        _ => None,
    }
}

/// The `EnumAttr` attribute of this dialect and mnemonic, with the enum value from `value`. `None` if
/// `value` returns `None`, and if the dialect is not registered or has no such attribute.
pub fn enum_attr(
    ctx: &Context,
    dialect: &str,
    mnemonic: &str,
    value: impl FnOnce(&EnumSpec) -> Option<u64>,
) -> Option<Attribute> {
    let value = value(enum_of(attribute_spec(ctx, dialect, mnemonic)?)?)?;
    attr_of(ctx, dialect, mnemonic, [Param::Int(value as i64)])
}
