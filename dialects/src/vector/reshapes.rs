//! Operations that change shapes: bit casts, shape casts and transpositions.

use ir_core::fold::{dense_elements, element, elements_attr, splat_element};

use super::{BitCastOp, BroadcastOp, FromElementsOp, ShapeCastOp, TransposeOp, row_major, unravel};
use crate::fold::defined_by;
use crate::prelude::*;
use crate::ub::{PoisonAttr, is_poison};

/// The bits of a row of a vector, if the width of its elements is known. An index has 64.
fn row_bits(ctx: &Context, vector: Type) -> Option<u64> {
    let TypeKind::Vector { shape, element, .. } = vector.kind(ctx) else { return None };
    let width = match element.kind(ctx) {
        TypeKind::Index => 64,
        _ => u64::from(element.bit_width(ctx)?),
    };
    width.checked_mul(shape.last().map_or(1, |size| size.cast_unsigned()))
}

impl VerifyOp for BitCastOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [from, to] = [self.source(ir), self.result(ir)].map(|value| ir.value_type(value));
        let (Some(first), Some(second)) = (shape(ctx, from), shape(ctx, to)) else { return Ok(()) };
        let outer = first.len().saturating_sub(1);
        let wrong = first.iter().zip(second).take(outer).position(|(from, to)| from != to);
        if let Some(wrong) = wrong {
            return fail(ir, self, format!("dimension size mismatch at: {wrong}"));
        }
        if row_bits(ctx, from) == row_bits(ctx, to) {
            return Ok(());
        }
        let message = if first.is_empty() {
            "source/result bitwidth of the 0-D vector element types must be equal"
        } else {
            "source/result bitwidth of the minor 1-D vectors must be equal"
        };
        fail(ir, self, message)
    }
}

impl FoldOp for BitCastOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let (from, to) = (ir.value_type(source), ir.value_type(self.result(ir)));
        if from == to {
            return FoldResult::from(source);
        }
        if let Some(inner) = defined_by::<BitCastOp>(ir, source).filter(|inner| inner.op() != self.op()) {
            let original = inner.source(ir);
            if ir.value_type(original) == to {
                return FoldResult::from(original);
            }
            ir.set_operand(self.op(), 0, original);
            return FoldResult::InPlace;
        }
        let Some(constant) = operands.first().copied().flatten() else { return FoldResult::Failure };
        if is_poison(ctx, constant) {
            return PoisonAttr::get(ctx).base().into();
        }
        repeated_bits(ctx, constant, to).into()
    }
}

/// A splat of 16 bits as one of 32 bits, and of 8 bits as one of 16, 32 or 64 bits: as many as MLIR folds.
fn repeated_bits(ctx: &Context, constant: Attribute, to: Type) -> Option<Attribute> {
    let (width, bits) = match splat_element(ctx, constant)?.kind(ctx) {
        AttrKind::Integer { ty, value } if ty != Type::INDEX => (value.width(), value.as_u64()?),
        AttrKind::Float { value, .. } => {
            let bits = value.to_bits_int();
            (bits.width(), bits.as_u64()?)
        }
        _ => return None,
    };
    let element = element_type(ctx, to)?;
    let is_float = matches!(splat_element(ctx, constant)?.kind(ctx), AttrKind::Float { .. });
    let target = element.bit_width(ctx)?;
    match element.kind(ctx) {
        TypeKind::Float(ir_core::num::FloatSemantics::F32) if is_float && width == 16 => {
            let value = ApInt::new(32, bits << 16 | bits);
            elements_attr(ctx, to, &[value])
        }
        TypeKind::Integer { .. } if !is_float && target > width && target % width == 0 && target <= 64 => {
            let repeated = (0..target / width).fold(0u64, |all, _| all << width | bits);
            elements_attr(ctx, to, &[ApInt::new(target, repeated)])
        }
        _ => None,
    }
}

