//! Intrinsics of integers, and reductions of vectors.

use std::cmp::Ordering;

use dialect_llvm::*;

use super::floats::fast_math;
use crate::code::Flow;
use crate::emitter::Emitter;
use crate::float::Binary;
use crate::int::{self, Flags};
use crate::machine::{Machine, elements_of, scalar_bits};
use crate::numbers::{has_elements, zip2};
use crate::registry::Interpret;
use crate::stop::{Computed, FaultKind, Stop, poison};
use crate::value::{Value, mask, signed};

impl Interpret for AbsOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let is_poison = e.flag("is_int_min_poison");
        e.map1(move |a| {
            if is_poison && a == int::signed_min(width) {
                return poison("has the smallest signed number as its operand");
            }
            Ok(signed(a, width).unsigned_abs() & mask(width))
        });
    }
}

impl Interpret for BitReverseOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map1(move |a| Ok(a.reverse_bits() >> (128 - width)));
    }
}

impl Interpret for ByteSwapOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map1(move |a| Ok(a.swap_bytes() >> (128 - width)));
    }
}

impl Interpret for CountLeadingZerosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let is_poison = e.flag("is_zero_poison");
        e.map1(move |a| {
            nonzero(is_poison, a)?;
            Ok(int::leading_zeros(a, width))
        });
    }
}

impl Interpret for CountTrailingZerosOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let is_poison = e.flag("is_zero_poison");
        e.map1(move |a| {
            nonzero(is_poison, a)?;
            Ok(int::trailing_zeros(a, width))
        });
    }
}

impl Interpret for CtPopOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map1(|a| Ok(a.count_ones().into()));
    }
}

impl Interpret for FshlOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map3(move |a, b, c| Ok(funnel_left(a, b, (c % u128::from(width)) as u32, width)));
    }
}

impl Interpret for FshrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map3(move |a, b, c| {
            let amount = (c % u128::from(width)) as u32;
            Ok(if amount == 0 { b } else { funnel_left(a, b, width - amount, width) })
        });
    }
}

impl Interpret for SAddWithOverflowOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        with_overflow(e, move |a, b| int::add(a, b, width, Flags { nsw: true, nuw: false }));
    }
}

impl Interpret for SAddSat {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| {
            Ok(saturated(signed(a, width).checked_add(signed(b, width)), signed(b, width) < 0, width))
        });
    }
}

impl Interpret for SCmpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let Some(to) = e.result_width() else { return };
        e.map2(move |a, b| Ok(order(signed(a, width).cmp(&signed(b, width)), to)));
    }
}

impl Interpret for SMaxOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(int::min_max(a, b, width, true, true)));
    }
}

impl Interpret for SMinOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(int::min_max(a, b, width, true, false)));
    }
}

impl Interpret for SMulWithOverflowOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        with_overflow(e, move |a, b| int::mul(a, b, width, Flags { nsw: true, nuw: false }));
    }
}

impl Interpret for SSHLSat {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(saturated_shift(a, b, width, true)));
    }
}

impl Interpret for SSubSat {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| {
            Ok(saturated(signed(a, width).checked_sub(signed(b, width)), signed(b, width) > 0, width))
        });
    }
}

impl Interpret for SSubWithOverflowOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        with_overflow(e, move |a, b| int::sub(a, b, width, Flags { nsw: true, nuw: false }));
    }
}

impl Interpret for UAddSat {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(a.checked_add(b).map_or(mask(width), |sum| sum.min(mask(width)))));
    }
}

impl Interpret for UAddWithOverflowOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        with_overflow(e, move |a, b| int::add(a, b, width, Flags { nsw: false, nuw: true }));
    }
}

impl Interpret for UCmpOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(to) = e.result_width() else { return };
        e.map2(move |a, b| Ok(order(a.cmp(&b), to)));
    }
}

impl Interpret for UMaxOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(int::min_max(a, b, width, false, true)));
    }
}

impl Interpret for UMinOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(int::min_max(a, b, width, false, false)));
    }
}

impl Interpret for UMulWithOverflowOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        with_overflow(e, move |a, b| int::mul(a, b, width, Flags { nsw: false, nuw: true }));
    }
}

impl Interpret for USHLSat {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        e.map2(move |a, b| Ok(saturated_shift(a, b, width, false)));
    }
}

impl Interpret for USubSat {
    fn emit(self, e: &mut Emitter<'_>) {
        e.map2(|a, b| Ok(a.saturating_sub(b)));
    }
}

impl Interpret for USubWithOverflowOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        with_overflow(e, move |a, b| int::sub(a, b, width, Flags { nsw: false, nuw: true }));
    }
}

impl Interpret for VectorReduceAdd {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        reduce(e, move |a, b| a.wrapping_add(b) & mask(width));
    }
}

impl Interpret for VectorReduceAnd {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce(e, |a, b| a & b);
    }
}

impl Interpret for VectorReduceFadd {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce_float(e, Binary::Add, true);
    }
}

impl Interpret for VectorReduceFmax {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce_float(e, Binary::MaxNum, false);
    }
}

impl Interpret for VectorReduceFmaximum {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce_float(e, Binary::Maximum, false);
    }
}

impl Interpret for VectorReduceFmin {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce_float(e, Binary::MinNum, false);
    }
}

impl Interpret for VectorReduceFminimum {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce_float(e, Binary::Minimum, false);
    }
}

impl Interpret for VectorReduceFmul {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce_float(e, Binary::Mul, true);
    }
}

impl Interpret for VectorReduceMul {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        reduce(e, move |a, b| a.wrapping_mul(b) & mask(width));
    }
}

