//! Memory of arguments and results: from inputs to memrefs, and back.

use std::sync::Arc;

use dialect_llvm::LLVMPointerType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, DYNAMIC, Type, TypeKind};
use ir_core::predicates::shaped;

use crate::layout::Layout;
use crate::machine::Machine;
use crate::memory::AllocationKind;
use crate::run::Input;
use crate::stop::{Computed, unsupported};
use crate::value::Buffer;
use crate::value::{MemRef, Pointer, Value};

/// Whether an input is one of a type.
pub fn fits(ctx: &Context, ty: Type, input: &Input) -> bool {
    match (ty.kind(ctx), input) {
        (TypeKind::MemRef { shape, .. }, Input::Buffer(buffer)) => {
            let count: i64 = buffer.sizes.iter().product();
            let are_sizes = shape.len() == buffer.sizes.len()
                && shape.iter().zip(&buffer.sizes).all(|(own, size)| *own == DYNAMIC || own == size);
            are_sizes && buffer.sizes.iter().all(|size| *size >= 0) && count as usize == buffer.elements.len()
        }
        (TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. }, Input::Value(value)) => {
            matches!(value, Value::MemRef(_) | Value::Poison(_))
        }
        (_, Input::Value(value)) => is_of_type(ctx, ty, value),
        (_, Input::Bytes(_)) => LLVMPointerType::cast(ctx, ty).is_some(),
        _ => false,
    }
}

/// Whether a value has the form of a type.
fn is_of_type(ctx: &Context, ty: Type, value: &Value) -> bool {
    match (ty.kind(ctx), value) {
        (_, Value::Poison(_)) => true,
        (TypeKind::Integer { width, .. }, Value::Bits(bits)) => {
            width <= 128 && *bits & !crate::value::mask(width) == 0
        }
        (TypeKind::Index, Value::Bits(bits)) => *bits <= u128::from(u64::MAX),
        (TypeKind::Float(semantics), Value::Bits(bits)) => {
            *bits & !crate::value::mask(semantics.width()) == 0
        }
        (TypeKind::Complex(element), Value::Aggregate(parts)) => {
            parts.len() == 2 && parts.iter().all(|part| is_of_type(ctx, element, part))
        }
        (TypeKind::Vector { shape, element, .. }, Value::Aggregate(elements)) => {
            shape.iter().product::<i64>() as usize == elements.len()
                && elements.iter().all(|part| is_of_type(ctx, element, part))
        }
        (TypeKind::RankedTensor { shape, element, .. }, Value::Tensor(tensor)) => {
            shape.len() == tensor.sizes.len()
                && shape.iter().zip(&tensor.sizes).all(|(own, size)| *own == DYNAMIC || own == size)
                && tensor.sizes.iter().product::<i64>() as usize == tensor.elements.len()
                && tensor.elements.iter().all(|part| is_of_type(ctx, element, part))
        }
        (TypeKind::Integer { .. } | TypeKind::Index | TypeKind::Float(_) | TypeKind::Complex(_), _)
        | (TypeKind::Vector { .. } | TypeKind::RankedTensor { .. }, _) => false,
        (_, value) => !matches!(value, Value::Tensor(_)),
    }
}

/// The value of an argument, for which memory is allocated.
pub fn argument(m: &mut Machine<'_>, ty: Type, input: &Input) -> Computed<Value> {
    match input {
        Input::Value(value) => Ok(value.clone()),
        Input::Bytes(bytes) => {
            let pointer = m.allocate(bytes.len() as u64, 16, AllocationKind::Heap)?;
            for (index, byte) in (0..).zip(bytes) {
                let address = pointer.address + index;
                m.memory.store_bits(Pointer { address, ..pointer }, 1, (*byte).into())?;
            }
            Ok(Value::Pointer(pointer))
        }
        Input::Buffer(buffer) => memref(m, ty, buffer),
    }
}

