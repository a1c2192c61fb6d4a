//! The part of the lowering that rules do not say: comparisons that depend on an attribute, and regions.

use crate::interval::{
    BoundsAttr, ConstantOp, HighOp, InsideOp, LowOp, MakeOp, RangeType, RelatedOp, Relation, YieldOp,
};
use dialects::arith::{self, AndIOp, CmpIOp, CmpIPredicate};
use dialects::scf;
use ir_core::prelude::*;

/// Adds the patterns of this module.
pub fn populate(patterns: &mut PatternSet) {
    patterns.add_fn("constant", constant);
    patterns.add_fn("related", related);
    patterns.add_fn("inside", inside);
}

// ANCHOR: constant
/// The bounds of a constant are two constants.
fn constant(rw: &mut PatternRewriter<'_>, op: ConstantOp) -> Option<()> {
    let (ctx, ty) = (rw.context().clone(), rw.ir().value_type(op.result(rw.ir())));
    let bounds = BoundsAttr::cast(&ctx, op.bounds(rw.ir()))?;
    let element = RangeType::cast(&ctx, ty)?.element(&ctx);
    let [low, high] = [bounds.low(&ctx), bounds.high(&ctx)].map(|bound| {
        let value = ctx.integer_attr_of(element, bound);
        arith::ConstantOp::create(rw, value).result(rw.ir())
    });
    let range = MakeOp::create(rw, ty, low, high).result(rw.ir());
    rw.replace_op(op.op(), &[range]);
    Some(())
}
// ANCHOR_END: constant

// ANCHOR: related
/// Compares a bound of one interval with a bound of another.
fn compare(
    rw: &mut PatternRewriter<'_>,
    op: RelatedOp,
    is_reversed: bool,
    predicate: CmpIPredicate,
) -> Value {
    let (lhs, rhs) = (op.lhs(rw.ir()), op.rhs(rw.ir()));
    let (first, second) = if is_reversed { (rhs, lhs) } else { (lhs, rhs) };
    let high = HighOp::create(rw, first).result(rw.ir());
    let low = LowOp::create(rw, second).result(rw.ir());
    CmpIOp::create(rw, predicate, high, low).result(rw.ir())
}

/// One or two comparisons decide a relation.
fn related(rw: &mut PatternRewriter<'_>, op: RelatedOp) -> Option<()> {
    let holds = match op.relation(rw.ir()) {
        Relation::Before => compare(rw, op, false, CmpIPredicate::Slt),
        Relation::After => compare(rw, op, true, CmpIPredicate::Slt),
        Relation::Overlaps => {
            let one = compare(rw, op, false, CmpIPredicate::Sge);
            let other = compare(rw, op, true, CmpIPredicate::Sge);
            AndIOp::create(rw, one, other).result(rw.ir())
        }
    };
    rw.replace_op(op.op(), &[holds]);
    Some(())
}
// ANCHOR_END: related

// ANCHOR: inside
/// `interval.inside` is an `scf.if`, whose regions are the same with other terminators.
fn inside(rw: &mut PatternRewriter<'_>, op: InsideOp) -> Option<()> {
    let (ir, types) = (rw.ir(), rw.ir().result_types(op.op()).collect::<Vec<Type>>());
    let (number, range, regions) = (op.number(ir), op.range(ir), [op.then(ir), op.otherwise(ir)]);
    let low = LowOp::create(rw, range).result(rw.ir());
    let high = HighOp::create(rw, range).result(rw.ir());
    let above = CmpIOp::create(rw, CmpIPredicate::Sle, low, number).result(rw.ir());
    let below = CmpIOp::create(rw, CmpIPredicate::Sle, number, high).result(rw.ir());
    let both = AndIOp::create(rw, above, below).result(rw.ir());
    let branch = scf::IfOp::create(rw, &types, both);
    for (from, to) in regions.into_iter().zip([branch.then_region(rw.ir()), branch.else_region(rw.ir())]) {
        let end = rw.ir().last_op(rw.ir().first_block(from)?)?;
        let values: Vec<Value> = YieldOp::cast(rw.ir(), end)?.values(rw.ir()).collect();
        rw.set_insertion_point_and_location(end);
        scf::YieldOp::create(rw, &values);
        rw.erase_op(end);
        rw.inline_region_at_end(from, to);
    }
    let results: Vec<Value> = rw.ir().results(branch.op()).collect();
    rw.replace_op(op.op(), &results);
    Some(())
}
// ANCHOR_END: inside
