//! Canonicalization of `affine.linearize_index`.

use ir_core::ir::Definition;

use super::basis::{Padded, delinearize, linearize, present, product, with_known_sizes};
use super::integers;
use crate::affine::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

impl CanonicalizationPatterns for AffineLinearizeIndexOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns
            .add_fn("CancelLinearizeOfDelinearizePortion", cancel_runs)
            .add_fn("DropLinearizeLeadingZero", without_leading_zero)
            .add_fn("DropLinearizeUnitComponentsIfDisjointOrZero", without_units);
    }
}

impl FoldOp for AffineLinearizeIndexOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let indices = self.multi_index(ir).to_vec();
        let Some((constants, sizes)) = operands.split_at_checked(indices.len()) else {
            return FoldResult::Failure;
        };
        if let Some((operands, numbers)) = with_known_sizes(ir, self.basis(ir), sizes) {
            self.set(ir, Self::DYNAMIC_BASIS, &operands);
            self.set_static_basis(ir, &numbers);
            return FoldResult::InPlace;
        }
        let index = |value| FoldResult::from(ctx.integer_attr_of(Type::INDEX, value));
        match indices.as_slice() {
            [] => return index(0),
            [only] => return (*only).into(),
            _ => {}
        }
        let constants: Option<Vec<i64>> = integers(ctx, constants).into_iter().collect();
        let (Some(constants), []) = (constants, sizes) else { return FoldResult::Failure };
        let mut sum = 0_i64;
        let mut stride = 1_i64;
        let sizes = self.static_basis(ir);
        // The first index may have no size.
        for (constant, size) in constants.iter().rev().zip(sizes.iter().rev().chain([&1])) {
            sum = sum.wrapping_add(constant.wrapping_mul(stride));
            stride = stride.wrapping_mul(*size);
        }
        index(sum)
    }
}

/// Replaces the operation by one with other indices and sizes.
fn replace(
    rewriter: &mut PatternRewriter<'_>,
    own: AffineLinearizeIndexOp,
    indices: &[Value],
    sizes: &[IndexOrValue],
) {
    let (location, disjoint) = (rewriter.ir().location(own.op()), own.disjoint(rewriter.ir()));
    rewriter.set_insertion_point(own.op());
    let new = linearize(rewriter, location, indices, sizes, disjoint);
    rewriter.replace_op(own.op(), &[new]);
}

/// Drops a leading index that is 0.
fn without_leading_zero(rewriter: &mut PatternRewriter<'_>, own: AffineLinearizeIndexOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = own.op();
    let indices = own.multi_index(ir).to_vec();
    let (first, rest) = indices.split_first()?;
    if IndexOrValue::Value(*first).constant(ir) != Some(0) {
        return None;
    }
    if rest.is_empty() {
        rewriter.replace_op(op, &[*first]);
        return Some(());
    }
    let sizes = own.padded_basis(ir);
    replace(rewriter, own, rest, &present(sizes.get(1..)?));
    Some(())
}

/// Drops indices with the size 1 if they are 0 or the operation is `disjoint`.
fn without_units(rewriter: &mut PatternRewriter<'_>, own: AffineLinearizeIndexOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = own.op();
    let indices = own.multi_index(ir).to_vec();
    let disjoint = own.disjoint(ir);
    let adds = |(index, size): &(Value, Option<IndexOrValue>)| {
        let is_unit = size.is_some_and(|size| size.constant(ir) == Some(1));
        !is_unit || !(disjoint || IndexOrValue::Value(*index).constant(ir) == Some(0))
    };
    let (kept, sizes): (Vec<Value>, Padded) =
        indices.iter().copied().zip(own.padded_basis(ir)).filter(adds).unzip();
    if kept.len() == indices.len() {
        return None;
    }
    if kept.is_empty() {
        let zero = IndexOrValue::Static(0).to_value(rewriter);
        rewriter.replace_op(op, &[zero]);
    } else {
        replace(rewriter, own, &kept, &present(&sizes));
    }
    Some(())
}

/// Consecutive indices that are consecutive results of one delinearization with the same sizes.
struct Run {
    source: AffineDelinearizeIndexOp,
    /// The position of the first index.
    start: usize,
    /// The position of the first result.
    source_start: usize,
    length: usize,
}

/// The delinearization that defines a value, and the result index.
fn divided(ir: &Ir, value: Value) -> Option<(AffineDelinearizeIndexOp, usize)> {
    let Definition::Result(op, index) = ir.definition(value) else { return None };
    Some((AffineDelinearizeIndexOp::cast(ir, op)?, index))
}

