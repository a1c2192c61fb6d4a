//! Rounding to integers, through conversions to integers and back.
//!
//! These conversions are undefined for NaN, infinities and large floats. All of them are their own rounded
//! values, so that a `select` returns the operand.

use super::{Expansions, FloatLike};
use crate::arithmetic::{
    add_float, and, bitcast, compare, compare_floats, element_or_self, float_constant, float_to_signed,
    integer_constant, max_signed, min_signed, or, select, shift_right_unsigned, signed_to_float, sub,
    sub_float,
};
use dialects::arith::{CmpFPredicate, CmpIPredicate};
use dialects::math::{AbsFOp, CeilOp, CopySignOp, RoundEvenOp, RoundOp};
use ir_core::context::Type;
use ir_core::ir::{OpHandle as _, Value};
use ir_core::num::{ApFloat, ApInt, FloatSemantics, RoundingMode};
use ir_core::predicates::shaped::with_element_type;
use ir_core::rewrite::PatternRewriter;

pub(super) fn add_to(expansions: &mut Expansions<'_>) {
    expansions.add("ceil", ceil);
    expansions.add("round", round);
    expansions.add("roundeven", round_even);
}

fn copy_sign(rewriter: &mut PatternRewriter<'_>, magnitude: Value, sign: Value) -> Value {
    CopySignOp::create(rewriter, magnitude, sign).result(rewriter.ir())
}

impl FloatLike {
    /// The type of integers of this width, with the shape of the floats.
    fn integers(self, rewriter: &PatternRewriter<'_>, width: u32) -> Option<Type> {
        let (ctx, float) = (rewriter.context(), rewriter.ir().context());
        let element = ctx.integer_type(width);
        if element_or_self(float, self.ty) == self.ty {
            return Some(element);
        }
        with_element_type(ctx, self.ty, element)
    }

    /// The width of integers that hold each float with a fractional part.
    fn integer_width(self) -> u32 {
        if self.semantics.precision() <= 64 { 64 } else { 128 }
    }

    /// The integer part, with the sign of the float: a conversion through integers loses that of -0.
    fn truncate(self, rewriter: &mut PatternRewriter<'_>, value: Value, integers: Type) -> Value {
        let integer = float_to_signed(rewriter, integers, value);
        let float = signed_to_float(rewriter, self.ty, integer);
        copy_sign(rewriter, float, value)
    }

    /// The least float from which on all floats are integers; `None` if all finite floats are less, and
    /// others do not exist.
    fn least_integral(self) -> Option<ApFloat> {
        let exponent = self.semantics.precision().saturating_sub(1);
        let power = ApInt::one_bit(192, exponent);
        let (float, status) =
            ApFloat::from_ap_int(self.semantics, &power, false, RoundingMode::NearestTiesToEven);
        if status.is_ok() {
            return Some(float);
        }
        Some(ApFloat::infinity(self.semantics, false)).filter(ApFloat::is_infinity)
    }
}

