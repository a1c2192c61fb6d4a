//! Integer arithmetic of any width up to 128 bits, shared by the dialects.
//!
//! Operands have no bits above their width, and neither have results.

use crate::stop::{Computed, poison, undefined};
use crate::value::{mask, signed};

/// Promises about the result of an operation; it is poison if one is broken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// No signed overflow.
    pub nsw: bool,
    /// No unsigned overflow.
    pub nuw: bool,
}

impl Flags {
    /// The flags of the enum that `arith` and `llvm` share: 1 is `nsw`, 2 is `nuw`.
    #[must_use]
    pub fn new(bits: i64) -> Self {
        Flags { nsw: bits & 1 != 0, nuw: bits & 2 != 0 }
    }
}

/// The smallest signed number.
#[must_use]
pub fn signed_min(width: u32) -> u128 {
    1 << (width - 1)
}

fn check(flags: Flags, signed_overflow: bool, unsigned_overflow: bool) -> Computed<()> {
    if flags.nsw && signed_overflow {
        return poison("overflows as a signed number, and has the flag 'nsw'");
    }
    if flags.nuw && unsigned_overflow {
        return poison("overflows as an unsigned number, and has the flag 'nuw'");
    }
    Ok(())
}

/// The sum.
///
/// # Errors
/// A flag is broken.
#[inline]
pub fn add(a: u128, b: u128, width: u32, flags: Flags) -> Computed<u128> {
    let sum = a.wrapping_add(b) & mask(width);
    if flags != Flags::default() {
        check(flags, (a ^ sum) & (b ^ sum) & signed_min(width) != 0, sum < a)?;
    }
    Ok(sum)
}

/// The difference.
///
/// # Errors
/// A flag is broken.
#[inline]
pub fn sub(a: u128, b: u128, width: u32, flags: Flags) -> Computed<u128> {
    let difference = a.wrapping_sub(b) & mask(width);
    if flags != Flags::default() {
        check(flags, (a ^ b) & (a ^ difference) & signed_min(width) != 0, b > a)?;
    }
    Ok(difference)
}

/// The product.
///
/// # Errors
/// A flag is broken.
#[inline]
pub fn mul(a: u128, b: u128, width: u32, flags: Flags) -> Computed<u128> {
    if flags != Flags::default() {
        check(flags, smul_overflows(a, b, width), umul_overflows(a, b, width))?;
    }
    Ok(a.wrapping_mul(b) & mask(width))
}

/// Whether the signed product needs more bits.
#[must_use]
pub fn smul_overflows(a: u128, b: u128, width: u32) -> bool {
    let product = signed(a, width).checked_mul(signed(b, width));
    product.is_none_or(|product| signed(product as u128 & mask(width), width) != product)
}

/// Whether the unsigned product needs more bits.
#[must_use]
pub fn umul_overflows(a: u128, b: u128, width: u32) -> bool {
    a.checked_mul(b).is_none_or(|product| product > mask(width))
}

/// The unsigned quotient and remainder.
///
/// # Errors
/// The divisor is zero.
#[inline]
pub fn udiv_rem(a: u128, b: u128) -> Computed<(u128, u128)> {
    if b == 0 {
        return undefined("divides by zero");
    }
    if (a | b) >> 64 == 0 {
        let (a, b) = (a as u64, b as u64);
        return Ok((u128::from(a / b), u128::from(a % b)));
    }
    Ok((a / b, a % b))
}

/// The signed quotient, rounded towards zero, and the remainder.
///
/// # Errors
/// The divisor is zero, or the quotient overflows.
#[inline]
pub fn sdiv_rem(a: u128, b: u128, width: u32) -> Computed<(u128, u128)> {
    if b == 0 {
        return undefined("divides by zero");
    }
    let (x, y) = (signed(a, width), signed(b, width));
    if y == -1 && a == signed_min(width) {
        return undefined("overflows: it divides the smallest signed number by -1");
    }
    Ok(((x / y) as u128 & mask(width), (x % y) as u128 & mask(width)))
}

/// Requires that a division leaves no remainder, if it has the flag.
///
/// # Errors
/// There is a remainder.
#[inline]
pub fn check_exact(is_exact: bool, remainder: u128) -> Computed<()> {
    if is_exact && remainder != 0 {
        return poison("leaves a remainder, and has the flag 'exact'");
    }
    Ok(())
}

/// The signed quotient, rounded downwards.
///
/// # Errors
/// Those of [`sdiv_rem`].
pub fn floor_div(a: u128, b: u128, width: u32) -> Computed<u128> {
    let (quotient, remainder) = sdiv_rem(a, b, width)?;
    let is_less = remainder != 0 && (signed(remainder, width) < 0) != (signed(b, width) < 0);
    Ok(quotient.wrapping_sub(is_less.into()) & mask(width))
}

