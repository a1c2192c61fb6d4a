//! Floats against `rustc_apfloat`, in the formats that it has and in every rounding mode.

use crate::random::Random;
use apnum::{ApFloat, FloatSemantics, OpStatus, RoundingMode};
use rustc_apfloat::ieee::{BFloat, Double, Float8E4M3FN, Float8E5M2, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};

const MODES: [(RoundingMode, Round); 5] = [
    (RoundingMode::NearestTiesToEven, Round::NearestTiesToEven),
    (RoundingMode::NearestTiesToAway, Round::NearestTiesToAway),
    (RoundingMode::TowardPositive, Round::TowardPositive),
    (RoundingMode::TowardNegative, Round::TowardNegative),
    (RoundingMode::TowardZero, Round::TowardZero),
];

fn same_status(ours: OpStatus, theirs: Status) -> bool {
    let pairs = [
        (OpStatus::INVALID, Status::INVALID_OP),
        (OpStatus::DIV_BY_ZERO, Status::DIV_BY_ZERO),
        (OpStatus::OVERFLOW, Status::OVERFLOW),
        (OpStatus::UNDERFLOW, Status::UNDERFLOW),
        (OpStatus::INEXACT, Status::INEXACT),
    ];
    pairs.into_iter().all(|(a, b)| ours.has(a) == theirs.contains(b))
}

fn check<F: Float>(kind: &str, operands: &[ApFloat], ours: (ApFloat, OpStatus), theirs: StatusAnd<F>) {
    let bits = theirs.value.to_bits();
    let equal = ours.0.to_bits() == bits && same_status(ours.1, theirs.status);
    assert!(equal, "{kind} {operands:?}: {ours:?}, not 0x{bits:X} {:?}", theirs.status);
}

/// Compares all operations of one format on random operands.
fn compare<F: Float + FloatConvert<Quad> + FloatConvert<Half> + FloatConvert<Float8E4M3FN>>(
    semantics: FloatSemantics,
    rounds: u32,
) {
    let mut random = Random::new(u64::from(semantics.width()) + 100);
    for round in 0..rounds {
        // An x87 NaN without the integer bit counts as signaling there; LLVM looks at the quiet bit alone.
        let integer = if semantics.has_explicit_integer_bit() { 1 << 63 } else { 0 };
        let bits: [u128; 3] = std::array::from_fn(|_| random.float_bits(semantics) | integer);
        let [x, y, z] = bits.map(|b| ApFloat::from_bits(semantics, b));
        let [a, b, c] = bits.map(F::from_bits);
        // In other modes that crate and LLVM differ where a result rounds to the encoding of f8E4M3FN's NaN.
        let modes = if semantics == FloatSemantics::F8E4M3FN { 1 } else { MODES.len() };
        let (mode, their_mode) = MODES[round as usize % modes];
        let pair = [x, y];
        check("add", &pair, x.add(y, mode), a.add_r(b, their_mode));
        check("sub", &pair, x.sub(y, mode), a.sub_r(b, their_mode));
        check("mul", &pair, x.mul(y, mode), a.mul_r(b, their_mode));
        check("div", &pair, x.div(y, mode), a.div_r(b, their_mode));
        check("fma", &[x, y, z], x.fma(y, z, mode), a.mul_add_r(b, c, their_mode));
        if (x.to_bits() >> semantics.stored_significand_bits())
            .abs_diff(y.to_bits() >> semantics.stored_significand_bits())
            < 300
        {
            check("fmod", &pair, x.fmod(y), a.c_fmod(b));
        }
        let integral = a.round_to_integral(their_mode);
        assert_eq!(x.round_to_integral(mode).0.to_bits(), integral.value.to_bits(), "{x:?} {mode:?}");
        assert_eq!(x.compare(&y), a.partial_cmp(&b), "{pair:?}");
        assert_eq!(x.is_denormal(), a.is_denormal(), "{x:?}");
        assert_eq!(x.is_integer(), a.is_integer(), "{x:?}");
        compare_conversions(&x, a, mode, their_mode);
    }
}

