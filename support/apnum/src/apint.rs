//! Fixed-width two's-complement integers of any width.

mod arith;
mod bits;
mod divide;
mod text;

pub use text::{DisplayInt, IntLiteralError};
pub(crate) use text::{read_decimal, write_decimal};

use super::words::{self, WORD_BITS};
use std::cmp::Ordering;
use std::fmt;

/// An integer of a fixed width, 0 to [`ApInt::MAX_WIDTH`] bits, without a signedness of its own: operations
/// that depend on one come in a signed and an unsigned form. Widths up to 64 bits take no heap.
///
/// Equality and hashing are those of width and bits. Operations on two values need values of one width; a
/// debug build checks that.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApInt {
    width: u32,
    repr: Repr,
}

/// The bits, in words; those beyond the width are zero.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    /// Widths up to 64.
    Small(u64),
    /// `width.div_ceil(64)` words, least significant first.
    Large(Box<[u64]>),
}

impl ApInt {
    /// The largest width that MLIR's integer types have.
    pub const MAX_WIDTH: u32 = (1 << 24) - 1;

    /// `value` cut to `width` bits or extended with zeros.
    pub fn new(width: u32, value: u64) -> Self {
        if width <= 64 { Self::small(width, value) } else { Self::from_words(width, &[value]) }
    }

