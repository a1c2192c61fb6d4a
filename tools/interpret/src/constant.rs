//! Values of attributes.

use dialect_llvm::{LLVMArrayType, LLVMStructType};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Attribute, Context, ElementFormat, Type, TypeKind};
use ir_core::predicates::attributes::is_named;
use ir_core::predicates::shaped;

use crate::layout::Layout;
use crate::value::{PoisonId, Value, int_bits};

/// The value of a constant attribute of a type; `None` for attributes that are not constants of the type.
#[must_use]
pub fn value(ctx: &Context, ty: Type, attribute: Attribute) -> Option<Value> {
    if matches!(ty.kind(ctx), TypeKind::Dialect(_)) && Layout::get(ctx, ty).is_none() {
        return None;
    }
    if is_named(ctx, attribute, "llvm", &["zero"]) {
        return Some(zero(ctx, ty));
    }
    if is_named(ctx, attribute, "llvm", &["undef", "poison"]) || is_named(ctx, attribute, "ub", &["poison"]) {
        return Some(Value::Poison(PoisonId(0)));
    }
    match attribute.kind(ctx) {
        AttrKind::Integer { value, .. } => (value.width() <= 128).then(|| Value::Bits(int_bits(&value))),
        AttrKind::Float { value, .. } => Some(Value::Bits(value.to_bits())),
        AttrKind::Array(elements) => {
            let mut parts = Vec::with_capacity(elements.len());
            for (index, element) in elements.iter().enumerate() {
                parts.push(value(ctx, element_type(ctx, ty, index)?, *element)?);
            }
            Some(Value::Aggregate(parts.into()))
        }
        AttrKind::String { value, .. } => {
            Some(Value::aggregate(value.as_bytes(ctx).iter().map(|byte| Value::Bits((*byte).into()))))
        }
        _ => {
            let (elements, is_splat) = elements(ctx, attribute)?;
            Some(shaped_value(ctx, ty, elements, is_splat))
        }
    }
}

/// The type of an element of an aggregate.
fn element_type(ctx: &Context, ty: Type, index: usize) -> Option<Type> {
    if let Some(array) = LLVMArrayType::cast(ctx, ty) {
        return Some(array.element_type(ctx));
    }
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        return structure.elements(ctx).get(index).copied();
    }
    match ty.kind(ctx) {
        TypeKind::Complex(element) => Some(element),
        _ => shaped::element_type(ctx, ty),
    }
}

/// The elements of a dense constant, and whether one stands for all.
fn elements(ctx: &Context, attribute: Attribute) -> Option<(Vec<Value>, bool)> {
    match attribute.kind(ctx) {
        AttrKind::DenseElements { ty, splat, data } => {
            let format = ElementFormat::get(ctx, shaped::element_type(ctx, ty)?)
                .filter(|format| format.bytes <= 16)?;
            let count = if splat { 1 } else { shaped::num_elements(ctx, ty)? as usize };
            let number = |index: usize| {
                if format.packed {
                    return Value::bool(data.get(index / 8).is_some_and(|byte| byte >> (index % 8) & 1 == 1));
                }
                number(&data[format.number_range(index)])
            };
            let element = |index: usize| match format.parts {
                1 => number(index),
                parts => Value::aggregate((0..parts).map(|part| number(index * parts + part))),
            };
            Some(((0..count).map(element).collect(), splat))
        }
        AttrKind::DenseArray { element, data } => {
            let size = match element.kind(ctx) {
                TypeKind::Integer { width, .. } => width.div_ceil(8),
                TypeKind::Float(semantics) => semantics.width().div_ceil(8),
                _ => return None,
            };
            Some((data.chunks(size as usize).map(number).collect(), false))
        }
        AttrKind::SparseElements { ty, .. } => {
            let count = shaped::num_elements(ctx, ty)? as usize;
            let element_type = shaped::element_type(ctx, ty)?;
            let element = |index| value(ctx, element_type, ir_core::fold::element(ctx, attribute, index)?);
            Some(((0..count).map(element).collect::<Option<_>>()?, false))
        }
        _ => None,
    }
}

fn number(bytes: &[u8]) -> Value {
    let mut all = [0; 16];
    for (to, from) in all.iter_mut().zip(bytes) {
        *to = *from;
    }
    Value::Bits(u128::from_le_bytes(all))
}

/// The value of a type with these elements in row-major order.
fn shaped_value(ctx: &Context, ty: Type, elements: Vec<Value>, is_splat: bool) -> Value {
    let repeat = |count: usize| match elements.first() {
        Some(first) if is_splat => vec![first.clone(); count],
        _ => elements.clone(),
    };
    match ty.kind(ctx) {
        TypeKind::RankedTensor { shape, .. } => {
            let count = shape.iter().product::<i64>() as usize;
            Value::tensor(shape.to_vec(), repeat(count))
        }
        TypeKind::Vector { shape, .. } => Value::aggregate(repeat(shape.iter().product::<i64>() as usize)),
        TypeKind::MemRef { shape, .. } => Value::aggregate(repeat(shape.iter().product::<i64>() as usize)),
        _ => {
            let mut next = elements.iter().cycle();
            nested(ctx, ty, &mut next)
        }
    }
}

/// Arrays of arrays, filled in order.
fn nested<'v>(ctx: &Context, ty: Type, next: &mut impl Iterator<Item = &'v Value>) -> Value {
    if let Some(array) = LLVMArrayType::cast(ctx, ty) {
        let (element, count) = (array.element_type(ctx), array.num_elements(ctx));
        return Value::aggregate((0..count).map(|_| nested(ctx, element, next)).collect::<Vec<_>>());
    }
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        let elements = structure.elements(ctx).iter();
        return Value::aggregate(elements.map(|element| nested(ctx, *element, next)).collect::<Vec<_>>());
    }
    if let TypeKind::Vector { shape, .. } = ty.kind(ctx) {
        let count = shape.iter().product::<i64>();
        return Value::aggregate((0..count).filter_map(|_| next.next().cloned()).collect::<Vec<_>>());
    }
    next.next().cloned().unwrap_or(Value::UNSET)
}

/// The zero of a type.
#[must_use]
pub fn zero(ctx: &Context, ty: Type) -> Value {
    match ty.kind(ctx) {
        TypeKind::RankedTensor { shape, element, .. } => {
            let count = shape.iter().product::<i64>().max(0) as usize;
            Value::tensor(shape.to_vec(), vec![zero(ctx, element); count])
        }
        TypeKind::Vector { element, .. } => {
            let count = Layout::get(ctx, ty).map_or(0, |layout| layout.count());
            Value::aggregate(vec![zero(ctx, element); count as usize])
        }
        TypeKind::Complex(element) => Value::aggregate(vec![zero(ctx, element); 2]),
        _ => zero_of_llvm(ctx, ty),
    }
}

fn zero_of_llvm(ctx: &Context, ty: Type) -> Value {
    if Layout::get(ctx, ty).is_none() {
        return Value::UNSET;
    }
    if let Some(array) = LLVMArrayType::cast(ctx, ty) {
        return Value::aggregate(vec![zero(ctx, array.element_type(ctx)); array.num_elements(ctx) as usize]);
    }
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        return Value::aggregate(structure.elements(ctx).iter().map(|element| zero(ctx, *element)));
    }
    if dialect_llvm::LLVMPointerType::cast(ctx, ty).is_some() {
        return Value::Pointer(crate::value::Pointer::default());
    }
    Value::Bits(0)
}