fn compare_conversions<F: Float + FloatConvert<Quad> + FloatConvert<Half> + FloatConvert<Float8E4M3FN>>(
    x: &ApFloat,
    a: F,
    mode: RoundingMode,
    their_mode: Round,
) {
    fn convert<F: FloatConvert<G> + Float, G: Float>(
        x: &ApFloat,
        a: F,
        to: FloatSemantics,
        modes: (RoundingMode, Round),
    ) {
        let (value, status, loses) = x.convert(to, modes.0);
        let mut their_loses = false;
        let theirs: StatusAnd<G> = a.convert_r(modes.1, &mut their_loses);
        check("convert", &[*x], (value, status), theirs);
        assert_eq!(loses, their_loses, "{x:?} to {}", to.name());
    }
    let modes = (mode, their_mode);
    convert::<F, Quad>(x, a, FloatSemantics::F128, modes);
    convert::<F, Half>(x, a, FloatSemantics::F16, modes);
    if mode == RoundingMode::NearestTiesToEven {
        convert::<F, Float8E4M3FN>(x, a, FloatSemantics::F8E4M3FN, modes);
    }
    for width in [2, 7, 32, 127] {
        let mut exact = false;
        let theirs = a.to_i128_r(width, their_mode, &mut exact);
        let (ours, status) = x.to_ap_int(width as u32, true, mode);
        assert_eq!(ours.sext(128).as_u128(), Some(theirs.value as u128), "{x:?} to i{width} {mode:?}");
        assert!(
            same_status(status, theirs.status),
            "{x:?} to i{width} {mode:?} {status:?} {:?}",
            theirs.status
        );
        let theirs = a.to_u128_r(width, their_mode, &mut exact);
        let (ours, status) = x.to_ap_int(width as u32, false, mode);
        assert_eq!(ours.as_u128(), Some(theirs.value), "{x:?} to ui{width} {mode:?}");
        assert!(
            same_status(status, theirs.status),
            "{x:?} to ui{width} {mode:?} {status:?} {:?}",
            theirs.status
        );
    }
}

#[test]
fn all_operations_agree() {
    compare::<Half>(FloatSemantics::F16, 5000);
    compare::<BFloat>(FloatSemantics::BF16, 5000);
    compare::<Single>(FloatSemantics::F32, 5000);
    compare::<Double>(FloatSemantics::F64, 5000);
    compare::<X87DoubleExtended>(FloatSemantics::F80, 5000);
    compare::<Quad>(FloatSemantics::F128, 5000);
    compare::<Float8E5M2>(FloatSemantics::F8E5M2, 5000);
    compare::<Float8E4M3FN>(FloatSemantics::F8E4M3FN, 5000);
}

/// Compares reading text in one format.
fn compare_text<F: Float>(semantics: FloatSemantics) {
    let mut random = Random::new(u64::from(semantics.width()) + 200);
    for round in 0..2000 {
        let digits = 1 + random.next_below(60);
        let radix = if round % 4 == 0 { 16 } else { 10 };
        let mantissa: String = (0..digits)
            .filter_map(|_| char::from_digit(random.next_below(radix) as u32, radix as u32))
            .collect();
        let range = (u64::from(semantics.max_exponent().unsigned_abs()) * 3 / 10 + 6).min(400);
        let exponent = random.next_below(2 * range) as i64 - range as i64 - digits as i64;
        let text = match radix {
            16 => format!("0x{mantissa}.8p{}", exponent * 3),
            _ => format!("{mantissa}.5e{exponent}"),
        };
        let (mode, their_mode) = MODES[round as usize % MODES.len()];
        let theirs = F::from_str_r(&text, their_mode).expect("a number");
        let ours = ApFloat::parse(semantics, &text, mode).expect("a number");
        check(&text, &[], ours, theirs);
    }
}

#[test]
fn texts_agree() {
    compare_text::<Half>(FloatSemantics::F16);
    compare_text::<BFloat>(FloatSemantics::BF16);
    compare_text::<Single>(FloatSemantics::F32);
    compare_text::<Double>(FloatSemantics::F64);
    compare_text::<X87DoubleExtended>(FloatSemantics::F80);
    compare_text::<Quad>(FloatSemantics::F128);
    compare_text::<Float8E5M2>(FloatSemantics::F8E5M2);
}
