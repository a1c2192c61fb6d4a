//! Operations with two results: sums with the carry, and extended products.

use crate::llvm::LlvmTypeConverter;
use crate::llvm::ops::extract;
use crate::llvm::patterns::{add, create, is_array};
use dialect_llvm as llvm;
use dialect_llvm::LLVMStructType;
use dialect_llvm::types::is_compatible_type;
use dialects::arith::{AddUIExtendedOp, MulSIExtendedOp, MulUIExtendedOp};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{Context, Type, TypeKind};
use ir_core::fold::number_constant;
use ir_core::ir::{Op, OpHandle as _, Value};
use ir_core::num::ApInt;
use ir_core::predicates::shaped::vector_type;
use ir_core::rewrite::{ConversionRewriter, PatternSet};
use ir_core::runtime::DefinedOp;

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "AddUIExtendedOpLowering", add_unsigned);
    add(patterns, converter, "MulIExtendedOpLowering", |_, rewriter, mul: MulSIExtendedOp, operands| {
        multiply::<llvm::SExtOp>(rewriter, mul.op(), operands)
    });
    add(patterns, converter, "MulIExtendedOpLowering", |_, rewriter, mul: MulUIExtendedOp, operands| {
        multiply::<llvm::ZExtOp>(rewriter, mul.op(), operands)
    });
}

/// Whether the operands are integers or one-dimensional vectors. Reports an error otherwise.
fn are_supported(rewriter: &mut ConversionRewriter<'_, '_>, operands: &[Value]) -> Option<()> {
    if !is_compatible_type(rewriter.context(), rewriter.ir().value_type(operands[0])) {
        return None;
    }
    if is_array(rewriter, operands[0]) {
        rewriter.mismatch("ND vector types are not supported yet")
    } else {
        Some(())
    }
}

/// `llvm.intr.uadd.with.overflow`
fn add_unsigned(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    sum: AddUIExtendedOp,
    operands: &[Value],
) -> Option<()> {
    are_supported(rewriter, operands)?;
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let overflow = converter.convert(ctx, ir.value_type(sum.overflow(ir)))?;
    // As in MLIR, the type of the sum is not converted.
    let types = [ir.value_type(sum.sum(ir)), overflow];
    let both = LLVMStructType::literal(ctx, &types, false).base();
    let new = llvm::UAddWithOverflowOp::create(&mut **rewriter, both, operands[0], operands[1]);
    let both = new.res(rewriter.ir());
    let values = [0, 1].map(|index| extract(&mut **rewriter, types[index], both, &[index as i64]));
    rewriter.replace_op(sum.op(), &values);
    Some(())
}

/// The type with twice as many bits. As in MLIR, its dimensions are not scalable.
fn wide_type(ctx: &Context, ty: Type) -> Option<(Type, u32)> {
    match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => Some((ctx.integer_type(width.checked_mul(2)?), width)),
        TypeKind::Vector { shape, element, .. } => {
            let (wide, width) = wide_type(ctx, element)?;
            Some((vector_type(ctx, shape, wide)?, width))
        }
        _ => None,
    }
}

/// The halves of the product of operands after the extension `T`.
fn multiply<T: DefinedOp>(
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
) -> Option<()> {
    are_supported(rewriter, operands)?;
    let ctx = rewriter.context();
    let ty = rewriter.ir().value_type(operands[0]);
    let (wide, width) = wide_type(ctx, ty)?;
    let unary = |rewriter: &mut ConversionRewriter<'_, '_>, value, is_extension: bool| {
        let new = if is_extension {
            create::<T>(rewriter, &[value], &[wide], &[])
        } else {
            create::<llvm::TruncOp>(rewriter, &[value], &[ty], &[])
        };
        rewriter.ir().result(new, 0)
    };
    let lhs = unary(rewriter, operands[0], true);
    let rhs = unary(rewriter, operands[1], true);
    let product = create::<llvm::MulOp>(rewriter, &[lhs, rhs], &[wide], &[]);
    let product = rewriter.ir().result(product, 0);
    let low = unary(rewriter, product, false);
    let count = number_constant(ctx, wide, &ApInt::from_i64(2 * width, i64::from(width)))?;
    let count = llvm::ConstantOp::create(&mut **rewriter, wide, count).res(rewriter.ir());
    let high = create::<llvm::LShrOp>(rewriter, &[product, count], &[wide], &[]);
    let high = rewriter.ir().result(high, 0);
    let high = unary(rewriter, high, false);
    rewriter.replace_op(op, &[low, high]);
    Some(())
}
