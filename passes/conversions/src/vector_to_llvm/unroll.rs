//! Operations on vectors of several dimensions as operations on their rows.

use crate::arithmetic::constant;
use dialects::ub::PoisonOp;
use dialects::vector::{
    BitCastOp, BroadcastOp, ExtractOp, FMAOp, FromElementsOp, GatherOp, InsertOp, ShapeCastOp, ToElementsOp,
    TransposeOp,
};
use ir_core::context::{Context, Type, TypeKind};
use ir_core::fold::number_constant;
use ir_core::ir::{OpHandle as _, Value};
use ir_core::num::ApFloat;
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("UnrollFromElements", unroll_from_elements);
    patterns.add_fn("UnrollToElements", unroll_to_elements);
    patterns.add_fn("UnrollBitCastOp", unroll_bitcast);
    patterns.add_fn("BroadcastOpLowering", lower_broadcast);
    patterns.add_fn("TransposeOpLowering", lower_transpose);
    patterns.add_fn("ShapeCastOpRewritePattern", lower_shape_cast);
    patterns.add_fn("VectorFMAOpNDRewritePattern", unroll_fma);
    patterns.add_fn("UnrollGather", unroll_gather);
}

/// A fixed vector type.
#[derive(Clone, Copy)]
pub(super) struct Fixed<'c> {
    pub(super) sizes: &'c [i64],
    element: Type,
}

