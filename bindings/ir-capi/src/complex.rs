//! `Dialect/Complex.h`: numbers of the dialect `complex` as attributes.

use crate::attributes;
use crate::boundary::{
    Access, Handle, MlirAttribute, MlirContext, MlirLocation, MlirType, MlirTypeID, Outcome, Refused, fail_at,
};
use dialects::complex::NumberAttr;
use ir_core::Context;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{Attribute, Type};
use ir_core::num::ApFloat;

/// The number with these parts, which are rounded to the type; or a message.
fn number(ctx: &Context, ty: Type, real: f64, imaginary: f64) -> Result<Attribute, String> {
    NumberAttr::rounded(ctx, ty, ApFloat::from_f64(real), ApFloat::from_f64(imaginary))
}

/// Reads a part of a number, rounded.
fn part(attr: MlirAttribute, part: fn(NumberAttr, &Context) -> ApFloat) -> Outcome<f64> {
    attributes::read(attr, "a complex number", |objects, attr| {
        let ctx = objects.context();
        Some(part(NumberAttr::cast(ctx, attr)?, ctx).to_f64())
    })
}

capi! {
    /// Whether an attribute is a complex number.
    fn mlirAttributeIsAComplex(attr: MlirAttribute) -> bool {
        let (guard, attr) = attr.enter()?;
        Ok(NumberAttr::is(guard.context(), attr))
    }

    /// A complex number of a complex type of floats.
    fn mlirComplexAttrDoubleGet(ctx: MlirContext, ty: MlirType, real: f64, imag: f64) -> MlirAttribute {
        let guard = ctx.lock()?;
        let created = number(guard.context(), guard.entity(ty)?, real, imag);
        Ok(guard.out(created.map_err(Refused::Arguments)?))
    }

    /// A complex number; an error at the location if the type is not a complex type of floats.
    fn mlirComplexAttrDoubleGetChecked(loc: MlirLocation, ty: MlirType, real: f64, imag: f64) -> MlirAttribute {
        let (guard, location) = loc.enter()?;
        match number(guard.context(), guard.entity(ty)?, real, imag) {
            Ok(created) => Ok(guard.out(created)),
            Err(message) => Err(fail_at(guard, location, message)),
        }
    }

    /// The real part of a number, rounded.
    fn mlirComplexAttrGetRealDouble(attr: MlirAttribute) -> f64 {
        part(attr, NumberAttr::real)
    }

    /// The imaginary part of a number, rounded.
    fn mlirComplexAttrGetImagDouble(attr: MlirAttribute) -> f64 {
        part(attr, NumberAttr::imag)
    }

    /// The type id of complex numbers.
    fn mlirComplexAttrGetTypeID() -> MlirTypeID {
        Ok(attributes::type_id("complex.number"))
    }
}
