//! Addresses of elements with constant bases and indices: a base and a number of bytes.

use ir_core::context::{Context, Type};
use ir_core::num::ApInt;

use crate::model::constant::{Const, ConstKind, ConstRef};
use crate::model::flags::Flags;
use crate::model::layout::DataLayout;
use crate::model::types::{Kind, element_at, kind};

/// Number of bytes of a symbol that can be accessed, for globals of this module.
pub(crate) type Extent<'a> = &'a dyn Fn(&str) -> Option<u64>;

/// The address; none if it stays an instruction.
pub(crate) fn gep(
    ctx: &Context,
    layout: &DataLayout,
    flags: Flags,
    element: Type,
    operands: &[ConstRef],
    extent: Extent<'_>,
) -> Option<ConstRef> {
    let (base, indices) = operands.split_first()?;
    let result = result_type(ctx, operands);
    if base.is_poison() {
        return Some(Const::poison(result));
    }
    if base.is_undef() {
        return Some(Const::undef(result));
    }
    // LLVM treats undefined indices as 0 if all other indices are 0 or undefined.
    let is_undefined = |index: &ConstRef| index.is_undef() || index.is_poison();
    if indices.iter().all(|index| index.is_zero() || is_undefined(index)) {
        let is_one_for_all = result != base.ty;
        return Some(if is_one_for_all { Const::splat(ctx, result, base.clone()) } else { base.clone() });
    }
    let Some(Kind::Pointer(space)) = kind(ctx, result) else {
        let operands = vector_indices(ctx, layout, result, element, operands)?;
        return Some(Const::new(result, ConstKind::Gep { flags, element, operands: operands.into() }));
    };
    let width = layout.index_width(space);
    let Some(offset) = offset(ctx, layout, element, indices, width) else {
        return expression(flags, element, operands);
    };
    let (mut base, mut offset, mut flags) = (base.clone(), offset, flags);
    while let ConstKind::Gep { flags: inner, element, operands } = &base.clone().kind {
        let (innermost, indices) = operands.split_first()?;
        let Some(more) = self::offset(ctx, layout, *element, indices, width) else { break };
        flags = both(flags, *inner, offset.is_negative() == more.is_negative());
        offset = offset.add(&more);
        base = innermost.clone();
    }
    if let Some(address) = number(&base) {
        let pointer = layout.pointer_width(space);
        let sum = address.zext_or_trunc(pointer).add(&offset.sext_or_trunc(pointer));
        return Some(if sum.is_zero() {
            Const::zero(ctx, base.ty)
        } else {
            let address = Const::int(ctx.integer_type(pointer), sum);
            Const::new(base.ty, ConstKind::Cast("inttoptr", address))
        });
    }
    if offset.is_zero() {
        return Some(base);
    }
    let bytes = if offset.is_negative() { None } else { offset.as_u64() };
    if let (Some(bytes), ConstKind::Symbol(name)) = (bytes, &base.kind)
        && extent(name).is_some_and(|size| bytes <= size)
    {
        flags = flags.union(Flags::INBOUNDS).union(Flags::NUSW);
    }
    if flags.has(Flags::NUSW) && bytes.is_some() {
        flags = flags.union(Flags::NUW);
    }
    let index = Const::int(ctx.integer_type(width), offset);
    expression(flags, Type::I8, &[base, index])
}

/// The type of the address: a vector if the base or an index is one.
fn result_type(ctx: &Context, operands: &[ConstRef]) -> Type {
    let base = operands[0].ty;
    let vector = operands.iter().find_map(|operand| match kind(ctx, operand.ty) {
        Some(Kind::Vector { count, is_scalable, .. }) => Some((count, is_scalable)),
        _ => None,
    });
    match (kind(ctx, base), vector) {
        (Some(Kind::Pointer(_)), Some((count, is_scalable))) => {
            ctx.vector_type(&[count as i64], &[is_scalable], base)
        }
        _ => base,
    }
}

