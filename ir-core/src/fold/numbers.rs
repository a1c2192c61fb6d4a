//! Constant numbers: scalars and elements of vectors and tensors, and element-wise operations on them.

use crate::context::{AttrKind, Attribute, Context, ElementFormat, Type, TypeKind};
use crate::num::{ApFloat, ApInt};

/// A number that can be an element of a constant.
pub trait Number: Clone {
    /// The function that creates numbers of a type from their bits; `None` if the type does not have such numbers. The function
    /// returns `None` for bits of another width.
    fn reader(ctx: &Context, ty: Type) -> Option<impl Fn(ApInt) -> Option<Self>>;

    /// Creates the number of that type from its bits; `None` if the type does not have such numbers.
    fn from_bits(ctx: &Context, ty: Type, bits: ApInt) -> Option<Self> {
        Self::reader(ctx, ty)?(bits)
    }

    /// The bits of the number.
    fn to_bits(&self) -> ApInt;
}

impl Number for ApInt {
    fn reader(ctx: &Context, ty: Type) -> Option<impl Fn(ApInt) -> Option<Self>> {
        matches!(ty.kind(ctx), TypeKind::Integer { .. } | TypeKind::Index).then_some(Some)
    }

    fn to_bits(&self) -> ApInt {
        self.clone()
    }
}

impl Number for ApFloat {
    fn reader(ctx: &Context, ty: Type) -> Option<impl Fn(ApInt) -> Option<Self>> {
        match ty.kind(ctx) {
            TypeKind::Float(semantics) => {
                Some(move |bits: ApInt| Some(ApFloat::from_bits(semantics, bits.as_u128()?)))
            }
            _ => None,
        }
    }

    fn to_bits(&self) -> ApInt {
        self.to_bits_int()
    }
}

/// The bit width of a type of numbers; `None` for other types.
fn width(ctx: &Context, ty: Type) -> Option<u32> {
    match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => Some(width),
        TypeKind::Float(semantics) => Some(semantics.width()),
        TypeKind::Index => Some(64),
        _ => None,
    }
}

/// The type and value of a scalar attribute.
fn scalar<N: Number>(ctx: &Context, attribute: Attribute) -> Option<(Type, N)> {
    match attribute.kind(ctx) {
        AttrKind::Integer { ty, value } => Some((ty, N::from_bits(ctx, ty, value)?)),
        AttrKind::Float { ty, value } => Some((ty, N::from_bits(ctx, ty, value.to_bits_int())?)),
        _ => None,
    }
}

/// The scalar attribute of a number.
fn scalar_attr(ctx: &Context, ty: Type, number: &impl Number) -> Option<Attribute> {
    match ty.kind(ctx) {
        TypeKind::Integer { .. } | TypeKind::Index => Some(ctx.integer_attr(ty, number.to_bits())),
        TypeKind::Float(semantics) => {
            Some(ctx.float_attr(ty, ApFloat::from_bits(semantics, number.to_bits().as_u128()?)))
        }
        _ => None,
    }
}

/// The value of a scalar attribute or of a splat (what MLIR's `m_ConstantInt` and `m_ConstantFloat` match).
#[must_use]
pub fn constant_number<N: Number>(ctx: &Context, attribute: Attribute) -> Option<N> {
    match attribute.kind(ctx) {
        AttrKind::DenseElements { ty, splat: true, data } => {
            let element = ty.element_type(ctx)?;
            N::from_bits(ctx, element, ApInt::from_le_bytes(width(ctx, element)?, data))
        }
        _ => Some(scalar(ctx, attribute)?.1),
    }
}

/// The constant of the type: a scalar, or elements that all have the value. `None` for a type without numbers and for a dynamic
/// shape.
#[must_use]
pub fn number_constant(ctx: &Context, ty: Type, number: &impl Number) -> Option<Attribute> {
    match ty.element_type(ctx) {
        Some(_) => elements_attr(ctx, ty, std::slice::from_ref(number)),
        None => scalar_attr(ctx, ty, number),
    }
}

/// Folds a unary operation: computes the result for a scalar constant or for each of its elements. `result` is the type of the
/// result. `None` when the operand is not a constant of such numbers, or when `calculate` returns `None` for an element (MLIR's
/// `constFoldUnaryOp` and `constFoldCastOp`).
pub fn fold_unary<N: Number, R: Number>(
    ctx: &Context,
    operand: Attribute,
    result: Type,
    calculate: impl Fn(&N) -> Option<R>,
) -> Option<Attribute> {
    if let Some((_, value)) = scalar::<N>(ctx, operand) {
        return scalar_attr(ctx, result, &calculate(&value)?);
    }
    let values = all(elements(ctx, operand)?.1.iter().map(calculate))?;
    elements_attr(ctx, result, &values)
}

