//! Integers against the host's, and by the laws of arithmetic where the host's are too narrow.

use crate::random::Random;
use apnum::{ApInt, IntLiteralError};

/// The signed value, when 128 bits hold it.
fn as_i128(value: &ApInt) -> i128 {
    let extended = value.sext_or_trunc(128);
    extended.as_u128().map_or(0, |bits| bits as i128)
}

fn from_i128(width: u32, value: i128) -> ApInt {
    ApInt::from_u128(width.min(128), value as u128).sext_or_trunc(width)
}

#[test]
fn agree_with_the_host() {
    let mut random = Random::new(1);
    for round in 0..50_000u32 {
        let width = [1, 2, 7, 8, 16, 31, 32, 33, 63, 64, 65, 100, 127][round as usize % 13];
        let (a, b) = (random.integer(width), random.integer(width));
        let (x, y) = (as_i128(&a), as_i128(&b));
        let (ux, uy) = (a.as_u128().expect("narrow"), b.as_u128().expect("narrow"));
        assert_eq!(a.add(&b), from_i128(width, x.wrapping_add(y)), "{a:?} {b:?}");
        assert_eq!(a.sub(&b), from_i128(width, x.wrapping_sub(y)), "{a:?} {b:?}");
        assert_eq!(a.mul(&b), from_i128(width, x.wrapping_mul(y)), "{a:?} {b:?}");
        assert_eq!(a.slt(&b), x < y, "{a:?} {b:?}");
        assert_eq!(a.ult(&b), ux < uy, "{a:?} {b:?}");
        assert_eq!(a.sadd_ov(&b).1, as_i128(&a.add(&b)) != x + y, "{a:?} {b:?}");
        assert_eq!(a.ssub_ov(&b).1, as_i128(&a.sub(&b)) != x - y, "{a:?} {b:?}");
        assert_eq!(a.uadd_ov(&b).1, (ux + uy) >> width != 0, "{a:?} {b:?}");
        assert_eq!(a.usub_ov(&b).1, ux < uy, "{a:?} {b:?}");
        assert_eq!(a.smul_ov(&b).1, x.checked_mul(y) != Some(as_i128(&a.mul(&b))), "{a:?} {b:?}");
        assert_eq!(a.umul_ov(&b).1, ux.checked_mul(uy).is_none_or(|p| p >> width != 0), "{a:?} {b:?}");
        assert_eq!(a.udiv(&b).and_then(|q| q.as_u128()), ux.checked_div(uy), "{a:?} {b:?}");
        assert_eq!(a.urem(&b).and_then(|q| q.as_u128()), ux.checked_rem(uy), "{a:?} {b:?}");
        assert_eq!(a.sdiv(&b), x.checked_div(y).map(|q| from_i128(width, q)), "{a:?} {b:?}");
        assert_eq!(a.srem(&b), x.checked_rem(y).map(|q| from_i128(width, q)), "{a:?} {b:?}");
        let floor = x.checked_div_euclid(y).map(|q| if y < 0 && x.rem_euclid(y) != 0 { q - 1 } else { q });
        assert_eq!(a.sdiv_floor(&b), floor.map(|q| from_i128(width, q)), "{a:?} {b:?}");
        assert_eq!(a.signed().to_string(), x.to_string());
        assert_eq!(a.unsigned().to_string(), ux.to_string());
        assert_eq!(a.count_ones(), ux.count_ones());
        assert_eq!(a.leading_zeros(), ux.leading_zeros() - (128 - width));
        assert_eq!(a.trailing_zeros(), ux.trailing_zeros().min(width));
        assert_eq!(a.reverse_bits().as_u128(), Some(ux.reverse_bits() >> (128 - width)));
        let amount = random.next_below(u64::from(width) + 3) as u32;
        let keep = amount < width;
        assert_eq!(a.shl(amount), from_i128(width, if keep { x << amount } else { 0 }));
        assert_eq!(a.lshr(amount).as_u128(), Some(if keep { ux >> amount } else { 0 }));
        assert_eq!(a.ashr(amount), from_i128(width, x >> amount.min(127)));
        assert_eq!(a.sshl_ov(amount).1, !keep || as_i128(&a.shl(amount).ashr(amount)) != x, "{a:?} {amount}");
        assert_eq!(a.ushl_ov(amount).1, !keep || a.shl(amount).lshr(amount) != a, "{a:?} {amount}");
        assert_eq!(ApInt::from_le_bytes(width, &a.to_le_bytes()), a);
        assert_eq!(a.as_i64(), i64::try_from(x).ok(), "{a:?} {b:?}");
        assert_eq!(a.as_u64(), u64::try_from(ux).ok(), "{a:?} {b:?}");
    }
}

