//! Casts.

use dialect_llvm::*;

use crate::dialects::arith::{convert_float, float_to_int};
use crate::emitter::Emitter;
use crate::float;
use crate::int::{self, Flags};
use crate::layout::Layout;
use crate::numbers::has_elements;
use crate::registry::Interpret;
use crate::stop::{Computed, poison, unsupported};
use crate::value::{Value, mask, signed};

impl Interpret for AddrSpaceCastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy(e);
    }
}

impl Interpret for BitcastOp {
    fn emit(self, e: &mut Emitter<'_>) {
        bitcast(e);
    }
}

impl Interpret for FPExtOp {
    fn emit(self, e: &mut Emitter<'_>) {
        convert_float(e);
    }
}

impl Interpret for FPToSIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_to_int(e, true);
    }
}

impl Interpret for FPToUIOp {
    fn emit(self, e: &mut Emitter<'_>) {
        float_to_int(e, false);
    }
}

impl Interpret for FPTruncOp {
    fn emit(self, e: &mut Emitter<'_>) {
        convert_float(e);
    }
}

impl Interpret for IntToPtrOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let from = e.operand(0);
        if has_elements(e.ctx(), e.operand_type(0)) {
            return e.unsupported("is not implemented for vectors");
        }
        e.compute(move |m| {
            let address = m.bits(from)? as u64;
            Ok(Value::Pointer(m.memory.pointer_to(address)))
        });
    }
}

impl Interpret for PtrToIntOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(to) = e.result_width() else { return };
        e.map1(move |a| Ok(a & mask(to)));
    }
}

impl Interpret for SExtOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let Some(to) = e.result_width() else { return };
        e.map1(move |a| Ok(signed(a, width) as u128 & mask(to)));
    }
}

impl Interpret for SIToFPOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let Some(format) = e.result_format() else { return };
        e.map1(move |a| Ok(float::from_int(a, width, true, format)));
    }
}

impl Interpret for TruncOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let flags = Flags::new(e.number("overflowFlags"));
        let Some(to) = e.result_width() else { return };
        e.map1(move |a| int::trunc(a, width, to, flags));
    }
}

impl Interpret for UIToFPOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let is_nonnegative = e.flag("nonNeg");
        let Some(format) = e.result_format() else { return };
        e.map1(move |a| {
            nonnegative(is_nonnegative, a, width)?;
            Ok(float::from_int(a, width, false, format))
        });
    }
}

impl Interpret for ZExtOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let Some(width) = e.int_width(0) else { return };
        let is_nonnegative = e.flag("nonNeg");
        e.map1(move |a| nonnegative(is_nonnegative, a, width).map(|()| a));
    }
}

/// Emits the operand as the result.
pub fn copy(e: &mut Emitter<'_>) {
    let (from, to) = (e.operand(0), e.result(0));
    e.copy(&[from], &[to]);
}

/// Requires that a number with the flag is not negative.
fn nonnegative(has_flag: bool, a: u128, width: u32) -> Computed<()> {
    if has_flag && signed(a, width) < 0 {
        return poison("has a negative operand, and the flag 'nneg'");
    }
    Ok(())
}

/// The width of the elements of a type, and whether it is a vector.
fn bits(layout: &Layout) -> Option<(u32, bool)> {
    match layout {
        Layout::Bits(width) => Some((*width, false)),
        Layout::Vector { element, .. } => match **element {
            Layout::Bits(width) => Some((width, true)),
            _ => None,
        },
        _ => None,
    }
}

/// Emits the same bits in another type: elements follow each other from the lowest bits.
fn bitcast(e: &mut Emitter<'_>) {
    let (from, ctx) = (e.operand(0), e.ctx());
    let layouts = [e.operand_type(0), e.result_type(0)].map(|ty| Layout::get(ctx, ty));
    let [Some(source), Some(target)] = layouts else {
        return e.unsupported("is not implemented for its types");
    };
    if source == target {
        return copy(e);
    }
    let (Some((width, _)), Some((new_width, is_vector))) = (bits(&source), bits(&target)) else {
        return e.unsupported("is not implemented for its types");
    };
    let count = target.count();
    e.compute(move |m| {
        let value = m.get(from).clone();
        let elements = if let Value::Aggregate(elements) = &value {
            &elements[..]
        } else {
            std::slice::from_ref(&value)
        };
        if elements.len() * width as usize > 128 {
            return unsupported("is not implemented for more than 128 bits");
        }
        let mut all = 0;
        for (index, element) in elements.iter().enumerate() {
            all |= crate::machine::scalar_bits(element)? << (width * index as u32);
        }
        if !is_vector {
            return Ok(Value::Bits(all));
        }
        let element = |index: u64| Value::Bits(all >> (u64::from(new_width) * index) & mask(new_width));
        Ok(Value::aggregate((0..count).map(element)))
    });
}
