//! Unsigned arithmetic on slices of 64-bit words, least significant word first.
//!
//! The shared ground of [`ApInt`](super::ApInt), whose values are such slices cut to a width, and of
//! [`ApFloat`](super::ApFloat)'s exact conversions from and to decimal text.

mod divide;

pub(crate) use divide::div_rem;

use std::cmp::Ordering;

/// Bits in a word.
pub(crate) const WORD_BITS: usize = 64;

/// From this many words on, a product is split (Karatsuba) instead of being made row by row.
const KARATSUBA_MIN: usize = 40;

/// `words` without its leading zero words.
pub(crate) fn trim(words: &[u64]) -> &[u64] {
    let len = words.iter().rposition(|&w| w != 0).map_or(0, |i| i + 1);
    &words[..len]
}

/// Drops leading zero words.
pub(crate) fn trim_vec(words: &mut Vec<u64>) {
    let len = trim(words).len();
    words.truncate(len);
}

/// The position of the highest set bit, plus one; zero for zero.
pub(crate) fn bit_len(words: &[u64]) -> usize {
    let words = trim(words);
    match words.last() {
        Some(top) => words.len() * WORD_BITS - top.leading_zeros() as usize,
        None => 0,
    }
}

/// The number of zero bits below the lowest set bit; the slice's bits for zero.
pub(crate) fn trailing_zeros(words: &[u64]) -> usize {
    match words.iter().position(|&w| w != 0) {
        Some(i) => i * WORD_BITS + words[i].trailing_zeros() as usize,
        None => words.len() * WORD_BITS,
    }
}

/// Whether bit `index` is set; bits beyond the slice are not.
pub(crate) fn bit(words: &[u64], index: usize) -> bool {
    words.get(index / WORD_BITS).is_some_and(|w| w >> (index % WORD_BITS) & 1 != 0)
}

