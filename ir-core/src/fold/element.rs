//! Elements of dense and sparse attributes as attributes of their own, and back.

use super::numbers::{elements_attr, number_constant};
use crate::context::{AttrKind, Attribute, Context, ElementFormat, Type, TypeKind};
use crate::num::{ApFloat, ApInt};
use crate::predicates::attributes::{elements_count, int_elements};

/// The element of dense or sparse elements at a row-major index (MLIR's `getValues<Attribute>()[index]`): a number, an array of
/// two numbers for a complex one, or a string. `None` for other attributes and beyond the end.
#[must_use]
pub fn element(ctx: &Context, attribute: Attribute, index: usize) -> Option<Attribute> {
    if usize::try_from(elements_count(ctx, attribute)?).is_ok_and(|count| index >= count) {
        return None;
    }
    stored_element(ctx, attribute, index)
}

/// The value of a splat, as an attribute of the element type; `None` for other attributes.
#[must_use]
pub fn splat_element(ctx: &Context, attribute: Attribute) -> Option<Attribute> {
    match attribute.kind(ctx) {
        AttrKind::DenseElements { splat: true, .. } | AttrKind::DenseStrings { splat: true, .. } => {
            stored_element(ctx, attribute, 0)
        }
        _ => None,
    }
}

fn stored_element(ctx: &Context, attribute: Attribute, index: usize) -> Option<Attribute> {
    match attribute.kind(ctx) {
        AttrKind::DenseElements { ty, splat, data } => {
            number_element(ctx, ty.element_type(ctx)?, data, if splat { 0 } else { index })
        }
        AttrKind::DenseStrings { ty, splat, values } => {
            let value = *values.get(if splat { 0 } else { index })?;
            Some(ctx.attribute(AttrKind::String { value, ty: ty.element_type(ctx)? }))
        }
        AttrKind::SparseElements { ty, indices, values } => match sparse_position(ctx, ty, indices, index)? {
            Some(position) => element(ctx, values, position),
            None => zero_element(ctx, ty.element_type(ctx)?),
        },
        _ => None,
    }
}

/// The number at an index of the data of dense elements.
fn number_element(ctx: &Context, element: Type, data: &[u8], index: usize) -> Option<Attribute> {
    let format = ElementFormat::get(ctx, element)?;
    if format.packed {
        let bit = data.get(index / 8)? >> (index % 8) & 1;
        return number(ctx, format.number, &[bit]);
    }
    if format.parts == 1 {
        return number(ctx, element, data.get(format.number_range(index))?);
    }
    let part = |part: usize| number(ctx, format.number, data.get(format.number_range(2 * index + part))?);
    Some(ctx.array_attr(&[part(0)?, part(1)?]))
}

/// The attribute of a number from its bytes.
fn number(ctx: &Context, ty: Type, bytes: &[u8]) -> Option<Attribute> {
    match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => Some(ctx.integer_attr(ty, ApInt::from_le_bytes(width, bytes))),
        TypeKind::Index => Some(ctx.integer_attr(ty, ApInt::from_le_bytes(64, bytes))),
        TypeKind::Float(semantics) => {
            let bits = ApInt::from_le_bytes(semantics.width(), bytes).as_u128()?;
            Some(ctx.float_attr(ty, ApFloat::from_bits(semantics, bits)))
        }
        _ => None,
    }
}

/// The position among the values of sparse elements of the one at a row-major index; `Some(None)` if the element is zero.
fn sparse_position(ctx: &Context, ty: Type, indices: Attribute, index: usize) -> Option<Option<usize>> {
    let shape = ty.shape(ctx)?;
    let indices: Vec<usize> = int_elements(ctx, indices)?.map(|index| index.low_u64() as usize).collect();
    let row_major = |index: &[usize]| {
        let next =
            |sum: usize, (index, size): (&usize, &i64)| sum.wrapping_mul(*size as usize).wrapping_add(*index);
        index.iter().zip(shape).fold(0, next)
    };
    Some(indices.chunks(shape.len().max(1)).position(|found| row_major(found) == index))
}

/// The value of the elements that sparse elements do not list.
fn zero_element(ctx: &Context, element: Type) -> Option<Attribute> {
    match element.kind(ctx) {
        TypeKind::Complex(number) => {
            let zero = zero_element(ctx, number)?;
            Some(ctx.array_attr(&[zero, zero]))
        }
        TypeKind::Integer { .. } | TypeKind::Index => Some(ctx.integer_attr_of(element, 0)),
        TypeKind::Float(semantics) => number_constant(ctx, element, &ApFloat::zero(semantics, false)),
        _ => Some(ctx.attribute(AttrKind::String { value: ctx.ident(""), ty: element })),
    }
}

/// Dense elements with these elements, or with a single one that is repeated, of the form that [`element`] returns. `None` if
/// their number or their types are others, and for a dynamic shape.
#[must_use]
pub fn dense_elements(ctx: &Context, ty: Type, elements: &[Attribute]) -> Option<Attribute> {
    let element = ty.element_type(ctx)?;
    match element.kind(ctx) {
        TypeKind::Complex(number) => {
            let parts = elements.iter().map(|value| match value.kind(ctx) {
                AttrKind::Array([real, imaginary]) => {
                    Some([bits(ctx, number, *real)?, bits(ctx, number, *imaginary)?])
                }
                _ => None,
            });
            let parts = parts.collect::<Option<Vec<_>>>()?;
            let data: Vec<u8> = parts.iter().flatten().flat_map(ApInt::to_le_bytes).collect();
            ctx.dense_elements_attr(ty, &data)
        }
        TypeKind::Integer { .. } | TypeKind::Index | TypeKind::Float(_) => {
            let bits = elements.iter().map(|value| bits(ctx, element, *value)).collect::<Option<Vec<_>>>()?;
            elements_attr(ctx, ty, &bits)
        }
        _ => {
            let text = |value: &Attribute| match value.kind(ctx) {
                AttrKind::String { value, .. } => Some(value),
                _ => None,
            };
            let texts = elements.iter().map(text).collect::<Option<Vec<_>>>()?;
            let count = elements_count_of(ctx, ty)?;
            (texts.len() == 1 || texts.len() == count).then(|| ctx.dense_strings_attr(ty, &texts))
        }
    }
}

fn elements_count_of(ctx: &Context, ty: Type) -> Option<usize> {
    usize::try_from(crate::predicates::shaped::num_elements(ctx, ty)?).ok()
}

/// The bits of a number of this type.
fn bits(ctx: &Context, ty: Type, value: Attribute) -> Option<ApInt> {
    match value.kind(ctx) {
        AttrKind::Integer { ty: own, value } if own == ty => Some(value),
        AttrKind::Float { ty: own, value } if own == ty => Some(value.to_bits_int()),
        _ => None,
    }
}
