//! Masks as comparisons with the indices of their elements, and `vector.step`.

use crate::arithmetic::{compare, constant, index_constant, select};
use dialects::arith::{CmpIPredicate, IndexCastOp};
use dialects::vector::{BroadcastOp, ConstantMaskOp, CreateMaskOp, InsertOp, StepOp};
use ir_core::context::{Context, Type, TypeKind};
use ir_core::fold::{dense_elements, elements_attr};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::num::ApInt;
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// The maximum number of elements of a mask that becomes a constant: each takes memory.
const MOST_ELEMENTS: i64 = 1 << 24;

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("CreateMaskOpLowering", split_create_mask);
    patterns.add_fn("ConstantMaskOpLowering", lower_constant_mask);
    patterns.add_fn("VectorCreateMaskOpConversion", lower_create_mask);
    patterns.add_fn("StepToArithConstantOpRewrite", lower_step);
}

/// The only result of a mask, and its shape if that is fixed.
fn fixed_mask(ctx: &Context, ty: Type) -> Option<&[i64]> {
    match ty.kind(ctx) {
        TypeKind::Vector { shape, scalable, .. } if !scalable.contains(&true) => {
            let count = shape.iter().try_fold(1i64, |count, size| count.checked_mul(*size))?;
            (count <= MOST_ELEMENTS).then_some(shape)
        }
        _ => None,
    }
}

/// The mask for one dimension less, in each row whose index is below the first operand.
///
/// ```mlir
/// %inner = vector.create_mask %j : vector<4xi1>
/// %is_set = arith.cmpi slt, %c0, %i : index
/// %row = arith.select %is_set, %inner, %zeros : vector<4xi1>
/// %1 = vector.insert %row, %0 [0] : vector<4xi1> into vector<2x4xi1>
/// ```
fn split_create_mask(rewriter: &mut PatternRewriter<'_>, op: CreateMaskOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.result_types(op.op()).next()?;
    let (count, rest) = fixed_mask(ctx, ty)?.split_first().filter(|(_, rest)| !rest.is_empty())?;
    let operands = op.operands(ir).to_vec();
    let (first, inner) = operands.split_first()?;
    let row_type = ctx.vector_type(rest, &vec![false; rest.len()], Type::I1);
    let unset = ctx.bool_attr(false);
    let [row_zeros, all_zeros] = [row_type, ty].map(|ty| dense_elements(ctx, ty, &[unset]));
    let (row_zeros, all_zeros) = (row_zeros?, all_zeros?);
    let inner = CreateMaskOp::create(rewriter, row_type, inner).op();
    let inner = rewriter.ir().result(inner, 0);
    let zeros = constant(rewriter, row_zeros);
    let mut result = constant(rewriter, all_zeros);
    for index in 0..*count {
        let at = index_constant(rewriter, index);
        let is_set = compare(rewriter, CmpIPredicate::Slt, at, *first);
        let row = select(rewriter, is_set, inner, zeros);
        result = InsertOp::create(rewriter, row, result, &[], &[index]).result(rewriter.ir());
    }
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}

/// A constant
fn lower_constant_mask(rewriter: &mut PatternRewriter<'_>, op: ConstantMaskOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.result_types(op.op()).next()?;
    let shape = fixed_mask(ctx, ty)?;
    let sizes = op.mask_dim_sizes(ir);
    let mut elements = vec![sizes.iter().all(|size| *size > 0)];
    for (size, count) in sizes.iter().zip(shape).rev() {
        let row = elements.clone();
        elements = (0..*count)
            .flat_map(|index| row.iter().map(move |is_set| *is_set && index < *size).collect::<Vec<_>>())
            .collect();
    }
    let elements: Vec<_> = elements.into_iter().map(|is_set| ctx.bool_attr(is_set)).collect();
    let value = dense_elements(ctx, ty, &elements)?;
    let value = constant(rewriter, value);
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// A comparison of the indices with the operand, in 32 bits as in MLIR.
///
/// ```mlir
/// %indices = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
/// %bound = arith.index_cast %i : index to i32
/// %bounds = vector.broadcast %bound : i32 to vector<4xi32>
/// %mask = arith.cmpi slt, %indices, %bounds : vector<4xi32>
/// ```
fn lower_create_mask(rewriter: &mut PatternRewriter<'_>, op: CreateMaskOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let shape = fixed_mask(ctx, ir.result_types(op.op()).next()?).filter(|shape| shape.len() <= 1)?;
    let bound = *op.operands(ir).to_vec().first()?;
    let ty = ctx.vector_type(shape, &vec![false; shape.len()], Type::I32);
    let count = u64::try_from(shape.first().copied().unwrap_or(1)).ok()?;
    let indices: Vec<ApInt> = (0..count).map(|index| ApInt::new(32, index)).collect();
    let indices = elements_attr(ctx, ty, &indices).map(|value| constant(rewriter, value))?;
    let bound = IndexCastOp::create(rewriter, Type::I32, bound).out(rewriter.ir());
    let bounds = BroadcastOp::create(rewriter, ty, bound).vector(rewriter.ir());
    let value = compare(rewriter, CmpIPredicate::Slt, indices, bounds);
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// A constant
fn lower_step(rewriter: &mut PatternRewriter<'_>, op: StepOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(op.result(ir));
    let [count] = *fixed_mask(ctx, ty)? else { return None };
    let indices: Vec<ApInt> = (0..count).map(|index| ApInt::from_i64(64, index)).collect();
    let value: Value = elements_attr(ctx, ty, &indices).map(|value| constant(rewriter, value))?;
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}
