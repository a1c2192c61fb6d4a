//! The trip count of a loop, if it is known (MLIR's `constantTripCount`).

use ir_core::runtime::EnumValue;

use crate::arith::{AddIOp, IntegerOverflowFlags};
use crate::fold::{defined_by, integer_width};
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

/// The value of a constant bound, in its own width.
fn constant(ir: &Ir, bound: IndexOrValue) -> Option<ApInt> {
    let ctx = ir.context();
    match bound {
        IndexOrValue::Static(number) => Some(ApInt::from_i64(64, number)),
        IndexOrValue::Value(value) => integer_value(ctx, constant_of(ir, value)?),
    }
}

fn width(ir: &Ir, bound: IndexOrValue) -> Option<u32> {
    let ctx = ir.context();
    match bound {
        IndexOrValue::Static(_) => Some(64),
        IndexOrValue::Value(value) => integer_width(ctx, ir.value_type(value)),
    }
}

/// The constant difference of upper and lower bound, if the upper bound is a sum without overflow.
fn constant_difference(ir: &Ir, lower: IndexOrValue, upper: IndexOrValue, is_signed: bool) -> Option<ApInt> {
    let ctx = ir.context();
    let (IndexOrValue::Value(lower), IndexOrValue::Value(upper)) = (lower, upper) else { return None };
    let sum: AddIOp = defined_by(ir, upper)?;
    let flag = if is_signed { IntegerOverflowFlags::NSW } else { IntegerOverflowFlags::NUW };
    let flags = sum.overflow_flags(ir).value();
    let is_exact = flags & flag.value() == flag.value();
    let constant = |value: Value| constant_number::<ApInt>(ctx, constant_of(ir, value)?);
    if !is_exact {
        return None;
    }
    if sum.lhs(ir) == lower {
        constant(sum.rhs(ir))
    } else if sum.rhs(ir) == lower {
        constant(sum.lhs(ir))
    } else {
        None
    }
}

/// The trip count of a loop from the lower bound to the upper one (exclusive).
///
/// The result is one bit wider than the bounds: the difference of two signed bounds does not fit their type,
/// as in a loop from -100 to 100 of `i8`. MLIR 22 removes such loops.
pub(super) fn trip_count(ir: &Ir, [lower, upper, step]: [IndexOrValue; 3], is_signed: bool) -> Option<ApInt> {
    let width = width(ir, lower)? + 1;
    let zero = ApInt::zero(width);
    if lower == upper {
        return Some(zero);
    }
    let widened = |number: ApInt| {
        if is_signed { number.sext_or_trunc(width) } else { number.zext_or_trunc(width) }
    };
    let step = constant(ir, step).map(widened);
    // Steps are positive. MLIR 22 treats large steps of unsigned loops as negative, too, and removes loops
    // that have iterations.
    if step.as_ref().is_some_and(|step| step.is_zero() || step.is_negative()) {
        return Some(zero);
    }
    let difference = match (constant(ir, lower), constant(ir, upper)) {
        (Some(lower), Some(upper)) => widened(upper).sub(&widened(lower)),
        (None, None) => widened(constant_difference(ir, lower, upper, is_signed)?),
        _ => return None,
    };
    if difference.is_zero() || difference.is_negative() {
        return Some(zero);
    }
    let (count, rest) = difference.sdiv_rem(&step?)?;
    Some(if rest.is_zero() { count } else { count.add(&ApInt::from_i64(width, 1)) })
}
