//! Addresses of elements, sizes in bytes, and descriptors of memrefs that are contiguous.

use crate::llvm::ops::{alloca, extract, index_constant};
use crate::llvm::{LlvmTypeConverter, MemRefDescriptor};
use dialect_llvm::types::pointer;
use dialect_llvm::{
    AddOp, GEPNoWrapFlags, GEPOp, IntegerOverflowFlags, LLVMArrayType, LoadOp, MulOp, PtrToIntOp, StoreOp,
    ZeroOp,
};
use dialects::memref::has_identity_layout;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{DYNAMIC, Type};
use ir_core::ir::{OpBuilder, Value};
use ir_core::predicates::shaped::{element_type, shape, strides_and_offset};
use ir_core::rewrite::ConversionRewriter;

/// An index of an address computation.
#[derive(Clone, Copy)]
pub(super) enum Index {
    Constant(i32),
    Value(Value),
}

/// Computes an address from a pointer to values of the type `element`.
pub(super) fn address(
    b: &mut dyn OpBuilder,
    result: Type,
    element: Type,
    base: Value,
    indices: &[Index],
) -> Value {
    address_with(b, result, element, base, indices, GEPNoWrapFlags::NONE)
}

/// Like [`address`], with no-wrap flags.
fn address_with(
    b: &mut dyn OpBuilder,
    result: Type,
    element: Type,
    base: Value,
    indices: &[Index],
    flags: GEPNoWrapFlags,
) -> Value {
    let constant = |index: &Index| match index {
        Index::Constant(constant) => *constant,
        Index::Value(_) => GEPOp::DYNAMIC_INDEX,
    };
    let operand = |index: &Index| match index {
        Index::Constant(_) => None,
        Index::Value(value) => Some(*value),
    };
    let constants: Vec<i32> = indices.iter().map(constant).collect();
    let operands: Vec<Value> = indices.iter().filter_map(operand).collect();
    let new = GEPOp::builder(b, result, base, &operands, &constants, element).no_wrap_flags(flags).create();
    new.res(b.ir())
}

/// The pointer to the first element of a memref (MLIR's `MemRefDescriptor::bufferPtr`).
///
/// ```mlir
/// %1 = llvm.extractvalue %descriptor[1] : …
/// %2 = llvm.extractvalue %descriptor[2] : …
/// %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
/// ```
pub(super) fn first_element(
    b: &mut dyn OpBuilder,
    converter: &LlvmTypeConverter,
    ty: Type,
    descriptor: &MemRefDescriptor,
) -> Option<Value> {
    let ctx = &b.context().clone();
    let (_, offset) = strides_and_offset(ctx, ty)?;
    let element = converter.convert(ctx, element_type(ctx, ty)?)?;
    let aligned = descriptor.aligned(b);
    let offset = match offset {
        0 => return Some(aligned),
        DYNAMIC => descriptor.offset(b),
        offset => index_constant(b, descriptor.index_type(), offset),
    };
    Some(address(b, descriptor.pointer_type(), element, aligned, &[Index::Value(offset)]))
}

/// The pointer to an element of a memref of this type (MLIR's `getStridedElementPtr`). `in_bounds`
/// guarantees that the index does not overflow.
pub(crate) fn element(
    b: &mut dyn OpBuilder,
    converter: &LlvmTypeConverter,
    ty: Type,
    memref: Value,
    indices: &[Value],
    in_bounds: bool,
) -> Option<Value> {
    let ctx = &b.context().clone();
    let (strides, _) = strides_and_offset(ctx, ty)?;
    let element = converter.convert(ctx, element_type(ctx, ty)?)?;
    let descriptor = MemRefDescriptor::new(b, converter, ty, memref)?;
    let base = first_element(b, converter, ty, &descriptor)?;
    let (flags, overflow) = if in_bounds {
        (
            GEPNoWrapFlags::INBOUNDS | GEPNoWrapFlags::NUW,
            IntegerOverflowFlags::NSW | IntegerOverflowFlags::NUW,
        )
    } else {
        (GEPNoWrapFlags::NONE, IntegerOverflowFlags::NONE)
    };
    let mut sum = None;
    for (dimension, (index, stride)) in indices.iter().zip(strides).enumerate() {
        let mut moved = *index;
        if stride != 1 {
            let stride = match stride {
                DYNAMIC => descriptor.stride(b, dimension),
                stride => index_constant(b, descriptor.index_type(), stride),
            };
            moved = MulOp::builder(b, moved, stride).overflow_flags(overflow).create().res(b.ir());
        }
        sum = Some(match sum {
            None => moved,
            Some(sum) => AddOp::builder(b, sum, moved).overflow_flags(overflow).create().res(b.ir()),
        });
    }
    Some(match sum {
        None => base,
        Some(sum) => address_with(b, descriptor.pointer_type(), element, base, &[Index::Value(sum)], flags),
    })
}

/// The size in bytes of a value of this type, as the address after the one at zero (MLIR's `getSizeInBytes`).
///
/// ```mlir
/// %0 = llvm.mlir.zero : !llvm.ptr
/// %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, f32
/// %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
/// ```
pub(super) fn size_in_bytes(b: &mut dyn OpBuilder, converter: &LlvmTypeConverter, ty: Type) -> Option<Value> {
    let converted = converter.convert(b.context(), ty)?;
    Some(bytes_of(b, converter, converted, Index::Constant(1)))
}