/// Folds a binary operation on operands of one type, like [`fold_unary`]; without `result` the result has the type of the
/// operands (MLIR's `constFoldBinaryOp`).
pub fn fold_binary<N: Number, R: Number>(
    ctx: &Context,
    [a, b]: [Attribute; 2],
    result: Option<Type>,
    calculate: impl Fn(&N, &N) -> Option<R>,
) -> Option<Attribute> {
    if let (Some((ty, a)), Some((other, b))) = (scalar::<N>(ctx, a), scalar::<N>(ctx, b)) {
        let value = (ty == other).then(|| calculate(&a, &b))??;
        return scalar_attr(ctx, result.unwrap_or(ty), &value);
    }
    let ((ty, a), (other, b)) = (elements::<N>(ctx, a)?, elements::<N>(ctx, b)?);
    if ty != other {
        return None;
    }
    // An empty list of elements and an empty splat both belong to an empty type.
    let count = if a.is_empty() || b.is_empty() { 0 } else { a.len().max(b.len()) };
    let at = |values: &[N], index: usize| index.min(values.len() - 1);
    let values = all((0..count).map(|index| calculate(&a[at(&a, index)], &b[at(&b, index)])))?;
    elements_attr(ctx, result.unwrap_or(ty), &values)
}

/// The values, if there are all; with room for them from the start, which `collect` does not reserve.
fn all<T>(values: impl ExactSizeIterator<Item = Option<T>>) -> Option<Vec<T>> {
    let mut all = Vec::with_capacity(values.len());
    for value in values {
        all.push(value?);
    }
    Some(all)
}

/// The type and elements of dense elements; a splat yields a single element.
#[must_use]
pub fn elements<N: Number>(ctx: &Context, attribute: Attribute) -> Option<(Type, Vec<N>)> {
    let AttrKind::DenseElements { ty, splat, data } = attribute.kind(ctx) else { return None };
    let element = ty.element_type(ctx)?;
    let width = width(ctx, element)?;
    let format = ElementFormat::of(ctx, element)?;
    let read = N::reader(ctx, element)?;
    let number = |bytes: &[u8]| read(ApInt::from_le_bytes(width, bytes));
    let values = match (splat, format.packed) {
        (true, _) => Some(vec![number(data)?]),
        (false, true) => {
            let bit = |index: usize| data[index / 8] >> (index % 8) & 1;
            all((0..count(ctx, ty)?).map(|index| number(&[bit(index)])))
        }
        (false, false) if format.bytes == 0 => all((0..count(ctx, ty)?).map(|_| number(&[]))),
        (false, false) => all(data.chunks_exact(format.bytes).map(number)),
    };
    Some((ty, values?))
}

/// The number of elements of a type with a static shape.
fn count(ctx: &Context, ty: Type) -> Option<usize> {
    usize::try_from(crate::predicates::shaped::num_elements(ctx, ty)?).ok()
}

/// Dense elements with these numbers, or a splat of a single one. `None` for types whose elements are not numbers of this
/// width, and for tensors with a dynamic dimension.
#[must_use]
pub fn elements_attr(ctx: &Context, ty: Type, values: &[impl Number]) -> Option<Attribute> {
    let element = ty.element_type(ctx)?;
    let format = ElementFormat::of(ctx, element)?;
    if format.parts != 1 || !crate::predicates::shaped::has_static_shape(ctx, ty) {
        return None;
    }
    let bits = || values.iter().map(Number::to_bits);
    let width = width(ctx, element)?;
    if bits().any(|bits| bits.width() != width) {
        return None;
    }
    let data: Vec<u8> = match (values, format.packed) {
        ([single], true) => vec![if single.to_bits().is_zero() { 0 } else { 255 }],
        (_, true) => {
            let bits: Vec<bool> = bits().map(|bit| !bit.is_zero()).collect();
            let byte = |bits: &[bool]| bits.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
            bits.chunks(8).map(byte).collect()
        }
        (_, false) => {
            let mut data = Vec::with_capacity(values.len() * format.bytes);
            bits().for_each(|bits| bits.append_le_bytes(&mut data));
            data
        }
    };
    ctx.dense_elements_attr(ty, &data)
}
