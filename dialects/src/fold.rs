//! Shared parts of folds: constants, element by element, with poison.

use ir_core::fold::{self, Number, elements, number_constant};
use ir_core::predicates::shaped::element_type_or_self;

use crate::prelude::*;
use crate::ub::is_poison;

/// The constant operand with that index.
pub(crate) fn operand(operands: &[Option<Attribute>], index: usize) -> Option<Attribute> {
    operands.get(index).copied().flatten()
}

/// The value of the constant or splat operand with that index.
pub(crate) fn number<N: Number>(ctx: &Context, operands: &[Option<Attribute>], index: usize) -> Option<N> {
    constant_number(ctx, operand(operands, index)?)
}

/// The operation of the handle's type that defines the value.
pub(crate) fn defined_by<T: OpHandle>(ir: &Ir, value: Value) -> Option<T> {
    T::cast(ir, ir.defining_op(value)?)
}

/// The first poison among the constants.
fn poison(ctx: &Context, operands: &[Option<Attribute>]) -> Option<Attribute> {
    operands.iter().copied().flatten().find(|&value| is_poison(ctx, value))
}

/// Folds a unary operation with the given result type; poison propagates.
pub(crate) fn unary<N: Number, R: Number>(
    ctx: &Context,
    operands: &[Option<Attribute>],
    result: Type,
    calculate: impl Fn(&N) -> Option<R>,
) -> Option<Attribute> {
    poison(ctx, operands).or_else(|| fold::fold_unary(ctx, operand(operands, 0)?, result, calculate))
}

/// Folds a binary operation, whose result has the type of the operands unless another one is given; poison propagates.
pub(crate) fn binary<N: Number, R: Number>(
    ctx: &Context,
    operands: &[Option<Attribute>],
    result: Option<Type>,
    calculate: impl Fn(&N, &N) -> Option<R>,
) -> Option<Attribute> {
    let both = || Some([operand(operands, 0)?, operand(operands, 1)?]);
    poison(ctx, operands).or_else(|| fold::fold_binary(ctx, both()?, result, calculate))
}

/// Folds a binary operation on integers.
pub(crate) fn integers(
    ctx: &Context,
    operands: &[Option<Attribute>],
    calculate: impl Fn(&ApInt, &ApInt) -> Option<ApInt>,
) -> Option<Attribute> {
    binary(ctx, operands, None, calculate)
}

/// Folds a binary operation on floats.
pub(crate) fn floats(
    ctx: &Context,
    operands: &[Option<Attribute>],
    calculate: impl Fn(ApFloat, ApFloat) -> ApFloat,
) -> Option<Attribute> {
    binary(ctx, operands, None, |a: &ApFloat, b: &ApFloat| Some(calculate(*a, *b)))
}

/// The constant 0 of an integer type, or a splat of it.
pub(crate) fn zero(ctx: &Context, ty: Type) -> Option<Attribute> {
    let width = integer_width(ctx, ty)?;
    number_constant(ctx, ty, &ApInt::zero(width))
}

/// The width of an integer type or of integer elements; 64 for `index`.
pub(crate) fn integer_width(ctx: &Context, ty: Type) -> Option<u32> {
    match element_type_or_self(ctx, ty).kind(ctx) {
        TypeKind::Integer { width, .. } => Some(width),
        TypeKind::Index => Some(64),
        _ => None,
    }
}

/// The value of a splat, as an attribute of the element type.
pub(crate) fn splat_value(ctx: &Context, constant: Attribute) -> Option<Attribute> {
    let AttrKind::DenseElements { ty, splat: true, .. } = constant.kind(ctx) else { return None };
    let element = ty.element_type(ctx)?;
    let integer =
        constant_number::<ApInt>(ctx, constant).and_then(|value| number_constant(ctx, element, &value));
    integer.or_else(|| number_constant(ctx, element, &constant_number::<ApFloat>(ctx, constant)?))
}

/// A splat with the same value and another static shape.
pub(crate) fn resized_splat(ctx: &Context, constant: Attribute, ty: Type) -> Option<Attribute> {
    let AttrKind::DenseElements { splat: true, data, .. } = constant.kind(ctx) else { return None };
    if !ir_core::predicates::shaped::has_static_shape(ctx, ty) {
        return None;
    }
    ctx.dense_elements_attr(ty, data)
}

/// The row-major index of an element; `None` if an index is out of bounds.
pub(crate) fn linear_index(shape: &[i64], indices: &[i64]) -> Option<usize> {
    let mut at = 0_i64;
    for (index, size) in indices.iter().zip(shape) {
        if !(0..*size).contains(index) {
            return None;
        }
        at = at.checked_mul(*size)?.checked_add(*index)?;
    }
    usize::try_from(at).ok()
}

/// The element at that index, or the value of a splat.
pub(crate) fn element_of(ctx: &Context, constant: Attribute, at: Option<usize>) -> Option<Attribute> {
    fn element<N: Number>(ctx: &Context, constant: Attribute, at: Option<usize>) -> Option<Attribute> {
        let (ty, values) = elements::<N>(ctx, constant)?;
        let value = match values.as_slice() {
            [only] => only,
            values => values.get(at?)?,
        };
        number_constant(ctx, ty.element_type(ctx)?, value)
    }
    element::<ApInt>(ctx, constant, at).or_else(|| element::<ApFloat>(ctx, constant, at))
}
