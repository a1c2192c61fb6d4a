//! Rounding to integral values.

use super::round::Exact;
use super::{ApFloat, Category, OpStatus, RoundingMode};

impl ApFloat {
    /// The integral number of the same format that this rounds to, with its sign. A NaN is made quiet.
    pub fn round_to_integral(self, mode: RoundingMode) -> (Self, OpStatus) {
        match self.category {
            Category::Nan if self.is_signaling() => (self.quieted(), OpStatus::INVALID),
            Category::Nan | Category::Infinity | Category::Zero => (self, OpStatus::OK),
            Category::Normal => {
                let ((significand, shift), status) = self.rounded_magnitude(mode);
                let exact = Exact { exponent: shift as i32, significand, sticky: false };
                let (value, over) = Self::round(self.semantics, self.negative, exact, mode);
                (value, status | over)
            }
        }
    }

    /// Whether this is finite and has no fraction.
    pub fn is_integer(&self) -> bool {
        self.is_finite() && self.rounded_magnitude(RoundingMode::TowardZero).1.is_ok()
    }
}
