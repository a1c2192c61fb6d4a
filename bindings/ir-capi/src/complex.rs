//! `Dialect/Complex.h`: numbers of the dialect `complex` as attributes.

use crate::attributes;
use crate::boundary::{
    Access, Handle, MlirAttribute, MlirContext, MlirLocation, MlirType, MlirTypeID, Outcome, fail,
};
use dialects::complex::NumberAttr;
use ir_core::Context;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{Attribute, Location, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::num::ApFloat;

/// The number with these parts, which are rounded to the type.
fn number(
    ctx: &Context,
    location: Location,
    ty: Type,
    real: f64,
    imaginary: f64,
) -> Result<Attribute, Diagnostic> {
    NumberAttr::rounded(ctx, location, ty, ApFloat::from_f64(real), ApFloat::from_f64(imaginary))
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
        let created = number(guard.context(), Location::UNKNOWN, guard.entity(ty)?, real, imag);
        Ok(guard.out(created?))
    }

    /// A complex number; an error at the location if the type is not a complex type of floats.
    fn mlirComplexAttrDoubleGetChecked(loc: MlirLocation, ty: MlirType, real: f64, imag: f64) -> MlirAttribute {
        let (guard, location) = loc.enter()?;
        match number(guard.context(), location, guard.entity(ty)?, real, imag) {
            Ok(created) => Ok(guard.out(created)),
            Err(error) => Err(fail(guard, vec![error])),
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
