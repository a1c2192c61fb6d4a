//! `math`: functions of numbers. Those that no definition rounds are the host's.

use dialects::math::*;
use ir_core::num::{ApFloat, FloatSemantics, RoundingMode};

use crate::code::Flow;
use crate::emitter::Emitter;
use crate::float::{self, Binary, to_ap, with_host};
use crate::int;
use crate::registry::{Interpret, Registry};
use crate::stop::{Computed, undefined};
use crate::value::{Value, mask, signed};

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<AbsFOp>();
    registry.add::<AbsIOp>();
    registry.add::<AcosOp>();
    registry.add::<AcoshOp>();
    registry.add::<AsinOp>();
    registry.add::<AsinhOp>();
    registry.add::<AtanOp>();
    registry.add::<AtanhOp>();
    registry.add::<Atan2Op>();
    registry.add::<CbrtOp>();
    registry.add::<CeilOp>();
    registry.add::<CopySignOp>();
    registry.add::<CosOp>();
    registry.add::<CoshOp>();
    registry.add::<SinOp>();
    registry.add::<SincosOp>();
    registry.add::<SinhOp>();
    registry.add::<CountLeadingZerosOp>();
    registry.add::<CountTrailingZerosOp>();
    registry.add::<CtPopOp>();
    registry.add::<ExpOp>();
    registry.add::<Exp2Op>();
    registry.add::<ExpM1Op>();
    registry.add::<FloorOp>();
    registry.add::<FmaOp>();
    registry.add::<IPowIOp>();
    registry.add::<IsFiniteOp>();
    registry.add::<IsInfOp>();
    registry.add::<IsNaNOp>();
    registry.add::<IsNormalOp>();
    registry.add::<LogOp>();
    registry.add::<Log10Op>();
    registry.add::<Log1pOp>();
    registry.add::<Log2Op>();
    registry.add::<PowFOp>();
    registry.add::<ClampFOp>();
    registry.add::<RsqrtOp>();
    registry.add::<SqrtOp>();
    registry.add::<TanOp>();
    registry.add::<TanhOp>();
    registry.add::<RoundEvenOp>();
    registry.add::<RoundOp>();
    registry.add::<TruncOp>();
    registry.add::<FPowIOp>();
}

impl Interpret for AbsFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(format) = e.float_format(0) else { return };
        e.map1(move |a| Ok(float::abs(a, format)));
    }
}

impl Interpret for AbsIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map1(move |a| Ok(signed(a, width).unsigned_abs() & mask(width)));
    }
}

impl Interpret for AcosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].acos(), |x| x[0].acos());
    }
}

impl Interpret for AcoshOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].acosh(), |x| x[0].acosh());
    }
}

impl Interpret for AsinOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].asin(), |x| x[0].asin());
    }
}

impl Interpret for AsinhOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].asinh(), |x| x[0].asinh());
    }
}

impl Interpret for AtanOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].atan(), |x| x[0].atan());
    }
}

impl Interpret for AtanhOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].atanh(), |x| x[0].atanh());
    }
}

impl Interpret for Atan2Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function2(e, |x| x[0].atan2(x[1]), |x| x[0].atan2(x[1]));
    }
}

impl Interpret for CbrtOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].cbrt(), |x| x[0].cbrt());
    }
}

impl Interpret for CeilOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::TowardPositive);
    }
}

impl Interpret for CopySignOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(format) = e.float_format(0) else { return };
        e.map2(move |a, b| Ok(float::abs(a, format) | b & 1 << (format.width() - 1)));
    }
}

impl Interpret for CosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].cos(), |x| x[0].cos());
    }
}

impl Interpret for CoshOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].cosh(), |x| x[0].cosh());
    }
}

impl Interpret for SinOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].sin(), |x| x[0].sin());
    }
}

impl Interpret for SincosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        sincos(e);
    }
}

impl Interpret for SinhOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].sinh(), |x| x[0].sinh());
    }
}

impl Interpret for CountLeadingZerosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map1(move |a| Ok(int::leading_zeros(a, width)));
    }
}

impl Interpret for CountTrailingZerosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map1(move |a| Ok(int::trailing_zeros(a, width)));
    }
}

impl Interpret for CtPopOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map1(|a| Ok(a.count_ones().into()));
    }
}

impl Interpret for ExpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].exp(), |x| x[0].exp());
    }
}

impl Interpret for Exp2Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].exp2(), |x| x[0].exp2());
    }
}

impl Interpret for ExpM1Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].exp_m1(), |x| x[0].exp_m1());
    }
}

impl Interpret for FloorOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::TowardNegative);
    }
}

impl Interpret for FmaOp {
    fn emit(self, e: &mut Emitter<'_>) {
        multiply_add(e);
    }
}

impl Interpret for IPowIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| int_power(a, b, width));
    }
}

impl Interpret for IsFiniteOp {
    fn emit(self, e: &mut Emitter<'_>) {
        classify(e, |x| x.is_finite());
    }
}

impl Interpret for IsInfOp {
    fn emit(self, e: &mut Emitter<'_>) {
        classify(e, |x| x.is_infinity());
    }
}

impl Interpret for IsNaNOp {
    fn emit(self, e: &mut Emitter<'_>) {
        classify(e, |x| x.is_nan());
    }
}

