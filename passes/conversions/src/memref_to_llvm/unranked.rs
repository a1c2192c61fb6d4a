//! The ranked descriptor in memory to which an unranked descriptor points. It has the pointers, the offset,
//! and as many sizes and strides as the rank.

use super::addresses::{Index, address};
use crate::llvm::ops::index_constant;
use crate::llvm::{LlvmTypeConverter, UnrankedMemRefDescriptor};
use dialect_llvm::types::pointer;
use dialect_llvm::{AddOp, LLVMPointerType, LLVMStructType, LoadOp, MulOp, StoreOp};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::Type;
use ir_core::ir::{OpBuilder, Value};

/// The width of a pointer in every address space.
const POINTER_BITWIDTH: u32 = 64;

/// The number of bytes of an integer of this width.
pub(super) fn bytes(bits: u32) -> i64 {
    i64::from(bits.div_ceil(8))
}

/// The number of bytes of a pointer.
pub(super) fn pointer_bytes() -> i64 {
    bytes(POINTER_BITWIDTH)
}

/// The descriptor of a ranked memref at a pointer.
#[derive(Clone, Copy)]
pub(super) struct StoredDescriptor {
    pub(super) at: Value,
    /// The type of the pointers in it.
    pub(super) pointer: Type,
    pub(super) index: Type,
}

impl StoredDescriptor {
    /// The descriptor at a pointer, for memrefs in this address space.
    pub(super) fn new(b: &dyn OpBuilder, converter: &LlvmTypeConverter, at: Value, space: u32) -> Self {
        let ctx = b.context();
        StoredDescriptor {
            at,
            pointer: LLVMPointerType::get(ctx, space).base(),
            index: converter.index_type(ctx),
        }
    }

    /// The address of the pointer or offset with this index.
    fn field(self, b: &mut dyn OpBuilder, index: i32) -> Value {
        let result = pointer(b.context());
        address(b, result, self.pointer, self.at, &[Index::Constant(index)])
    }

    /// Loads the allocated pointer.
    pub(super) fn allocated(self, b: &mut dyn OpBuilder) -> Value {
        LoadOp::create(b, self.pointer, self.at).res(b.ir())
    }

    /// Stores the allocated pointer.
    pub(super) fn set_allocated(self, b: &mut dyn OpBuilder, allocated: Value) {
        StoreOp::create(b, allocated, self.at);
    }

    /// Loads the aligned pointer.
    pub(super) fn aligned(self, b: &mut dyn OpBuilder) -> Value {
        let at = self.field(b, 1);
        LoadOp::create(b, self.pointer, at).res(b.ir())
    }

    /// Stores the aligned pointer.
    pub(super) fn set_aligned(self, b: &mut dyn OpBuilder, aligned: Value) {
        let at = self.field(b, 1);
        StoreOp::create(b, aligned, at);
    }

    /// The address of the offset. Sizes and strides follow it.
    pub(super) fn offset_address(self, b: &mut dyn OpBuilder) -> Value {
        self.field(b, 2)
    }

    /// Loads the offset.
    pub(super) fn offset(self, b: &mut dyn OpBuilder) -> Value {
        let at = self.field(b, 2);
        LoadOp::create(b, self.index, at).res(b.ir())
    }

    /// Stores the offset.
    pub(super) fn set_offset(self, b: &mut dyn OpBuilder, offset: Value) {
        let at = self.field(b, 2);
        StoreOp::create(b, offset, at);
    }

    /// The address of the first size.
    pub(super) fn sizes_address(self, b: &mut dyn OpBuilder) -> Value {
        let fields = [self.pointer, self.pointer, self.index, self.index];
        let (result, head) =
            (pointer(b.context()), LLVMStructType::literal(b.context(), &fields, false).base());
        address(b, result, head, self.at, &[Index::Constant(0), Index::Constant(3)])
    }

    /// The address after `count` indices at another address.
    pub(super) fn index_after(self, b: &mut dyn OpBuilder, at: Value, count: Value) -> Value {
        let result = pointer(b.context());
        address(b, result, self.index, at, &[Index::Value(count)])
    }
}

/// The size in bytes of a ranked descriptor: two pointers, and an index for the offset and for each size
/// and stride (MLIR's `UnrankedMemRefDescriptor::computeSize`).
pub(super) fn size_of_underlying(
    b: &mut dyn OpBuilder,
    converter: &LlvmTypeConverter,
    descriptor: &UnrankedMemRefDescriptor,
) -> Value {
    let index = converter.index_type(b.context());
    let one = index_constant(b, index, 1);
    let two = index_constant(b, index, 2);
    let index_size = index_constant(b, index, bytes(converter.options().index_bitwidth));
    let pointer_size = index_constant(b, index, pointer_bytes());
    let pointers = MulOp::create(b, two, pointer_size).res(b.ir());
    let rank = descriptor.rank(b);
    let twice = MulOp::create(b, two, rank).res(b.ir());
    let count = AddOp::create(b, twice, one).res(b.ir());
    let indices = MulOp::create(b, count, index_size).res(b.ir());
    AddOp::create(b, pointers, indices).res(b.ir())
}
