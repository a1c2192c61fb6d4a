//! Allocation and deallocation.

use super::AllocationFunctions;
use super::addresses::{extent, is_contiguous, size_in_bytes};
use super::symbols::{Signature, Symbols, call};
use super::unranked::{StoredDescriptor, bytes, pointer_bytes};
use crate::checks::product;
use crate::llvm::functions::module_around;
use crate::llvm::ops::index_constant;
use crate::llvm::patterns::add;
use crate::llvm::{LlvmTypeConverter, MemRefDescriptor, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialect_llvm::LLVMPointerType;
use dialect_llvm::types::pointer;
use dialects::memref::{AllocOp, AllocaOp, AllocaScopeOp, DeallocOp};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, Location, Signedness, Type, TypeKind};
use ir_core::ir::{Ir, OpBuilder as _, OpHandle as _, Value};
use ir_core::predicates::shaped::{element_type, rank, shape};
use ir_core::rewrite::{ConversionRewriter, PatternSet};
use ir_core::verify::nearest_symbol_table;

/// Adds the patterns for stack memory.
pub(super) fn add_stack_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "AllocaOpLowering", lower_alloca);
    add(patterns, converter, "AllocaScopeOpLowering", lower_scope);
}

/// Adds the patterns for heap memory. They call these functions.
pub(super) fn add_heap_to(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    functions: AllocationFunctions,
    symbols: &Symbols,
) {
    let own = symbols.clone();
    let name = if functions.aligned { "AlignedAllocOpLowering" } else { "AllocOpLowering" };
    add(patterns, converter, name, move |converter, rewriter, alloc: AllocOp, operands| {
        let ty = rewriter.ir().value_type(alloc.memref(rewriter.ir()));
        if !is_contiguous(rewriter, converter, ty) {
            return rewriter.mismatch("incompatible memref type");
        }
        let allocation = Allocation { symbols: &own, functions, alloc, ty };
        let value = if functions.aligned {
            allocation.aligned(converter, rewriter, operands)?
        } else {
            allocation.padded(converter, rewriter, operands)?
        };
        rewriter.replace_op(alloc.op(), &[value]);
        Some(())
    });
    let own = symbols.clone();
    add(
        patterns,
        converter,
        "DeallocOpLowering",
        move |converter, rewriter, dealloc: DeallocOp, operands| {
            lower_dealloc(converter, rewriter, (&own, functions), dealloc, operands)
        },
    );
}

/// Whether `malloc` guarantees the alignment of this element type.
fn is_scalar(ctx: &Context, ty: Type) -> bool {
    match ty.kind(ctx) {
        TypeKind::Integer { signedness, .. } => signedness == Signedness::Signless,
        TypeKind::Index | TypeKind::Float(_) => true,
        _ => false,
    }
}

/// The value rounded up to a multiple of the alignment.
///
/// ```mlir
/// %one = llvm.mlir.constant(1 : index) : i64
/// %0 = llvm.sub %alignment, %one : i64
/// %1 = llvm.add %value, %0 : i64
/// %2 = llvm.urem %1, %alignment : i64
/// %3 = llvm.sub %1, %2 : i64
/// ```
fn align(rewriter: &mut ConversionRewriter<'_, '_>, value: Value, alignment: Value) -> Value {
    let ty = rewriter.ir().value_type(alignment);
    let one = index_constant(rewriter, ty, 1);
    let bump = llvm::SubOp::create(rewriter, alignment, one).res(rewriter.ir());
    let bumped = llvm::AddOp::create(rewriter, value, bump).res(rewriter.ir());
    let rest = llvm::URemOp::create(rewriter, bumped, alignment).res(rewriter.ir());
    llvm::SubOp::create(rewriter, bumped, rest).res(rewriter.ir())
}

/// The minimum alignment of `aligned_alloc`.
const MIN_ALIGNMENT: u64 = 16;

/// An allocation on the heap.
struct Allocation<'s> {
    symbols: &'s Symbols,
    functions: AllocationFunctions,
    alloc: AllocOp,
    ty: Type,
}

