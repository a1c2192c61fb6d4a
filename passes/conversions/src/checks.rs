//! Checks before conversions compute with sizes and memory spaces of memrefs, so that no number wraps.

use dialect_llvm::LLVMPointerType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Context, DYNAMIC, Type, TypeKind};
use ir_core::ir::{Op, Order};
use ir_core::pass::{PassFailure, PassRun};
use ir_core::predicates::attributes::{int, type_value};
use ir_core::predicates::shaped::{memory_space, shape};
use ir_core::verify::op_error;
use std::collections::HashSet;

/// The largest address space of LLVM.
const MAX_ADDRESS_SPACE: u32 = (1 << 24) - 1;

/// The size of a pointer in bits.
const POINTER_BITS: u64 = 64;

/// Reports the first memref that has no descriptor: its memory space is not an address space of LLVM, or its
/// sizes, strides or bytes need more bits than an index has.
///
/// # Errors
/// The pass fails after the report.
pub(crate) fn check_memrefs(run: &mut PassRun<'_>, index_bits: u32) -> Result<(), PassFailure> {
    let index_bits = if index_bits == 0 { 64 } else { index_bits };
    let mut checked = HashSet::new();
    let mut failure = None;
    run.ir.visit(run.op, Order::Pre, |op| {
        if failure.is_none() {
            failure = types(run, op).into_iter().filter(|ty| checked.insert(*ty)).find_map(|ty| {
                let message = fault(run.ctx, ty, index_bits)?;
                Some(op_error(run.ir, op, &message))
            });
        }
    });
    match failure {
        Some(error) => Err(run.fail(error)),
        None => Ok(()),
    }
}

/// The types of results and block arguments, and those that are attributes of symbols.
fn types(run: &PassRun<'_>, op: Op) -> Vec<Type> {
    let (ctx, ir) = (run.ctx, &*run.ir);
    let mut all: Vec<Type> = ir.result_types(op).collect();
    for block in ir.regions(op).flat_map(|region| ir.blocks(region)) {
        all.extend(ir.arguments(block).map(|argument| ir.value_type(argument)));
    }
    for name in ["function_type", "type"] {
        let Some(ty) = ir.attribute(op, name).and_then(|ty| type_value(ctx, ty)) else { continue };
        match ty.kind(ctx) {
            TypeKind::Function { inputs, results } => all.extend(inputs.iter().chain(results)),
            _ => all.push(ty),
        }
    }
    all
}

/// Why a type is not converted.
fn fault(ctx: &Context, ty: Type, index_bits: u32) -> Option<String> {
    let element = match ty.kind(ctx) {
        TypeKind::MemRef { element, .. } | TypeKind::UnrankedMemRef { element, .. } => element,
        _ => return None,
    };
    let own = || ty.to_text(ctx);
    if let Some(space) = memory_space(ctx, ty)
        && matches!(space.kind(ctx), AttrKind::Integer { .. })
        && int(ctx, space).and_then(address_space).is_none()
    {
        let own = own();
        return Some(format!(
            "has the type '{own}', whose memory space is not an address space of LLVM: these are 0 to {MAX_ADDRESS_SPACE}"
        ));
    }
    let sizes = shape(ctx, ty)?;
    if bytes(ctx, element, sizes).is_none_or(|bytes| bytes > u64::MAX >> (65 - index_bits.min(64))) {
        return Some(format!(
            "has the type '{}', whose size does not fit an index of {index_bits} bits",
            own()
        ));
    }
    fault(ctx, element, index_bits)
}

/// The address space of a memory space.
pub(crate) fn address_space(space: i64) -> Option<u32> {
    u32::try_from(space).ok().filter(|space| *space <= MAX_ADDRESS_SPACE)
}

/// The bytes of the static sizes of a memref, which bounds all of its strides, too.
fn bytes(ctx: &Context, element: Type, sizes: &[i64]) -> Option<u64> {
    let count = product(sizes)?.max(1);
    u64::try_from(count).ok()?.checked_mul(size_in_bits(ctx, element)?.div_ceil(8))
}

/// The product of the static sizes from the last one on, without those that are dynamic.
pub(crate) fn product(sizes: &[i64]) -> Option<i64> {
    let mut known = sizes.iter().rev().filter(|size| **size != DYNAMIC);
    known.try_fold(1_i64, |product, size| product.checked_mul(*size))
}

/// The size of a type in bits in the default data layout (MLIR's `getDefaultTypeSizeInBits`); 0 for types
/// without a size. `None` if the number is too large.
fn size_in_bits(ctx: &Context, ty: Type) -> Option<u64> {
    Some(match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => u64::from(width),
        TypeKind::Index => POINTER_BITS,
        TypeKind::Float(semantics) => u64::from(semantics.width()),
        TypeKind::Complex(part) => size_in_bits(ctx, part)?.checked_mul(2)?,
        TypeKind::Vector { shape, element, .. } => {
            u64::try_from(product(shape)?).ok()?.checked_mul(size_in_bits(ctx, element)?)?
        }
        _ if LLVMPointerType::is(ctx, ty) => POINTER_BITS,
        _ => 0,
    })
}
