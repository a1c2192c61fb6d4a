//! Intrinsics on the bits of integers, minima and maxima.
//!
//! Integers of 128 bits are selected by halves: Cranelift 0.127 has no code for its own `umin.i128`.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder as _, Value as ClifValue, types};
use ir_core::ir::Op;

use super::{Lower, Lowered};
use crate::layout::Kind;
use crate::memory::constant;

impl Lower<'_, '_, '_> {
    /// Emits an intrinsic on integers; returns whether it is one.
    pub(super) fn integer_intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "smax" => self.choice(op, IntCC::SignedGreaterThan),
            "smin" => self.choice(op, IntCC::SignedLessThan),
            "umax" => self.choice(op, IntCC::UnsignedGreaterThan),
            "umin" => self.choice(op, IntCC::UnsignedLessThan),
            "abs" => self.unary(op, |l, kind, _, value| {
                let value = l.sign_extended(kind, value);
                let zero = constant(&mut l.b, kind.clif(), 0);
                let (other, is_negative) =
                    (l.b.ins().ineg(value), l.b.ins().icmp(IntCC::SignedLessThan, value, zero));
                let value = l.choose(is_negative, other, value);
                Ok(l.clear(kind, value))
            }),
            "ctpop" => self.unary(op, |l, kind, _, value| Ok(l.population(kind, value))),
            "ctlz" => self.unary(op, |l, kind, _, value| {
                let count = l.b.ins().clz(value);
                Ok(l.b.ins().iadd_imm(count, -i64::from(spare(kind))))
            }),
            "cttz" => self.unary(op, |l, kind, _, value| {
                let bounded = match spare(kind) {
                    0 => value,
                    _ => {
                        let end = constant(&mut l.b, kind.clif(), 1 << kind.width());
                        l.b.ins().bor(value, end)
                    }
                };
                Ok(l.b.ins().ctz(bounded))
            }),
            "bitreverse" => self.unary(op, |l, kind, _, value| {
                let value = l.b.ins().bitrev(value);
                Ok(l.b.ins().ushr_imm(value, i64::from(spare(kind))))
            }),
            "bswap" => self.unary(op, |l, kind, _, value| {
                let value = l.b.ins().bswap(value);
                Ok(l.b.ins().ushr_imm(value, i64::from(spare(kind))))
            }),
            "fshl" => self.funnel_shift(op, true),
            "fshr" => self.funnel_shift(op, false),
            "scmp" => self.three_way(op, [IntCC::SignedGreaterThan, IntCC::SignedLessThan], true),
            "ucmp" => self.three_way(op, [IntCC::UnsignedGreaterThan, IntCC::UnsignedLessThan], false),
            "ptrmask" => self.binary(op, |l, _, a, b| {
                let mask = l.resize(b, types::I64);
                Ok(l.b.ins().band(a, mask))
            }),
            _ => Ok(false),
        }
    }

    fn choice(&mut self, op: Op, code: IntCC) -> Lowered<bool> {
        self.binary(op, |l, kind, a, b| Ok(l.chosen(kind, a, b, code)))
    }

    /// The one of two integers that compares so.
    pub(super) fn chosen(&mut self, kind: Kind, a: ClifValue, b: ClifValue, code: IntCC) -> ClifValue {
        let is_signed = matches!(code, IntCC::SignedGreaterThan | IntCC::SignedLessThan);
        let compared =
            if is_signed { (self.sign_extended(kind, a), self.sign_extended(kind, b)) } else { (a, b) };
        let is_first = self.b.ins().icmp(code, compared.0, compared.1);
        self.choose(is_first, a, b)
    }

    fn population(&mut self, kind: Kind, value: ClifValue) -> ClifValue {
        if kind.clif() != types::I128 {
            return self.b.ins().popcnt(value);
        }
        let (low, high) = self.b.ins().isplit(value);
        let (low, high) = (self.b.ins().popcnt(low), self.b.ins().popcnt(high));
        let sum = self.b.ins().iadd(low, high);
        self.resize(sum, types::I128)
    }

    /// Shifts the bits of two integers in a row, and takes the upper or the lower ones.
    fn funnel_shift(&mut self, op: Op, left: bool) -> Lowered<bool> {
        let kinds = self.operand_kinds(op, 0)?;
        let [high, low, amounts] = [0, 1, 2].map(|index| self.operand(op, index));
        let mut results = Vec::with_capacity(kinds.len());
        for (index, kind) in kinds.into_iter().enumerate() {
            let (high, low) = (high[index], low[index]);
            let amount = self.remainder(kind, amounts[index])?;
            let width = constant(&mut self.b, kind.clif(), u128::from(kind.width()));
            let rest = self.b.ins().isub(width, amount);
            let (up, down) = if left { (amount, rest) } else { (rest, amount) };
            let upper = self.b.ins().ishl(high, up);
            let lower = self.b.ins().ushr(low, down);
            let both = self.b.ins().bor(upper, lower);
            let both = self.clear(kind, both);
            let zero = constant(&mut self.b, kind.clif(), 0);
            let is_none = self.b.ins().icmp(IntCC::Equal, amount, zero);
            results.push(self.choose(is_none, if left { high } else { low }, both));
        }
        self.define(op, &results);
        Ok(true)
    }

    /// An amount modulo the width.
    fn remainder(&mut self, kind: Kind, amount: ClifValue) -> Lowered<ClifValue> {
        let width = constant(&mut self.b, kind.clif(), u128::from(kind.width()));
        if kind.width().is_power_of_two() {
            let mask = constant(&mut self.b, kind.clif(), u128::from(kind.width() - 1));
            return Ok(self.b.ins().band(amount, mask));
        }
        if kind.clif() == types::I128 {
            Ok(self.call_import("__umodti3", &[amount, width], &[types::I128])?[0])
        } else {
            Ok(self.b.ins().urem(amount, width))
        }
    }

    /// -1, 0 or 1, as the first operand is less than, equal to or greater than the second one.
    fn three_way(&mut self, op: Op, [greater, less]: [IntCC; 2], is_signed: bool) -> Lowered<bool> {
        let results = self.result_kinds(op)?;
        let mut results = results.into_iter();
        self.binary(op, |l, kind, a, b| {
            let extend = |l: &mut Self, value| if is_signed { l.sign_extended(kind, value) } else { value };
            let (a, b) = (extend(l, a), extend(l, b));
            let (greater, less) = (l.b.ins().icmp(greater, a, b), l.b.ins().icmp(less, a, b));
            let order = l.b.ins().isub(greater, less);
            let to = results.next().unwrap_or(kind);
            let order = l.signed_resize(Kind::Int(8), order, to.clif());
            Ok(l.clear(to, order))
        })
    }
}

/// The bits of the machine's integer above the width.
fn spare(kind: Kind) -> u32 {
    kind.clif().bits() - kind.width()
}
