//! Arithmetic of floats, and intrinsics of math.

use ir_core::num::{ApFloat, RoundingMode};

use dialect_llvm::*;

use crate::dialects::arith::{compare_floats, float_binary};
use crate::dialects::math::{float_power, function, function2, multiply_add, rounded, sincos};
use crate::emitter::Emitter;
use crate::float::{self, Binary, FastMath};
use crate::registry::Interpret;
use crate::value::signed;

impl Interpret for FCmpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        compare_floats(e, flags);
    }
}

impl Interpret for FAddOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Add, flags);
    }
}

impl Interpret for FSubOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Sub, flags);
    }
}

impl Interpret for FMulOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Mul, flags);
    }
}

impl Interpret for FDivOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Div, flags);
    }
}

impl Interpret for FRemOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Rem, flags);
    }
}

impl Interpret for FNegOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(format) = e.float_format(0) else { return };
        e.map1(move |a| Ok(float::negate(a, format)));
    }
}

impl Interpret for ACosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].acos(), |x| x[0].acos());
    }
}

impl Interpret for ASinOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].asin(), |x| x[0].asin());
    }
}

impl Interpret for ATan2Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function2(e, |x| x[0].atan2(x[1]), |x| x[0].atan2(x[1]));
    }
}

impl Interpret for ATanOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].atan(), |x| x[0].atan());
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

impl Interpret for Exp2Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].exp2(), |x| x[0].exp2());
    }
}

impl Interpret for ExpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].exp(), |x| x[0].exp());
    }
}

impl Interpret for FAbsOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(format) = e.float_format(0) else { return };
        e.map1(move |a| Ok(float::abs(a, format)));
    }
}

impl Interpret for FCeilOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::TowardPositive);
    }
}

impl Interpret for FFloorOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::TowardNegative);
    }
}

impl Interpret for FMAOp {
    fn emit(self, e: &mut Emitter<'_>) {
        multiply_add(e);
    }
}

impl Interpret for FMulAddOp {
    fn emit(self, e: &mut Emitter<'_>) {
        multiply_add(e);
    }
}

impl Interpret for FTruncOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::TowardZero);
    }
}

impl Interpret for IsFPClass {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(format) = e.float_format(0) else { return };
        let classes = e.number("bit");
        e.map1(move |a| Ok(u128::from(classes >> class(&float::to_ap(a, format)) & 1 == 1)));
    }
}

impl Interpret for Log2Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].log2(), |x| x[0].log2());
    }
}

impl Interpret for Log10Op {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].log10(), |x| x[0].log10());
    }
}

impl Interpret for LogOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].ln(), |x| x[0].ln());
    }
}

impl Interpret for MaxNumOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::MaxNum, flags);
    }
}

impl Interpret for MaximumOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Maximum, flags);
    }
}

impl Interpret for MinNumOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::MinNum, flags);
    }
}

impl Interpret for MinimumOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Minimum, flags);
    }
}

impl Interpret for NearbyintOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::NearestTiesToEven);
    }
}

impl Interpret for PowIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (Some(format), Some(width)) = (e.float_format(0), e.int_width(1)) else { return };
        e.map2(move |a, b| Ok(float_power(a, signed(b, width), format)));
    }
}

impl Interpret for PowOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function2(e, |x| x[0].powf(x[1]), |x| x[0].powf(x[1]));
    }
}

impl Interpret for RintOp {
    fn emit(self, e: &mut Emitter<'_>) {
        rounded(e, RoundingMode::NearestTiesToEven);
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

impl Interpret for SinOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].sin(), |x| x[0].sin());
    }
}

impl Interpret for SinhOp {
    fn emit(self, e: &mut Emitter<'_>) {
        function(e, |x| x[0].sinh(), |x| x[0].sinh());
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

impl Interpret for SincosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        sincos(e);
    }
}

/// The flags of fast-math of the current operation.
pub fn fast_math(e: &Emitter<'_>) -> FastMath {
    let flags = e.number("fastmathFlags");
    FastMath {
        nnan: flags & 1 != 0,
        ninf: flags & 2 != 0,
        nsz: flags & 4 != 0,
        allows_rewrites: flags & (8 | 16 | 32 | 64) != 0,
    }
}

/// The class of a float: signaling and quiet NaNs, then from negative infinity to the positive one.
fn class(value: &ApFloat) -> u32 {
    if value.is_nan() {
        return u32::from(!value.is_signaling());
    }
    let size = if value.is_zero() {
        3
    } else if value.is_denormal() {
        2
    } else if value.is_infinity() {
        0
    } else {
        1
    };
    if value.is_negative() { 2 + size } else { 9 - size }
}
