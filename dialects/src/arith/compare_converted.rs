//! Comparisons of an integer converted to a float with a constant, replaced by integer comparisons.

use std::cmp::Ordering;

use ir_core::num::{OpStatus, RoundingMode};
use ir_core::predicates::attributes::float_value;

use super::{CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp, SIToFPOp, UIToFPOp};
use crate::fold::{defined_by, integer_width};
use crate::prelude::*;

impl CanonicalizationPatterns for CmpFOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("CmpFIntToFPConst", compare_as_integers);
    }
}

/// The replacement of a comparison.
enum Outcome {
    /// A boolean constant.
    Known(bool),
    /// A comparison with an integer constant.
    Integers(CmpIPredicate, ApInt),
}

/// The kinds of predicates, regardless of signedness.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Relation {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl Relation {
    /// The kind of a float predicate; a boolean for predicates that only test for NaNs, since there are none.
    fn from_float(predicate: CmpFPredicate) -> Result<Relation, bool> {
        use CmpFPredicate as F;
        match predicate {
            F::Oeq | F::Ueq => Ok(Relation::Eq),
            F::One | F::Une => Ok(Relation::Ne),
            F::Olt | F::Ult => Ok(Relation::Lt),
            F::Ole | F::Ule => Ok(Relation::Le),
            F::Ogt | F::Ugt => Ok(Relation::Gt),
            F::Oge | F::Uge => Ok(Relation::Ge),
            F::Ord | F::AlwaysTrue => Err(true),
            F::Uno | F::AlwaysFalse => Err(false),
        }
    }

    /// The integer predicate.
    fn predicate(self, is_signed: bool) -> CmpIPredicate {
        use CmpIPredicate as I;
        match (self, is_signed) {
            (Relation::Eq, _) => I::Eq,
            (Relation::Ne, _) => I::Ne,
            (Relation::Lt, true) => I::Slt,
            (Relation::Le, true) => I::Sle,
            (Relation::Gt, true) => I::Sgt,
            (Relation::Ge, true) => I::Sge,
            (Relation::Lt, false) => I::Ult,
            (Relation::Le, false) => I::Ule,
            (Relation::Gt, false) => I::Ugt,
            (Relation::Ge, false) => I::Uge,
        }
    }

    /// The result if all integers are less than the constant, or all are greater.
    fn beyond(self, order: Ordering) -> bool {
        match order {
            Ordering::Less => matches!(self, Relation::Ne | Relation::Lt | Relation::Le),
            Ordering::Greater | Ordering::Equal => matches!(self, Relation::Ne | Relation::Gt | Relation::Ge),
        }
    }

    /// The kind for the constant after truncation towards zero.
    fn for_truncated(self, is_negative: bool) -> Result<Relation, bool> {
        match (self, is_negative) {
            (Relation::Eq, _) => Err(false),
            (Relation::Ne, _) => Err(true),
            (Relation::Le | Relation::Lt, true) => Ok(Relation::Lt),
            (Relation::Le | Relation::Lt, false) => Ok(Relation::Le),
            (Relation::Gt | Relation::Ge, true) => Ok(Relation::Ge),
            (Relation::Gt | Relation::Ge, false) => Ok(Relation::Gt),
        }
    }
}

/// An integer that is converted: the value, its width and signedness.
struct ConvertedInteger {
    value: Value,
    width: u32,
    is_signed: bool,
}

impl ConvertedInteger {
    fn from_value(ir: &Ir, value: Value) -> Option<ConvertedInteger> {
        let ctx = ir.context();
        let (value, is_signed) = match defined_by::<SIToFPOp>(ir, value) {
            Some(signed) => (signed.in_(ir), true),
            None => (defined_by::<UIToFPOp>(ir, value)?.in_(ir), false),
        };
        let width = integer_width(ctx, ir.value_type(value))?;
        Some(ConvertedInteger { value, width, is_signed })
    }

