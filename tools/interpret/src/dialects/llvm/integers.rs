//! Arithmetic of integers.

use dialect_llvm::*;

use crate::dialects::arith::{compare_ints, division};
use crate::emitter::Emitter;
use crate::int::{self, Flags};
use crate::registry::Interpret;
use crate::stop::poison;

impl Interpret for AddOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let flags = Flags::new(e.number("overflowFlags"));
        e.map2(move |a, b| int::add(a, b, width, flags));
    }
}

impl Interpret for SubOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let flags = Flags::new(e.number("overflowFlags"));
        e.map2(move |a, b| int::sub(a, b, width, flags));
    }
}

impl Interpret for MulOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let flags = Flags::new(e.number("overflowFlags"));
        e.map2(move |a, b| int::mul(a, b, width, flags));
    }
}

impl Interpret for UDivOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let is_exact = e.flag("isExact");
        division(e, move |a, b| {
            let (quotient, rest) = int::udiv_rem(a, b)?;
            int::check_exact(is_exact, rest).map(|()| quotient)
        });
    }
}

impl Interpret for SDivOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let is_exact = e.flag("isExact");
        division(e, move |a, b| {
            let (quotient, rest) = int::sdiv_rem(a, b, width)?;
            int::check_exact(is_exact, rest).map(|()| quotient)
        });
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
        let Some(width) = e.int_width(0) else { return };
        let flags = Flags::new(e.number("overflowFlags"));
        e.map2(move |a, b| int::shl(a, b, width, flags));
    }
}

impl Interpret for LShrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let is_exact = e.flag("isExact");
        e.map2(move |a, b| int::lshr(a, b, width, is_exact));
    }
}

impl Interpret for AShrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let is_exact = e.flag("isExact");
        e.map2(move |a, b| int::ashr(a, b, width, is_exact));
    }
}

impl Interpret for ICmpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let predicate = e.number("predicate");
        compare_ints(e, predicate, width);
    }
}
