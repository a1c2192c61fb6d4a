//! Arithmetic of integers.

use dialects::arith::*;

use crate::code::Flow;
use crate::emitter::Emitter;
use crate::int::{self, Flags};
use crate::machine::scalar_bits;
use crate::numbers::{has_elements, zip2};
use crate::registry::Interpret;
use crate::stop::{Computed, FaultKind, Stop};
use crate::value::Value;

impl Interpret for AddIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        overflowing(e, int::add);
    }
}

impl Interpret for SubIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        overflowing(e, int::sub);
    }
}

impl Interpret for MulIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        overflowing(e, int::mul);
    }
}

impl Interpret for AddUIExtendedOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2_to_2(move |a, b| {
            let sum = int::add(a, b, width, Flags::default())?;
            Ok((sum, u128::from(sum < a)))
        });
    }
}

impl Interpret for MulSIExtendedOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2_to_2(move |a, b| Ok(int::mul_extended(a, b, width, true)));
    }
}

impl Interpret for MulUIExtendedOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2_to_2(move |a, b| Ok(int::mul_extended(a, b, width, false)));
    }
}

impl Interpret for DivUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        quotient(e, int::udiv_rem);
    }
}

impl Interpret for DivSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        quotient(e, move |a, b| int::sdiv_rem(a, b, width));
    }
}

impl Interpret for CeilDivUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, int::ceil_udiv);
    }
}

impl Interpret for CeilDivSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        division(e, move |a, b| int::ceil_div(a, b, width));
    }
}

impl Interpret for FloorDivSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        division(e, move |a, b| int::floor_div(a, b, width));
    }
}

impl Interpret for RemUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        division(e, |a, b| Ok(int::udiv_rem(a, b)?.1));
    }
}

impl Interpret for RemSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        division(e, move |a, b| signed_remainder(a, b, width));
    }
}

impl Interpret for AndIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a & b));
    }
}

impl Interpret for OrIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a | b));
    }
}

impl Interpret for XOrIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a ^ b));
    }
}

impl Interpret for ShLIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        overflowing(e, int::shl);
    }
}

impl Interpret for ShRUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        shift_right(e, int::lshr);
    }
}

impl Interpret for ShRSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        shift_right(e, int::ashr);
    }
}

impl Interpret for MaxSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(int::min_max(a, b, width, true, true)));
    }
}

impl Interpret for MaxUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(int::min_max(a, b, width, false, true)));
    }
}

impl Interpret for MinSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(int::min_max(a, b, width, true, false)));
    }
}

impl Interpret for MinUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(int::min_max(a, b, width, false, false)));
    }
}

/// The remainder of a signed division, which has the sign of the dividend.
///
/// # Errors
/// The divisor is zero, or the quotient overflows, as in LLVM.
pub fn signed_remainder(a: u128, b: u128, width: u32) -> Computed<u128> {
    Ok(int::sdiv_rem(a, b, width)?.1)
}

/// Emits an operation whose flags make an overflow poison.
pub fn overflowing(
    e: &mut Emitter<'_>,
    f: impl Fn(u128, u128, u32, Flags) -> Computed<u128> + Send + Sync + 'static,
) {
    let Some(width) = e.int_width(0) else { return };
    let flags = Flags::new(e.number("overflowFlags"));
    e.map2(move |a, b| f(a, b, width, flags));
}

/// Emits a shift to the right. With the flag `exact`, it is poison if it drops a bit that is set.
pub fn shift_right(
    e: &mut Emitter<'_>,
    f: impl Fn(u128, u128, u32, bool) -> Computed<u128> + Send + Sync + 'static,
) {
    let Some(width) = e.int_width(0) else { return };
    let is_exact = e.flag("isExact");
    e.map2(move |a, b| f(a, b, width, is_exact));
}

/// Emits a quotient. With the flag `exact`, it is poison if there is a remainder.
pub fn quotient(
    e: &mut Emitter<'_>,
    f: impl Fn(u128, u128) -> Computed<(u128, u128)> + Send + Sync + 'static,
) {
    let is_exact = e.flag("isExact");
    division(e, move |a, b| {
        let (quotient, rest) = f(a, b)?;
        int::check_exact(is_exact, rest).map(|()| quotient)
    });
}

/// Emits a division: a divisor that is poison is undefined behaviour, because it may be zero.
pub fn division(e: &mut Emitter<'_>, f: impl Fn(u128, u128) -> Computed<u128> + Send + Sync + 'static) {
    let (a, b, result) = (e.operand(0), e.operand(1), e.result(0));
    if !has_elements(e.ctx(), e.operand_type(0)) {
        return e.step(move |m| {
            let divisor = m.required_bits(b, "a divisor")?;
            let value = divide(divisor, m.get(a), &f)?;
            m.set(result, value);
            Ok(Flow::Next)
        });
    }
    e.step(move |m| {
        if let Value::Poison(id) = *m.get(b) {
            return Err(Stop::Poisoned(id).required("a divisor"));
        }
        let value = zip2(m, a, b, |_, a, b| {
            let divisor = scalar_bits(b).map_err(|stop| stop.required("a divisor"))?;
            Ok(Value::Bits(f(scalar_bits(a)?, divisor)?))
        })?;
        m.set(result, value);
        Ok(Flow::Next)
    });
}

/// A quotient. A poison dividend may be any number, so a division by zero remains undefined.
fn divide(divisor: u128, a: &Value, f: impl Fn(u128, u128) -> Computed<u128>) -> Computed<Value> {
    match scalar_bits(a) {
        Ok(a) => Ok(Value::Bits(f(a, divisor)?)),
        Err(stop) => match f(0, divisor) {
            Err(Stop::Fault(fault)) if fault.kind == FaultKind::Undefined => Err(Stop::Fault(fault)),
            _ => Err(stop),
        },
    }
}