impl Interpret for VectorReduceOr {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce(e, |a, b| a | b);
    }
}

impl Interpret for VectorReduceSmax {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        reduce(e, move |a, b| int::min_max(a, b, width, true, true));
    }
}

impl Interpret for VectorReduceSmin {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        reduce(e, move |a, b| int::min_max(a, b, width, true, false));
    }
}

impl Interpret for VectorReduceUmax {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        reduce(e, move |a, b| int::min_max(a, b, width, false, true));
    }
}

impl Interpret for VectorReduceUmin {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        reduce(e, move |a, b| int::min_max(a, b, width, false, false));
    }
}

impl Interpret for VectorReduceXor {
    fn emit(self, e: &mut Emitter<'_>) {
        reduce(e, |a, b| a ^ b);
    }
}

fn nonzero(is_poison: bool, a: u128) -> Computed<()> {
    if is_poison && a == 0 {
        return poison("has zero as its operand");
    }
    Ok(())
}

/// The high bits of two numbers side by side, shifted to the left.
fn funnel_left(a: u128, b: u128, amount: u32, width: u32) -> u128 {
    if amount == 0 {
        return a;
    }
    (a << amount | b >> (width - amount)) & mask(width)
}

/// A signed number that fits, or the nearest one that does.
fn saturated(value: Option<i128>, is_low: bool, width: u32) -> u128 {
    let (low, high) = (signed(int::signed_min(width), width), (int::signed_min(width) - 1) as i128);
    let value = value.unwrap_or(if is_low { low } else { high });
    value.clamp(low, high) as u128 & mask(width)
}

fn saturated_shift(a: u128, amount: u128, width: u32, is_signed: bool) -> u128 {
    let amount = amount.min(u128::from(width) - 1) as u32;
    let shifted = a << amount & mask(width);
    if is_signed {
        let fits = signed(shifted, width) >> amount == signed(a, width);
        return if fits { shifted } else { saturated(None, signed(a, width) < 0, width) };
    }
    if shifted >> amount == a { shifted } else { mask(width) }
}

fn order(order: Ordering, width: u32) -> u128 {
    order as i128 as u128 & mask(width)
}

/// Emits an operation whose second result states whether `f` is poison.
fn with_overflow(e: &mut Emitter<'_>, f: impl Fn(u128, u128) -> Computed<u128> + Send + Sync + 'static) {
    let Some(width) = e.int_width(0) else { return };
    let (a, b, result) = (e.operand(0), e.operand(1), e.result(0));
    let plain = plain_operation(e);
    let overflows = move |a, b| matches!(f(a, b), Err(Stop::Fault(fault)) if fault.kind == FaultKind::Poison);
    let has_elements = has_elements(e.ctx(), e.operand_type(0));
    e.step(move |m| {
        let (value, flag) = if has_elements {
            let value = zip2(m, a, b, |_, a, b| {
                Ok(Value::Bits(plain(scalar_bits(a)?, scalar_bits(b)?) & mask(width)))
            })?;
            (value, zip2(m, a, b, |_, a, b| Ok(Value::bool(overflows(scalar_bits(a)?, scalar_bits(b)?))))?)
        } else {
            let (a, b) = (m.bits(a)?, m.bits(b)?);
            (Value::Bits(plain(a, b) & mask(width)), Value::bool(overflows(a, b)))
        };
        m.set(result, Value::aggregate([value, flag]));
        Ok(Flow::Next)
    });
}

/// The operation that an intrinsic with overflow wraps.
fn plain_operation(e: &Emitter<'_>) -> fn(u128, u128) -> u128 {
    let name = e.ir().name(e.op()).as_str(e.ctx());
    if name.contains("add") {
        u128::wrapping_add
    } else if name.contains("sub") {
        u128::wrapping_sub
    } else {
        u128::wrapping_mul
    }
}

/// Emits the combination of all elements of a vector.
fn reduce(e: &mut Emitter<'_>, f: impl Fn(u128, u128) -> u128 + Send + Sync + 'static) {
    reduce_with_machine(e, move |_, a, b| f(a, b));
}

/// Like [`reduce`]; the function also takes the machine.
fn reduce_with_machine(
    e: &mut Emitter<'_>,
    f: impl Fn(&mut Machine<'_>, u128, u128) -> u128 + Send + Sync + 'static,
) {
    let vector = e.operand(0);
    e.compute(move |m| {
        let vector = m.get(vector).clone();
        let mut elements = elements_of(&vector)?.iter();
        let Some(first) = elements.next() else { return poison("has a vector without elements") };
        let mut total = scalar_bits(first)?;
        for element in elements {
            total = f(m, total, scalar_bits(element)?);
        }
        Ok(Value::Bits(total))
    });
}

/// Emits the combination of all elements of a vector of floats, in order; the first operand may be the
/// start.
fn reduce_float(e: &mut Emitter<'_>, op: Binary, has_start: bool) {
    let vector = usize::from(has_start);
    let Some(format) = e.float_format(vector) else { return };
    let flags = fast_math(e);
    if !has_start {
        return reduce_with_machine(e, move |m, a, b| m.float_binary(op, flags, a, b, format));
    }
    let (start, vector) = (e.operand(0), e.operand(vector));
    e.compute(move |m| {
        let (mut total, vector) = (m.bits(start)?, m.get(vector).clone());
        for element in elements_of(&vector)? {
            total = m.float_binary(op, flags, total, scalar_bits(element)?, format);
        }
        Ok(Value::Bits(total))
    });
}
