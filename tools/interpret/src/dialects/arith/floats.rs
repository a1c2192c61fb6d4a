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
        float_binary(e, Binary::Add);
    }
}

impl Interpret for SubFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_binary(e, Binary::Sub);
    }
}

impl Interpret for MaximumFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_binary(e, Binary::Maximum);
    }
}

impl Interpret for MaxNumFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_binary(e, Binary::MaxNum);
    }
}

impl Interpret for MinimumFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_binary(e, Binary::Minimum);
    }
}

impl Interpret for MinNumFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_binary(e, Binary::MinNum);
    }
}

impl Interpret for MulFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_binary(e, Binary::Mul);
    }
}

impl Interpret for DivFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_binary(e, Binary::Div);
    }
}

impl Interpret for RemFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_binary(e, Binary::Rem);
    }
}

/// The flags of fast-math of the current operation that make results poison.
pub fn fast_math(e: &Emitter<'_>) -> FastMath {
    let flags = e.number("fastmath");
    FastMath { nnan: flags & 2 != 0, ninf: flags & 4 != 0 }
}

fn float_binary(e: &mut Emitter<'_>, op: Binary) {
    let Some(format) = e.float_format(0) else { return };
    let flags = fast_math(e);
    if flags == FastMath::default() {
        return e.map2(move |a, b| Ok(float::binary(op, a, b, format)));
    }
    e.map2(move |a, b| {
        flags.check(a, format)?;
        flags.check(b, format)?;
        let result = float::binary(op, a, b, format);
        flags.check(result, format)?;
        Ok(result)
    });
}
