//! Canonicalization of `affine.min` and `affine.max`.

use ir_core::context::FlatExpr;

use super::accesses::simplify;
use super::{integers, replace_map};
use crate::affine::maps::map_property;
use crate::affine::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use crate::prelude::*;

fn add_patterns(patterns: &mut PatternSet, name: &'static str) {
    patterns
        .add_fn_for("CanonicalizeSingleResultAffineMinMaxOp", name, replace_by_apply)
        .add_fn_for("DeduplicateAffineMinMaxExpressions", name, without_duplicates)
        .add_fn_for("MergeAffineMinMaxOp", name, merge)
        .add_fn_for("SimplifyAffineOp", name, |rewriter, op| simplify(rewriter, op, 0))
        .add_fn_for("CanonicalizeAffineMinMaxOpExpressionOrder", name, sort);
}

macro_rules! min_max {
    ($($op:ty: $chosen:path),*) => {$(
        impl CanonicalizationPatterns for $op {
            fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
                add_patterns(patterns, Self::NAME);
            }
        }

        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
                fold(ctx, ir, self.op(), &integers(ctx, operands), $chosen)
            }
        }
    )*};
}

min_max!(AffineMinOp: Iterator::min, AffineMaxOp: Iterator::max);

/// Folds results with constant operands to constants. If all are constant, folds to one of them.
fn fold(
    ctx: &Context,
    ir: &mut Ir,
    op: Op,
    values: &[Option<i64>],
    choose: fn(std::vec::IntoIter<i64>) -> Option<i64>,
) -> FoldResult {
    let Some(map) = map_property(ir, op, "map") else { return FoldResult::Failure };
    let dims = map.num_dims(ctx) as usize;
    let known: Vec<Option<i64>> =
        map.results(ctx).iter().map(|result| result.evaluate(ctx, dims, values).ok().flatten()).collect();
    let results: Vec<AffineExpr> = map
        .results(ctx)
        .iter()
        .zip(&known)
        .map(|(result, known)| known.map_or(*result, |known| ctx.affine_constant(known)))
        .collect();
    let is_symbol = |result: &AffineExpr| matches!(result.kind(ctx), AffineExprKind::Symbol(0));
    if (map.num_dims(ctx), map.num_symbols(ctx)) == (0, 1)
        && results.len() == 1
        && results.iter().all(is_symbol)
    {
        return ir.operands(op).next().into();
    }
    if let Some(known) = known.into_iter().collect::<Option<Vec<i64>>>() {
        return choose(known.into_iter()).map(|value| ctx.integer_attr_of(Type::INDEX, value)).into();
    }
    let folded = map.with_results(ctx, &results);
    if folded == map {
        return FoldResult::Failure;
    }
    ir_core::runtime::properties::set(ir, op, "map", Some(ctx.affine_map_attr(folded)));
    FoldResult::InPlace
}

/// Replaces an operation with a single-result map by `affine.apply`.
fn replace_by_apply(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let map = map_property(ir, op, "map").filter(|map| map.results(ctx).len() == 1)?;
    let operands: Vec<Value> = ir.operands(op).collect();
    rewriter.set_insertion_point(op);
    let apply = AffineApplyOp::create(rewriter, ctx.affine_map_attr(map), &operands);
    let new = rewriter.ir().result(apply.op(), 0);
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// Replaces the map, with the same operands.
fn with_map(rewriter: &mut PatternRewriter<'_>, op: Op, map: AffineMap) {
    let operands: Vec<Value> = rewriter.ir().operands(op).collect();
    replace_map(rewriter, op, map, &operands);
}

/// Removes duplicate results.
fn without_duplicates(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let ctx = rewriter.context();
    let map = map_property(rewriter.ir(), op, "map")?;
    let results = map.results(ctx);
    let mut kept: Vec<AffineExpr> = Vec::with_capacity(results.len());
    for result in results {
        if !kept.contains(result) {
            kept.push(*result);
        }
    }
    if kept.len() == results.len() {
        return None;
    }
    with_map(rewriter, op, map.with_results(ctx, &kept));
    Some(())
}

/// Inlines an operand that is the result of an operation of the same kind: its map results are appended.
fn merge(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let map = map_property(ir, op, "map")?;
    let operands: Vec<Value> = ir.operands(op).collect();
    let (dims, symbols) = operands.split_at_checked(map.num_dims(ctx) as usize)?;
    let producer = |result: &AffineExpr| {
        let operand = match result.kind(ctx) {
            AffineExprKind::Dim(position) => dims.get(position as usize),
            AffineExprKind::Symbol(position) => symbols.get(position as usize),
            _ => None,
        };
        ir.defining_op(*operand?).filter(|producer| ir.name(*producer) == ir.name(op))
    };
    let (mut dims, mut symbols) = (dims.to_vec(), symbols.to_vec());
    let mut results: Vec<AffineExpr> =
        map.results(ctx).iter().copied().filter(|result| producer(result).is_none()).collect();
    let producers: Vec<Op> = map.results(ctx).iter().filter_map(producer).collect();
    if producers.is_empty() {
        return None;
    }
    for producer in producers {
        let inner = map_property(ir, producer, "map")?;
        let counts = [dims.len(), symbols.len()].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
        results.extend(inner.results(ctx).iter().map(|result| result.shifted(ctx, counts[0], counts[1])));
        let operands: Vec<Value> = ir.operands(producer).collect();
        let (inner_dims, inner_symbols) = operands.split_at_checked(inner.num_dims(ctx) as usize)?;
        dims.extend(inner_dims);
        symbols.extend(inner_symbols);
    }
    let counts = [dims.len(), symbols.len()].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let merged = ctx.affine_map(counts[0], counts[1], &results);
    replace_map(rewriter, op, merged, &[dims, symbols].concat());
    Some(())
}

/// Sorts results that are sums of dimensions and symbols by their coefficients.
fn sort(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let ctx = rewriter.context();
    let map = map_property(rewriter.ir(), op, "map")?;
    let mut keyed: Vec<(Vec<i64>, AffineExpr)> = Vec::new();
    for result in map.results(ctx) {
        let flat = FlatExpr::flatten(ctx, *result, map.num_dims(ctx), map.num_symbols(ctx));
        let flat = flat.filter(|flat| flat.locals().len() == 0)?;
        keyed.push(([flat.inputs(), &[flat.constant()]].concat(), *result));
    }
    if keyed.is_sorted_by_key(|(key, _)| key) {
        return None;
    }
    keyed.sort_by(|(a, _), (b, _)| a.cmp(b));
    let results: Vec<AffineExpr> = keyed.into_iter().map(|(_, result)| result).collect();
    with_map(rewriter, op, map.with_results(ctx, &results));
    Some(())
}
