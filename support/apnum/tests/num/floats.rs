//! Floats against the host's arithmetic, and against bounds that no input may break.

use crate::random::Random;
use apnum::{ApFloat, ApInt, FloatLiteralError, FloatSemantics, OpStatus, RoundingMode};

const NEAREST: RoundingMode = RoundingMode::NearestTiesToEven;

/// Whether two results are the same number; a host's NaN has no set sign or payload.
fn same(ours: ApFloat, host: f64) -> bool {
    if host.is_nan() { ours.is_nan() } else { ours.to_bits() == ApFloat::from_f64(host).to_bits() }
}

fn same_single(ours: ApFloat, host: f32) -> bool {
    if host.is_nan() { ours.is_nan() } else { ours.to_bits() == ApFloat::from_f32(host).to_bits() }
}

#[test]
fn f64_agrees_with_the_host() {
    let mut random = Random::new(3);
    for _ in 0..50_000 {
        let [a, b, c] =
            std::array::from_fn(|_| f64::from_bits(random.float_bits(FloatSemantics::F64) as u64));
        let (x, y, z) = (ApFloat::from_f64(a), ApFloat::from_f64(b), ApFloat::from_f64(c));
        assert!(same(x.add(y, NEAREST).0, a + b), "{x:?} {y:?} {z:?}");
        assert!(same(x.sub(y, NEAREST).0, a - b), "{x:?} {y:?} {z:?}");
        assert!(same(x.mul(y, NEAREST).0, a * b), "{x:?} {y:?} {z:?}");
        assert!(same(x.div(y, NEAREST).0, a / b), "{x:?} {y:?} {z:?}");
        assert!(same(x.fmod(y).0, a % b), "{x:?} {y:?} {z:?}");
        assert!(same(x.fma(y, z, NEAREST).0, a.mul_add(b, c)), "{x:?} {y:?} {z:?}");
        assert_eq!(x.compare(&y), a.partial_cmp(&b), "{x:?} {y:?} {z:?}");
        for (mode, host) in [
            (RoundingMode::TowardPositive, a.ceil()),
            (RoundingMode::TowardNegative, a.floor()),
            (RoundingMode::TowardZero, a.trunc()),
            (RoundingMode::NearestTiesToAway, a.round()),
            (NEAREST, a.round_ties_even()),
        ] {
            assert!(same(x.round_to_integral(mode).0, host), "{x:?} {mode:?}");
        }
        let (integer, status) = x.to_ap_int(64, true, RoundingMode::TowardZero);
        assert_eq!(integer.as_i64(), Some(a as i64), "{x:?} {y:?} {z:?}");
        assert_eq!(
            status.has(OpStatus::INVALID),
            a.is_nan() || !(-(2f64.powi(63))..2f64.powi(63)).contains(&a)
        );
        assert_eq!(
            x.to_ap_int(64, false, RoundingMode::TowardZero).0.as_u64(),
            Some(a as u64),
            "{x:?} {y:?} {z:?}"
        );
        assert!(same_single(x.convert(FloatSemantics::F32, NEAREST).0, a as f32), "{x:?} {y:?} {z:?}");
    }
}

#[test]
fn f32_agrees_with_the_host() {
    let mut random = Random::new(4);
    for _ in 0..50_000 {
        let [a, b, c] =
            std::array::from_fn(|_| f32::from_bits(random.float_bits(FloatSemantics::F32) as u32));
        let (x, y, z) = (ApFloat::from_f32(a), ApFloat::from_f32(b), ApFloat::from_f32(c));
        assert!(same_single(x.add(y, NEAREST).0, a + b), "{x:?} {y:?} {z:?}");
        assert!(same_single(x.mul(y, NEAREST).0, a * b), "{x:?} {y:?} {z:?}");
        assert!(same_single(x.div(y, NEAREST).0, a / b), "{x:?} {y:?} {z:?}");
        assert!(same_single(x.fmod(y).0, a % b), "{x:?} {y:?} {z:?}");
        assert!(same_single(x.fma(y, z, NEAREST).0, a.mul_add(b, c)), "{x:?} {y:?} {z:?}");
        assert!(same(x.convert(FloatSemantics::F64, NEAREST).0, f64::from(a)), "{x:?} {y:?} {z:?}");
        let integer = random.integer(64);
        let (signed, unsigned) = (integer.as_i64().expect("64 bits"), integer.as_u64().expect("64 bits"));
        let from = |signed| ApFloat::from_ap_int(FloatSemantics::F32, &integer, signed, NEAREST).0;
        assert!(same_single(from(true), signed as f32), "{integer:?}");
        assert!(same_single(from(false), unsigned as f32), "{integer:?}");
    }
}

#[test]
fn text_is_read_as_the_host_reads_it() {
    let mut random = Random::new(5);
    for _ in 0..50_000 {
        let digits = 1 + random.next_below(40);
        let mantissa: String = (0..digits).map(|_| char::from(b'0' + random.next_below(10) as u8)).collect();
        let text = format!("{mantissa}.{}e{}", random.next_below(1000), random.next_below(720) as i64 - 380);
        let read = |semantics| ApFloat::parse(semantics, &text, NEAREST).expect("a number").0;
        assert!(same(read(FloatSemantics::F64), text.parse().expect("a number")), "{text}");
        assert!(same_single(read(FloatSemantics::F32), text.parse().expect("a number")), "{text}");
    }
}

