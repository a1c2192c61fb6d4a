//! Compatibility of cast operands and results.

use ir_core::predicates::shaped::element_type_or_self;
use ir_core::runtime::checks::CastOpInterface;
use ir_core::runtime::traits::are_shapes_compatible;

use super::*;
use crate::prelude::*;

/// The element type of a scalar, vector or tensor, or of a memref if `allows_memref`.
fn element(ctx: &Context, ty: Type, allows_memref: bool) -> Option<TypeKind<'_>> {
    match ty.kind(ctx) {
        TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } if !allows_memref => None,
        _ => Some(element_type_or_self(ctx, ty).kind(ctx)),
    }
}

/// The element types of the only operand and the only result, if their shapes are compatible.
fn pair<'c>(
    ctx: &'c Context,
    operands: &[Type],
    results: &[Type],
    allows_memref: bool,
) -> Option<(TypeKind<'c>, TypeKind<'c>)> {
    let ([from], [to]) = (operands, results) else { return None };
    if !are_shapes_compatible(ctx, *from, *to) {
        return None;
    }
    element(ctx, *from, allows_memref).zip(element(ctx, *to, allows_memref))
}

fn integer_width(kind: TypeKind<'_>) -> Option<u32> {
    if let TypeKind::Integer { width, .. } = kind { Some(width) } else { None }
}

fn float_width(kind: TypeKind<'_>) -> Option<u32> {
    if let TypeKind::Float(semantics) = kind { Some(semantics.width()) } else { None }
}

/// Whether both types have a width of the given class, and their widths satisfy `wanted`.
fn widths(
    pair: Option<(TypeKind<'_>, TypeKind<'_>)>,
    width: fn(TypeKind<'_>) -> Option<u32>,
    expected: fn(u32, u32) -> bool,
) -> bool {
    pair.is_some_and(|(from, to)| width(from).zip(width(to)).is_some_and(|(from, to)| expected(from, to)))
}

macro_rules! casts {
    ($($op:ty: |$ctx:ident, $from:ident, $to:ident| $compatible:expr;)*) => {$(
        impl CastOpInterface for $op {
            fn are_cast_compatible($ctx: &Context, $from: &[Type], $to: &[Type]) -> bool {
                $compatible
            }
        }
    )*};
}

fn is_index_cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    use ir_core::context::Signedness::Signless;
    pair(ctx, from, to, true).is_some_and(|pair| {
        matches!(
            pair,
            (TypeKind::Index, TypeKind::Integer { signedness: Signless, .. })
                | (TypeKind::Integer { signedness: Signless, .. }, TypeKind::Index)
        )
    })
}

fn is_bitcast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let width = |kind| integer_width(kind).or_else(|| float_width(kind));
    pair(ctx, from, to, true)
        .is_some_and(|(from, to)| width(from).zip(width(to)).is_some_and(|(from, to)| from == to))
}

casts! {
    ExtUIOp: |ctx, from, to| widths(pair(ctx, from, to, false), integer_width, |from, to| to > from);
    ExtSIOp: |ctx, from, to| widths(pair(ctx, from, to, false), integer_width, |from, to| to > from);
    ExtFOp: |ctx, from, to| widths(pair(ctx, from, to, false), float_width, |from, to| to > from);
    TruncIOp: |ctx, from, to| widths(pair(ctx, from, to, false), integer_width, |from, to| to < from);
    TruncFOp: |ctx, from, to| widths(pair(ctx, from, to, false), float_width, |from, to| to < from);
    // The scale is an operand, too, but has no effect on the verifier.
    ScalingExtFOp: |ctx, from, to|
        widths(pair(ctx, from.get(..1).unwrap_or_default(), to, false), float_width, |from, to| to > from);
    ScalingTruncFOp: |ctx, from, to|
        widths(pair(ctx, from.get(..1).unwrap_or_default(), to, false), float_width, |from, to| to < from);
    UIToFPOp: |ctx, from, to| matches!(pair(ctx, from, to, false), Some((TypeKind::Integer { .. }, TypeKind::Float(_))));
    SIToFPOp: |ctx, from, to| matches!(pair(ctx, from, to, false), Some((TypeKind::Integer { .. }, TypeKind::Float(_))));
    FPToUIOp: |ctx, from, to| matches!(pair(ctx, from, to, false), Some((TypeKind::Float(_), TypeKind::Integer { .. })));
    FPToSIOp: |ctx, from, to| matches!(pair(ctx, from, to, false), Some((TypeKind::Float(_), TypeKind::Integer { .. })));
    IndexCastOp: |ctx, from, to| is_index_cast(ctx, from, to);
    IndexCastUIOp: |ctx, from, to| is_index_cast(ctx, from, to);
    BitcastOp: |ctx, from, to| is_bitcast(ctx, from, to);
}
