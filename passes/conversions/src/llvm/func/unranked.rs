//! Descriptors of unranked memrefs that leave a function: what they point to is on the stack of that function, so it is copied to
//! the heap, and from there to the stack of the caller.

use crate::llvm::functions::{call, module_around, reserved_function};
use crate::llvm::ops::{alloca, index_constant};
use crate::llvm::{LlvmTypeConverter, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialect_llvm::types::pointer;
use ir_core::context::Type;
use ir_core::ir::{Op, OpBuilder, Value};
use ir_core::predicates::build::bool_attr;
use ir_core::rewrite::ConversionRewriter;

/// The place that the ranked descriptor is copied to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum To {
    /// Memory of `malloc`, by a function that returns.
    Heap,
    /// The stack, by a caller, which frees the memory.
    Stack,
}

/// Copies the descriptor that one of an unranked memref points to. Returns another one that points to the copy; `None` if the
/// memory space has no conversion, or the module has another function with the name of one that is called (MLIR's
/// `copyUnrankedDescriptor`).
pub(super) fn copy_descriptor(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    ty: Type,
    value: Value,
    to: To,
) -> Option<Value> {
    let ctx = rewriter.context();
    converter.memref_address_space(ctx, ty)?;
    let descriptor = UnrankedMemRefDescriptor::new(rewriter, converter, value);
    let size = ranked_size(converter, &mut **rewriter, &descriptor);
    let module = module_around(rewriter.ir(), op)?;
    let (index, pointer) = (converter.index_type(ctx), pointer(ctx));
    match to {
        To::Heap => reserved_function(rewriter, module, "malloc", &[index], Some(pointer))?,
        To::Stack => reserved_function(rewriter, module, "free", &[pointer], None)?,
    };
    let memory = match to {
        To::Heap => {
            let call = call(rewriter, "malloc", Some(pointer), &[size]);
            call.result(rewriter.ir())?
        }
        To::Stack => alloca(&mut **rewriter, ctx.integer_type(8), size),
    };
    let source = descriptor.pointer(&mut **rewriter);
    let is_volatile = bool_attr(ctx, false);
    llvm::MemcpyOp::create(&mut **rewriter, memory, source, size, is_volatile);
    if to == To::Stack {
        call(rewriter, "free", None, &[source]);
    }
    Some(UnrankedMemRefDescriptor::with_pointer(&mut **rewriter, converter, ty, &descriptor, memory)?.value())
}

/// Number of bytes of the ranked descriptor: two pointers, and integers for the offset, and the size and stride of each dimension.
fn ranked_size(
    converter: &LlvmTypeConverter,
    b: &mut dyn OpBuilder,
    descriptor: &UnrankedMemRefDescriptor,
) -> Value {
    let index = converter.index_type(b.context());
    let index_bytes = i64::from(converter.options().index_bitwidth.div_ceil(8));
    let [one, two] = [1, 2].map(|value| index_constant(b, index, value));
    let [index_size, pointer_size] =
        [index_bytes, LlvmTypeConverter::POINTER_BYTES].map(|bytes| index_constant(b, index, bytes));
    let pointers = llvm::MulOp::create(b, two, pointer_size).res(b.ir());
    let rank = descriptor.rank(b);
    let doubled = llvm::MulOp::create(b, two, rank).res(b.ir());
    let count = llvm::AddOp::create(b, doubled, one).res(b.ir());
    let integers = llvm::MulOp::create(b, count, index_size).res(b.ir());
    llvm::AddOp::create(b, pointers, integers).res(b.ir())
}