#[test]
fn every_encoding_of_a_small_format_keeps_its_bits_and_text() {
    for semantics in FloatSemantics::ALL.into_iter().filter(|s| s.width() <= 16) {
        // Every one of up to 8 bits, and a part of those of 16.
        for bits in (0..1u128 << semantics.width()).step_by(1 + semantics.width() as usize / 16 * 6) {
            let value = ApFloat::from_bits(semantics, bits);
            assert_eq!(value.to_bits(), bits, "{value:?}");
            let (wider, status, loses) = value.convert(FloatSemantics::F128, NEAREST);
            if value.is_finite() {
                assert!(status.is_ok() && !loses, "{value:?}");
                let (back, status, loses) = wider.convert(semantics, NEAREST);
                assert!(status.is_ok() && !loses && back == value, "{value:?}");
                let text = value.to_decimal_string();
                let (read, _) = ApFloat::parse(semantics, &text, NEAREST).expect("a number");
                // Three digits or fewer do not distinguish all numbers of so small a format in LLVM's
                // output.
                assert!(read == value || read.is_zero() == value.is_zero(), "{text} : {}", semantics.name());
            }
        }
    }
}

#[test]
fn extreme_texts_end_in_little_time() {
    let read = |semantics, text: &str| ApFloat::parse(semantics, text, NEAREST).map(|(value, _)| value);
    for semantics in FloatSemantics::ALL {
        let largest = Ok(ApFloat::infinity(semantics, false));
        let none = Ok(ApFloat::zero(semantics, false));
        let long = "9".repeat(100_000);
        for exponent in ["999999999", "99999999999999999999999999", long.as_str()] {
            assert_eq!(read(semantics, &format!("1e{exponent}")), largest, "{}", semantics.name());
            assert_eq!(read(semantics, &format!("1.5e-{exponent}")), none, "{}", semantics.name());
            assert_eq!(read(semantics, &format!("0.0e{exponent}")), none, "{}", semantics.name());
            assert_eq!(read(semantics, &format!("0x1p{exponent}")), largest, "{}", semantics.name());
        }
        // The exponent puts the point back among the digits.
        let one = format!("0.{}1e100001", "0".repeat(100_000));
        assert_eq!(read(semantics, &one), Ok(ApFloat::one(semantics)), "{}", semantics.name());
        let one = format!("1{}e-100000", "0".repeat(100_000));
        assert_eq!(read(semantics, &one), Ok(ApFloat::one(semantics)), "{}", semantics.name());
        // A digit far to the right decides a tie.
        let ulp = 2f64.powi(1 - semantics.precision() as i32);
        let tie = format!("{:.30}", 1.0 + ulp / 2.0);
        let above = format!("{tie}{}1", "0".repeat(100_000));
        let next = ApFloat::from_bits(semantics, ApFloat::one(semantics).to_bits() + 1);
        if semantics.precision() < 53 && semantics.precision() > 1 {
            assert_eq!(read(semantics, &tie), Ok(ApFloat::one(semantics)), "{tie} {}", semantics.name());
            assert_eq!(read(semantics, &above), Ok(next), "{}", semantics.name());
        }
    }
}

#[test]
fn what_is_no_number_is_refused() {
    for text in [
        "", ".", "e5", "1e", "1e+", "1.2.3", "0x", "0x1", "0x.p1", "0xg.p1", "1f", "--1", "infinite", "1 ",
        "é",
    ] {
        assert_eq!(
            ApFloat::parse(FloatSemantics::F64, text, NEAREST),
            Err(FloatLiteralError::Malformed),
            "{text}"
        );
    }
    for text in ["", "inf", "nan", "-1.0", "+1.0", "1.0 ", "é"] {
        let read = ApFloat::from_literal(FloatSemantics::F64, false, text);
        assert_eq!(read, Err(FloatLiteralError::Malformed), "{text}");
    }
    let hex = |text| ApFloat::from_hex_literal(FloatSemantics::F8E4M3FN, text);
    assert_eq!(hex("0x100"), Err(FloatLiteralError::OutOfRange));
    assert_eq!(hex("0x"), Err(FloatLiteralError::Malformed));
    assert_eq!(hex("0x7F").map(|v| v.is_nan()), Ok(true));
}

#[test]
fn wide_integers_convert_exactly_or_not_at_all() {
    let huge = ApInt::one_bit(20_000, 16_000);
    let (value, status) = ApFloat::from_ap_int(FloatSemantics::F128, &huge, false, NEAREST);
    assert!(status.is_ok());
    assert_eq!(value.to_ap_int(20_000, true, NEAREST), (huge.clone(), OpStatus::OK));
    assert_eq!(value.to_ap_int(16_000, false, NEAREST), (ApInt::all_ones(16_000), OpStatus::INVALID));
    assert_eq!((-value).to_ap_int(16_001, true, NEAREST), (ApInt::signed_min(16_001), OpStatus::OK));
    let (value, status) = ApFloat::from_ap_int(FloatSemantics::F64, &huge, false, NEAREST);
    assert!(value.is_infinity() && status.has(OpStatus::OVERFLOW));
}