/// The integer part, plus one if it is less.
///
/// ```mlir
/// %magnitude = math.absf %x : f32
/// %has_fraction = arith.cmpf olt, %magnitude, %c8388608 : f32
/// %integer = arith.fptosi %x : f32 to i64
/// %float = arith.sitofp %integer : i64 to f32
/// %truncated = math.copysign %float, %x : f32
/// %is_greater = arith.cmpf ogt, %x, %truncated : f32
/// %increment = arith.select %is_greater, %c1, %minus_zero : f32
/// %sum = arith.addf %truncated, %increment : f32
/// %result = arith.select %has_fraction, %sum, %x : f32
/// ```
///
/// MLIR 22 adds +0 instead of -0, so that the sign of -0 and -0.25 is lost, and has no last `select`.
fn ceil(rewriter: &mut PatternRewriter<'_>, op: CeilOp) -> Option<()> {
    let x = op.operand(rewriter.ir());
    let float = FloatLike::new(rewriter, x)?;
    let semantics = float.semantics;
    if !semantics.has_zero() {
        return None;
    }
    let integers = float.integers(rewriter, float.integer_width())?;
    let has_fraction = match float.least_integral() {
        Some(bound) => {
            let bound = float_constant(rewriter, float.ty, bound)?;
            let magnitude = AbsFOp::create(rewriter, x).result(rewriter.ir());
            Some(compare_floats(rewriter, CmpFPredicate::Olt, magnitude, bound))
        }
        None => None,
    };
    let truncated = float.truncate(rewriter, x, integers);
    let zero = ApFloat::zero(semantics, semantics.has_negative_zero());
    let zero = float_constant(rewriter, float.ty, zero)?;
    let one = float.constant(rewriter, 1.0)?;
    let is_greater = compare_floats(rewriter, CmpFPredicate::Ogt, x, truncated);
    let increment = select(rewriter, is_greater, one, zero);
    let mut value = add_float(rewriter, truncated, increment);
    if let Some(has_fraction) = has_fraction {
        value = select(rewriter, has_fraction, value, x);
    }
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// The integer part of a number that is a half further from zero. The half is the greatest float below 0.5:
/// 0.5 would round the sum for the greatest float below 0.5 up to 1, as in MLIR 22, and for all others the
/// sum is rounded to the same integer part.
fn round(rewriter: &mut PatternRewriter<'_>, op: RoundOp) -> Option<()> {
    let x = op.operand(rewriter.ir());
    let float = FloatLike::new(rewriter, x).filter(|float| float.semantics == FloatSemantics::F32)?;
    let (bits, integers) = (float.integers(rewriter, 32)?, float.integers(rewriter, 64)?);
    let half = float.constant(rewriter, f64::from(0.5f32.next_down()))?;
    let c23 = integer_constant(rewriter, bits, 23)?;
    let c127 = integer_constant(rewriter, bits, 127)?;
    let mask = integer_constant(rewriter, bits, 0xff)?;
    let half = copy_sign(rewriter, half, x);
    let sum = add_float(rewriter, x, half);
    let truncated = float.truncate(rewriter, sum, integers);
    let pattern = bitcast(rewriter, bits, x);
    let shifted = shift_right_unsigned(rewriter, pattern, c23);
    let exponent = and(rewriter, shifted, mask);
    let exponent = sub(rewriter, exponent, c127);
    let is_integral = compare(rewriter, CmpIPredicate::Sge, exponent, c23);
    let value = select(rewriter, is_integral, x, truncated);
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}

/// Constants of [`round_even`], in integers of the width of the floats.
struct Layout {
    integers: Type,
    zero: Value,
    minus_one: Value,
    one: Value,
    /// The number of stored bits of the significand, and the constant.
    significand_bits: Value,
    sign_index: Value,
    bias: Value,
    highest_significand_bit: Value,
    significand_mask: Value,
    exponent_mask: Value,
}

impl Layout {
    /// The constants in the order of MLIR.
    fn new(rewriter: &mut PatternRewriter<'_>, float: FloatLike) -> Option<Layout> {
        let semantics = float.semantics;
        let width = semantics.width();
        let integers = float.integers(rewriter, width)?;
        let (bits, exponent_bits) = (semantics.precision().checked_sub(1)?, semantics.exponent_bits());
        let mut constant = |value: u64| integer_constant(rewriter, integers, value.cast_signed());
        let bias = u64::try_from(1 - i64::from(semantics.min_exponent())).ok()?;
        Some(Layout {
            integers,
            zero: constant(0)?,
            one: constant(1)?,
            minus_one: constant(u64::MAX)?,
            significand_bits: constant(u64::from(bits))?,
            sign_index: constant(u64::from(width) - 1)?,
            bias: constant(bias)?,
            highest_significand_bit: constant(1u64.checked_shl(bits.checked_sub(1)?)?)?,
            significand_mask: constant((1 << bits) - 1)?,
            exponent_mask: constant((1 << exponent_bits) - 1)?,
        })
    }

    /// The exponent of a float that is given as bits.
    fn exponent(&self, rewriter: &mut PatternRewriter<'_>, bits: Value) -> Value {
        let shifted = shift_right_unsigned(rewriter, bits, self.significand_bits);
        let exponent = and(rewriter, shifted, self.exponent_mask);
        sub(rewriter, exponent, self.bias)
    }

    /// Bits shifted to the right by an amount that is limited to the width.
    fn shift_right(&self, rewriter: &mut PatternRewriter<'_>, bits: Value, amount: Value) -> Value {
        let amount = max_signed(rewriter, amount, self.zero);
        let amount = min_signed(rewriter, amount, self.sign_index);
        shift_right_unsigned(rewriter, bits, amount)
    }

    /// The low bits of a significand, without as many as the amount.
    fn low_significand(&self, rewriter: &mut PatternRewriter<'_>, bits: Value, amount: Value) -> Value {
        let mask = self.shift_right(rewriter, self.significand_mask, amount);
        and(rewriter, bits, mask)
    }

    /// Whether an integer is odd: the significand has a bit of value 1. The exponent of 1 and -1 has none to
    /// the right of it.
    fn is_odd(&self, rewriter: &mut PatternRewriter<'_>, bits: Value, exponent: Value) -> Value {
        let is_unit = compare(rewriter, CmpIPredicate::Eq, exponent, self.zero);
        let amount = sub(rewriter, exponent, self.one);
        let low = self.low_significand(rewriter, bits, amount);
        let is_odd = compare(rewriter, CmpIPredicate::Ne, low, self.zero);
        or(rewriter, is_odd, is_unit)
    }

    /// Whether a float is halfway between two integers: the bit of value 1/2 is the last one of the
    /// significand. In 0.5, that is the implicit bit.
    fn is_halfway(&self, rewriter: &mut PatternRewriter<'_>, bits: Value, exponent: Value) -> Value {
        let is_half = compare(rewriter, CmpIPredicate::Eq, exponent, self.minus_one);
        let highest = self.shift_right(rewriter, self.highest_significand_bit, exponent);
        let expected = select(rewriter, is_half, self.zero, highest);
        let low = self.low_significand(rewriter, bits, exponent);
        let is_equal = compare(rewriter, CmpIPredicate::Eq, low, expected);
        let is_half_or_more = compare(rewriter, CmpIPredicate::Sge, exponent, self.minus_one);
        let has_fraction = compare(rewriter, CmpIPredicate::Slt, exponent, self.significand_bits);
        let is_halfway = and(rewriter, is_equal, has_fraction);
        and(rewriter, is_halfway, is_half_or_more)
    }
}

/// `math.round`, one nearer to zero if the number is halfway between two integers and the result is odd.
/// MLIR 22 also expands formats whose bits it does not take as they are.
fn round_even(rewriter: &mut PatternRewriter<'_>, op: RoundEvenOp) -> Option<()> {
    let x = op.operand(rewriter.ir());
    let float = FloatLike::new(rewriter, x)?;
    let semantics = float.semantics;
    let has_ieee_layout =
        semantics.has_sign() && semantics.has_negative_zero() && !semantics.has_explicit_integer_bit();
    if !has_ieee_layout || semantics.width() > 64 {
        return None;
    }
    let one = float.constant(rewriter, 1.0)?;
    let layout = Layout::new(rewriter, float)?;
    let bits = bitcast(rewriter, layout.integers, x);
    let rounded = RoundOp::create(rewriter, x).result(rewriter.ir());
    let rounded_bits = bitcast(rewriter, layout.integers, rounded);
    let exponent = layout.exponent(rewriter, bits);
    let rounded_exponent = layout.exponent(rewriter, rounded_bits);
    let is_odd = layout.is_odd(rewriter, rounded_bits, rounded_exponent);
    let is_halfway = layout.is_halfway(rewriter, bits, exponent);
    let sign = copy_sign(rewriter, one, x);
    let nearer = sub_float(rewriter, rounded, sign);
    let is_changed = and(rewriter, is_odd, is_halfway);
    let value = select(rewriter, is_changed, nearer, rounded);
    // -1 + 1 is +0, but the result for -0.5 is -0.
    let value = copy_sign(rewriter, value, x);
    rewriter.replace_op(op.op(), &[value]);
    Some(())
}