fn memref(m: &mut Machine<'_>, ty: Type, buffer: &Buffer) -> Computed<Value> {
    let ctx = m.ctx();
    let element = shaped::element_type(ctx, ty).and_then(|element| Layout::get(ctx, element));
    let Some(element) = element else { return unsupported("has an argument whose elements have no size") };
    let canonical = shaped::canonical_strides(&buffer.sizes);
    let (strides, offset) = shaped::strides_and_offset(ctx, ty).unwrap_or((canonical.clone(), 0));
    let known = |own: i64, default: i64| if own == DYNAMIC { default } else { own };
    let strides: Vec<i64> =
        strides.iter().zip(&canonical).map(|(own, default)| known(*own, *default)).collect();
    let offset = known(offset, 0);
    let last: i64 = buffer.sizes.iter().zip(&strides).map(|(size, stride)| (size - 1).max(0) * stride).sum();
    if offset < 0 || strides.iter().any(|stride| *stride < 0) {
        return unsupported("has an argument with negative strides");
    }
    let count = if buffer.elements.is_empty() { 0 } else { offset + last + 1 };
    let base = m.allocate(count as u64 * element.size(), element.align(), AllocationKind::Heap)?;
    let memref = MemRef { base, offset, sizes: buffer.sizes.clone(), strides };
    for (position, value) in positions(&memref).zip(&buffer.elements) {
        m.store(element_address(&memref, position, &element), &element, value)?;
    }
    Ok(Value::MemRef(Arc::new(memref)))
}

/// The address of the element at a position, in elements from the base.
#[must_use]
pub fn element_address(memref: &MemRef, position: i64, element: &Layout) -> Pointer {
    let distance = (position as u64).wrapping_mul(element.size());
    Pointer { address: memref.base.address.wrapping_add(distance), ..memref.base }
}

/// The positions of all elements in row-major order, in elements from the base.
pub fn positions(memref: &MemRef) -> impl Iterator<Item = i64> + use<> {
    let (sizes, strides, offset) = (memref.sizes.clone(), memref.strides.clone(), memref.offset);
    indices(&sizes).map(move |index| position(offset, &strides, &index))
}

/// The position of an element.
#[must_use]
pub fn position(offset: i64, strides: &[i64], index: &[i64]) -> i64 {
    index
        .iter()
        .zip(strides)
        .fold(offset, |sum, (index, stride)| sum.wrapping_add(index.wrapping_mul(*stride)))
}

/// All indices of a shape in row-major order.
pub fn indices(sizes: &[i64]) -> impl Iterator<Item = Vec<i64>> + use<> {
    let sizes = sizes.to_vec();
    let mut next = if sizes.iter().all(|size| *size > 0) { Some(vec![0; sizes.len()]) } else { None };
    std::iter::from_fn(move || {
        let current = next.clone()?;
        let mut following = current.clone();
        next = None;
        for dimension in (0..sizes.len()).rev() {
            following[dimension] += 1;
            if following[dimension] < sizes[dimension] {
                next = Some(following);
                break;
            }
            following[dimension] = 0;
        }
        Some(current)
    })
}

/// The contents of a memref; `None` for other values and for memory that is not there.
pub fn contents(m: &mut Machine<'_>, ty: Type, value: &Value) -> Option<Buffer> {
    let ctx = m.ctx();
    let Value::MemRef(memref) = value else { return None };
    let element = Layout::get(ctx, shaped::element_type(ctx, ty)?)?;
    let mut elements = Vec::new();
    for position in positions(memref) {
        elements.push(m.load(element_address(memref, position, &element), &element).ok()?);
    }
    Some(Buffer { sizes: memref.sizes.clone(), elements })
}

/// The bytes at an address.
pub fn bytes(m: &mut Machine<'_>, value: &Value, count: usize) -> Option<Vec<Value>> {
    let Value::Pointer(pointer) = value else { return None };
    let byte = |index: u64| {
        let address = pointer.address + index;
        m.load(Pointer { address, ..*pointer }, &Layout::Bits(8)).ok()
    };
    (0..count as u64).map(byte).collect()
}
