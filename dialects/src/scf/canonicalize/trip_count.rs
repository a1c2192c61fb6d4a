//! The trip count of a loop, if it is known (MLIR's `constantTripCount`).

use std::cmp::Ordering;

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
pub(super) fn trip_count(ir: &Ir, [lower, upper, step]: [IndexOrValue; 3], is_signed: bool) -> Option<ApInt> {
    let width = width(ir, lower)?;
    if lower == upper {
        return Some(ApInt::zero(width));
    }
    let step = constant(ir, step);
    // Steps are positive. MLIR 22 treats large ones of unsigned loops as negative, too, and removes loops that run.
    if step.as_ref().is_some_and(|step| step.is_zero() || is_signed && step.is_negative()) {
        return Some(ApInt::zero(width));
    }
    let difference = match (constant(ir, lower), constant(ir, upper)) {
        (Some(lower), Some(upper)) => {
            let order = if is_signed { upper.scmp(&lower) } else { upper.ucmp(&lower) };
            if order != Ordering::Greater {
                return Some(ApInt::zero(width));
            }
            upper.sub(&lower)
        }
        (None, None) => constant_difference(ir, lower, upper, is_signed)?,
        _ => return None,
    };
    if difference.is_zero() || is_signed && difference.is_negative() {
        return Some(ApInt::zero(width));
    }
    let step = step?;
    let (count, rest) = if is_signed { difference.sdiv_rem(&step)? } else { difference.udiv_rem(&step)? };
    let one = ApInt::from_i64(width, 1);
    Some(if rest.is_zero() { count } else { count.add(&one) })
}