impl Allocation<'_> {
    /// The function that allocates.
    fn function(
        &self,
        converter: &LlvmTypeConverter,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<llvm::LLVMFuncOp> {
        let ctx = rewriter.context();
        let index = converter.index_type(ctx);
        let (name, params): (&str, &[Type]) = match (self.functions.aligned, self.functions.generic) {
            (false, false) => ("malloc", &[index]),
            (false, true) => ("_mlir_memref_to_llvm_alloc", &[index]),
            (true, false) => ("aligned_alloc", &[index, index]),
            (true, true) => ("_mlir_memref_to_llvm_aligned_alloc", &[index, index]),
        };
        let table = nearest_symbol_table(rewriter.ir(), self.alloc.op())?;
        self.symbols.reserve(rewriter, table, Signature { name, params, result: Some(pointer(ctx)) })
    }

    /// Calls the function, and casts the pointer to the address space of the memref.
    fn call(
        &self,
        converter: &LlvmTypeConverter,
        rewriter: &mut ConversionRewriter<'_, '_>,
        function: llvm::LLVMFuncOp,
        operands: &[Value],
    ) -> Option<Value> {
        let ctx = rewriter.context();
        let allocated = call(rewriter, function, Some(pointer(ctx)), operands)?.result(rewriter.ir())?;
        Some(match converter.memref_address_space(ctx, self.ty)? {
            0 => allocated,
            space => {
                let ty = LLVMPointerType::get(ctx, space).base();
                llvm::AddrSpaceCastOp::create(rewriter, ty, allocated).res(rewriter.ir())
            }
        })
    }

    /// Allocates with `malloc`, with enough padding for the alignment.
    fn padded(
        &self,
        converter: &LlvmTypeConverter,
        rewriter: &mut ConversionRewriter<'_, '_>,
        operands: &[Value],
    ) -> Option<Value> {
        let ctx = rewriter.context();
        let function = self.function(converter, rewriter)?;
        let extent = extent(rewriter, converter, self.ty, operands)?;
        let mut bytes = extent.bytes(rewriter, converter, self.ty)?;
        let (index, element) = (converter.index_type(ctx), element_type(ctx, self.ty)?);
        let alignment = match self.alloc.alignment(rewriter.ir()) {
            Some(alignment) => Some(index_constant(rewriter, index, alignment as i64)),
            None if is_scalar(ctx, element) => None,
            None => Some(size_in_bytes(rewriter, converter, element)?),
        };
        if let Some(alignment) = alignment {
            bytes = llvm::AddOp::create(rewriter, bytes, alignment).res(rewriter.ir());
        }
        let allocated = self.call(converter, rewriter, function, &[bytes])?;
        let mut aligned = allocated;
        if let Some(alignment) = alignment {
            let ty = rewriter.ir().value_type(allocated);
            let address = llvm::PtrToIntOp::create(rewriter, index, allocated).res(rewriter.ir());
            let address = align(rewriter, address, alignment);
            aligned = llvm::IntToPtrOp::create(rewriter, ty, address).res(rewriter.ir());
        }
        extent.descriptor(rewriter, converter, self.ty, allocated, aligned)
    }

    /// Allocates with `aligned_alloc`. The size must be a multiple of the alignment.
    fn aligned(
        &self,
        converter: &LlvmTypeConverter,
        rewriter: &mut ConversionRewriter<'_, '_>,
        operands: &[Value],
    ) -> Option<Value> {
        let ctx = rewriter.context();
        let Some(element_size) = element_size(ctx, converter, element_type(ctx, self.ty)?) else {
            return rewriter.mismatch("the size of the element type is not known");
        };
        let function = self.function(converter, rewriter)?;
        let extent = extent(rewriter, converter, self.ty, operands)?;
        let mut bytes = extent.bytes(rewriter, converter, self.ty)?;
        let natural = MIN_ALIGNMENT.max(element_size.next_power_of_two());
        let alignment = self.alloc.alignment(rewriter.ir()).unwrap_or(natural);
        let index = converter.index_type(ctx);
        let alignment_value = index_constant(rewriter, index, alignment as i64);
        let count = u64::try_from(product(shape(ctx, self.ty)?)?).ok()?;
        let known = element_size.checked_mul(count)?;
        if known.checked_rem(alignment) != Some(0) {
            bytes = align(rewriter, bytes, alignment_value);
        }
        let allocated = self.call(converter, rewriter, function, &[alignment_value, bytes])?;
        extent.descriptor(rewriter, converter, self.ty, allocated, allocated)
    }
}

/// The size of an element in bytes in the default data layout; `None` for types without a size.
fn element_size(ctx: &Context, converter: &LlvmTypeConverter, ty: Type) -> Option<u64> {
    let index = bytes(converter.options().index_bitwidth);
    let size = match ty.kind(ctx) {
        TypeKind::MemRef { shape, .. } => 2 * pointer_bytes() + (1 + 2 * shape.len() as i64) * index,
        TypeKind::UnrankedMemRef { .. } => pointer_bytes() + index,
        _ => return Some(size_in_bits(ctx, ty)?.div_ceil(8)),
    };
    u64::try_from(size).ok()
}

