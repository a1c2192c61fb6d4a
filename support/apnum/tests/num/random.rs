//! Reproducible random numbers.

use apnum::{ApInt, FloatSemantics, NonFinite};

/// A small generator (xorshift64*), the same on every run.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `bound`.
    pub(crate) fn next_below(&mut self, bound: u64) -> u64 {
        (self.word() >> 11) % bound
    }

    /// An integer of any magnitude, the extremes often.
    pub(crate) fn integer(&mut self, width: u32) -> ApInt {
        let words: Vec<u64> = (0..width.div_ceil(64) as usize).map(|_| self.integer_word()).collect();
        let value = ApInt::from_words(width, &words).ashr(self.next_below(u64::from(width)) as u32);
        match self.next_below(12) {
            0 => ApInt::signed_min(width),
            1 => ApInt::signed_max(width),
            2 => ApInt::all_ones(width),
            3 => ApInt::zero(width),
            _ => value,
        }
    }

    fn integer_word(&mut self) -> u64 {
        match self.next_below(4) {
            0 => 0,
            1 => u64::MAX,
            _ => self.word(),
        }
    }

    /// The bits of a float: often special, often with an exponent near that of 1, often with few bits set.
    pub(crate) fn float_bits(&mut self, semantics: FloatSemantics) -> u128 {
        let stored = semantics.stored_significand_bits();
        let top = (1u128 << semantics.exponent_bits()) - 1;
        let integer = if semantics.has_explicit_integer_bit() { 1 << (stored - 1) } else { 0 };
        let any = u128::from(self.word()) << 64 | u128::from(self.word());
        let any = any & (u128::MAX >> (128 - semantics.width()));
        let (sign, fraction) =
            (any >> (semantics.width() - 1) << (semantics.width() - 1), any & ((1 << stored) - 1));
        match self.next_below(12) {
            0 => sign,
            1 => sign | top << stored | integer,
            2 => any | top << stored | integer,
            3 => any & !(top << stored) & !integer,
            4..=8 => {
                let kept =
                    if self.next_below(2) == 0 { self.next_below(u64::from(stored) + 1) as u32 } else { 0 };
                let fraction = fraction >> kept << kept;
                sign & !(top << stored) | self.exponent_near_one(semantics) << stored | fraction | integer
            }
            _ => any,
        }
    }

    fn exponent_near_one(&mut self, semantics: FloatSemantics) -> u128 {
        let ieee = semantics.non_finite() == NonFinite::Ieee || !semantics.has_zero();
        let bias = i64::from(if ieee { semantics.max_exponent() } else { 1 - semantics.min_exponent() });
        let spread = i64::from(semantics.precision() * 2).min(bias);
        let exponent = bias + self.next_below(2 * spread as u64 + 1) as i64 - spread;
        exponent.clamp(1, (1 << semantics.exponent_bits()) - 2) as u128
    }
}
