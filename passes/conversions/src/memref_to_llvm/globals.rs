//! Conversion of global memrefs to global variables.

use super::addresses::{Index, address, extent, is_contiguous};
use super::symbols::Symbols;
use crate::llvm::LlvmTypeConverter;
use crate::llvm::ops::index_constant;
use crate::llvm::patterns::add;
use dialect_llvm as llvm;
use dialect_llvm::{LLVMArrayType, LLVMPointerType, Linkage, LinkageAttr};
use dialects::memref::{GetGlobalOp, GlobalOp};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{Attribute, Context, Type};
use ir_core::fold::splat_element;
use ir_core::interfaces::{Visibility, visibility};
use ir_core::ir::{OpBuilder as _, OpHandle as _, Value};
use ir_core::predicates::shaped::{element_type, shape};
use ir_core::rewrite::{ConversionRewriter, PatternSet};
use ir_core::verify::nearest_symbol_table;

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter, symbols: &Symbols) {
    add(patterns, converter, "GetGlobalMemrefOpLowering", lower_get_global);
    let own = symbols.clone();
    add(patterns, converter, "GlobalMemrefOpLowering", move |converter, rewriter, global: GlobalOp, _| {
        lower_global(converter, rewriter, &own, global)
    });
}

/// The type of the variable: arrays of arrays of elements.
fn variable_type(ctx: &Context, converter: &LlvmTypeConverter, ty: Type) -> Option<Type> {
    let element = converter.convert(ctx, element_type(ctx, ty)?)?;
    let nest = |inner, size: &i64| Some(LLVMArrayType::get(ctx, inner, u64::try_from(*size).ok()?).base());
    shape(ctx, ty)?.iter().rev().try_fold(element, nest)
}

/// `llvm.mlir.global`. An uninitialized one has an initializer that returns an undefined value.
fn lower_global(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    symbols: &Symbols,
    global: GlobalOp,
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), global.op());
    let ty = global.type_(ir);
    if !is_contiguous(rewriter, converter, ty) {
        return rewriter.mismatch("incompatible memref type");
    }
    let variable = variable_type(ctx, converter, ty)?;
    let is_public = visibility(ir, op) == Visibility::Public;
    let linkage = if is_public { Linkage::External } else { Linkage::Private };
    let given = global.initial_value(ir);
    let is_uninitialized = given == Some(Attribute::UNIT);
    let value = given.filter(|_| !is_uninitialized).map(|value| match shape(ctx, ty) {
        // The variable has the element type.
        Some([]) => splat_element(ctx, value).unwrap_or(value),
        _ => value,
    });
    let alignment = global.alignment(ir).filter(|alignment| *alignment != 0);
    let (name, constant) = (global.sym_name(ir).to_owned(), global.constant(ir));
    let space = converter.memref_address_space(ctx, ty)?;
    let table = nearest_symbol_table(ir, op)?;
    symbols.remove(ir, table, op);
    let new = llvm::GlobalOp::builder(rewriter, variable, &name, LinkageAttr::get(ctx, linkage).base());
    let new = new.constant(constant).value(value).alignment(alignment).addr_space(space).create();
    symbols.insert(rewriter, table, new.op());
    rewriter.erase_op(op);
    if is_uninitialized {
        let region = new.initializer(rewriter.ir());
        rewriter.create_block(region, None, &[]);
        let undefined = llvm::UndefOp::create(rewriter, variable).res(rewriter.ir());
        llvm::ReturnOp::builder(rewriter).arg(undefined).create();
    }
    Some(())
}

/// A marker address that shows in a debugger that the memory was not allocated.
const NOT_ALLOCATED: i64 = 0xdead_beef;

/// Creates a descriptor with the address of the variable.
fn lower_get_global(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    get: GetGlobalOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (ty, name) = (ir.value_type(get.result(ir)), get.name(ir).to_owned());
    if !is_contiguous(rewriter, converter, ty) {
        return rewriter.mismatch("incompatible memref type");
    }
    let extent = extent(rewriter, converter, ty, operands)?;
    // As in MLIR, the size is computed, but unused.
    extent.bytes(rewriter, converter, ty)?;
    let variable = variable_type(ctx, converter, ty)?;
    let pointer = LLVMPointerType::get(ctx, converter.memref_address_space(ctx, ty)?).base();
    let start = llvm::AddressOfOp::create(rewriter, pointer, &name).res(rewriter.ir());
    let zeros = vec![Index::Constant(0); extent.sizes.len() + 1];
    let aligned = address(rewriter, pointer, variable, start, &zeros);
    let bad = index_constant(rewriter, ctx.integer_type(64), NOT_ALLOCATED);
    let allocated = llvm::IntToPtrOp::create(rewriter, pointer, bad).res(rewriter.ir());
    let value = extent.descriptor(rewriter, converter, ty, allocated, aligned)?;
    rewriter.replace_op(get.op(), &[value]);
    Some(())
}
