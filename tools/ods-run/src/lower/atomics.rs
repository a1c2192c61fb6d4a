//! Atomic accesses. Cranelift's are all sequentially consistent, the strongest ordering.
//!
//! Updates that Cranelift lacks are loops of compare-and-exchange.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{
    AtomicRmwOp, BlockArg, InstBuilder as _, Type as ClifType, Value as ClifValue, types,
};
use ir_core::context::Type;
use ir_core::ir::Op;
use ir_core::predicates::attributes::int;

use super::{Lower, Lowered};
use crate::layout::Kind;
use crate::memory::{constant, flags};
use crate::packing::{pack, unpack};

/// The operations of `llvm.atomicrmw` that Cranelift has, by their numbers.
const OPERATIONS: [AtomicRmwOp; 11] = [
    AtomicRmwOp::Xchg,
    AtomicRmwOp::Add,
    AtomicRmwOp::Sub,
    AtomicRmwOp::And,
    AtomicRmwOp::Nand,
    AtomicRmwOp::Or,
    AtomicRmwOp::Xor,
    AtomicRmwOp::Smax,
    AtomicRmwOp::Smin,
    AtomicRmwOp::Umax,
    AtomicRmwOp::Umin,
];

/// The numbers of operations without an instruction.
mod number {
    pub const FADD: i64 = 11;
    pub const FSUB: i64 = 12;
    pub const FMAX: i64 = 13;
    pub const FMIN: i64 = 14;
    pub const UINC_WRAP: i64 = 15;
    pub const UDEC_WRAP: i64 = 16;
    pub const USUB_COND: i64 = 17;
    pub const USUB_SAT: i64 = 18;
    pub const FMAXIMUM: i64 = 19;
    pub const FMINIMUM: i64 = 20;
}