    /// `value` cut to `width` bits or extended by its sign.
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= 64 {
            return Self::small(width, value as u64);
        }
        let fill = if value < 0 { u64::MAX } else { 0 };
        let mut words = vec![fill; word_count(width)];
        words[0] = value as u64;
        Self::large(width, words)
    }

    /// `value` cut to `width` bits or extended with zeros.
    pub fn from_u128(width: u32, value: u128) -> Self {
        Self::from_words(width, &[value as u64, (value >> 64) as u64])
    }

    /// The value of `words`, least significant first, cut to `width` bits or extended with zeros.
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        if width <= 64 {
            return Self::small(width, words.first().copied().unwrap_or(0));
        }
        let count = word_count(width);
        let mut all = Vec::with_capacity(count);
        all.extend_from_slice(&words[..words.len().min(count)]);
        all.resize(count, 0);
        Self::large(width, all)
    }

    /// The value of `bytes`, least significant first, cut to `width` bits or extended with zeros.
    // Moving a number whose parts were just written is slow, see the elements in folds of `ir-core`.
    #[inline(always)]
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Self {
        if width <= 64 {
            return Self::small(width, word_of_bytes(&bytes[..bytes.len().min(8)]));
        }
        let words: Vec<u64> = bytes.chunks(8).map(word_of_bytes).collect();
        Self::from_words(width, &words)
    }

    /// The value 0.
    pub fn zero(width: u32) -> Self {
        Self::new(width, 0)
    }

    /// The value with every bit set: the largest unsigned one, and -1.
    pub fn all_ones(width: u32) -> Self {
        Self::from_i64(width, -1)
    }

    /// The smallest signed value.
    pub fn signed_min(width: u32) -> Self {
        Self::one_bit(width, width.wrapping_sub(1))
    }

    /// The largest signed value.
    pub fn signed_max(width: u32) -> Self {
        Self::signed_min(width).not()
    }

    /// The value with bit `index` set and no other; zero when the index is beyond the width.
    pub fn one_bit(width: u32, index: u32) -> Self {
        let mut result = Self::zero(width);
        if index < width {
            result.words_mut()[index as usize / WORD_BITS] |= 1 << (index as usize % WORD_BITS);
        }
        result
    }

    /// A value of at most 64 bits from its low bits.
    #[inline]
    fn small(width: u32, value: u64) -> Self {
        Self { width, repr: Repr::Small(value & top_mask(width)) }
    }

    /// A value of more than 64 bits from exactly its words; bits beyond the width are cleared.
    fn large(width: u32, mut words: Vec<u64>) -> Self {
        debug_assert_eq!(words.len(), word_count(width));
        if let Some(top) = words.last_mut() {
            *top &= top_mask(width);
        }
        Self { width, repr: Repr::Large(words.into_boxed_slice()) }
    }

    /// The number of bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The bits as words, least significant first; those beyond the width are zero.
    pub fn words(&self) -> &[u64] {
        match &self.repr {
            Repr::Small(word) => std::slice::from_ref(word),
            Repr::Large(words) => words,
        }
    }

    /// The words, to be changed in place; who sets bits beyond the width calls [`ApInt::clear_unused`].
    fn words_mut(&mut self) -> &mut [u64] {
        match &mut self.repr {
            Repr::Small(word) => std::slice::from_mut(word),
            Repr::Large(words) => words,
        }
    }

    /// Clears the bits beyond the width.
    fn clear_unused(&mut self) {
        let mask = top_mask(self.width);
        if let Some(top) = self.words_mut().last_mut() {
            *top &= mask;
        }
    }

    /// The least significant 64 bits.
    pub fn low_u64(&self) -> u64 {
        match &self.repr {
            Repr::Small(word) => *word,
            Repr::Large(words) => words[0],
        }
    }

    /// The unsigned value, when it fits 64 bits.
    pub fn as_u64(&self) -> Option<u64> {
        match &self.repr {
            Repr::Small(word) => Some(*word),
            Repr::Large(words) => words[1..].iter().all(|&w| w == 0).then_some(words[0]),
        }
    }

    /// The signed value, when it fits 64 bits.
    pub fn as_i64(&self) -> Option<i64> {
        match &self.repr {
            Repr::Small(word) => Some(sign_extend(*word, self.width)),
            Repr::Large(words) => (self.significant_bits() <= 64).then_some(words[0] as i64),
        }
    }

    /// The unsigned value, when it fits 128 bits.
    pub fn as_u128(&self) -> Option<u128> {
        let word = |i: usize| u128::from(self.words().get(i).copied().unwrap_or(0));
        (self.active_bits() <= 128).then(|| word(1) << 64 | word(0))
    }

    /// The value in `width.div_ceil(8)` bytes, least significant first.
    pub fn to_le_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.append_le_bytes(&mut bytes);
        bytes
    }

    /// Appends the bytes of [`to_le_bytes`](Self::to_le_bytes).
    pub fn append_le_bytes(&self, bytes: &mut Vec<u8>) {
        let end = bytes.len() + self.width.div_ceil(8) as usize;
        self.words().iter().for_each(|word| bytes.extend_from_slice(&word.to_le_bytes()));
        bytes.truncate(end);
    }

    /// Whether the value is 0.
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|&w| w == 0)
    }

    /// Whether the value is 1.
    pub fn is_one(&self) -> bool {
        self.as_u64() == Some(1)
    }

    /// Whether every bit is set; true of width 0.
    pub fn is_all_ones(&self) -> bool {
        match &self.repr {
            Repr::Small(word) => *word == top_mask(self.width),
            Repr::Large(_) => self.trailing_ones() == self.width,
        }
    }

    /// Whether the sign bit is set.
    pub fn is_negative(&self) -> bool {
        self.width != 0 && self.bit(self.width - 1)
    }

    /// Whether this is the smallest signed value.
    pub fn is_signed_min(&self) -> bool {
        self.is_negative() && self.is_power_of_2()
    }

    /// Whether this is the largest signed value.
    pub fn is_signed_max(&self) -> bool {
        self.width != 0 && !self.is_negative() && self.trailing_ones() == self.width - 1
    }

    /// Whether exactly one bit is set.
    pub fn is_power_of_2(&self) -> bool {
        self.count_ones() == 1
    }

    /// Whether bit `index` is set; bits beyond the width are not.
    pub fn bit(&self, index: u32) -> bool {
        words::bit(self.words(), index as usize)
    }

    /// Compares as unsigned integers.
    pub fn ucmp(&self, other: &Self) -> Ordering {
        self.check_width(other);
        match (&self.repr, &other.repr) {
            (Repr::Small(a), Repr::Small(b)) => a.cmp(b),
            _ => words::cmp(self.words(), other.words()),
        }
    }

    /// Compares as signed integers.
    pub fn scmp(&self, other: &Self) -> Ordering {
        other.is_negative().cmp(&self.is_negative()).then_with(|| self.ucmp(other))
    }

    /// `self < other`, unsigned.
    pub fn ult(&self, other: &Self) -> bool {
        self.ucmp(other).is_lt()
    }

    /// `self < other`, signed.
    pub fn slt(&self, other: &Self) -> bool {
        self.scmp(other).is_lt()
    }

    /// The smaller value, unsigned.
    pub fn umin(&self, other: &Self) -> Self {
        if other.ult(self) { other.clone() } else { self.clone() }
    }

    /// The larger value, unsigned.
    pub fn umax(&self, other: &Self) -> Self {
        if self.ult(other) { other.clone() } else { self.clone() }
    }

    /// The smaller value, signed.
    pub fn smin(&self, other: &Self) -> Self {
        if other.slt(self) { other.clone() } else { self.clone() }
    }

    /// The larger value, signed.
    pub fn smax(&self, other: &Self) -> Self {
        if self.slt(other) { other.clone() } else { self.clone() }
    }

    /// Checks, in a debug build, that two operands have one width.
    fn check_width(&self, other: &Self) {
        debug_assert_eq!(self.width, other.width, "operands of different widths");
    }
}

impl fmt::Debug for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}u/{}s : i{}", self.unsigned(), self.signed(), self.width)
    }
}

/// Words needed for `width` bits; at least one.
fn word_count(width: u32) -> usize {
    (width as usize).div_ceil(WORD_BITS).max(1)
}

/// The bits of the topmost word that lie within `width`.
#[inline]
fn top_mask(width: u32) -> u64 {
    match width % 64 {
        0 if width == 0 => 0,
        0 => u64::MAX,
        bits => (1 << bits) - 1,
    }
}

/// The signed value of the low `width` bits, at most 64.
fn sign_extend(word: u64, width: u32) -> i64 {
    let unused = 64 - width.min(64);
    if unused == 64 { 0 } else { (word << unused) as i64 >> unused }
}

/// A word from up to eight bytes, least significant first.
#[inline]
fn word_of_bytes(bytes: &[u8]) -> u64 {
    match *bytes {
        // The usual sizes of elements.
        [a, b, c, d] => u32::from_le_bytes([a, b, c, d]).into(),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    }
}
