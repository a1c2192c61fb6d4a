//! `index`: arithmetic of indices, which have 64 bits here.

use dialects::index::*;

use super::arith::{compare_ints, constant, division, signed_remainder};
use crate::emitter::Emitter;
use crate::int::{self, Flags};
use crate::registry::{Interpret, Registry};
use crate::value::{Value, mask, signed};

/// The number of bits of an index.
const WIDTH: u32 = 64;

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<AddOp>();
    registry.add::<SubOp>();
    registry.add::<MulOp>();
    registry.add::<DivSOp>();
    registry.add::<DivUOp>();
    registry.add::<CeilDivSOp>();
    registry.add::<CeilDivUOp>();
    registry.add::<FloorDivSOp>();
    registry.add::<RemSOp>();
    registry.add::<RemUOp>();
    registry.add::<MaxSOp>();
    registry.add::<MaxUOp>();
    registry.add::<MinSOp>();
    registry.add::<MinUOp>();
    registry.add::<ShlOp>();
    registry.add::<ShrSOp>();
    registry.add::<ShrUOp>();
    registry.add::<AndOp>();
    registry.add::<OrOp>();
    registry.add::<XOrOp>();
    registry.add::<CastSOp>();
    registry.add::<CastUOp>();
    registry.add::<CmpOp>();
    registry.add::<SizeOfOp>();
    registry.add::<ConstantOp>();
    registry.add::<BoolConstantOp>();
}

impl Interpret for AddOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| int::add(a, b, WIDTH, Flags::default()));
    }
}

impl Interpret for SubOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| int::sub(a, b, WIDTH, Flags::default()));
    }
}

impl Interpret for MulOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| int::mul(a, b, WIDTH, Flags::default()));
    }
}

impl Interpret for DivSOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, |a, b| Ok(int::sdiv_rem(a, b, WIDTH)?.0));
    }
}

impl Interpret for DivUOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, |a, b| Ok(int::udiv_rem(a, b)?.0));
    }
}

impl Interpret for CeilDivSOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, |a, b| int::ceil_div(a, b, WIDTH));
    }
}

impl Interpret for CeilDivUOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, int::ceil_udiv);
    }
}

impl Interpret for FloorDivSOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, |a, b| int::floor_div(a, b, WIDTH));
    }
}

impl Interpret for RemSOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, |a, b| signed_remainder(a, b, WIDTH));
    }
}

impl Interpret for RemUOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, |a, b| Ok(int::udiv_rem(a, b)?.1));
    }
}

impl Interpret for MaxSOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(int::min_max(a, b, WIDTH, true, true)));
    }
}

impl Interpret for MaxUOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(int::min_max(a, b, WIDTH, false, true)));
    }
}

impl Interpret for MinSOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(int::min_max(a, b, WIDTH, true, false)));
    }
}

impl Interpret for MinUOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(int::min_max(a, b, WIDTH, false, false)));
    }
}

impl Interpret for ShlOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| int::shl(a, b, WIDTH, Flags::default()));
    }
}

impl Interpret for ShrSOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| int::ashr(a, b, WIDTH, false));
    }
}

impl Interpret for ShrUOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| int::lshr(a, b, WIDTH, false));
    }
}

impl Interpret for AndOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a & b));
    }
}

impl Interpret for OrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a | b));
    }
}

impl Interpret for XOrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a ^ b));
    }
}

impl Interpret for CastSOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (Some(from), Some(to)) = (e.int_width(0), e.result_width()) else { return };
        e.map1(move |a| Ok(signed(a, from) as u128 & mask(to)));
    }
}

impl Interpret for CastUOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(to) = e.result_width() else { return };
        e.map1(move |a| Ok(a & mask(to)));
    }
}

impl Interpret for CmpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let predicate = e.number("pred");
        compare_ints(e, predicate, WIDTH);
    }
}

impl Interpret for SizeOfOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let result = e.result(0);
        e.constant(result, Value::index(WIDTH.into()));
    }
}

impl Interpret for ConstantOp {
    fn emit(self, e: &mut Emitter<'_>) {
        constant(e);
    }
}

impl Interpret for BoolConstantOp {
    fn emit(self, e: &mut Emitter<'_>) {
        constant(e);
    }
}
