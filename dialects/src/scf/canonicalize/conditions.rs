//! Boolean values: negations and selects.

use super::*;
use crate::arith::{SelectOp, XOrIOp};
use crate::fold::defined_by;
use crate::prelude::*;

/// The value that the condition negates.
pub(super) fn negated(ir: &Ir, condition: Value) -> Option<Value> {
    let ctx = ir.context();
    let not: XOrIOp = defined_by(ir, condition)?;
    let one: ApInt = constant_number(ctx, constant_of(ir, not.rhs(ir))?)?;
    one.is_one().then(|| not.lhs(ir))
}

/// Creates the negation of a condition.
pub(super) fn not(rewriter: &mut PatternRewriter<'_>, condition: Value) -> Value {
    let one = truth_constant(rewriter, true);
    XOrIOp::create(rewriter, condition, one).result(rewriter.ir())
}

/// Creates an `arith.select`.
pub(super) fn select(rewriter: &mut PatternRewriter<'_>, condition: Value, yes: Value, no: Value) -> Value {
    SelectOp::create(rewriter, condition, yes, no).result(rewriter.ir())
}