/// The size of a type in bits in the default data layout (MLIR's `getDefaultTypeSizeInBits`).
fn size_in_bits(ctx: &Context, ty: Type) -> Option<u64> {
    Some(match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => u64::from(width),
        TypeKind::Index => 64,
        TypeKind::Float(semantics) => u64::from(semantics.width()),
        TypeKind::Complex(part) => {
            let size = size_in_bits(ctx, part)?;
            let alignment = size.div_ceil(8).next_power_of_two() * 8;
            size.next_multiple_of(alignment) + size
        }
        TypeKind::Vector { shape, element, .. } => {
            let (last, outer) = shape.split_last()?;
            let last = u64::try_from(*last).ok()?.next_power_of_two();
            let outer = u64::try_from(product(outer)?).ok()?;
            let element = size_in_bits(ctx, element)?.div_ceil(8) * 8;
            outer.checked_mul(last)?.checked_mul(element)?
        }
        _ if LLVMPointerType::is(ctx, ty) => 8 * u64::try_from(pointer_bytes()).ok()?,
        _ => return None,
    })
}

/// `llvm.alloca`
fn lower_alloca(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    alloca: AllocaOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (ty, alignment) = (ir.value_type(alloca.memref(ir)), alloca.alignment(ir));
    if !is_contiguous(rewriter, converter, ty) {
        return rewriter.mismatch("incompatible memref type");
    }
    let extent = extent(rewriter, converter, ty, operands)?;
    let element = converter.convert(ctx, element_type(ctx, ty)?)?;
    let pointer = LLVMPointerType::get(ctx, converter.memref_address_space(ctx, ty)?).base();
    let space = llvm::AllocaOp::builder(rewriter, pointer, extent.count, element);
    let space = space.alignment(alignment.filter(|alignment| *alignment != 0)).create().res(rewriter.ir());
    let value = extent.descriptor(rewriter, converter, ty, space, space)?;
    rewriter.replace_op(alloca.op(), &[value]);
    Some(())
}

/// Frees the allocated pointer.
fn lower_dealloc(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    (symbols, functions): (&Symbols, AllocationFunctions),
    dealloc: DeallocOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(dealloc.memref(ir));
    let name = if functions.generic { "_mlir_memref_to_llvm_free" } else { "free" };
    let module = module_around(ir, dealloc.op())?;
    let params = &[pointer(ctx)];
    let function = symbols.reserve(rewriter, module, Signature { name, params, result: None })?;
    let memref = *operands.first()?;
    let allocated = match rank(ctx, ty) {
        Some(_) => MemRefDescriptor::new(rewriter, converter, ty, memref)?.allocated(rewriter),
        None => {
            let at = UnrankedMemRefDescriptor::new(rewriter, converter, memref).pointer(rewriter);
            let space = converter.memref_address_space(ctx, ty)?;
            StoredDescriptor::new(rewriter, converter, at, space).allocated(rewriter)
        }
    };
    call(rewriter, function, None, &[allocated])?;
    rewriter.erase_op(dealloc.op());
    Some(())
}

/// Inlines the scope between `llvm.intr.stacksave` and `llvm.intr.stackrestore`.
fn lower_scope(
    _converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    scope: AllocaScopeOp,
    _operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (op, body) = (scope.op(), scope.body_region(ir));
    let current = ir.parent_block(op)?;
    let region = ir.parent_region(current)?;
    let (first, last) = (ir.first_block(body)?, ir.last_block(body)?);
    let end = ir.last_op(last)?;
    let location = ir.location(op);
    let arguments: Vec<(Type, Location)> = ir.result_types(op).map(|ty| (ty, location)).collect();
    let rest = rewriter.split_block(op);
    let mut continuation = rest;
    if !arguments.is_empty() {
        continuation = rewriter.create_block(region, Some(rest), &arguments);
        llvm::BrOp::create(rewriter, &[], rest);
    }
    rewriter.inline_region_before(body, continuation);
    rewriter.set_insertion_point_to_end(current);
    let saved = llvm::StackSaveOp::create(rewriter, pointer(ctx)).res(rewriter.ir());
    llvm::BrOp::create(rewriter, &[], first);
    rewriter.set_insertion_point(end);
    llvm::StackRestoreOp::create(rewriter, saved);
    let (values, before) = (rewriter.ir().operands(end).to_vec(), rewriter.location());
    rewriter.set_location(rewriter.ir().location(end));
    llvm::BrOp::create(rewriter, &values, continuation);
    rewriter.set_location(before);
    rewriter.erase_op(end);
    let results: Vec<Value> =
        if continuation == rest { Vec::new() } else { arguments_of(rewriter.ir(), continuation) };
    rewriter.replace_op(op, &results);
    Some(())
}

/// The arguments of a block.
fn arguments_of(ir: &Ir, block: ir_core::ir::Block) -> Vec<Value> {
    ir.arguments(block).collect()
}
