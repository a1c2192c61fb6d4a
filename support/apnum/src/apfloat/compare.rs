//! Comparison, and the minima and maxima of IEEE 754.

use super::{ApFloat, Category};
use std::cmp::Ordering;

impl ApFloat {
    /// IEEE 754's comparison: `None` when either is a NaN; -0 equals +0.
    pub fn compare(&self, other: &Self) -> Option<Ordering> {
        if self.is_nan() || other.is_nan() {
            return None;
        }
        if self.is_zero() && other.is_zero() {
            return Some(Ordering::Equal);
        }
        Some(match (self.sign_if_nonzero(), other.sign_if_nonzero()) {
            (a, b) if a != b => a.cmp(&b),
            (sign, _) if sign < 0 => other.compare_magnitude(self),
            _ => self.compare_magnitude(other),
        })
    }

    /// -1, 0 or 1 as this is negative, zero or positive.
    fn sign_if_nonzero(&self) -> i32 {
        match (self.category, self.negative) {
            (Category::Zero, _) => 0,
            (_, true) => -1,
            (_, false) => 1,
        }
    }

    /// Compares magnitudes of numbers that aren't NaN.
    pub(super) fn compare_magnitude(&self, other: &Self) -> Ordering {
        let rank = |value: &Self| match value.category {
            Category::Zero => 0,
            Category::Normal => 1,
            Category::Infinity | Category::Nan => 2,
        };
        let key = |value: &Self| (rank(value), value.exponent, value.significand);
        key(self).cmp(&key(other))
    }

    /// IEEE 754-2008 `minNum`: a number wins over a quiet NaN; -0 is less than +0; a signaling NaN is made
    /// quiet.
    pub fn minnum(self, other: Self) -> Self {
        self.signaling_of(other).unwrap_or_else(|| self.minimumnum(other))
    }

    /// IEEE 754-2008 `maxNum`, like [`ApFloat::minnum`].
    pub fn maxnum(self, other: Self) -> Self {
        self.signaling_of(other).unwrap_or_else(|| self.maximumnum(other))
    }

    /// IEEE 754-2019 `minimum`: a NaN wins; -0 is less than +0.
    pub fn minimum(self, other: Self) -> Self {
        self.nan_of(other).unwrap_or_else(|| self.pick(other, Ordering::Less))
    }

    /// IEEE 754-2019 `maximum`: a NaN wins; -0 is less than +0.
    pub fn maximum(self, other: Self) -> Self {
        self.nan_of(other).unwrap_or_else(|| self.pick(other, Ordering::Greater))
    }

    /// IEEE 754-2019 `minimumNumber`: a number wins over any NaN; -0 is less than +0.
    pub fn minimumnum(self, other: Self) -> Self {
        self.number_of(other).unwrap_or_else(|| self.pick(other, Ordering::Less))
    }

    /// IEEE 754-2019 `maximumNumber`: a number wins over any NaN; -0 is less than +0.
    pub fn maximumnum(self, other: Self) -> Self {
        self.number_of(other).unwrap_or_else(|| self.pick(other, Ordering::Greater))
    }

    /// The first signaling NaN of the two, made quiet.
    fn signaling_of(self, other: Self) -> Option<Self> {
        [self, other].into_iter().find(Self::is_signaling).map(Self::quieted)
    }

    /// The first NaN of the two, made quiet.
    fn nan_of(self, other: Self) -> Option<Self> {
        [self, other].into_iter().find(Self::is_nan).map(Self::quieted)
    }

    /// When one is a NaN the other, made quiet if that is a NaN too.
    fn number_of(self, other: Self) -> Option<Self> {
        match (self.is_nan(), other.is_nan()) {
            (true, _) => Some(other.quieted()),
            (false, true) => Some(self),
            (false, false) => None,
        }
    }

    /// The one of two numbers that is in `order` to the other.
    fn pick(self, other: Self, order: Ordering) -> Self {
        if self.is_zero() && other.is_zero() && self.negative != other.negative {
            return if self.negative == (order == Ordering::Less) { self } else { other };
        }
        if other.compare(&self) == Some(order) { other } else { self }
    }
}
