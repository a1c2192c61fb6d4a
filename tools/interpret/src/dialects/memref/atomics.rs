//! Atomic operations, which no other thread interrupts here.

use dialects::memref::*;
use ir_core::num::FloatSemantics;

use super::ElementAccess;
use crate::code::Flow;
use crate::emitter::{Emitter, Exit};
use crate::float::{Binary, FastMath};
use crate::int;
use crate::machine::{Machine, scalar_bits};
use crate::memory::Access;
use crate::numbers::Number;
use crate::registry::Interpret;
use crate::value::{Value, mask};

impl Interpret for AtomicRMWOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, kind, result) = (e.operands(), e.number("kind"), e.result(0));
        let Some(number) = Number::get(e.ctx(), e.operand_type(0)) else {
            return e.unsupported("is not implemented for the type of its elements");
        };
        let Some(place) = ElementAccess::new(e, 1, operands[1], &operands[2..]) else { return };
        e.step(move |m| {
            let pointer = place.pointer(m, Access::Write)?;
            let old = m.load(pointer, &place.layout)?;
            let combined = scalar_bits(&old).and_then(|old| {
                let new = m.bits(operands[0])?;
                Ok(Value::Bits(combine(m, kind, number, old, new)))
            });
            let new = m.value_or_poison(combined)?;
            m.store(pointer, &place.layout, &new)?;
            m.set(result, old);
            Ok(Flow::Next)
        });
    }
}

impl Interpret for AtomicYieldOp {
    fn emit(self, e: &mut Emitter<'_>) {
        crate::dialects::scf::leave(e);
    }
}

impl Interpret for GenericAtomicRMWOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, result) = (e.operands(), e.result(0));
        let Some(place) = ElementAccess::new(e, 0, operands[0], &operands[1..]) else { return };
        let region = e.ir().region(e.op(), 0);
        let arguments = crate::dialects::scf::entry_arguments(e, region);
        let (end, load) = (e.label(), place.clone());
        let current = arguments[0];
        e.step(move |m| {
            let pointer = load.pointer(m, Access::Write)?;
            let old = m.load(pointer, &load.layout)?;
            m.set(current, old);
            Ok(Flow::Next)
        });
        let new = e.temporary();
        e.region(region, vec![Exit { slots: vec![new], target: end }]);
        e.bind(end);
        e.step(move |m| {
            let pointer = place.pointer(m, Access::Write)?;
            let new = m.get(new).clone();
            m.store(pointer, &place.layout, &new)?;
            m.copy(current, result);
            Ok(Flow::Next)
        });
    }
}

impl Interpret for DistinctObjectsOp {
    /// The results are the operands.
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, results) = (e.operands(), e.results());
        e.copy(&operands, &results);
    }
}

/// The combination of two numbers, by the kinds of `arith`.
#[must_use]
pub fn combine(m: &mut Machine<'_>, kind: i64, number: Number, old: u128, new: u128) -> u128 {
    let width = number.width();
    let format = if let Number::Float(format) = number { format } else { FloatSemantics::F32 };
    let float = |m: &mut Machine<'_>, op| m.float_binary(op, FastMath::default(), old, new, format);
    match kind {
        0 => float(m, Binary::Add),
        1 => old.wrapping_add(new) & mask(width),
        2 => old & new,
        3 => new,
        4 => float(m, Binary::Maximum),
        5 => float(m, Binary::MaxNum),
        6 => int::min_max(old, new, width, true, true),
        7 => int::min_max(old, new, width, false, true),
        8 => float(m, Binary::Minimum),
        9 => float(m, Binary::MinNum),
        10 => int::min_max(old, new, width, true, false),
        11 => int::min_max(old, new, width, false, false),
        12 => float(m, Binary::Mul),
        13 => old.wrapping_mul(new) & mask(width),
        14 => old | new,
        _ => old ^ new,
    }
}
