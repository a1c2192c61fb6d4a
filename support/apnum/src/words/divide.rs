//! Division: Knuth's algorithm D (TAOCP 4.3.1), and by halves for long quotients (Burnikel and Ziegler 1998).

use super::{add_assign, cmp, div_word, lshr, mul, shl, sub_assign, trim, trim_vec};
use std::cmp::Ordering;

/// Quotients of at least this many words are made by halves.
const SPLIT_WORDS: usize = 80;

/// Quotient and remainder; `None` when `b` is zero.
pub(crate) fn div_rem(a: &[u64], b: &[u64]) -> Option<(Vec<u64>, Vec<u64>)> {
    let (a, b) = (trim(a), trim(b));
    let top = *b.last()?;
    if cmp(a, b) == Ordering::Less {
        return Some((Vec::new(), a.to_vec()));
    }
    if let [divisor] = b {
        let mut quotient = a.to_vec();
        let rest = div_word(&mut quotient, *divisor);
        return Some((quotient, vec![rest]));
    }
    let shift = top.leading_zeros() as usize;
    let mut divisor = b.to_vec();
    shl(&mut divisor, shift);
    let mut dividend = a.to_vec();
    dividend.push(0);
    shl(&mut dividend, shift);
    let (quotient, mut rest) = divide_pieces(&dividend, &divisor);
    lshr(&mut rest, shift);
    trim_vec(&mut rest);
    Some((quotient, rest))
}

/// Divides a number of any length by one whose top bit is set, in pieces of the divisor's length.
fn divide_pieces(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let n = b.len();
    if a.len() - n < SPLIT_WORDS {
        // The word that normalization added keeps the top of the dividend below the divisor.
        return divide_rows(a, b);
    }
    let mut quotient = vec![0; a.len().next_multiple_of(n)];
    let mut rest = vec![0; n];
    for (i, piece) in a.chunks(n).enumerate().rev() {
        let mut window = piece.to_vec();
        window.resize(n, 0);
        window.extend_from_slice(&rest);
        let (digits, left) = divide(&window, b);
        quotient[i * n..(i + 1) * n].copy_from_slice(&digits);
        rest = left;
    }
    (quotient, rest)
}

/// Divides `a`, whose words above the quotient's are less than `b`; the top bit of `b` is set. The quotient
/// has `a.len() - b.len()` words, no more than `b`, and the rest as many as `b`.
fn divide(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let m = a.len() - b.len();
    if m < SPLIT_WORDS {
        return divide_rows(a, b);
    }
    let half = m / 2;
    let (high, rest) = divide_by_top(&a[half..], b);
    let (mut quotient, rest) = divide_by_top(&[&a[..half], &rest].concat(), b);
    quotient.extend_from_slice(&high);
    (quotient, rest)
}

/// As [`divide`], by the divisor's top words only, with the error of at most two corrected.
fn divide_by_top(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let m = a.len() - b.len();
    let (low, top) = b.split_at(b.len() - m);
    let window = &a[low.len()..];
    let (mut quotient, mut rest) = if cmp(&window[m..], top) == Ordering::Less {
        divide(window, top)
    } else {
        // The quotient would need a bit more; the largest one leaves the low words and once the divisor's
        // top.
        let mut rest = window[..m].to_vec();
        rest.push(0);
        add_assign(&mut rest, top);
        (vec![u64::MAX; m], rest)
    };
    rest.resize(m + 1, 0);
    let mut rest = [&a[..low.len()], &rest].concat();
    let mut negative = sub_assign(&mut rest, trim(&mul(&quotient, low)));
    while negative {
        sub_assign(&mut quotient, &[1]);
        negative = !add_assign(&mut rest, b);
    }
    rest.truncate(b.len());
    (quotient, rest)
}

/// As [`divide`], a word of the quotient at a time.
fn divide_rows(a: &[u64], b: &[u64]) -> (Vec<u64>, Vec<u64>) {
    let n = b.len();
    let mut rest = a.to_vec();
    let mut quotient = vec![0; a.len() - n];
    for (i, digit) in quotient.iter_mut().enumerate().rev() {
        *digit = quotient_word(&mut rest[i..=i + n], b);
    }
    rest.truncate(n);
    (quotient, rest)
}

/// One step of long division: takes the largest multiple of `divisor` from `window`, which is one word
/// longer.
fn quotient_word(window: &mut [u64], divisor: &[u64]) -> u64 {
    let n = divisor.len();
    let top = u128::from(window[n]) << 64 | u128::from(window[n - 1]);
    let high = u128::from(divisor[n - 1]);
    let (mut guess, mut rest) = if window[n] >= divisor[n - 1] {
        (u128::from(u64::MAX), top - u128::from(u64::MAX) * high)
    } else {
        (top / high, top % high)
    };
    while rest >> 64 == 0 && guess * u128::from(divisor[n - 2]) > (rest << 64 | u128::from(window[n - 2])) {
        guess -= 1;
        rest += high;
    }
    let mut guess = guess as u64;
    if sub_product(window, divisor, guess) {
        guess -= 1;
        // The carry out of this sum is the borrow just made.
        add_assign(window, divisor);
    }
    guess
}

/// `window -= divisor * factor`; returns the borrow.
fn sub_product(window: &mut [u64], divisor: &[u64], factor: u64) -> bool {
    let mut carry = 0u64;
    let mut borrow = false;
    for (i, word) in window.iter_mut().enumerate() {
        let wide = u128::from(divisor.get(i).copied().unwrap_or(0)) * u128::from(factor) + u128::from(carry);
        carry = (wide >> 64) as u64;
        let (difference, under) = word.overflowing_sub(wide as u64);
        let (difference, again) = difference.overflowing_sub(u64::from(borrow));
        *word = difference;
        borrow = under | again;
    }
    borrow
}
