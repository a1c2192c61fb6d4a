//! Memory.

use dialect_llvm::*;

use super::address::{element_layout, get_element, layout};
use super::casts::copy;
use crate::code::Flow;
use crate::dialects::func;
use crate::emitter::Emitter;
use crate::float::{Binary, FastMath};
use crate::int;
use crate::machine::{Machine, scalar_bits};
use crate::memory::{Access, AllocationKind};
use crate::numbers::Number;
use crate::registry::Interpret;
use crate::stop::undefined;
use crate::value::{Pointer, Value, mask};

impl Interpret for AddressOfOp {
    fn emit(self, e: &mut Emitter<'_>) {
        address_of(e);
    }
}

impl Interpret for AllocaOp {
    fn emit(self, e: &mut Emitter<'_>) {
        allocate(e);
    }
}

impl Interpret for AtomicCmpXchgOp {
    fn emit(self, e: &mut Emitter<'_>) {
        compare_exchange(e);
    }
}

impl Interpret for AtomicRMWOp {
    fn emit(self, e: &mut Emitter<'_>) {
        atomic(e);
    }
}

impl Interpret for FenceOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for GEPOp {
    fn emit(self, e: &mut Emitter<'_>) {
        get_element(e);
    }
}

impl Interpret for GlobalOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for GlobalCtorsOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for GlobalDtorsOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for AliasOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for LoadOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (pointer, align) = (e.operand(0), e.number("alignment").max(1) as u64);
        let Some(layout) = layout(e, e.result_type(0)) else { return };
        let result = e.result(0);
        e.step(move |m| {
            let pointer = m.pointer(pointer)?;
            m.memory.check_alignment(pointer, align, Access::Read)?;
            let value = m.load(pointer, &layout)?;
            m.set(result, value);
            Ok(Flow::Next)
        });
    }
}

impl Interpret for StoreOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (value, pointer, align) = (e.operand(0), e.operand(1), e.number("alignment").max(1) as u64);
        let Some(layout) = layout(e, e.operand_type(0)) else { return };
        e.step(move |m| {
            let pointer = m.pointer(pointer)?;
            m.memory.check_alignment(pointer, align, Access::Write)?;
            let value = m.get(value).clone();
            m.store(pointer, &layout, &value)?;
            Ok(Flow::Next)
        });
    }
}

impl Interpret for LifetimeStartOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for LifetimeEndOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for InvariantStartOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let result = e.result(0);
        e.constant(result, Value::Pointer(Pointer::default()));
    }
}

impl Interpret for InvariantEndOp {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for LaunderInvariantGroupOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy(e);
    }
}

impl Interpret for StripInvariantGroupOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy(e);
    }
}

impl Interpret for Prefetch {
    fn emit(self, _: &mut Emitter<'_>) {}
}

impl Interpret for MemcpyOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy_memory(e, false);
    }
}

impl Interpret for MemcpyInlineOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy_memory(e, false);
    }
}

impl Interpret for MemmoveOp {
    fn emit(self, e: &mut Emitter<'_>) {
        copy_memory(e, true);
    }
}

impl Interpret for MemsetOp {
    fn emit(self, e: &mut Emitter<'_>) {
        set_memory(e);
    }
}

impl Interpret for MemsetInlineOp {
    fn emit(self, e: &mut Emitter<'_>) {
        set_memory(e);
    }
}

impl Interpret for StackSaveOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.compute(|m| {
            let address = m.begin_scope();
            Ok(Value::Pointer(Pointer { allocation: 0, address }))
        });
    }
}

impl Interpret for StackRestoreOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let mark = e.operand(0);
        e.step(move |m| {
            let mark = m.required_bits(mark, "an address")?;
            m.end_scope(mark as u64);
            Ok(Flow::Next)
        });
    }
}

fn address_of(e: &mut Emitter<'_>) {
    let name = func::symbol(e, e.attribute("global_name"));
    if let Some(global) = name.and_then(|name| e.global(name)) {
        return e.compute(move |m| Ok(Value::Pointer(m.global(global))));
    }
    match name.and_then(|name| e.function(name)) {
        Some(function) => e.compute(move |m| Ok(Value::Pointer(m.function_pointer(function)?))),
        None => e.unsupported("refers to no global or function of the module"),
    }
}

fn allocate(e: &mut Emitter<'_>) {
    let (count, align) = (e.operand(0), e.number("alignment").max(1) as u64);
    let Some(layout) = element_layout(e) else { return };
    e.compute(move |m| {
        let count = m.required_bits(count, "a size")? as u64;
        let align = align.max(layout.align());
        let size = count.saturating_mul(layout.size());
        Ok(Value::Pointer(m.allocate(size, align, AllocationKind::Stack)?))
    });
}

