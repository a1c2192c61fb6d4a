//! Constant numbers: scalars and elements of vectors and tensors, and element-wise operations on them.
//!
//! Poison is a concept of dialects (`dialects/src/fold.rs`).

use crate::context::{AttrKind, Attribute, Context, ElementFormat, Type, TypeKind};
use crate::num::{ApFloat, ApInt};

/// A number that can be an element of a constant.
pub trait Number: Clone {
    /// The function that creates numbers of a type from their bits; `None` if the type has no such numbers.
    /// The function returns `None` for bits of another width.
    fn reader(ctx: &Context, ty: Type) -> Option<impl Fn(ApInt) -> Option<Self>>;

    /// Creates the number of that type from its bits; `None` if the type has no such numbers.
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

/// The value of a scalar attribute or of a splat (MLIR's `m_ConstantInt` and `m_ConstantFloat`).
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

/// The constant of the type: a scalar, or a splat of the value. `None` for a type without numbers and for a
/// dynamic shape.
#[must_use]
pub fn number_constant(ctx: &Context, ty: Type, number: &impl Number) -> Option<Attribute> {
    match ty.element_type(ctx) {
        Some(_) => elements_attr(ctx, ty, std::slice::from_ref(number)),
        None => scalar_attr(ctx, ty, number),
    }
}

/// Folds a unary operation: computes the result for a scalar constant or for each of its elements. `result`
/// is the type of the result. `None` when the operand is not a constant of such numbers, or when `calculate`
/// returns `None` for an element (MLIR's `constFoldUnaryOp` and `constFoldCastOp`).
pub fn fold_unary<N: Number, R: Number>(
    ctx: &Context,
    operand: Attribute,
    result: Type,
    calculate: impl Fn(&N) -> Option<R>,
) -> Option<Attribute> {
    if let Some((_, value)) = scalar::<N>(ctx, operand) {
        return scalar_attr(ctx, result, &calculate(&value)?);
    }
    let values = Elements::from_attribute::<N>(ctx, operand)?;
    elements_from_bits(
        ctx,
        result,
        (0..values.count).map(|index| Some(calculate(&values.get(index)?)?.to_bits())),
    )
}

/// Folds a binary operation on operands of one type, like [`fold_unary`]; without `result` the result has the
/// type of the operands (MLIR's `constFoldBinaryOp`).
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
    let (a, b) = (Elements::from_attribute::<N>(ctx, a)?, Elements::from_attribute::<N>(ctx, b)?);
    if a.ty != b.ty {
        return None;
    }
    // An empty list of elements and an empty splat both belong to an empty type.
    let count = if a.count == 0 || b.count == 0 { 0 } else { a.count.max(b.count) };
    let calculated = |index: usize| {
        let (a, b) = (a.get(index.min(a.count - 1))?, b.get(index.min(b.count - 1))?);
        Some(calculate(&a, &b)?.to_bits())
    };
    elements_from_bits(ctx, result.unwrap_or(a.ty), (0..count).map(calculated))
}

/// Dense elements that are read lazily, because folding needs each of them once.
struct Elements<'c, R> {
    ty: Type,
    /// Number of elements; 1 for a splat.
    count: usize,
    format: ElementFormat,
    splat: bool,
    data: &'c [u8],
    width: u32,
    /// Creates a number from its bits.
    read: R,
}

impl<'c> Elements<'c, ()> {
    /// `None` for other attributes, and for elements of a type without such numbers.
    fn from_attribute<N: Number>(
        ctx: &'c Context,
        attribute: Attribute,
    ) -> Option<Elements<'c, impl Fn(ApInt) -> Option<N>>> {
        let AttrKind::DenseElements { ty, splat, data } = attribute.kind(ctx) else { return None };
        let element = ty.element_type(ctx)?;
        let (width, format) = (width(ctx, element)?, ElementFormat::get(ctx, element)?);
        let count = if splat { 1 } else { count(ctx, ty)? };
        let read = N::reader(ctx, element)?;
        Some(Elements { ty, count, format, splat, data, width, read })
    }
}

impl<N, R: Fn(ApInt) -> Option<N>> Elements<'_, R> {
    /// The element at an index; `None` for bits that are not a number of the type.
    // A call would copy the number right after its fields were written. Such a load stalls, and takes half
    // of the time of a fold.
    #[inline(always)]
    fn get(&self, index: usize) -> Option<N> {
        let bits = match (self.splat, self.format.packed) {
            (true, _) => ApInt::from_le_bytes(self.width, self.data),
            (false, true) => ApInt::new(self.width, u64::from(self.data[index / 8] >> (index % 8) & 1)),
            (false, false) => {
                ApInt::from_le_bytes(self.width, &self.data[index * self.format.bytes..][..self.format.bytes])
            }
        };
        (self.read)(bits)
    }
}

/// The type and elements of dense elements; a splat yields a single element.
#[must_use]
pub fn elements<N: Number>(ctx: &Context, attribute: Attribute) -> Option<(Type, Vec<N>)> {
    let elements = Elements::from_attribute::<N>(ctx, attribute)?;
    let values: Option<Vec<N>> = (0..elements.count).map(|index| elements.get(index)).collect();
    Some((elements.ty, values?))
}

/// The number of elements of a type with a static shape.
fn count(ctx: &Context, ty: Type) -> Option<usize> {
    usize::try_from(crate::predicates::shaped::num_elements(ctx, ty)?).ok()
}

/// Dense elements with these numbers, or a splat of a single one. `None` for types that do not have
/// elements of this width, and for tensors with a dynamic dimension.
#[must_use]
pub fn elements_attr(ctx: &Context, ty: Type, values: &[impl Number]) -> Option<Attribute> {
    elements_from_bits(ctx, ty, values.iter().map(|value| Some(value.to_bits())))
}

/// Like [`elements_attr`], from the bits of the numbers; `None` if one of them is missing.
fn elements_from_bits(
    ctx: &Context,
    ty: Type,
    values: impl ExactSizeIterator<Item = Option<ApInt>>,
) -> Option<Attribute> {
    let element = ty.element_type(ctx)?;
    let format = ElementFormat::get(ctx, element)?;
    if format.parts != 1 || !crate::predicates::shaped::has_static_shape(ctx, ty) {
        return None;
    }
    let (width, count) = (width(ctx, element)?, values.len());
    let mut data = Vec::with_capacity(if format.packed { count.div_ceil(8) } else { count * format.bytes });
    for (index, bits) in values.enumerate() {
        let bits = bits.filter(|bits| bits.width() == width)?;
        match (format.packed, count) {
            (false, _) => bits.append_le_bytes(&mut data),
            (true, 1) => data.push(if bits.is_zero() { 0 } else { 255 }),
            (true, _) => {
                if index % 8 == 0 {
                    data.push(0);
                }
                data[index / 8] |= u8::from(!bits.is_zero()) << (index % 8);
            }
        }
    }
    ctx.dense_elements_attr(ty, &data)
}