/// The operands of a vector of addresses: indices of arrays are vectors of the index type, those of structs
/// numbers.
fn vector_indices(
    ctx: &Context,
    layout: &DataLayout,
    result: Type,
    element: Type,
    operands: &[ConstRef],
) -> Option<Vec<ConstRef>> {
    let Some(Kind::Vector { count, is_scalable, element: pointer }) = kind(ctx, result) else { return None };
    let Some(Kind::Pointer(space)) = kind(ctx, pointer) else { return None };
    let index_type = ctx.integer_type(layout.index_width(space));
    let vector = ctx.vector_type(&[count as i64], &[is_scalable], index_type);
    let (base, indices) = operands.split_first()?;
    let mut all = vec![base.clone()];
    let mut ty = None;
    for index in indices {
        let is_struct = ty.is_some_and(|ty| matches!(kind(ctx, ty), Some(Kind::Struct(_))));
        let own = if is_struct {
            index.splat_value(ctx).unwrap_or_else(|| index.clone())
        } else {
            widened(ctx, vector, index_type, index)?
        };
        let field = if is_struct { own.as_int()?.as_u64()? as usize } else { 0 };
        ty = Some(match ty {
            None => element,
            Some(ty) => element_at(ctx, ty, field)?,
        });
        all.push(own);
    }
    Some(all)
}

/// An index as a vector of the index type. An index that is not a number is left as it is.
fn widened(ctx: &Context, vector: Type, index_type: Type, index: &ConstRef) -> Option<ConstRef> {
    let Some(Kind::Int(width)) = kind(ctx, index_type) else { return None };
    let wide = |number: &ConstRef| match number.as_int() {
        Some(value) => Const::int(index_type, value.sext_or_trunc(width)),
        None => number.clone(),
    };
    if index.ty == vector {
        return Some(index.clone());
    }
    match kind(ctx, index.ty)? {
        Kind::Int(_) => Some(Const::splat(ctx, vector, wide(index))),
        _ => match index.splat_value(ctx) {
            Some(number) => Some(Const::splat(ctx, vector, wide(&number))),
            None => Some(Const::aggregate(ctx, vector, index.elements(ctx)?.iter().map(wide).collect())),
        },
    }
}

fn expression(flags: Flags, element: Type, operands: &[ConstRef]) -> Option<ConstRef> {
    let base = operands.first()?;
    Some(Const::new(base.ty, ConstKind::Gep { flags, element, operands: operands.into() }))
}

/// Flags that hold for the sum of two offsets.
fn both(outer: Flags, inner: Flags, same_sign: bool) -> Flags {
    let of = |flag: Flags| flag.when(outer.has(flag) && inner.has(flag));
    let nusw = if same_sign { of(Flags::NUSW) } else { Flags::NONE };
    of(Flags::INBOUNDS).union(of(Flags::NUW)).union(nusw).union(of(Flags::INBOUNDS.union(Flags::NUSW)))
}

/// The address that a pointer is, if it is a number.
fn number(base: &ConstRef) -> Option<ApInt> {
    match &base.kind {
        ConstKind::Null => Some(ApInt::zero(64)),
        ConstKind::Cast("inttoptr", address) => address.as_int().cloned(),
        _ => None,
    }
}

/// The number of bytes that indices add to a base; none if they are not numbers.
fn offset(
    ctx: &Context,
    layout: &DataLayout,
    element: Type,
    indices: &[ConstRef],
    width: u32,
) -> Option<ApInt> {
    let (first, rest) = indices.split_first()?;
    let scaled = |index: &ConstRef, size: u64| {
        Some(index.as_int()?.sext_or_trunc(width).mul(&ApInt::new(width, size)))
    };
    let mut sum = scaled(first, layout.alloc_bytes(ctx, element)?)?;
    let mut ty = element;
    for index in rest {
        let inner = match kind(ctx, ty)? {
            Kind::Struct(_) => {
                let field = index.as_int()?.as_u64()? as usize;
                let (offsets, _) = layout.fields(ctx, ty)?;
                sum = sum.add(&ApInt::new(width, *offsets.get(field)?));
                element_at(ctx, ty, field)?
            }
            _ => {
                let inner = element_at(ctx, ty, 0)?;
                sum = sum.add(&scaled(index, layout.alloc_bytes(ctx, inner)?)?);
                inner
            }
        };
        ty = inner;
    }
    Some(sum)
}
