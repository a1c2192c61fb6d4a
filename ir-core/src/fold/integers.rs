//! Integer constants in folds: single ones, and elements of vectors and tensors.

use crate::context::{AttrKind, Attribute, Context, ElementFormat, Type, TypeKind};
use crate::num::ApInt;

/// The width of an integer type or `index`.
fn width(ctx: &Context, ty: Type) -> Option<u32> {
    match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => Some(width),
        TypeKind::Index => Some(64),
        _ => None,
    }
}

/// The integer that the attribute is, or that all its elements are (what MLIR's `m_ConstantInt` matches).
#[must_use]
pub fn constant_integer(ctx: &Context, attribute: Attribute) -> Option<ApInt> {
    match attribute.kind(ctx) {
        AttrKind::Integer { value, .. } => Some(value),
        AttrKind::DenseElements { ty, splat: true, data } => {
            let element = ty.element_type(ctx)?;
            let width = width(ctx, element)?;
            Some(ApInt::from_le_bytes(width, data))
        }
        _ => None,
    }
}

/// The attribute of the type that is the integer, or all whose elements are. None for other types and for shapes that
/// are not known.
#[must_use]
pub fn integer_constant(ctx: &Context, ty: Type, value: &ApInt) -> Option<Attribute> {
    if width(ctx, ty).is_some() {
        return Some(ctx.integer_attr(ty, value.clone()));
    }
    let element = ty.element_type(ctx)?;
    width(ctx, element)?;
    if ty.shape(ctx)?.iter().any(|&size| size < 0) {
        return None;
    }
    let data = match value.width() {
        1 => vec![if value.is_zero() { 0 } else { 255 }],
        _ => value.to_le_bytes(),
    };
    ctx.dense_elements_attr(ty, &data)
}

/// Folds an operation on two integers of one type whose operands are constants, element by element. None when they are
/// not, or when `calculate` finds no result for some element (what MLIR's `constFoldBinaryOp` does).
pub fn fold_integers(
    ctx: &Context,
    operands: &[Option<Attribute>],
    calculate: impl Fn(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    let [Some(a), Some(b)] = *operands else { return None };
    match (a.kind(ctx), b.kind(ctx)) {
        (AttrKind::Integer { ty, value: a }, AttrKind::Integer { ty: other, value: b }) => {
            (ty == other).then_some(())?;
            Some(ctx.integer_attr(ty, calculate(&a, &b)?))
        }
        (AttrKind::DenseElements { ty, .. }, AttrKind::DenseElements { ty: other, .. }) if ty == other => {
            let (a, b) = (elements(ctx, a)?, elements(ctx, b)?);
            let count = a.len().max(b.len());
            let at = |values: &[ApInt], index: usize| values[index.min(values.len() - 1)].clone();
            let results: Option<Vec<ApInt>> =
                (0..count).map(|index| calculate(&at(&a, index), &at(&b, index))).collect();
            dense(ctx, ty, &results?)
        }
        _ => None,
    }
}

/// All elements, or the one that stands for all. None without elements.
fn elements(ctx: &Context, attribute: Attribute) -> Option<Vec<ApInt>> {
    let AttrKind::DenseElements { ty, splat, data } = attribute.kind(ctx) else { return None };
    let element = ty.element_type(ctx)?;
    let width = width(ctx, element)?;
    let format = ElementFormat::of(ctx, element)?;
    let values: Vec<ApInt> = match (splat, format.packed) {
        (true, _) => vec![ApInt::from_le_bytes(width, data)],
        (false, true) => {
            let count: i64 = ty.shape(ctx)?.iter().product();
            let bit = |index: usize| u64::from(data[index / 8] >> (index % 8) & 1);
            (0..usize::try_from(count).ok()?).map(|index| ApInt::new(1, bit(index))).collect()
        }
        (false, false) => {
            data.chunks_exact(format.bytes.max(1)).map(|bytes| ApInt::from_le_bytes(width, bytes)).collect()
        }
    };
    (!values.is_empty()).then_some(values)
}

/// Dense elements of all values, or of one that stands for all.
fn dense(ctx: &Context, ty: Type, values: &[ApInt]) -> Option<Attribute> {
    let format = ElementFormat::of(ctx, ty.element_type(ctx)?)?;
    let [single] = values else {
        let data: Vec<u8> = if format.packed {
            values
                .chunks(8)
                .map(|bits| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(!bit.is_zero())))
                .collect()
        } else {
            values.iter().flat_map(ApInt::to_le_bytes).collect()
        };
        return ctx.dense_elements_attr(ty, &data);
    };
    integer_constant(ctx, ty, single)
}