impl<'c> Fixed<'c> {
    pub(super) fn new(ctx: &'c Context, ty: Type) -> Option<Fixed<'c>> {
        match ty.kind(ctx) {
            TypeKind::Vector { shape, scalable, element } if !scalable.contains(&true) => {
                Some(Fixed { sizes: shape, element })
            }
            _ => None,
        }
    }

    /// The number of rows, and the type of each, of a vector with more than one dimension.
    pub(super) fn rows(self, ctx: &Context) -> Option<(i64, Type)> {
        let (count, rest) = self.sizes.split_first().filter(|(_, rest)| !rest.is_empty())?;
        Some((*count, self.with_sizes(ctx, rest)))
    }

    pub(super) fn with_sizes(self, ctx: &Context, sizes: &[i64]) -> Type {
        ctx.vector_type(sizes, &vec![false; sizes.len()], self.element)
    }
}

/// The element or part of a vector at a position.
pub(super) fn extract(rewriter: &mut PatternRewriter<'_>, vector: Value, position: &[i64]) -> Value {
    ExtractOp::create(rewriter, vector, &[], position).result(rewriter.ir())
}

/// The vector with another element or part at a position.
pub(super) fn insert(
    rewriter: &mut PatternRewriter<'_>,
    value: Value,
    vector: Value,
    position: &[i64],
) -> Value {
    InsertOp::create(rewriter, value, vector, &[], position).result(rewriter.ir())
}

fn poison(rewriter: &mut PatternRewriter<'_>, ty: Type) -> Value {
    PoisonOp::create(rewriter, ty).result(rewriter.ir())
}

/// A vector of scalars for each row
fn unroll_from_elements(rewriter: &mut PatternRewriter<'_>, op: FromElementsOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(op.dest(ir));
    let (count, row_type) = Fixed::new(ctx, ty)?.rows(ctx)?;
    let elements = op.elements(ir).to_vec();
    let length = elements.len().checked_div(usize::try_from(count).ok()?)?;
    let mut result = poison(rewriter, ty);
    for (index, row) in (0..count).zip(elements.chunks(length.max(1))) {
        let row = FromElementsOp::create(rewriter, row_type, row).dest(rewriter.ir());
        result = insert(rewriter, row, result, &[index]);
    }
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}

/// The scalars of each row
fn unroll_to_elements(rewriter: &mut PatternRewriter<'_>, op: ToElementsOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let source = op.source(ir);
    let (count, _) = Fixed::new(ctx, ir.value_type(source))?.rows(ctx)?;
    let rows: Vec<Value> = (0..count).map(|index| extract(rewriter, source, &[index])).collect();
    let mut elements = Vec::new();
    for row in rows {
        let scalars = ToElementsOp::create(rewriter, row).op();
        elements.extend(rewriter.ir().results(scalars));
    }
    rewriter.replace_op(op.op(), &elements);
    Some(())
}

/// Bit casts of the rows
fn unroll_bitcast(rewriter: &mut PatternRewriter<'_>, op: BitCastOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (source, ty) = (op.source(ir), ir.value_type(op.result(ir)));
    let (count, row_type) = Fixed::new(ctx, ty)?.rows(ctx)?;
    let mut result = poison(rewriter, ty);
    for index in 0..count {
        let row = extract(rewriter, source, &[index]);
        let row = BitCastOp::create(rewriter, row_type, row).result(rewriter.ir());
        result = insert(rewriter, row, result, &[index]);
    }
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}

/// A broadcast of a vector as broadcasts for the rows, and finally of a scalar.
fn lower_broadcast(rewriter: &mut PatternRewriter<'_>, op: BroadcastOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (source, ty) = (op.source(ir), ir.value_type(op.vector(ir)));
    let (from, to) = (Fixed::new(ctx, ir.value_type(source))?, Fixed::new(ctx, ty)?);
    if from.sizes == to.sizes {
        rewriter.replace_op(op.op(), &[source]);
        return Some(());
    }
    if from.sizes.len() <= 1 && to.sizes.len() == 1 {
        let scalar = extract(rewriter, source, &vec![0; from.sizes.len()]);
        let value = BroadcastOp::create(rewriter, ty, scalar).vector(rewriter.ir());
        rewriter.replace_op(op.op(), &[value]);
        return Some(());
    }
    let (count, row_type) = to.rows(ctx)?;
    let is_repeated = from.sizes.len() < to.sizes.len() || from.sizes.first() != to.sizes.first();
    let mut result = None;
    let mut row = None;
    if from.sizes.len() < to.sizes.len() {
        row = Some(BroadcastOp::create(rewriter, row_type, source).vector(rewriter.ir()));
    }
    for index in 0..count {
        let vector = *result.get_or_insert_with(|| poison(rewriter, ty));
        let value = match row {
            Some(row) if is_repeated => row,
            _ => {
                let at = if is_repeated { 0 } else { index };
                let part = extract(rewriter, source, &[at]);
                BroadcastOp::create(rewriter, row_type, part).vector(rewriter.ir())
            }
        };
        row = Some(value);
        result = Some(insert(rewriter, value, vector, &[index]));
    }
    rewriter.replace_op(op.op(), &[result?]);
    Some(())
}

/// Positions in row-major order.
fn all_positions(sizes: &[i64]) -> Vec<Vec<i64>> {
    let sizes: Vec<u64> = sizes.iter().map(|size| size.cast_unsigned()).collect();
    crate::llvm::patterns::positions(&sizes).collect()
}

/// Elements, or parts along the last dimensions that stay, at their new positions
fn lower_transpose(rewriter: &mut PatternRewriter<'_>, op: TransposeOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (source, ty) = (op.vector(ir), ir.value_type(op.result(ir)));
    let sizes = Fixed::new(ctx, ir.value_type(source))?.sizes;
    let permutation: Vec<usize> =
        op.permutation(ir).into_iter().map(|dim| usize::try_from(dim).ok()).collect::<Option<_>>()?;
    let is_kept = |(index, dim): &(usize, &usize)| *index == **dim;
    let kept = permutation.iter().enumerate().rev().take_while(is_kept).count();
    let moved = permutation.len() - kept;
    let (moved_dims, moved_sizes) = (permutation.get(..moved)?, sizes.get(..moved)?);
    if moved == 0 {
        rewriter.replace_op(op.op(), &[source]);
        return Some(());
    }
    let mut result = poison(rewriter, ty);
    for from in all_positions(moved_sizes) {
        let to: Vec<i64> = moved_dims.iter().map(|dim| from.get(*dim).copied()).collect::<Option<_>>()?;
        let part = extract(rewriter, source, &from);
        result = insert(rewriter, part, result, &to);
    }
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}

/// All scalars in the new shape
fn lower_shape_cast(rewriter: &mut PatternRewriter<'_>, op: ShapeCastOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (source, ty) = (op.source(ir), ir.value_type(op.result(ir)));
    Fixed::new(ctx, ir.value_type(source))?;
    Fixed::new(ctx, ty)?;
    let elements = ToElementsOp::create(rewriter, source).op();
    let elements: Vec<Value> = rewriter.ir().results(elements).collect();
    let value = FromElementsOp::create(rewriter, ty, &elements).dest(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// A zero of this type
pub(super) fn zeros(rewriter: &mut PatternRewriter<'_>, ty: Type) -> Option<Value> {
    let ctx = rewriter.context();
    let element = Fixed::new(ctx, ty)?.element;
    let value = match element.kind(ctx) {
        TypeKind::Float(semantics) => number_constant(ctx, ty, &ApFloat::zero(semantics, false))?,
        _ => ir_core::fold::dense_elements(ctx, ty, &[ctx.integer_attr_of(element, 0)])?,
    };
    Some(constant(rewriter, value))
}

/// `vector.fma` of the rows
fn unroll_fma(rewriter: &mut PatternRewriter<'_>, op: FMAOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let operands = [op.lhs(ir), op.rhs(ir), op.acc(ir)];
    let ty = ir.value_type(op.result(ir));
    let (count, _) = Fixed::new(ctx, ty)?.rows(ctx)?;
    let mut result = zeros(rewriter, ty)?;
    for index in 0..count {
        let [lhs, rhs, acc] = operands.map(|operand| extract(rewriter, operand, &[index]));
        let row = FMAOp::create(rewriter, lhs, rhs, acc).result(rewriter.ir());
        result = insert(rewriter, row, result, &[index]);
    }
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}

/// `vector.gather` of the rows
fn unroll_gather(rewriter: &mut PatternRewriter<'_>, op: GatherOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(op.result(ir));
    let (count, row_type) = Fixed::new(ctx, ty)?.rows(ctx)?;
    let (base, offsets, alignment) = (op.base(ir), op.offsets(ir).to_vec(), op.alignment(ir));
    let parts = [op.indices(ir), op.mask(ir), op.pass_thru(ir)];
    let mut result = poison(rewriter, ty);
    for index in 0..count {
        let [indices, mask, pass_thru] = parts.map(|part| extract(rewriter, part, &[index]));
        let builder = GatherOp::builder(rewriter, row_type, base, &offsets, indices, mask, pass_thru);
        let row = builder.alignment(alignment).create().result(rewriter.ir());
        result = insert(rewriter, row, result, &[index]);
    }
    rewriter.replace_op(op.op(), &[result]);
    Some(())
}