/// The run of at least two indices that begins at an index. The outer bound may be missing: sizes are not
/// compared if both are first, and `disjoint` guarantees the size of this one.
fn run_at(ir: &Ir, own: AffineLinearizeIndexOp, start: usize) -> Option<Run> {
    let (indices, sizes) = (own.multi_index(ir).to_vec(), own.padded_basis(ir));
    let (source, source_start) = divided(ir, *indices.get(start)?)?;
    let source_sizes = source.padded_basis(ir);
    let first = source_sizes.get(source_start)?;
    let is_known_by_disjoint = own.disjoint(ir) && source_start == 0 && first.is_none();
    let is_front = start == 0 && source_start == 0;
    if sizes.get(start) != Some(first) && !is_front && !is_known_by_disjoint {
        return None;
    }
    let results: Vec<Value> = ir.results(source.op()).collect();
    let pairs = indices.iter().zip(&sizes).skip(start + 1);
    let source_pairs = results.iter().zip(&source_sizes).skip(source_start + 1);
    let length = 1 + pairs.zip(source_pairs).take_while(|(own, other)| own == other).count();
    (length > 1).then_some(Run { source, start, source_start, length })
}

/// The runs, at most one for each delinearization, since each is replaced.
fn runs(ir: &Ir, own: AffineLinearizeIndexOp) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut start = 0;
    while start < own.multi_index(ir).len() {
        let run = run_at(ir, own, start);
        start += match run.filter(|run| runs.iter().all(|other| other.source != run.source)) {
            Some(run) => {
                let length = run.length;
                runs.push(run);
                length
            }
            None => 1,
        };
    }
    runs
}

/// Indices that are delinearized and linearized with the same sizes cancel.
fn cancel_runs(rewriter: &mut PatternRewriter<'_>, own: AffineLinearizeIndexOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = own.op();
    let runs = runs(ir, own);
    if runs.is_empty() {
        return None;
    }
    let (indices, sizes, location) = (own.multi_index(ir).to_vec(), own.padded_basis(ir), ir.location(op));
    let (mut new_indices, mut new_sizes) = (Vec::new(), Padded::new());
    let mut replaced: Vec<(Op, Vec<Value>)> = Vec::new();
    let mut end = 0;
    for run in &runs {
        new_indices.extend(indices.get(end..run.start)?);
        new_sizes.extend(sizes.get(end..run.start)?);
        end = run.start + run.length;
        let merged = sizes.get(run.start..end)?;
        rewriter.set_insertion_point(run.source.op());
        let size = product(rewriter, location, merged);
        let (index, replacements) = merge(rewriter, run, merged, size)?;
        new_indices.push(index);
        new_sizes.push(size);
        replaced.extend(replacements.map(|values| (run.source.op(), values)));
    }
    new_indices.extend(indices.get(end..)?);
    new_sizes.extend(sizes.get(end..)?);
    replace(rewriter, own, &new_indices, &present(&new_sizes));
    for (source, values) in replaced {
        rewriter.replace_op(source, &values);
    }
    Some(())
}

/// Creates the index that replaces the run, and the values that replace the results of its source: one
/// delinearization by the product of the run's sizes, and another one of its result by these sizes. If the
/// run covers all indices, the index is the linear index itself.
fn merge(
    rewriter: &mut PatternRewriter<'_>,
    run: &Run,
    merged: &[Option<IndexOrValue>],
    size: Option<IndexOrValue>,
) -> Option<(Value, Option<Vec<Value>>)> {
    let ir = rewriter.ir();
    let (linear, location) = (run.source.linear_index(ir), ir.location(run.source.op()));
    if run.length == ir.num_results(run.source.op()) {
        return Some((linear, None));
    }
    let mut sizes = run.source.padded_basis(ir);
    sizes.splice(run.source_start..run.source_start + run.length, [size]);
    let divide = |rewriter: &mut PatternRewriter<'_>, linear, sizes: &[Option<IndexOrValue>]| {
        let is_open = sizes.first() == Some(&None);
        delinearize(rewriter, location, linear, &present(sizes), is_open)
    };
    let outer = divide(rewriter, linear, &sizes);
    let index = *outer.get(run.source_start)?;
    let inner = divide(rewriter, index, merged);
    let values = [outer.get(..run.source_start)?, &inner, outer.get(run.source_start + 1..)?].concat();
    Some((index, Some(values)))
}
