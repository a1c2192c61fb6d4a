//! Addition, subtraction, multiplication, division, remainder and fused multiply-add.
//!
//! Special values follow LLVM's `APFloat`: the first NaN operand is the result, made quiet, with its own
//! sign; the result of an invalid operation is the default NaN. Operands must have one format; a debug build
//! checks this.

use super::round::Exact;
use super::wide::Wide;
use super::{ApFloat, Category, OpStatus, RoundingMode};
use crate::words;
use std::cmp::Ordering;

/// Zero bits put below both significands of a sum, so that what alignment cuts off is far below the result's
/// last bit.
const GUARD_BITS: u32 = 13;

impl ApFloat {
    /// The sum.
    pub fn add(self, other: Self, mode: RoundingMode) -> (Self, OpStatus) {
        self.check_format(other);
        if let Some(nan) = self.nan_operand(other) {
            return nan;
        }
        match (self.category, other.category) {
            (Category::Infinity, Category::Infinity) if self.negative != other.negative => self.invalid(),
            (Category::Infinity, _) | (Category::Normal, Category::Zero) => (self, OpStatus::OK),
            (_, Category::Infinity) | (Category::Zero, Category::Normal) => (other, OpStatus::OK),
            (Category::Zero, _) => (self.zero_sum(other, mode), OpStatus::OK),
            _ => self.add_normal(other, mode),
        }
    }

    /// The difference.
    pub fn sub(self, other: Self, mode: RoundingMode) -> (Self, OpStatus) {
        // A NaN keeps its sign, so only numbers are negated; a number's -0 becomes the +0 of a format without
        // -0.
        if other.is_nan() { self.add(other, mode) } else { self.add(-other, mode) }
    }

    /// The product.
    pub fn mul(self, other: Self, mode: RoundingMode) -> (Self, OpStatus) {
        self.check_format(other);
        self.mul_special(other).unwrap_or_else(|| {
            let product = Wide::product(self.significand, other.significand);
            let exact = exact_of_wide(product, self.lsb_exponent() + other.lsb_exponent());
            Self::round(self.semantics, self.negative != other.negative, exact, mode)
        })
    }

    /// The quotient.
    pub fn div(self, other: Self, mode: RoundingMode) -> (Self, OpStatus) {
        self.check_format(other);
        if let Some(nan) = self.nan_operand(other) {
            return nan;
        }
        let negative = self.negative != other.negative;
        match (self.category, other.category) {
            (Category::Infinity, Category::Infinity) | (Category::Zero, Category::Zero) => self.invalid(),
            (Category::Infinity, _) => (Self::infinity(self.semantics, negative), OpStatus::OK),
            (Category::Normal, Category::Zero) => {
                (Self::infinity(self.semantics, negative), OpStatus::DIV_BY_ZERO)
            }
            (Category::Zero, _) | (_, Category::Infinity) => {
                (Self::zero(self.semantics, negative), OpStatus::OK)
            }
            _ => Self::round(self.semantics, negative, self.quotient(other), mode),
        }
    }

    /// The remainder of a division whose quotient is rounded towards zero (C's `fmod`); always exact.
    pub fn fmod(self, other: Self) -> (Self, OpStatus) {
        self.check_format(other);
        if let Some(nan) = self.nan_operand(other) {
            return nan;
        }
        match (self.category, other.category) {
            (Category::Infinity, _) | (_, Category::Zero) => self.invalid(),
            (Category::Zero, _) | (_, Category::Infinity) => (self, OpStatus::OK),
            _ if self.compare_magnitude(&other).is_lt() => (self, OpStatus::OK),
            _ => self.rem_normal(other),
        }
    }

    /// `self * factor + addend`, rounded once.
    pub fn fma(self, factor: Self, addend: Self, mode: RoundingMode) -> (Self, OpStatus) {
        self.check_format(factor);
        self.check_format(addend);
        match self.mul_special(factor) {
            Some((product, status)) if status.is_ok() => product.add(addend, mode),
            Some(invalid) => invalid,
            None if !addend.is_finite() => addend.nan_operand(addend).unwrap_or((addend, OpStatus::OK)),
            None => self.fma_finite(factor, addend, mode),
        }
    }

    /// Checks, in a debug build, that two operands are of one format.
    fn check_format(self, other: Self) {
        debug_assert_eq!(self.semantics, other.semantics, "operands of different formats");
    }

    /// The result when an operand is a NaN.
    fn nan_operand(self, other: Self) -> Option<(Self, OpStatus)> {
        let nan = [self, other].into_iter().find(Self::is_nan)?;
        let signaling = self.is_signaling() || other.is_signaling();
        Some((nan.quieted(), if signaling { OpStatus::INVALID } else { OpStatus::OK }))
    }

    /// The result of an invalid operation.
    fn invalid(self) -> (Self, OpStatus) {
        (Self::nan(self.semantics, false), OpStatus::INVALID)
    }

    /// The sum of two zeros.
    fn zero_sum(self, other: Self, mode: RoundingMode) -> Self {
        let negative = if self.negative == other.negative {
            self.negative
        } else {
            mode == RoundingMode::TowardNegative
        };
        Self::zero(self.semantics, negative)
    }

    /// The sum of two numbers that are finite and not zero.
    fn add_normal(self, other: Self, mode: RoundingMode) -> (Self, OpStatus) {
        let (big, small) = if self.compare_magnitude(&other).is_lt() { (other, self) } else { (self, other) };
        let distance = (big.exponent - small.exponent) as u32;
        let aligned = shr_sticky(small.significand << GUARD_BITS, distance);
        let widened = big.significand << GUARD_BITS;
        let significand = if big.negative == small.negative { widened + aligned } else { widened - aligned };
        if significand == 0 {
            return (Self::zero(self.semantics, mode == RoundingMode::TowardNegative), OpStatus::OK);
        }
        let exact = Exact { exponent: big.lsb_exponent() - GUARD_BITS as i32, significand, sticky: false };
        Self::round(self.semantics, big.negative, exact, mode)
    }

