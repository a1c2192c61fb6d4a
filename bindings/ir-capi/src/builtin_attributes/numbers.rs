//! `BuiltinAttributes.h`: integers, floats and Boolean values.

use crate::attributes::{read_kind, test};
use crate::boundary::{
    Access, Handle, MlirAttribute, MlirContext, MlirLocation, MlirType, Outcome, Refused, fail_at,
};
use ir_core::Context;
use ir_core::context::{AttrKind, Attribute, Signedness, Type, TypeKind};
use ir_core::num::{ApFloat, ApInt, RoundingMode};

/// The message of MLIR for floats of another type.
const NO_FLOAT_TYPE: &str = "expected floating point type";

/// The float attribute of a value, rounded to the type; `None` if it is not a float type.
pub(super) fn float(ctx: &Context, ty: Type, value: f64) -> Option<Attribute> {
    let TypeKind::Float(semantics) = ty.kind(ctx) else { return None };
    let (value, ..) = ApFloat::from_f64(value).convert(semantics, RoundingMode::NearestTiesToEven);
    Some(ctx.float_attr(ty, value))
}

/// The value of an integer attribute with 64 bits, extended by `extend`.
fn integer(attr: MlirAttribute, extend: fn(&ApInt) -> ApInt) -> Outcome<u64> {
    read_kind(attr, "an integer", |_, kind| match kind {
        AttrKind::Integer { value, .. } => Some(extend(&value).low_u64()),
        _ => None,
    })
}

capi! {
    /// A float.
    fn mlirFloatAttrDoubleGet(ctx: MlirContext, ty: MlirType, value: f64) -> MlirAttribute {
        let guard = ctx.lock()?;
        let created = float(guard.context(), guard.entity(ty)?, value);
        Ok(guard.out(created.ok_or_else(|| Refused::arguments(NO_FLOAT_TYPE))?))
    }

    /// A float; an error at the location if the type is not a float type.
    fn mlirFloatAttrDoubleGetChecked(loc: MlirLocation, ty: MlirType, value: f64) -> MlirAttribute {
        let (guard, location) = loc.enter()?;
        match float(guard.context(), guard.entity(ty)?, value) {
            Some(created) => Ok(guard.out(created)),
            None => Err(fail_at(guard, location, NO_FLOAT_TYPE)),
        }
    }

    /// The value of a float, rounded.
    fn mlirFloatAttrGetValueDouble(attr: MlirAttribute) -> f64 {
        read_kind(attr, "a float", |_, kind| match kind {
            AttrKind::Float { value, .. } => Some(value.to_f64()),
            _ => None,
        })
    }

    /// An integer of an integer type or `index`, truncated to the type.
    fn mlirIntegerAttrGet(ty: MlirType, value: i64) -> MlirAttribute {
        let (guard, ty) = ty.enter()?;
        let ctx = guard.context();
        match ty.kind(ctx) {
            // As in MLIR, only values of signed types are sign-extended to more than 64 bits.
            TypeKind::Integer { width, signedness } if signedness != Signedness::Signed => {
                let value = ApInt::from_i64(64, value).zext_or_trunc(width);
                Ok(guard.out(ctx.integer_attr(ty, value)))
            }
            TypeKind::Index | TypeKind::Integer { .. } => Ok(guard.out(ctx.integer_attr_of(ty, value))),
            _ => Err(Refused::arguments("expected an integer type or index")),
        }
    }

    /// The value of an integer of a signless type or `index`, sign-extended.
    fn mlirIntegerAttrGetValueInt(attr: MlirAttribute) -> i64 {
        integer(attr, |value| value.sext_or_trunc(64)).map(u64::cast_signed)
    }

    /// The value of an integer of a signed type.
    fn mlirIntegerAttrGetValueSInt(attr: MlirAttribute) -> i64 {
        integer(attr, |value| value.sext_or_trunc(64)).map(u64::cast_signed)
    }

    /// The value of an integer of an unsigned type.
    fn mlirIntegerAttrGetValueUInt(attr: MlirAttribute) -> u64 {
        integer(attr, |value| value.zext_or_trunc(64))
    }

    /// Whether it is `true` or `false`.
    fn mlirAttributeIsABool(attr: MlirAttribute) -> bool {
        test(attr, |_, kind| matches!(kind, AttrKind::Integer { ty: Type::I1, .. }))
    }

    /// `true`, or `false` for 0.
    fn mlirBoolAttrGet(ctx: MlirContext, value: i32) -> MlirAttribute {
        let guard = ctx.lock()?;
        Ok(guard.out(guard.context().bool_attr(value != 0)))
    }

    /// Whether it is `true`, for an attribute that is `true` or `false`.
    fn mlirBoolAttrGetValue(attr: MlirAttribute) -> bool {
        read_kind(attr, "true or false", |_, kind| match kind {
            AttrKind::Integer { ty: Type::I1, value } => Some(!value.is_zero()),
            _ => None,
        })
    }
}