#[test]
fn wide_values_obey_the_laws_of_arithmetic() {
    let mut random = Random::new(2);
    for round in 0..1400 {
        let width = [129, 192, 500, 1000, 4096, 9001, 40_000][round % 7];
        let (a, b, c) = (random.integer(width), random.integer(width), random.integer(width));
        assert_eq!(a.mul(&b.add(&c)), a.mul(&b).add(&a.mul(&c)), "distribution");
        assert_eq!(a.sub(&b).add(&b), a);
        assert_eq!(a.add(&a.neg()), ApInt::zero(width));
        for divide in [ApInt::udiv_rem, ApInt::sdiv_rem] {
            match divide(&a, &b) {
                Some((quotient, rest)) => {
                    assert_eq!(quotient.mul(&b).add(&rest), a);
                    assert!(rest.abs().ult(&b.abs()) || rest.ult(&b), "{rest:?} of {b:?}");
                }
                None => assert!(b.is_zero()),
            }
        }
        for (value, signed) in [(&a, true), (&b, false)] {
            let negative = signed && value.is_negative();
            let text = if signed { value.signed().to_string() } else { value.unsigned().to_string() };
            let digits = text.strip_prefix('-').unwrap_or(&text);
            let read = ApInt::from_literal(width, signed, negative, digits);
            assert_eq!(read.as_ref(), Ok(value), "{text}");
        }
        let hex = format!("0x{}", a.to_hex());
        assert_eq!(ApInt::from_digits(width, &hex).as_ref(), Ok(&a), "{hex}");
        let (low, high) = a.smul_extended(&b);
        let exact = a.sext(2 * width).mul(&b.sext(2 * width));
        assert_eq!((low, high), (exact.trunc(width), exact.lshr(width).trunc(width)));
        let amount = random.next_below(u64::from(width)) as u32;
        assert_eq!(a.rotl(amount).rotr(amount), a);
        assert_eq!(a.reverse_bits().reverse_bits(), a);
        assert!(!a.trunc(width - 1).zext(width).bit(width - 1));
    }
}

#[test]
fn literals_are_in_range_as_mlir_has_it() {
    let read = |width, signed, negative, text| ApInt::from_literal(width, signed, negative, text);
    let out = Err(IntLiteralError::OutOfRange);
    assert_eq!(read(8, false, true, "128").map(|v| v.as_i64()), Ok(Some(-128)));
    assert_eq!(read(8, false, true, "129"), out);
    assert_eq!(read(8, false, true, "0"), out, "-0 has no negative value");
    assert_eq!(read(8, false, false, "255").map(|v| v.as_i64()), Ok(Some(-1)));
    assert_eq!(read(8, false, false, "256"), out);
    assert_eq!(read(8, true, false, "128"), out);
    assert_eq!(read(8, true, false, "0x7F").map(|v| v.as_i64()), Ok(Some(127)));
    assert_eq!(read(0, false, false, "0"), Ok(ApInt::zero(0)));
    assert_eq!(read(0, false, true, "0"), out);
    assert_eq!(read(0, false, false, "1"), out);
    assert_eq!(read(32, false, false, "0x"), Err(IntLiteralError::Malformed));
    assert_eq!(read(32, false, false, ""), Err(IntLiteralError::Malformed));
    assert_eq!(read(32, false, false, "1a"), Err(IntLiteralError::Malformed));
    assert_eq!(
        read(32, false, false, "00000000000000000000000000000000007").map(|v| v.as_i64()),
        Ok(Some(7))
    );
}

#[test]
fn long_texts_are_refused_or_read_in_little_time() {
    let nines = "9".repeat(300_000);
    assert_eq!(ApInt::from_digits(64, &nines), Err(IntLiteralError::OutOfRange));
    let widest = ApInt::from_digits(ApInt::MAX_WIDTH, &nines).expect("300,000 digits fit");
    assert_eq!(widest.add(&ApInt::new(ApInt::MAX_WIDTH, 1)).trailing_zeros(), 300_000);
    assert!(widest.unsigned().to_string() == nines, "the digits come back");
}

#[test]
fn width_zero_has_one_value() {
    let zero = ApInt::zero(0);
    assert_eq!(ApInt::all_ones(0), zero);
    assert_eq!(ApInt::signed_min(0), zero);
    assert_eq!(zero.add(&zero).mul(&zero).not().neg(), zero);
    assert_eq!((zero.as_i64(), zero.as_u64(), zero.is_negative()), (Some(0), Some(0), false));
    assert_eq!(zero.udiv(&zero), None);
    assert_eq!(zero.sext(70), ApInt::zero(70));
    assert_eq!((zero.shl(0), zero.ashr(3), zero.reverse_bits()), (zero.clone(), zero.clone(), zero.clone()));
    assert_eq!((zero.signed().to_string(), zero.to_hex()), (String::from("0"), String::from("0")));
}