/// The size in bytes of `count` values of a converted type.
fn bytes_of(b: &mut dyn OpBuilder, converter: &LlvmTypeConverter, element: Type, count: Index) -> Value {
    let pointer = pointer(b.context());
    let zero = ZeroOp::create(b, pointer).res(b.ir());
    let end = address(b, pointer, element, zero, &[count]);
    let index = converter.index_type(b.context());
    PtrToIntOp::create(b, index, end).res(b.ir())
}

/// The sizes and strides of a contiguous memref.
pub(super) struct Extent {
    pub(super) sizes: Vec<Value>,
    pub(super) strides: Vec<Value>,
    /// The number of elements.
    pub(super) count: Value,
}

/// Creates the sizes and strides of a contiguous memref. The operands are the dynamic sizes (MLIR's
/// `getMemRefDescriptorSizes`).
pub(super) fn extent(
    b: &mut dyn OpBuilder,
    converter: &LlvmTypeConverter,
    ty: Type,
    dynamic: &[Value],
) -> Option<Extent> {
    let ctx = &b.context().clone();
    let shape = shape(ctx, ty)?;
    let index = converter.index_type(ctx);
    let mut dynamic = dynamic.iter();
    let mut sizes = Vec::with_capacity(shape.len());
    for size in shape {
        sizes.push(match *size {
            DYNAMIC => *dynamic.next()?,
            size => index_constant(b, index, size),
        });
    }
    let mut count = index_constant(b, index, 1);
    let mut known = 1_i64;
    let mut strides = vec![count; shape.len()];
    for dimension in (0..shape.len()).rev() {
        strides[dimension] = count;
        let is_first = known == 1;
        known = match (known, shape[dimension]) {
            (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
            (known, size) => known.checked_mul(size)?,
        };
        count = match known {
            _ if is_first => sizes[dimension],
            DYNAMIC => MulOp::create(b, count, sizes[dimension]).res(b.ir()),
            known => index_constant(b, index, known),
        };
    }
    Some(Extent { sizes, strides, count })
}

impl Extent {
    /// The size in bytes.
    pub(super) fn bytes(
        &self,
        b: &mut dyn OpBuilder,
        converter: &LlvmTypeConverter,
        ty: Type,
    ) -> Option<Value> {
        let element = element_type(b.context(), ty)?;
        let element = converter.convert(b.context(), element)?;
        Some(bytes_of(b, converter, element, Index::Value(self.count)))
    }

    /// Creates the descriptor of a memref with these sizes (MLIR's `createMemRefDescriptor`).
    pub(super) fn descriptor(
        &self,
        b: &mut dyn OpBuilder,
        converter: &LlvmTypeConverter,
        ty: Type,
        allocated: Value,
        aligned: Value,
    ) -> Option<Value> {
        let mut descriptor = MemRefDescriptor::poison(b, converter, ty)?;
        descriptor.set_allocated(b, allocated);
        descriptor.set_aligned(b, aligned);
        let offset = index_constant(b, descriptor.index_type(), 0);
        descriptor.set_offset(b, offset);
        for (dimension, size) in self.sizes.iter().enumerate() {
            descriptor.set_size(b, dimension, *size);
        }
        for (dimension, stride) in self.strides.iter().enumerate() {
            descriptor.set_stride(b, dimension, *stride);
        }
        Some(descriptor.value())
    }
}

/// Whether a memref has a descriptor, and its layout is the identity (MLIR's
/// `isConvertibleAndHasIdentityMaps`).
pub(super) fn is_contiguous(
    rewriter: &ConversionRewriter<'_, '_>,
    converter: &LlvmTypeConverter,
    ty: Type,
) -> bool {
    let ctx = rewriter.context();
    has_identity_layout(ctx, ty) && converter.convert(ctx, ty).is_some()
}

/// Stores a value on the stack. Returns its address (MLIR's `promoteOneMemRefDescriptor`).
pub(super) fn promote(b: &mut dyn OpBuilder, value: Value) -> Value {
    let i64_type = b.context().integer_type(64);
    let one = index_constant(b, i64_type, 1);
    store_on_stack(b, value, one)
}

/// Allocates `count` values on the stack, and stores a value there. Returns the address.
pub(super) fn store_on_stack(b: &mut dyn OpBuilder, value: Value, count: Value) -> Value {
    let ty = b.ir().value_type(value);
    let space = alloca(b, ty, count);
    StoreOp::create(b, value, space);
    space
}

/// The size of a dimension with a dynamic index.
pub(super) fn size_of_dimension(
    b: &mut dyn OpBuilder,
    descriptor: &MemRefDescriptor,
    dimension: Value,
    rank: usize,
) -> Value {
    let (pointer, index) = (pointer(b.context()), descriptor.index_type());
    let array = LLVMArrayType::get(b.context(), index, rank as u64).base();
    let one = index_constant(b, index, 1);
    let sizes = extract(b, array, descriptor.value(), &[3]);
    let space = store_on_stack(b, sizes, one);
    let at = address(b, pointer, array, space, &[Index::Constant(0), Index::Value(dimension)]);
    LoadOp::create(b, index, at).res(b.ir())
}
