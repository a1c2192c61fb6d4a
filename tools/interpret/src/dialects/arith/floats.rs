//! Arithmetic of floats.

use dialects::arith::*;

use crate::emitter::Emitter;
use crate::float::{self, Binary, FastMath};
use crate::registry::Interpret;

impl Interpret for NegFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(format) = e.float_format(0) else { return };
        let flags = fast_math(e);
        e.map1(move |a| {
            flags.check(a, format)?;
            Ok(float::negate(a, format))
        });
    }
}

impl Interpret for AddFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Add, flags);
    }
}

impl Interpret for SubFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Sub, flags);
    }
}

impl Interpret for MaximumFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Maximum, flags);
    }
}

impl Interpret for MaxNumFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::MaxNum, flags);
    }
}

impl Interpret for MinimumFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Minimum, flags);
    }
}

impl Interpret for MinNumFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::MinNum, flags);
    }
}

impl Interpret for MulFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Mul, flags);
    }
}

impl Interpret for DivFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Div, flags);
    }
}

impl Interpret for RemFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        float_binary(e, Binary::Rem, flags);
    }
}

/// The flags of fast-math of the current operation.
pub fn fast_math(e: &Emitter<'_>) -> FastMath {
    let flags = e.number("fastmath");
    FastMath {
        nnan: flags & 2 != 0,
        ninf: flags & 4 != 0,
        nsz: flags & 8 != 0,
        allows_rewrites: flags & (1 | 16 | 32 | 64) != 0,
    }
}

/// Emits an operation on two floats.
pub fn float_binary(e: &mut Emitter<'_>, op: Binary, flags: FastMath) {
    let Some(format) = e.float_format(0) else { return };
    if flags == FastMath::default() && !matches!(op, Binary::MinNum | Binary::MaxNum) {
        return e.map2(move |a, b| Ok(float::binary(op, a, b, format)));
    }
    e.map2_with_machine(move |m, a, b| {
        flags.check(a, format)?;
        flags.check(b, format)?;
        let result = m.float_binary(op, flags, a, b, format);
        flags.check(result, format)?;
        Ok(result)
    });
}