impl Interpret for IsNormalOp {
    fn emit(self, e: &mut Emitter<'_>) {
        classify(e, |x| x.is_finite() && !x.is_zero() && !x.is_denormal());
    }
}

impl Interpret for LogOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].ln(), |x| x[0].ln());
    }
}

impl Interpret for Log10Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].log10(), |x| x[0].log10());
    }
}

impl Interpret for Log1pOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].ln_1p(), |x| x[0].ln_1p());
    }
}

impl Interpret for Log2Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].log2(), |x| x[0].log2());
    }
}

impl Interpret for PowFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function2(e, |x| x[0].powf(x[1]), |x| x[0].powf(x[1]));
    }
}

impl Interpret for ClampFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(format) = e.float_format(0) else { return };
        e.map3(move |a, low, high| {
            let raised = float::binary(Binary::Maximum, a, low, format);
            Ok(float::binary(Binary::Minimum, raised, high, format))
        });
    }
}

impl Interpret for RsqrtOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].sqrt().recip(), |x| x[0].sqrt().recip());
    }
}

impl Interpret for SqrtOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].sqrt(), |x| x[0].sqrt());
    }
}

impl Interpret for TanOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].tan(), |x| x[0].tan());
    }
}

impl Interpret for TanhOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].tanh(), |x| x[0].tanh());
    }
}

impl Interpret for RoundEvenOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::NearestTiesToEven);
    }
}

impl Interpret for RoundOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::NearestTiesToAway);
    }
}

impl Interpret for TruncOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::TowardZero);
    }
}

impl Interpret for FPowIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (Some(format), Some(width)) = (e.float_format(0), e.int_width(1)) else { return };
        e.map2(move |a, b| Ok(float_power(a, signed(b, width), format)));
    }
}

/// A function of floats of 32 bits.
pub type Single = fn(&[f32]) -> f32;
/// A function of floats of 64 bits.
pub type Double = fn(&[f64]) -> f64;

/// Emits a function of floats.
pub fn function(e: &mut Emitter<'_>, single: Single, double: Double) {
    let Some(format) = e.float_format(0) else { return };
    e.map1(move |a| Ok(with_host(&[a], format, single, double)));
}

/// Emits a function of floats.
pub fn function2(e: &mut Emitter<'_>, single: Single, double: Double) {
    let Some(format) = e.float_format(0) else { return };
    e.map2(move |a, b| Ok(with_host(&[a, b], format, single, double)));
}

/// Emits a product and a sum that are rounded once.
pub fn multiply_add(e: &mut Emitter<'_>) {
    let Some(format) = e.float_format(0) else { return };
    e.map3(move |a, b, c| Ok(float::fma(a, b, c, format)));
}

/// Emits a function of floats.
pub fn rounded(e: &mut Emitter<'_>, mode: RoundingMode) {
    let Some(format) = e.float_format(0) else { return };
    e.map1(move |a| Ok(float::round(a, format, mode)));
}

fn classify(e: &mut Emitter<'_>, test: fn(&ApFloat) -> bool) {
    let Some(format) = e.float_format(0) else { return };
    e.map1(move |a| Ok(test(&to_ap(a, format)).into()));
}

/// Emits a function of floats.
pub fn sincos(e: &mut Emitter<'_>) {
    let Some(format) = e.float_format(0) else { return };
    if crate::numbers::has_elements(e.ctx(), e.operand_type(0)) {
        return e.unsupported("is not implemented for vectors");
    }
    let (a, sine, cosine) = (e.operand(0), e.result(0), e.result(1));
    e.step(move |m| {
        let a = m.bits(a)?;
        m.set(sine, Value::Bits(with_host(&[a], format, |x| x[0].sin(), |x| x[0].sin())));
        m.set(cosine, Value::Bits(with_host(&[a], format, |x| x[0].cos(), |x| x[0].cos())));
        Ok(Flow::Next)
    });
}

/// A power of integers. A negative exponent is that of the reciprocal, which zero does not have.
fn int_power(base: u128, exponent: u128, width: u32) -> Computed<u128> {
    let mut exponent = signed(exponent, width);
    if exponent < 0 {
        return match signed(base, width) {
            0 => undefined("raises zero to a negative power"),
            1 => Ok(1),
            -1 if exponent % 2 == 0 => Ok(1 & mask(width)),
            -1 => Ok(mask(width)),
            _ => Ok(0),
        };
    }
    let (mut result, mut square) = (1_u128, base);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        exponent >>= 1;
    }
    Ok(result & mask(width))
}

/// A power of a float by repeated products, as LLVM expands `powi`.
#[must_use]
pub fn float_power(base: u128, exponent: i128, format: FloatSemantics) -> u128 {
    let one = ApFloat::one(format).to_bits();
    let (mut left, mut result, mut square) = (exponent.unsigned_abs(), one, base);
    while left > 0 {
        if left & 1 == 1 {
            result = float::binary(Binary::Mul, result, square, format);
        }
        square = float::binary(Binary::Mul, square, square, format);
        left >>= 1;
    }
    if exponent < 0 { float::binary(Binary::Div, one, result, format) } else { result }
}