/// Compares two values; the slices may differ in length.
pub(crate) fn cmp(a: &[u64], b: &[u64]) -> Ordering {
    let (a, b) = (trim(a), trim(b));
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

/// `a += b`, cut to the length of `a`; returns the carry out. `b` must not be longer than `a`.
pub(crate) fn add_assign(a: &mut [u64], b: &[u64]) -> bool {
    let mut carry = false;
    for (i, word) in a.iter_mut().enumerate() {
        let addend = match b.get(i) {
            Some(&addend) => addend,
            None if !carry => return false,
            None => 0,
        };
        let (sum, over) = word.overflowing_add(addend);
        let (sum, again) = sum.overflowing_add(u64::from(carry));
        *word = sum;
        carry = over | again;
    }
    carry
}

/// `a -= b`, cut to the length of `a`; returns the borrow. `b` must not be longer than `a`.
pub(crate) fn sub_assign(a: &mut [u64], b: &[u64]) -> bool {
    let mut borrow = false;
    for (i, word) in a.iter_mut().enumerate() {
        let subtrahend = match b.get(i) {
            Some(&subtrahend) => subtrahend,
            None if !borrow => return false,
            None => 0,
        };
        let (difference, under) = word.overflowing_sub(subtrahend);
        let (difference, again) = difference.overflowing_sub(u64::from(borrow));
        *word = difference;
        borrow = under | again;
    }
    borrow
}

/// `a = a * factor + addend`, cut to the slice; returns the word carried out.
pub(crate) fn mul_add_word(a: &mut [u64], factor: u64, addend: u64) -> u64 {
    let mut carry = addend;
    for word in a {
        let wide = u128::from(*word) * u128::from(factor) + u128::from(carry);
        *word = wide as u64;
        carry = (wide >> 64) as u64;
    }
    carry
}

/// `out += a * b` row by row, cut to the length of `out`.
fn mul_rows(out: &mut [u64], a: &[u64], b: &[u64]) {
    for (i, &factor) in a.iter().enumerate() {
        if factor == 0 || i >= out.len() {
            continue;
        }
        let row = &mut out[i..];
        let mut carry = 0u64;
        for (word, &other) in row.iter_mut().zip(b) {
            let wide = u128::from(factor) * u128::from(other) + u128::from(*word) + u128::from(carry);
            *word = wide as u64;
            carry = (wide >> 64) as u64;
        }
        if let Some(rest) = row.get_mut(b.len()..) {
            add_assign(rest, &[carry][..rest.len().min(1)]);
        }
    }
}

/// The whole product of `a` and `b`, `a.len() + b.len()` words long.
pub(crate) fn mul(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = vec![0; a.len() + b.len()];
    let (a, b) = (trim(a), trim(b));
    let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    if short.len() < KARATSUBA_MIN {
        mul_rows(&mut out, short, long);
        return out;
    }
    // Pieces of the long factor as long as the short one keep the split balanced.
    for (i, piece) in long.chunks(short.len()).enumerate() {
        let product = if piece.len() == short.len() { karatsuba(short, piece) } else { mul(short, piece) };
        add_assign(&mut out[i * short.len()..], trim(&product));
    }
    out
}

/// The product of two factors of one length, by three products of half the length.
fn karatsuba(a: &[u64], b: &[u64]) -> Vec<u64> {
    let half = a.len() / 2;
    let ((a_low, a_high), (b_low, b_high)) = (a.split_at(half), b.split_at(half));
    let low = mul(a_low, b_low);
    let high = mul(a_high, b_high);
    let mut middle = mul(&sum(a_high, a_low), &sum(b_high, b_low));
    sub_assign(&mut middle, trim(&low));
    sub_assign(&mut middle, trim(&high));
    let mut out = vec![0; a.len() + b.len()];
    out[..low.len()].copy_from_slice(&low);
    out[2 * half..].copy_from_slice(&high);
    add_assign(&mut out[half..], trim(&middle));
    out
}

/// `a + b` with room for the carry; `a` must be at least as long as `b`.
fn sum(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = Vec::with_capacity(a.len() + 1);
    out.extend_from_slice(a);
    out.push(0);
    add_assign(&mut out, b);
    out
}

/// `a /= divisor`; returns the remainder. The divisor must not be zero.
pub(crate) fn div_word(a: &mut [u64], divisor: u64) -> u64 {
    let mut rest = 0u64;
    for word in a.iter_mut().rev() {
        let wide = u128::from(rest) << 64 | u128::from(*word);
        *word = (wide / u128::from(divisor)) as u64;
        rest = (wide % u128::from(divisor)) as u64;
    }
    rest
}

/// Shifts towards the high end within the slice; bits shifted out are lost.
pub(crate) fn shl(a: &mut [u64], amount: usize) {
    let (words, bits) = (amount / WORD_BITS, amount % WORD_BITS);
    for i in (0..a.len()).rev() {
        let at = |j: usize| i.checked_sub(j).map_or(0, |k| a[k]);
        let high = at(words) << bits;
        let low = if bits == 0 { 0 } else { at(words + 1) >> (WORD_BITS - bits) };
        a[i] = high | low;
    }
}

/// Shifts towards the low end, filling with zeros.
pub(crate) fn lshr(a: &mut [u64], amount: usize) {
    let (words, bits) = (amount / WORD_BITS, amount % WORD_BITS);
    for i in 0..a.len() {
        let at = |j: usize| a.get(i + j).copied().unwrap_or(0);
        let low = at(words) >> bits;
        let high = if bits == 0 { 0 } else { at(words + 1) << (WORD_BITS - bits) };
        a[i] = low | high;
    }
}

/// `base` to the power of `exponent`.
pub(crate) fn pow(base: u64, exponent: u32) -> Vec<u64> {
    let mut result = vec![1];
    for i in (0..u32::BITS - exponent.leading_zeros()).rev() {
        result = mul(&result, &result);
        trim_vec(&mut result);
        if exponent >> i & 1 != 0 {
            let carry = mul_add_word(&mut result, base, 0);
            if carry != 0 {
                result.push(carry);
            }
        }
    }
    result
}