impl VerifyOp for ShapeCastOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [from, to] = [self.source(ir), self.result(ir)].map(|value| ir.value_type(value));
        let TypeKind::Vector { shape: first, scalable: scaled, element: a } = from.kind(ctx) else {
            return Ok(());
        };
        let TypeKind::Vector { shape: second, scalable: rescaled, element: b } = to.kind(ctx) else {
            return Ok(());
        };
        if a != b {
            return fail(ir, self, "has different source and result element types");
        }
        let count = |sizes: &[i64]| sizes.iter().fold(1i64, |count, size| count.wrapping_mul(*size));
        let (before, after) = (count(first), count(second));
        if before != after {
            let message =
                format!("has different number of elements at source ({before}) and result ({after})");
            return fail(ir, self, message);
        }
        let count = |flags: &[bool]| flags.iter().filter(|flag| **flag).count();
        let (before, after) = (count(scaled), count(rescaled));
        if before != after {
            let message =
                format!("has different number of scalable dims at source ({before}) and result ({after})");
            return fail(ir, self, message);
        }
        Ok(())
    }
}

impl FoldOp for ShapeCastOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let to = ir.value_type(self.result(ir));
        if ir.value_type(source) == to {
            return FoldResult::from(source);
        }
        if let Some(inner) = defined_by::<ShapeCastOp>(ir, source).filter(|inner| inner.op() != self.op()) {
            let original = inner.source(ir);
            ir.set_operand(self.op(), 0, original);
            return FoldResult::InPlace;
        }
        // A broadcast that only adds or keeps dimensions is a shape cast.
        if let Some(inner) = defined_by::<BroadcastOp>(ir, source)
            && ir.value_type(inner.source(ir)) == to
        {
            return FoldResult::from(inner.source(ir));
        }
        let Some(constant) = operands.first().copied().flatten() else { return FoldResult::Failure };
        if is_poison(ctx, constant) {
            return PoisonAttr::get(ctx).base().into();
        }
        if let Some(element) = splat_element(ctx, constant) {
            return dense_elements(ctx, to, &[element]).into();
        }
        let count =
            shape(ctx, to).unwrap_or_default().iter().fold(1i64, |count, size| count.wrapping_mul(*size));
        let elements: Option<Vec<Attribute>> =
            (0..usize::try_from(count).unwrap_or(0)).map(|index| element(ctx, constant, index)).collect();
        elements.and_then(|elements| dense_elements(ctx, to, &elements)).into()
    }
}

impl CanonicalizationPatterns for ShapeCastOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ShapeCastBroadcastFolder", shape_cast_of_broadcast);
        patterns.add_fn("FoldShapeCastOfFromElements", shape_cast_of_elements);
    }
}

/// Replaces a shape cast of a repeated scalar, or of a vector that is repeated along leading dimensions, by
/// a broadcast.
fn shape_cast_of_broadcast(rewriter: &mut PatternRewriter<'_>, cast: ShapeCastOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let source = defined_by::<BroadcastOp>(ir, cast.source(ir))?.source(ir);
    let result = ir.value_type(cast.result(ir));
    let sizes = shape(ctx, ir.value_type(source)).unwrap_or_default();
    if !shape(ctx, result)?.ends_with(sizes) {
        return None;
    }
    let value = BroadcastOp::create(rewriter, result, source).vector(rewriter.ir());
    rewriter.replace_op(cast.op(), &[value]);
    Some(())
}

/// Replaces a shape cast of scalars by a vector of them in the new shape.
fn shape_cast_of_elements(rewriter: &mut PatternRewriter<'_>, cast: ShapeCastOp) -> Option<()> {
    let ir = rewriter.ir();
    let elements = defined_by::<FromElementsOp>(ir, cast.source(ir))?.elements(ir).to_vec();
    let result = ir.value_type(cast.result(ir));
    let value = FromElementsOp::create(rewriter, result, &elements).dest(rewriter.ir());
    rewriter.replace_op(cast.op(), &[value]);
    Some(())
}

impl CanonicalizationPatterns for BroadcastOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("BroadcastFolder", broadcast_of_broadcast);
    }
}