/// The signed quotient, rounded upwards.
///
/// # Errors
/// Those of [`sdiv_rem`].
pub fn ceil_div(a: u128, b: u128, width: u32) -> Computed<u128> {
    let (quotient, remainder) = sdiv_rem(a, b, width)?;
    let is_more = remainder != 0 && (signed(remainder, width) < 0) == (signed(b, width) < 0);
    Ok(quotient.wrapping_add(is_more.into()) & mask(width))
}

/// The unsigned quotient, rounded upwards.
///
/// # Errors
/// The divisor is zero.
pub fn ceil_udiv(a: u128, b: u128) -> Computed<u128> {
    let (quotient, remainder) = udiv_rem(a, b)?;
    Ok(quotient + u128::from(remainder != 0))
}

/// Requires that a shift is by less than the width.
///
/// # Errors
/// It is not.
#[inline]
pub fn check_shift(amount: u128, width: u32) -> Computed<u32> {
    if amount >= width.into() {
        return poison(format!("shifts a value of {width} bits by {amount} bits"));
    }
    Ok(amount as u32)
}

/// The value shifted to the left.
///
/// # Errors
/// The shift is too far, or a flag is broken.
#[inline]
pub fn shl(a: u128, amount: u128, width: u32, flags: Flags) -> Computed<u128> {
    let amount = check_shift(amount, width)?;
    let shifted = a << amount & mask(width);
    if flags != Flags::default() {
        check(flags, signed(shifted, width) >> amount != signed(a, width), shifted >> amount != a)?;
    }
    Ok(shifted)
}

/// The value shifted to the right, with zeros.
///
/// # Errors
/// The shift is too far, or loses bits of an exact one.
#[inline]
pub fn lshr(a: u128, amount: u128, width: u32, is_exact: bool) -> Computed<u128> {
    let amount = check_shift(amount, width)?;
    check_lost(a, amount, is_exact)?;
    Ok(a >> amount)
}

/// The value shifted to the right, with copies of the sign.
///
/// # Errors
/// The shift is too far, or loses bits of an exact one.
#[inline]
pub fn ashr(a: u128, amount: u128, width: u32, is_exact: bool) -> Computed<u128> {
    let amount = check_shift(amount, width)?;
    check_lost(a, amount, is_exact)?;
    Ok((signed(a, width) >> amount) as u128 & mask(width))
}

fn check_lost(a: u128, amount: u32, is_exact: bool) -> Computed<()> {
    if is_exact && amount > 0 && a & mask(amount) != 0 {
        return poison("shifts out bits that are set, and has the flag 'exact'");
    }
    Ok(())
}

/// The low bits of a value.
///
/// # Errors
/// A flag is broken.
pub fn trunc(a: u128, from: u32, to: u32, flags: Flags) -> Computed<u128> {
    let low = a & mask(to);
    check(flags, signed(low, to) != signed(a, from), low != a)?;
    Ok(low)
}

/// Whether a comparison holds; the predicate is that of `arith`, `llvm` and `index` alike.
#[inline]
#[must_use]
pub fn compare(predicate: i64, a: u128, b: u128, width: u32) -> bool {
    let (x, y) = (signed(a, width), signed(b, width));
    match predicate {
        0 => a == b,
        1 => a != b,
        2 => x < y,
        3 => x <= y,
        4 => x > y,
        5 => x >= y,
        6 => a < b,
        7 => a <= b,
        8 => a > b,
        _ => a >= b,
    }
}

/// The smaller or the larger of two numbers.
#[must_use]
pub fn min_max(a: u128, b: u128, width: u32, is_signed: bool, is_max: bool) -> u128 {
    let is_less = if is_signed { signed(a, width) < signed(b, width) } else { a < b };
    if is_less == is_max { b } else { a }
}

/// The low and the high bits of a product.
#[must_use]
pub fn mul_extended(a: u128, b: u128, width: u32, is_signed: bool) -> (u128, u128) {
    let low = a.wrapping_mul(b) & mask(width);
    if width <= 64 {
        let product = if is_signed { (signed(a, width) * signed(b, width)) as u128 } else { a * b };
        return (low, product >> width & mask(width));
    }
    use ir_core::num::ApInt;
    let (a, b) = (ApInt::from_u128(width, a), ApInt::from_u128(width, b));
    let (low, high) = if is_signed { a.smul_extended(&b) } else { a.umul_extended(&b) };
    (crate::value::int_bits(&low), crate::value::int_bits(&high))
}

/// The number of zeros above the highest one.
#[must_use]
pub fn leading_zeros(a: u128, width: u32) -> u128 {
    u128::from(a.leading_zeros() - (128 - width))
}

/// The number of zeros below the lowest one; the width for zero.
#[must_use]
pub fn trailing_zeros(a: u128, width: u32) -> u128 {
    a.trailing_zeros().min(width).into()
}
