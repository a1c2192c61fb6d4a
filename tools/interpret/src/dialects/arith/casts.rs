//! Casts between integers and floats.

use dialects::arith::*;
use ir_core::num::RoundingMode;

use crate::emitter::Emitter;
use crate::float;
use crate::int::{self, Flags};
use crate::registry::Interpret;
use crate::value::{mask, signed};

impl Interpret for ExtUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map1(Ok);
    }
}

impl Interpret for ExtSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let Some(to) = e.result_width() else { return };
        e.map1(move |a| Ok(signed(a, width) as u128 & mask(to)));
    }
}

impl Interpret for ExtFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        convert_float(e);
    }
}

impl Interpret for TruncIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let flags = Flags::new(e.number("overflowFlags"));
        let Some(to) = e.result_width() else { return };
        e.map1(move |a| int::trunc(a, width, to, flags));
    }
}

impl Interpret for TruncFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        convert_float(e);
    }
}

impl Interpret for UIToFPOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (Some(width), Some(format)) = (e.int_width(0), e.result_format()) else { return };
        e.map1(move |a| Ok(float::from_int(a, width, false, format)));
    }
}

impl Interpret for SIToFPOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let Some(format) = e.result_format() else { return };
        e.map1(move |a| Ok(float::from_int(a, width, true, format)));
    }
}

impl Interpret for FPToUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_to_int(e, false);
    }
}

impl Interpret for FPToSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_to_int(e, true);
    }
}

impl Interpret for IndexCastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let Some(to) = e.result_width() else { return };
        e.map1(move |a| Ok(signed(a, width) as u128 & mask(to)));
    }
}

impl Interpret for IndexCastUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(to) = e.result_width() else { return };
        e.map1(move |a| Ok(a & mask(to)));
    }
}

impl Interpret for BitcastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map1(Ok);
    }
}

/// Emits the conversion of a float to another format.
pub fn convert_float(e: &mut Emitter<'_>) {
    let (Some(from), Some(to)) = (e.float_format(0), e.result_format()) else { return };
    let mode = match e.number("roundingmode") {
        1 => RoundingMode::TowardNegative,
        2 => RoundingMode::TowardPositive,
        3 => RoundingMode::TowardZero,
        4 => RoundingMode::NearestTiesToAway,
        _ => RoundingMode::NearestTiesToEven,
    };
    e.map1(move |a| Ok(float::convert(a, from, to, mode)));
}

/// Emits the conversion of a float to an integer.
pub fn float_to_int(e: &mut Emitter<'_>, is_signed: bool) {
    let (Some(from), Some(width)) = (e.float_format(0), e.result_width()) else { return };
    e.map1(move |a| float::to_int(a, from, width, is_signed));
}
