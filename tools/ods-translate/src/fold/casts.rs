//! Casts of constants.

use ir_core::context::{Context, Type};
use ir_core::num::{ApFloat, ApInt, OpStatus, RoundingMode};

use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::layout::DataLayout;
use crate::model::types::{Kind, float_semantics, integer_width, kind, scalar};

/// The result of a cast; none if it stays an instruction.
pub(crate) fn cast(
    ctx: &Context,
    layout: &DataLayout,
    name: &'static str,
    operand: &ConstRef,
    ty: Type,
) -> Option<ConstRef> {
    if operand.ty == ty {
        return Some(operand.clone());
    }
    if let Some(folded) = evaluated(ctx, layout, name, operand, ty) {
        return Some(folded);
    }
    let is_expression = matches!(name, "trunc" | "ptrtoint" | "inttoptr" | "bitcast" | "addrspacecast");
    is_expression.then(|| Const::new(ty, ConstKind::Cast(name, operand.clone())))
}

fn evaluated(
    ctx: &Context,
    layout: &DataLayout,
    name: &'static str,
    operand: &ConstRef,
    ty: Type,
) -> Option<ConstRef> {
    if operand.is_poison() {
        return Some(Const::poison(ty));
    }
    if operand.is_undef() {
        let is_zero = matches!(name, "zext" | "sext" | "uitofp" | "sitofp");
        return Some(if is_zero { Const::zero(ctx, ty) } else { Const::undef(ty) });
    }
    if operand.is_zero() && name != "addrspacecast" {
        return Some(Const::zero(ctx, ty));
    }
    if let Some(folded) = pointers(ctx, layout, name, operand, ty) {
        return Some(folded);
    }
    if name == "bitcast" {
        return bitcast(ctx, operand, ty);
    }
    if let Some(Kind::Vector { .. }) = kind(ctx, operand.ty) {
        let element = scalar(ctx, ty);
        return super::elementwise(ctx, ty, &[operand], |operands| {
            cast(ctx, layout, name, operands.first()?, element)
        });
    }
    numbers(ctx, name, operand, ty)
}

/// Casts of numbers.
fn numbers(ctx: &Context, name: &str, operand: &ConstRef, ty: Type) -> Option<ConstRef> {
    let mode = RoundingMode::NearestTiesToEven;
    match (&operand.kind, name) {
        (ConstKind::Int(value), "trunc") => Some(Const::int(ty, value.trunc(integer_width(ctx, ty)?))),
        (ConstKind::Int(value), "zext") => Some(Const::int(ty, value.zext(integer_width(ctx, ty)?))),
        (ConstKind::Int(value), "sext") => Some(Const::int(ty, value.sext(integer_width(ctx, ty)?))),
        (ConstKind::Int(value), "uitofp" | "sitofp") => {
            let (number, _) = ApFloat::from_ap_int(float_semantics(ctx, ty)?, value, name == "sitofp", mode);
            Some(Const::new(ty, ConstKind::Float(number)))
        }
        (ConstKind::Float(value), "fptrunc" | "fpext") => {
            let (number, ..) = value.convert(float_semantics(ctx, ty)?, mode);
            Some(Const::new(ty, ConstKind::Float(number)))
        }
        (ConstKind::Float(value), "fptoui" | "fptosi") => {
            let width = integer_width(ctx, ty)?;
            let (number, status) = value.to_ap_int(width, name == "fptosi", RoundingMode::TowardZero);
            Some(if status.has(OpStatus::INVALID) { Const::poison(ty) } else { Const::int(ty, number) })
        }
        _ => None,
    }
}

/// Casts between integers and pointers that cancel each other.
fn pointers(
    ctx: &Context,
    layout: &DataLayout,
    name: &str,
    operand: &ConstRef,
    ty: Type,
) -> Option<ConstRef> {
    let ConstKind::Cast(inner, source) = &operand.kind else { return None };
    match (name, *inner) {
        ("inttoptr", "ptrtoint") if source.ty == ty => {
            let Some(Kind::Pointer(space)) = kind(ctx, ty) else { return None };
            (integer_width(ctx, operand.ty)? >= layout.pointer_width(space)).then(|| source.clone())
        }
        ("ptrtoint", "inttoptr") => {
            let Some(Kind::Pointer(space)) = kind(ctx, operand.ty) else { return None };
            let address = source.as_int()?.zext_or_trunc(layout.pointer_width(space));
            Some(Const::int(ty, address.zext_or_trunc(integer_width(ctx, ty)?)))
        }
        ("trunc", "trunc") | ("bitcast", "bitcast") => {
            Some(Const::new(ty, ConstKind::Cast(inner, source.clone())))
        }
        _ => None,
    }
}

/// The same bits as another type.
fn bitcast(ctx: &Context, operand: &ConstRef, ty: Type) -> Option<ConstRef> {
    let bits = bits(ctx, operand)?;
    from_bits(ctx, &bits, ty)
}

/// The bits of a number or of a vector of them, the first element lowest.
fn bits(ctx: &Context, constant: &ConstRef) -> Option<ApInt> {
    match &constant.kind {
        ConstKind::Int(value) => Some(value.clone()),
        ConstKind::Float(value) => Some(value.to_bits_int()),
        _ => {
            let Some(Kind::Vector { .. }) = kind(ctx, constant.ty) else { return None };
            let elements = constant.elements(ctx)?;
            let parts: Option<Vec<ApInt>> = elements.iter().map(|element| bits(ctx, element)).collect();
            let parts = parts?;
            let width: u32 = parts.iter().map(ApInt::width).sum();
            let mut all = ApInt::zero(width);
            for part in parts.iter().rev() {
                all = all.shl(part.width()).or(&part.zext(width));
            }
            Some(all)
        }
    }
}

fn from_bits(ctx: &Context, bits: &ApInt, ty: Type) -> Option<ConstRef> {
    match kind(ctx, ty)? {
        Kind::Int(width) if width == bits.width() => Some(Const::int(ty, bits.clone())),
        Kind::Float(semantics) if semantics.width() == bits.width() => {
            Some(Const::new(ty, ConstKind::Float(ApFloat::from_bits(semantics, bits.as_u128()?))))
        }
        Kind::Vector { count, is_scalable: false, element } => {
            let count = u32::try_from(count).ok().filter(|count| *count != 0)?;
            let width = bits.width() / count;
            let part = |index: u32| from_bits(ctx, &bits.extract_bits(index * width, width), element);
            let elements: Option<Vec<ConstRef>> = (0..count).map(part).collect();
            Some(Const::aggregate(ctx, ty, elements?))
        }
        _ => None,
    }
}