    /// The product when an operand is zero, infinite or a NaN.
    fn mul_special(self, other: Self) -> Option<(Self, OpStatus)> {
        let negative = self.negative != other.negative;
        self.nan_operand(other).or_else(|| match (self.category, other.category) {
            (Category::Zero, Category::Infinity) | (Category::Infinity, Category::Zero) => {
                Some(self.invalid())
            }
            (Category::Infinity, _) | (_, Category::Infinity) => {
                Some((Self::infinity(self.semantics, negative), OpStatus::OK))
            }
            (Category::Zero, _) | (_, Category::Zero) => {
                Some((Self::zero(self.semantics, negative), OpStatus::OK))
            }
            _ => None,
        })
    }

    /// The quotient of two numbers that are finite and not zero, to at least two bits beyond the precision.
    fn quotient(self, other: Self) -> Exact {
        let precision = self.semantics.precision();
        let (a, a_exponent) = normalized(self, precision);
        let (b, b_exponent) = normalized(other, precision);
        let shift = precision + 2;
        let (significand, sticky) = if precision + shift <= 128 {
            let dividend = a << shift;
            (dividend / b, !dividend.is_multiple_of(b))
        } else {
            let mut dividend = vec![a as u64, (a >> 64) as u64, 0, 0];
            words::shl(&mut dividend, shift as usize);
            let (quotient, rest) =
                words::div_rem(&dividend, &[b as u64, (b >> 64) as u64]).unwrap_or_default();
            (low_u128(&quotient), rest.iter().any(|&w| w != 0))
        };
        Exact { exponent: a_exponent - b_exponent - shift as i32, significand, sticky }
    }

    /// The remainder for a magnitude not less than that of `other`.
    fn rem_normal(self, other: Self) -> (Self, OpStatus) {
        let divisor = other.significand;
        let mut rest = self.significand % divisor;
        let mut left = (self.exponent - other.exponent) as u32;
        while left > 0 && rest != 0 {
            let step = left.min(rest.leading_zeros());
            rest = (rest << step) % divisor;
            left -= step;
        }
        let exact = Exact { exponent: other.lsb_exponent(), significand: rest, sticky: false };
        Self::round(self.semantics, self.negative, exact, RoundingMode::NearestTiesToEven)
    }

    /// The fused multiply-add of a product of two numbers that aren't zero and a finite addend.
    fn fma_finite(self, factor: Self, addend: Self, mode: RoundingMode) -> (Self, OpStatus) {
        /// Zero bits above the larger term, for the carry.
        const HEADROOM: u32 = 2;
        let negative = self.negative != factor.negative;
        let product = Wide::product(self.significand, factor.significand);
        let product_exponent = self.lsb_exponent() + factor.lsb_exponent();
        if addend.is_zero() {
            return Self::round(self.semantics, negative, exact_of_wide(product, product_exponent), mode);
        }
        let up = |value: Wide, exponent: i32| {
            let shift = value.leading_zeros() - HEADROOM;
            (value.shl(shift), exponent - shift as i32)
        };
        let (mut product, mut exponent) = up(product, product_exponent);
        let (mut term, term_exponent) = up(Wide { high: 0, low: addend.significand }, addend.lsb_exponent());
        match exponent.cmp(&term_exponent) {
            Ordering::Less => {
                product = product.shr_sticky(exponent.abs_diff(term_exponent));
                exponent = term_exponent;
            }
            Ordering::Equal => {}
            Ordering::Greater => term = term.shr_sticky(exponent.abs_diff(term_exponent)),
        }
        if negative == addend.negative {
            return Self::round(self.semantics, negative, exact_of_wide(product.add(term), exponent), mode);
        }
        let (difference, order) = product.distance(term);
        let negative = match order {
            Ordering::Less => addend.negative,
            Ordering::Equal => mode == RoundingMode::TowardNegative,
            Ordering::Greater => negative,
        };
        Self::round(self.semantics, negative, exact_of_wide(difference, exponent), mode)
    }
}

/// The significand shifted so that its integer bit is set, and the exponent of its lowest bit then.
fn normalized(value: ApFloat, precision: u32) -> (u128, i32) {
    let shift = value.significand.leading_zeros() - (128 - precision);
    (value.significand << shift, value.lsb_exponent() - shift as i32)
}

/// A value of 256 bits with the given exponent of its lowest bit, brought to 128.
fn exact_of_wide(value: Wide, exponent: i32) -> Exact {
    let shift = 128u32.saturating_sub(value.leading_zeros());
    let low = value.shr_sticky(shift).low;
    // With a shift the value fills all 128 bits, so that its lowest bit is as good as a sticky flag.
    Exact { exponent: exponent + shift as i32, significand: low, sticky: false }
}

/// Shifts right; whether set bits were lost is kept in the lowest bit.
fn shr_sticky(value: u128, amount: u32) -> u128 {
    let shifted = value.checked_shr(amount).unwrap_or(0);
    let lost = value.trailing_zeros() < amount && value != 0;
    shifted | u128::from(lost)
}

/// The low 128 bits.
pub(super) fn low_u128(words: &[u64]) -> u128 {
    let word = |i: usize| u128::from(words.get(i).copied().unwrap_or(0));
    word(1) << 64 | word(0)
}
