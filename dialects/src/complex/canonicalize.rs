//! Canonical forms: chains of bitcasts, and parts of negated numbers.

use super::*;
use crate::arith;
use crate::fold::defined_by;
use crate::prelude::*;

impl CanonicalizationPatterns for BitcastOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("MergeComplexBitcast", merge_bitcasts).add_fn("MergeArithBitcast", merge_into_arith);
    }
}

/// Replaces the operation by a bitcast of the value to its type: one of `complex` if one of the types is complex.
fn replace_by_bitcast(rewriter: &mut PatternRewriter<'_>, op: Op, value: Value, is_complex: bool) {
    let ir = rewriter.ir();
    let ty = ir.value_type(ir.result(op, 0));
    let cast = if is_complex {
        BitcastOp::create(rewriter, ty, value).op()
    } else {
        arith::BitcastOp::create(rewriter, ty, value).op()
    };
    let cast = rewriter.ir().result(cast, 0);
    rewriter.replace_op(op, &[cast]);
}

/// Bitcasts the operand of a bitcast that defines the operand.
fn merge_bitcasts(rewriter: &mut PatternRewriter<'_>, cast: BitcastOp) -> Option<()> {
    let ir = rewriter.ir();
    let operand = cast.operand(ir);
    let is_complex = |value| matches!(ir.value_type(value).kind(ir.context()), TypeKind::Complex(_));
    let (source, is_complex) = match defined_by::<BitcastOp>(ir, operand) {
        Some(inner) => (inner.operand(ir), is_complex(cast.result(ir)) || is_complex(inner.operand(ir))),
        None => (defined_by::<arith::BitcastOp>(ir, operand)?.in_(ir), true),
    };
    replace_by_bitcast(rewriter, cast.op(), source, is_complex);
    Some(())
}

/// Bitcasts the operand of a `complex.bitcast` that defines the operand of an `arith.bitcast`.
fn merge_into_arith(rewriter: &mut PatternRewriter<'_>, cast: arith::BitcastOp) -> Option<()> {
    let ir = rewriter.ir();
    let source = defined_by::<BitcastOp>(ir, cast.in_(ir))?.operand(ir);
    replace_by_bitcast(rewriter, cast.op(), source, true);
    Some(())
}

/// Implements `Canonicalize` for operations that return a part: that of a negated `complex.create` is negated alone.
macro_rules! negated_parts {
    ($($op:ty: $index:literal;)*) => {$(
        impl CanonicalizationPatterns for $op {
            fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
                patterns.add_fn("FoldComponentNeg", |rewriter: &mut PatternRewriter<'_>, part: $op| {
                    negate_part(rewriter, part.op(), $index)
                });
            }
        }
    )*};
}

negated_parts! {
    ReOp: 0;
    ImOp: 1;
}

fn negate_part(rewriter: &mut PatternRewriter<'_>, op: Op, index: usize) -> Option<()> {
    let ir = rewriter.ir();
    let negated: NegOp = defined_by(ir, ir.operand(op, 0))?;
    let created: CreateOp = defined_by(ir, negated.complex(ir))?;
    let part = ir.operand(created.op(), index);
    let negated = arith::NegFOp::create(rewriter, part).result(rewriter.ir());
    rewriter.replace_op(op, &[negated]);
    Some(())
}