    /// Whether the rounding of the conversion may change the result of the comparison.
    fn may_matter(&self, constant: &ApFloat) -> bool {
        let precision = constant.semantics().precision();
        let value_bits = if self.is_signed { self.width - 1 } else { self.width };
        if self.width <= precision {
            return false;
        }
        if constant.is_infinity() {
            return constant.semantics().max_exponent() < value_bits as i32;
        }
        if constant.is_zero() {
            return false;
        }
        let exponent = exponent(constant);
        precision as i32 <= exponent && exponent <= value_bits as i32
    }

    /// The minimum and maximum integer as floats.
    fn bounds(&self, constant: &ApFloat) -> [ApFloat; 2] {
        let bounds = if self.is_signed {
            [ApInt::signed_min(self.width), ApInt::signed_max(self.width)]
        } else {
            [ApInt::zero(self.width), ApInt::all_ones(self.width)]
        };
        bounds.map(|bound| self.to_float(&bound, constant))
    }

    fn to_float(&self, integer: &ApInt, like: &ApFloat) -> ApFloat {
        ApFloat::from_ap_int(like.semantics(), integer, self.is_signed, RoundingMode::NearestTiesToEven).0
    }

    /// The replacement of the comparison with the constant.
    fn compare(&self, predicate: CmpFPredicate, constant: &ApFloat) -> Option<Outcome> {
        let kind = match Relation::from_float(predicate) {
            Ok(kind) => kind,
            Err(known) => return Some(Outcome::Known(known)),
        };
        let [least, greatest] = self.bounds(constant);
        if greatest.compare(constant) == Some(Ordering::Less) {
            return Some(Outcome::Known(kind.beyond(Ordering::Less)));
        }
        if least.compare(constant) == Some(Ordering::Greater) {
            return Some(Outcome::Known(kind.beyond(Ordering::Greater)));
        }
        let (integer, status) = constant.to_ap_int(self.width, self.is_signed, RoundingMode::TowardZero);
        if status.has(OpStatus::INVALID) {
            return None;
        }
        let is_whole = constant.is_zero()
            || self.to_float(&integer, constant).compare(constant) == Some(Ordering::Equal);
        if is_whole {
            return Some(Outcome::Integers(kind.predicate(self.is_signed), integer));
        }
        let is_negative = constant.is_negative();
        match kind.for_truncated(is_negative) {
            Err(known) => Some(Outcome::Known(known)),
            // All unsigned integers are greater than a negative constant.
            Ok(kind) if is_negative && !self.is_signed => {
                Some(Outcome::Known(matches!(kind, Relation::Gt | Relation::Ge)))
            }
            Ok(kind) => Some(Outcome::Integers(kind.predicate(self.is_signed), integer)),
        }
    }
}

/// The exponent of a number that is finite and not zero, as if it were normal.
fn exponent(number: &ApFloat) -> i32 {
    // Only exponents of values of at least 1 matter, which follow from the bits of the integral part.
    let magnitude = number.abs();
    let (whole, _) = magnitude.to_ap_int(16_384, false, RoundingMode::TowardZero);
    i32::try_from(whole.active_bits()).map_or(i32::MAX, |bits| bits - 1)
}

/// Compares integers instead of converted floats.
fn compare_as_integers(rewriter: &mut PatternRewriter<'_>, compare: CmpFOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = compare.op();
    let constant = float_value(ctx, constant_of(ir, compare.rhs(ir))?)?;
    let converted = ConvertedInteger::from_value(ir, compare.lhs(ir))?;
    if constant.is_nan() || converted.may_matter(&constant) {
        return None;
    }
    let outcome = converted.compare(compare.predicate(ir), &constant)?;
    let ty = ir.value_type(converted.value);
    let new = match outcome {
        Outcome::Known(holds) => ConstantOp::create(rewriter, ctx.bool_attr(holds)).result(rewriter.ir()),
        Outcome::Integers(predicate, integer) => {
            let integer = ctx.integer_attr(ty, integer);
            let integer = ConstantOp::create(rewriter, integer).result(rewriter.ir());
            CmpIOp::create(rewriter, predicate, converted.value, integer).result(rewriter.ir())
        }
    };
    rewriter.replace_op(op, &[new]);
    Some(())
}
