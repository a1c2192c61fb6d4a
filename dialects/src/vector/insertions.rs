//! Canonical forms of insertions.

use super::{BroadcastOp, FromElementsOp, InsertOp, ToElementsOp, positions, row_major};
use crate::fold::defined_by;
use crate::prelude::*;

/// The maximum number of elements of a vector that becomes a vector of scalars.
const MOST_ELEMENTS: usize = 4096;

impl CanonicalizationPatterns for InsertOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("InsertToBroadcast", insert_to_broadcast);
        patterns.add_fn("InsertChainFullyInitialized", insertions_to_elements);
    }
}

/// The number of elements of a type, one of a scalar.
fn num_elements(ctx: &Context, ty: Type) -> Option<usize> {
    let sizes = shape(ctx, ty).unwrap_or_default();
    let count = sizes.iter().try_fold(1i64, |count, size| count.checked_mul(*size))?;
    usize::try_from(count).ok()
}

/// Replaces an insertion of all elements by a broadcast.
fn insert_to_broadcast(rewriter: &mut PatternRewriter<'_>, op: InsertOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (value, ty) = (op.value_to_store(ir), ir.value_type(op.result(ir)));
    if num_elements(ctx, ty)? != num_elements(ctx, ir.value_type(value))? {
        return None;
    }
    let value = BroadcastOp::create(rewriter, ty, value).vector(rewriter.ir());
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// An insertion at a static position.
struct Insertion {
    value: Value,
    first: usize,
    count: usize,
}

/// The insertions that give all elements of the result of the last one, the last one first.
fn all_insertions(ir: &Ir, last: InsertOp, sizes: &[i64], total: usize) -> Option<Vec<Insertion>> {
    let ctx = ir.context();
    let mut is_set = vec![false; total];
    let mut insertions = Vec::new();
    let mut current = Some(last);
    let mut walk = ir_core::fold::DefinitionChain::default();
    while let Some(insertion) = current.filter(|insertion| walk.push(insertion.op())) {
        if insertion.op() != last.op() && ir.uses(insertion.result(ir)).count() != 1 {
            return None;
        }
        let mut at = positions(ir, insertion.static_position_attr(ir));
        at.resize(sizes.len(), 0);
        // Dynamic and poison positions are outside.
        let first = row_major(sizes, &at)?;
        let value = insertion.value_to_store(ir);
        let count = num_elements(ctx, ir.value_type(value))?;
        is_set.get_mut(first..first.checked_add(count)?)?.fill(true);
        insertions.push(Insertion { value, first, count });
        if !is_set.contains(&false) {
            return Some(insertions);
        }
        current = defined_by(ir, insertion.dest(ir));
    }
    None
}

/// Replaces insertions of all elements by a vector of scalars.
fn insertions_to_elements(rewriter: &mut PatternRewriter<'_>, last: InsertOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let result = last.result(ir);
    let ty = ir.value_type(result);
    let TypeKind::Vector { shape: sizes, scalable, .. } = ty.kind(ctx) else { return None };
    let is_continued = |user: Op| InsertOp::cast(ir, user).is_some_and(|user| user.dest(ir) == result);
    let total = num_elements(ctx, ty).filter(|total| *total <= MOST_ELEMENTS)?;
    if scalable.contains(&true) || ir.uses(result).any(|user| is_continued(user.op)) {
        return None;
    }
    let insertions = all_insertions(ir, last, sizes, total)?;
    let mut elements: Vec<Option<Value>> = vec![None; total];
    for Insertion { value, first, count } in insertions.into_iter().rev() {
        let values: Vec<Value> = if shape(ctx, rewriter.ir().value_type(value)).is_some() {
            let scalars = ToElementsOp::create(rewriter, value).op();
            rewriter.ir().results(scalars).collect()
        } else {
            vec![value]
        };
        let slots = elements.get_mut(first..first + count)?;
        slots.iter_mut().zip(values).for_each(|(slot, value)| *slot = Some(value));
    }
    let elements: Vec<Value> = elements.into_iter().collect::<Option<_>>()?;
    let value = FromElementsOp::create(rewriter, ty, &elements).dest(rewriter.ir());
    rewriter.replace_op(last.op(), &[value]);
    Some(())
}