/// Emits an atomic update, which no other thread interrupts here.
fn atomic(e: &mut Emitter<'_>) {
    let (pointer, operand, kind) = (e.operand(0), e.operand(1), e.number("bin_op"));
    let ty = e.operand_type(1);
    let (Some(layout), Some(number)) = (layout(e, ty), Number::get(e.ctx(), ty)) else { return };
    e.compute(move |m| {
        let pointer = m.pointer(pointer)?;
        m.memory.check(pointer, layout.store_size(), Access::Write)?;
        let old = m.load(pointer, &layout)?;
        if kind == 0 {
            let new = m.get(operand).clone();
            m.store(pointer, &layout, &new)?;
            return Ok(old);
        }
        let new = scalar_bits(&old).and_then(|old| {
            let operand = m.bits(operand)?;
            Ok(Value::Bits(combine(m, kind, number, old, operand)))
        });
        let new = m.value_or_poison(new)?;
        m.store(pointer, &layout, &new)?;
        Ok(old)
    });
}

/// The combination of two numbers, by the kinds of `atomicrmw`.
fn combine(m: &mut Machine<'_>, kind: i64, number: Number, old: u128, new: u128) -> u128 {
    let width = number.width();
    if let Number::Float(format) = number {
        let op = match kind {
            11 => Binary::Add,
            12 => Binary::Sub,
            13 => Binary::MaxNum,
            14 => Binary::MinNum,
            19 => Binary::Maximum,
            _ => Binary::Minimum,
        };
        return m.float_binary(op, FastMath::default(), old, new, format);
    }
    match kind {
        1 => old.wrapping_add(new) & mask(width),
        2 => old.wrapping_sub(new) & mask(width),
        3 => old & new,
        4 => !(old & new) & mask(width),
        5 => old | new,
        6 => old ^ new,
        7 => int::min_max(old, new, width, true, true),
        8 => int::min_max(old, new, width, true, false),
        9 => int::min_max(old, new, width, false, true),
        10 => int::min_max(old, new, width, false, false),
        15 if old >= new => 0,
        15 => old + 1,
        16 if old == 0 || old > new => new,
        16 => old - 1,
        17 if old < new => old,
        _ => old.saturating_sub(new),
    }
}

fn compare_exchange(e: &mut Emitter<'_>) {
    let (pointer, expected, new) = (e.operand(0), e.operand(1), e.operand(2));
    let Some(layout) = layout(e, e.operand_type(1)) else { return };
    e.compute(move |m| {
        let pointer = m.pointer(pointer)?;
        m.memory.check(pointer, layout.store_size(), Access::Write)?;
        let old = m.load(pointer, &layout)?;
        let is_same = scalar_bits(&old)? == m.bits(expected)?;
        if is_same {
            let new = m.get(new).clone();
            m.store(pointer, &layout, &new)?;
        }
        Ok(Value::aggregate([old, Value::bool(is_same)]))
    });
}

fn copy_memory(e: &mut Emitter<'_>, may_overlap: bool) {
    let (to, from, length) = (e.operand(0), e.operand(1), e.operands().get(2).copied());
    let fixed = e.number("len") as u64;
    e.step(move |m| {
        let size = match length {
            Some(length) => m.required_bits(length, "a size")? as u64,
            None => fixed,
        };
        if size == 0 {
            return Ok(Flow::Next);
        }
        let (to, from) = (m.pointer(to)?, m.pointer(from)?);
        let distance = to.address.abs_diff(from.address);
        if !may_overlap && to.allocation == from.allocation && distance != 0 && distance < size {
            return undefined(format!("copies {size} bytes to overlapping memory, {distance} bytes away"));
        }
        m.memory.copy(to, from, size)?;
        Ok(Flow::Next)
    });
}

fn set_memory(e: &mut Emitter<'_>) {
    let (to, byte, length) = (e.operand(0), e.operand(1), e.operands().get(2).copied());
    let fixed = e.number("len") as u64;
    e.step(move |m| {
        let size = match length {
            Some(length) => m.required_bits(length, "a size")? as u64,
            None => fixed,
        };
        if size > 0 {
            let (to, byte) = (m.pointer(to)?, m.required_bits(byte, "a byte")?);
            m.memory.fill(to, size, byte as u8)?;
        }
        Ok(Flow::Next)
    });
}