/// Merges two broadcasts.
fn broadcast_of_broadcast(rewriter: &mut PatternRewriter<'_>, op: BroadcastOp) -> Option<()> {
    let ir = rewriter.ir();
    let inner = defined_by::<BroadcastOp>(ir, op.source(ir)).filter(|inner| inner.op() != op.op())?;
    let (source, result) = (inner.source(ir), ir.value_type(op.vector(ir)));
    let value = BroadcastOp::create(rewriter, result, source).vector(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

impl VerifyOp for TransposeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [from, to] = [self.vector(ir), self.result(ir)].map(|value| ir.value_type(value));
        let (from, to) = (shape(ctx, from).unwrap_or_default(), shape(ctx, to).unwrap_or_default());
        if from.len() != to.len() {
            return fail(ir, self, format!("vector result rank mismatch: {}", to.len()));
        }
        let permutation = self.permutation(ir);
        if permutation.len() != to.len() {
            return fail(ir, self, format!("transposition length mismatch: {}", permutation.len()));
        }
        let mut seen = vec![false; from.len()];
        for (index, size) in permutation.into_iter().zip(to) {
            let Some(at) = usize::try_from(index).ok().filter(|at| *at < from.len()) else {
                return fail(ir, self, format!("transposition index out of range: {index}"));
            };
            if std::mem::replace(&mut seen[at], true) {
                return fail(ir, self, format!("duplicate position index: {index}"));
            }
            if *size != from[at] {
                return fail(ir, self, format!("dimension size mismatch at: {index}"));
            }
        }
        Ok(())
    }
}

impl FoldOp for TransposeOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (vector, permutation) = (self.vector(ir), self.permutation(ir));
        let result = ir.value_type(self.result(ir));
        if let Some(constant) = operands.first().copied().flatten() {
            if is_poison(ctx, constant) {
                return PoisonAttr::get(ctx).base().into();
            }
            if let Some(element) = splat_element(ctx, constant) {
                return dense_elements(ctx, result, &[element]).into();
            }
        }
        if ir.value_type(vector) == result
            && permutation.iter().enumerate().all(|(index, at)| usize::try_from(*at) == Ok(index))
        {
            return FoldResult::from(vector);
        }
        FoldResult::Failure
    }
}

impl CanonicalizationPatterns for TransposeOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("FoldTransposeSplat", transpose_of_splat);
        patterns.add_fn("TransposeFolder", transpose_of_transpose);
        patterns.add_fn("FoldTransposeFromElements", transpose_of_elements);
    }
}

/// Replaces a transposed repeated scalar by a broadcast.
fn transpose_of_splat(rewriter: &mut PatternRewriter<'_>, op: TransposeOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let source = defined_by::<BroadcastOp>(ir, op.vector(ir))?.source(ir);
    if shape(ctx, ir.value_type(source)).is_some_and(|shape| !shape.is_empty()) {
        return None;
    }
    let result = ir.value_type(op.result(ir));
    let value = BroadcastOp::create(rewriter, result, source).vector(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// Merges two transpositions.
fn transpose_of_transpose(rewriter: &mut PatternRewriter<'_>, op: TransposeOp) -> Option<()> {
    let ir = rewriter.ir();
    let inner = defined_by::<TransposeOp>(ir, op.vector(ir)).filter(|inner| inner.op() != op.op())?;
    let (source, first) = (inner.vector(ir), inner.permutation(ir));
    let composed = op.permutation(ir).into_iter().map(|at| first.get(usize::try_from(at).ok()?).copied());
    let composed: Vec<i64> = composed.collect::<Option<_>>()?;
    let result = ir.value_type(op.result(ir));
    let value = TransposeOp::create(rewriter, result, source, &composed).result(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// Replaces a transposed vector of scalars by one of the scalars in the new order.
fn transpose_of_elements(rewriter: &mut PatternRewriter<'_>, op: TransposeOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let vector = op.vector(ir);
    let elements = defined_by::<FromElementsOp>(ir, vector)?.elements(ir).to_vec();
    let result = ir.value_type(op.result(ir));
    let (from, to) = (shape(ctx, ir.value_type(vector))?, shape(ctx, result)?);
    let permutation = op.permutation(ir);
    let transposed = (0..elements.len()).map(|index| {
        let at = unravel(to, index)?;
        let mut source = vec![0; from.len()];
        for (at, dim) in at.iter().zip(&permutation) {
            *source.get_mut(usize::try_from(*dim).ok()?)? = *at;
        }
        elements.get(row_major(from, &source)?).copied()
    });
    let transposed: Vec<Value> = transposed.collect::<Option<_>>()?;
    let value = FromElementsOp::create(rewriter, result, &transposed).dest(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}
