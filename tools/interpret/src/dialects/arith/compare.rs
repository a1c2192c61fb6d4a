//! Comparisons and selection.

use dialects::arith::*;

use super::fast_math;
use crate::code::Flow;
use crate::emitter::Emitter;
use crate::machine::elements_of;
use crate::numbers::has_elements;
use crate::registry::Interpret;
use crate::value::Value;
use crate::{float, int};

impl Interpret for CmpIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let predicate = e.number("predicate");
        compare_ints(e, predicate, width);
    }
}

impl Interpret for CmpFOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let flags = fast_math(e);
        compare_floats(e, flags);
    }
}

impl Interpret for SelectOp {
    fn emit(self, e: &mut Emitter<'_>) {
        select(e);
    }
}

/// Emits a comparison of floats.
pub fn compare_floats(e: &mut Emitter<'_>, flags: float::FastMath) {
    let Some(format) = e.float_format(0) else { return };
    let predicate = e.number("predicate");
    e.map2(move |a, b| {
        flags.check(a, format)?;
        flags.check(b, format)?;
        Ok(float::compare(predicate, a, b, format).into())
    });
}

/// Emits a comparison of integers or addresses.
pub fn compare_ints(e: &mut Emitter<'_>, predicate: i64, width: u32) {
    e.map2(move |a, b| Ok(int::compare(predicate, a, b, width).into()));
}

/// Emits a selection. The value that is not selected may be poison.
pub fn select(e: &mut Emitter<'_>) {
    let (condition, yes, no, result) = (e.operand(0), e.operand(1), e.operand(2), e.result(0));
    if !has_elements(e.ctx(), e.operand_type(0)) {
        return e.step(move |m| {
            let chosen = if m.bits(condition)? & 1 == 1 { yes } else { no };
            m.copy(chosen, result);
            Ok(Flow::Next)
        });
    }
    e.compute(move |m| {
        let (conditions, yes, no) = (m.get(condition).clone(), m.get(yes).clone(), m.get(no).clone());
        let element = |value: &Value, index: usize| value.elements().get(index).unwrap_or(value).clone();
        let elements = elements_of(&conditions)?.iter().enumerate();
        let chosen = elements.map(|(index, condition)| match condition {
            Value::Bits(bits) if bits & 1 == 1 => element(&yes, index),
            Value::Bits(_) => element(&no, index),
            other => other.clone(),
        });
        Ok(conditions.with_elements(chosen.collect()))
    });
}
