//! Arithmetic of integers.

use dialect_llvm::*;

use crate::dialects::arith::{compare_ints, division, overflowing, quotient, shift_right};
use crate::emitter::Emitter;
use crate::int;
use crate::registry::Interpret;
use crate::stop::poison;

impl Interpret for AddOp {
    fn emit(self, e: &mut Emitter<'_>) {
        overflowing(e, int::add);
    }
}

impl Interpret for SubOp {
    fn emit(self, e: &mut Emitter<'_>) {
        overflowing(e, int::sub);
    }
}

impl Interpret for MulOp {
    fn emit(self, e: &mut Emitter<'_>) {
        overflowing(e, int::mul);
    }
}

impl Interpret for UDivOp {
    fn emit(self, e: &mut Emitter<'_>) {
        quotient(e, int::udiv_rem);
    }
}

impl Interpret for SDivOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        quotient(e, move |a, b| int::sdiv_rem(a, b, width));
    }
}

impl Interpret for URemOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, |a, b| Ok(int::udiv_rem(a, b)?.1));
    }
}

impl Interpret for SRemOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        division(e, move |a, b| Ok(int::sdiv_rem(a, b, width)?.1));
    }
}

impl Interpret for AndOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a & b));
    }
}

impl Interpret for OrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let is_disjoint = e.flag("isDisjoint");
        e.map2(move |a, b| {
            if is_disjoint && a & b != 0 {
                return poison("has operands with a common bit, and the flag 'disjoint'");
            }
            Ok(a | b)
        });
    }
}

impl Interpret for XOrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a ^ b));
    }
}

impl Interpret for ShlOp {
    fn emit(self, e: &mut Emitter<'_>) {
        overflowing(e, int::shl);
    }
}

impl Interpret for LShrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        shift_right(e, int::lshr);
    }
}

impl Interpret for AShrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        shift_right(e, int::ashr);
    }
}

impl Interpret for ICmpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let predicate = e.number("predicate");
        compare_ints(e, predicate, width);
    }
}
