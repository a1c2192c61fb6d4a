//! Canonicalization of `affine.delinearize_index`.

use ir_core::fold::OpFoldResult;

use super::basis::{delinearize, linearize, present, with_known_sizes};
use crate::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

impl CanonicalizationPatterns for AffineDelinearizeIndexOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("CancelDelinearizeOfLinearizeDisjointExactTail", cancel_tail)
            .add_fn("DropUnitExtentBasis", without_units)
            .add_fn("SplitDelinearizeSpanningLastLinearizeArg", split_last);
    }
}

impl FoldOp for AffineDelinearizeIndexOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let sizes = operands.get(1..).unwrap_or_default();
        if let Some((operands, numbers)) = with_known_sizes(ir, self.basis(ir), sizes) {
            self.set(ir, Self::DYNAMIC_BASIS, &operands);
            self.set_static_basis(ir, &numbers);
            return FoldResult::InPlace;
        }
        let count = ir.num_results(self.op());
        if count == 1 {
            return self.linear_index(ir).into();
        }
        let linear = operands.first().copied().flatten().and_then(|linear| int(ctx, linear));
        let (Some(linear), []) = (linear, sizes) else { return FoldResult::Failure };
        let numbers = self.static_basis(ir);
        let inner = numbers.get(numbers.len().saturating_sub(count.saturating_sub(1))..).unwrap_or_default();
        indices(inner, linear)
            .map(|indices| {
                let attribute = |index| OpFoldResult::Attribute(ctx.integer_attr_of(Type::INDEX, index));
                FoldResult::Many(indices.into_iter().map(attribute).collect())
            })
            .unwrap_or(FoldResult::Failure)
    }
}

/// Delinearizes a constant: the last quotient, and a remainder for each size. `None` if a size is not
/// positive.
fn indices(sizes: &[i64], linear: i64) -> Option<Vec<i64>> {
    let mut left = linear;
    let mut indices = Vec::with_capacity(sizes.len() + 1);
    for size in sizes.iter().rev() {
        if *size <= 0 {
            return None;
        }
        indices.push(left.rem_euclid(*size));
        left = left.div_euclid(*size);
    }
    indices.push(left);
    indices.reverse();
    Some(indices)
}

/// The `disjoint` operation that defines the linear index.
fn disjoint_source(ir: &Ir, op: AffineDelinearizeIndexOp) -> Option<AffineLinearizeIndexOp> {
    let linear: AffineLinearizeIndexOp = defined_by(ir, op.linear_index(ir))?;
    linear.disjoint(ir).then_some(linear)
}

/// Equal sizes at the end of both bases cancel.
fn cancel_tail(rewriter: &mut PatternRewriter<'_>, own: AffineDelinearizeIndexOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = own.op();
    let source = disjoint_source(ir, own)?;
    let (sizes, source_sizes) = (own.basis(ir), source.basis(ir));
    let indices = source.multi_index(ir).to_vec();
    let pairs = sizes.iter().rev().zip(source_sizes.iter().rev());
    let equal = pairs.take_while(|(own, other)| own == other).count();
    let results = ir.num_results(op);
    if equal == 0 {
        return None;
    }
    if equal == sizes.len() && equal == source_sizes.len() && indices.len() == results {
        rewriter.replace_op(op, &indices);
        return Some(());
    }
    let (front, tail) = indices.split_at_checked(indices.len().checked_sub(equal)?)?;
    let (location, source_location) = (ir.location(op), ir.location(source.op()));
    let is_open = results != sizes.len();
    let linear =
        linearize(rewriter, source_location, front, &source_sizes[..source_sizes.len() - equal], true);
    let mut values = delinearize(rewriter, location, linear, &sizes[..sizes.len() - equal], is_open);
    values.extend(tail);
    rewriter.replace_op(op, &values);
    Some(())
}

/// Replaces indices with the size 1 by 0.
fn without_units(rewriter: &mut PatternRewriter<'_>, own: AffineDelinearizeIndexOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = own.op();
    let (location, linear) = (ir.location(op), own.linear_index(ir));
    let sizes = own.padded_basis(ir);
    let is_unit = |size: &Option<IndexOrValue>| size.is_some_and(|size| size.constant(ir) == Some(1));
    let units: Vec<bool> = sizes.iter().map(is_unit).collect();
    if !units.contains(&true) {
        return None;
    }
    let zero = IndexOrValue::Static(0).to_value(rewriter);
    let kept: Vec<Option<IndexOrValue>> =
        sizes.iter().zip(&units).filter(|(_, is_unit)| !**is_unit).map(|(size, _)| *size).collect();
    let mut values = Vec::new();
    if !kept.is_empty() {
        let is_open = kept.first() == Some(&None);
        values = delinearize(rewriter, location, linear, &present(&kept), is_open);
    }
    let mut values = values.into_iter();
    let results: Option<Vec<Value>> =
        units.iter().map(|is_unit| if *is_unit { Some(zero) } else { values.next() }).collect();
    rewriter.replace_op(op, &results?);
    Some(())
}

/// The number of trailing sizes, at least two, with this product; `None` if one of them is dynamic.
fn spanning(sizes: &[i64], product: i64) -> Option<usize> {
    let mut reached = 1_i64;
    for (count, size) in (1..).zip(sizes.iter().rev()) {
        if *size == DYNAMIC {
            return None;
        }
        reached = reached.wrapping_mul(*size);
        if reached >= product {
            return (reached == product && count >= 2).then_some(count);
        }
    }
    None
}

/// Splits off the last index of the linearization, if its size is the product of trailing sizes of the
/// delinearization.
fn split_last(rewriter: &mut PatternRewriter<'_>, own: AffineDelinearizeIndexOp) -> Option<()> {
    let (ir, op) = (rewriter.ir(), own.op());
    let source = disjoint_source(ir, own)?;
    let (sizes, source_sizes) = (own.basis(ir), source.basis(ir));
    let Some((IndexOrValue::Static(product), front_sizes)) = source_sizes.split_last() else { return None };
    let count = spanning(&own.static_basis(ir), *product)?;
    let indices = source.multi_index(ir).to_vec();
    let (last, front) = indices.split_last()?;
    let (location, source_location) = (ir.location(op), ir.location(source.op()));
    let is_open = ir.num_results(op) != sizes.len();
    let (outer, inner) = sizes.split_at(sizes.len() - count);
    let linear = linearize(rewriter, source_location, front, front_sizes, true);
    let mut values = delinearize(rewriter, location, linear, outer, is_open);
    values.extend(delinearize(rewriter, location, *last, inner, false));
    rewriter.replace_op(op, &values);
    Some(())
}
