//! Verifiers of the types of `quant`, with MLIR's messages.

use ir_core::attr_or_type::{Param, VerifyDef};
use ir_core::context::{AttrKind, Attribute, Context, Type, TypeKind};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::num::ApFloat;

use super::{
    AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedPerAxisType, UniformQuantizedSubChannelType,
    UniformQuantizedType, default_range,
};

/// The greatest width of stored integers in bits.
pub(super) const MAX_WIDTH: u32 = 32;

/// The message about an illegal number.
pub(super) fn scientific(number: f64) -> String {
    let text = format!("{number:.6e}");
    match text.split_once('e') {
        Some((mantissa, exponent)) => {
            let (sign, digits) = exponent.strip_prefix('-').map_or(('+', exponent), |digits| ('-', digits));
            format!("{mantissa}e{sign}{digits:0>2}")
        }
        None => number.to_string().to_lowercase(),
    }
}

/// Verifies flags, storage type and range: the first parameters of all types but calibrated ones. Returns the
/// expressed type.
fn verify_storage(
    ctx: &Context,
    emit_error: EmitError<'_>,
    params: &[Param],
) -> Result<Option<Type>, Diagnostic> {
    let [Param::Int(flags), Param::Type(ty), expressed, Param::Int(min), Param::Int(max), ..] = params else {
        return Err(emit_error("storage type must be integral"));
    };
    let TypeKind::Integer { width, .. } = ty.kind(ctx) else {
        return Err(emit_error("storage type must be integral"));
    };
    if width == 0 || width > MAX_WIDTH {
        return Err(emit_error(&format!("illegal storage type size: {width}")));
    }
    let (least, greatest) = default_range(flags & i64::from(super::SIGNED) != 0, width);
    if max.checked_sub(*min).is_none_or(|range| range <= 0) || *min < least || *max > greatest {
        return Err(emit_error(&format!("illegal storage min and storage max: ({min}:{max})")));
    }
    match expressed {
        Param::Type(ty) if !ty.is_float(ctx) => Err(emit_error("expressed type must be floating point")),
        Param::Type(ty) => Ok(Some(*ty)),
        _ => Ok(None),
    }
}

/// As [`verify_storage`], for types that need an expressed type.
fn verify_uniform(
    ctx: &Context,
    emit_error: EmitError<'_>,
    params: &[Param],
) -> Result<Type, Diagnostic> {
    let expressed = verify_storage(ctx, emit_error, params)?;
    expressed.ok_or_else(|| emit_error("uniform quantization requires expressed type"))
}

fn verify_scale(emit_error: EmitError<'_>, scale: &ApFloat) -> Result<(), Diagnostic> {
    let scale = scale.to_f64();
    if scale > 0.0 && scale.is_finite() {
Ok(())
} else {
Err(emit_error(&format!("illegal scale: {}", scientific(scale))))
}
}

impl VerifyDef for AnyQuantizedType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        verify_storage(ctx, emit_error, params).map(drop)
    }
}

impl VerifyDef for UniformQuantizedType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        verify_uniform(ctx, emit_error, params)?;
        if let [.., Param::ApFloat(scale), Param::Int(_)] = params { verify_scale(emit_error, scale) } else { Ok(()) }
    }
}

impl VerifyDef for UniformQuantizedPerAxisType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        verify_uniform(ctx, emit_error, params)?;
        let [.., Param::List(scales), zero_points, Param::Int(_)] = params else { return Ok(()) };
        let count = if let Param::Ints(values) = zero_points { values.len() } else { 0 };
        if scales.len() != count {
            return Err(emit_error(&format!("illegal number of scales and zeroPoints: {}, {count}", scales.len())));
        }
        let floats = scales.iter().filter_map(|param| match param {
            Param::ApFloat(scale) => Some(scale),
            _ => None,
        });
        floats.into_iter().try_for_each(|scale| verify_scale(emit_error, scale))
    }
}

/// The shape and the element type of dense elements.
fn elements<'c>(
    ctx: &'c Context,
    emit_error: EmitError<'_>,
    attribute: Attribute,
) -> Result<(&'c [i64], Type), Diagnostic> {
    let parts = match attribute.kind(ctx) {
        AttrKind::DenseElements { ty, .. } => ty.shape(ctx).zip(ty.element_type(ctx)),
        _ => None,
    };
    parts.ok_or_else(|| {
        emit_error(&format!("'{}' is not dense elements of numbers", attribute.to_text(ctx)))
    })
}

fn shape_text(shape: &[i64]) -> String {
    shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

fn ints(param: &Param) -> &[i64] {
    if let Param::Ints(values) = param { values } else { &[] }
}

impl VerifyDef for UniformQuantizedSubChannelType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let expressed = verify_uniform(ctx, emit_error, params)?;
        let [_, Param::Type(storage), .., Param::Attribute(scales), Param::Attribute(zeros), axes, sizes] =
            params
        else {
            return Ok(());
        };
        let (axes, sizes) = (ints(axes), ints(sizes));
        let ((scales_shape, scale), (zeros_shape, zero)) = (elements(ctx, emit_error, *scales)?, elements(ctx, emit_error, *zeros)?);
        let must_match = |what: &str, found: Type, other: &str, expected: Type| {
            let (found, expected) = (found.to_text(ctx), expected.to_text(ctx));
            Err(emit_error(&format!("type of {what} values '{found}' must match the {other} type '{expected}'")))
        };
        if scale != expressed {
            return must_match("scale", scale, "expressed", expressed);
        }
        if zero != *storage {
            return must_match("zero point", zero, "storage", *storage);
        }
        if scales_shape != zeros_shape {
            let (scales, zeros) = (shape_text(scales_shape), shape_text(zeros_shape));
            return Err(emit_error(&format!("shape of scales and zeroPoints ({scales} vs {zeros}) does not match")));
        }
        if axes.len() != sizes.len() {
            let (axes, sizes) = (axes.len(), sizes.len());
            let message = "number of quantized dimensions and block sizes";
            return Err(emit_error(&format!("{message} ({axes} vs {sizes}) does not match")));
        }
        if let Some(axis) = axes.iter().find(|axis| **axis < 0) {
            return Err(emit_error(&format!("illegal quantized dimension: {axis}")));
        }
        match sizes.iter().find(|size| **size <= 0) {
            Some(size) => Err(emit_error(&format!("illegal block size: {size}"))),
            None => Ok(()),
        }
    }
}

impl VerifyDef for CalibratedQuantizedType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Type(expressed), Param::ApFloat(min), Param::ApFloat(max)] = params else { return Ok(()) };
        let (min, max) = (min.to_f64(), max.to_f64());
        if !expressed.is_float(ctx) {
            return Err(emit_error("expressed type must be floating point"));
        }
        if max <= min {
Err(emit_error(&format!("illegal min and max: ({}:{})", scientific(min), scientific(max))))
} else {
Ok(())
}
    }
}