impl Lower<'_, '_, '_> {
    /// Emits an atomic operation; returns whether it is one.
    pub(super) fn atomic_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "atomicrmw" => self.read_modify_write(op),
            "cmpxchg" => self.compare_exchange(op),
            "fence" => {
                self.b.ins().fence();
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// The integer that an atomic access of a type has, and the scalars of the type.
    fn atomic_type(&mut self, ty: Type) -> Lowered<(Vec<Kind>, ClifType)> {
        let kinds = self.kinds(ty)?;
        let width = kinds.iter().map(|kind| kind.width()).sum::<u32>();
        let integer = u16::try_from(width).ok().and_then(ClifType::int);
        let integer = integer.filter(|ty| (8..=128).contains(&ty.bits()));
        let message = || format!("has an atomic access of {width} bits, not of 8, 16, 32, 64 or 128");
        integer.map(|integer| (kinds, integer)).ok_or_else(message)
    }

    /// The bits of a value as an integer.
    fn pack_integer(&mut self, kinds: &[Kind], values: &[ClifValue], integer: ClifType) -> ClifValue {
        if let ([_], [value]) = (kinds, values) {
            return self.bitcast(*value, integer);
        }
        match pack(&mut self.b, kinds, values).as_slice() {
            [low, high] => self.b.ins().iconcat(*low, *high),
            words => self.resize(words[0], integer),
        }
    }

    /// The value with the bits of an integer.
    fn unpack_integer(&mut self, kinds: &[Kind], bits: ClifValue) -> Vec<ClifValue> {
        if let [kind] = kinds {
            return vec![self.bitcast(bits, kind.clif())];
        }
        let words = if self.b.func.dfg.value_type(bits) == types::I128 {
            let (low, high) = self.b.ins().isplit(bits);
            vec![low, high]
        } else {
            vec![self.resize(bits, types::I64)]
        };
        unpack(&mut self.b, kinds, &words)
    }

    pub(super) fn atomic_load(&mut self, ty: Type, address: ClifValue) -> Lowered<Vec<ClifValue>> {
        let (kinds, integer) = self.atomic_type(ty)?;
        let bits = self.b.ins().atomic_load(integer, flags(), address);
        Ok(self.unpack_integer(&kinds, bits))
    }

    pub(super) fn atomic_store(&mut self, ty: Type, values: &[ClifValue], address: ClifValue) -> Lowered {
        let (kinds, integer) = self.atomic_type(ty)?;
        let bits = self.pack_integer(&kinds, values, integer);
        self.b.ins().atomic_store(flags(), bits, address);
        Ok(())
    }

    fn read_modify_write(&mut self, op: Op) -> Lowered<bool> {
        let (address, values) = (self.scalar(op, 0)?, self.operand(op, 1));
        let (kinds, integer) = self.atomic_type(self.ir.value_type(self.ir.operand(op, 1)))?;
        let number = self.ir.attribute(op, "bin_op").and_then(|number| int(self.unit.ctx, number));
        let number = number.ok_or("has no operation")?;
        let operation = usize::try_from(number).ok().and_then(|number| OPERATIONS.get(number));
        let old = match operation {
            Some(operation)
                if *operation == AtomicRmwOp::Xchg || !kinds.iter().any(|kind| kind.is_float()) =>
            {
                let bits = self.pack_integer(&kinds, &values, integer);
                self.b.ins().atomic_rmw(integer, flags(), *operation, address, bits)
            }
            _ => self.update(number, &kinds, address, &values, integer)?,
        };
        let old = self.unpack_integer(&kinds, old);
        self.define(op, &old);
        Ok(true)
    }

    /// An update by a loop. Returns the integer before it.
    ///
    /// ```text
    /// expected = *address;
    /// while ((found = cas(address, expected, updated(expected))) != expected) expected = found;
    /// ```
    fn update(
        &mut self,
        number: i64,
        kinds: &[Kind],
        address: ClifValue,
        values: &[ClifValue],
        integer: ClifType,
    ) -> Lowered<ClifValue> {
        let first = self.b.ins().atomic_load(integer, flags(), address);
        let (again, done) = (self.b.create_block(), self.b.create_block());
        let expected = self.b.append_block_param(again, integer);
        self.b.ins().jump(again, &[BlockArg::Value(first)]);
        self.b.switch_to_block(again);
        let before = self.unpack_integer(kinds, expected);
        let mut after = Vec::with_capacity(values.len());
        for ((kind, before), value) in kinds.iter().zip(before).zip(values) {
            after.push(self.updated(number, *kind, before, *value)?);
        }
        let after = self.pack_integer(kinds, &after, integer);
        let found = self.b.ins().atomic_cas(flags(), address, expected, after);
        let is_same = self.b.ins().icmp(IntCC::Equal, found, expected);
        self.b.ins().brif(is_same, done, &[], again, &[BlockArg::Value(found)]);
        self.b.switch_to_block(done);
        Ok(expected)
    }

    /// The scalar that an update stores.
    fn updated(
        &mut self,
        number: i64,
        kind: Kind,
        before: ClifValue,
        value: ClifValue,
    ) -> Lowered<ClifValue> {
        if !kind.is_float() {
            return self.updated_integer(number, kind, before, value);
        }
        let (before, value) = (self.widened(kind, before), self.widened(kind, value));
        let after = match number {
            number::FADD => self.b.ins().fadd(before, value),
            number::FSUB => self.b.ins().fsub(before, value),
            number::FMAX => self.number(before, value, FloatCC::GreaterThan),
            number::FMIN => self.number(before, value, FloatCC::LessThan),
            number::FMAXIMUM => self.b.ins().fmax(before, value),
            number::FMINIMUM => self.b.ins().fmin(before, value),
            _ => return Err(super::no_code()),
        };
        self.narrowed(kind, after)
    }

    fn updated_integer(
        &mut self,
        number: i64,
        kind: Kind,
        before: ClifValue,
        value: ClifValue,
    ) -> Lowered<ClifValue> {
        let ty = kind.clif();
        let zero = constant(&mut self.b, ty, 0);
        Ok(match number {
            // `before >= value ? 0 : before + 1`
            number::UINC_WRAP => {
                let is_end = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, before, value);
                let next = self.b.ins().iadd_imm(before, 1);
                self.choose(is_end, zero, next)
            }
            // `before == 0 || before > value ? value : before - 1`
            number::UDEC_WRAP => {
                let is_zero = self.b.ins().icmp(IntCC::Equal, before, zero);
                let is_beyond = self.b.ins().icmp(IntCC::UnsignedGreaterThan, before, value);
                let wraps = self.b.ins().bor(is_zero, is_beyond);
                let previous = self.b.ins().iadd_imm(before, -1);
                self.choose(wraps, value, previous)
            }
            // `before >= value ? before - value : before`, or zero
            number::USUB_COND | number::USUB_SAT => {
                let fits = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, before, value);
                let difference = self.b.ins().isub(before, value);
                let otherwise = if number == number::USUB_COND { before } else { zero };
                self.choose(fits, difference, otherwise)
            }
            _ => return Err(super::no_code()),
        })
    }

    fn compare_exchange(&mut self, op: Op) -> Lowered<bool> {
        let address = self.scalar(op, 0)?;
        let (kinds, integer) = self.atomic_type(self.ir.value_type(self.ir.operand(op, 1)))?;
        let (expected, value) = (self.operand(op, 1), self.operand(op, 2));
        let expected = self.pack_integer(&kinds, &expected, integer);
        let value = self.pack_integer(&kinds, &value, integer);
        let found = self.b.ins().atomic_cas(flags(), address, expected, value);
        let is_same = self.b.ins().icmp(IntCC::Equal, found, expected);
        let mut results = self.unpack_integer(&kinds, found);
        results.push(is_same);
        self.define(op, &results);
        Ok(true)
    }
}
