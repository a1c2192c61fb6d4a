//! Arithmetic and comparisons of integers.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder as _, Type as ClifType, Value as ClifValue, types};
use ir_core::ir::Op;
use ir_core::predicates::attributes::int;

use super::{Lower, Lowered};
use crate::layout::Kind;
use crate::memory::mask_to;

impl Lower<'_, '_, '_> {
    /// Emits an operation on integers; returns whether it is one.
    pub(super) fn integer_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "add" => self.modular(op, |l, a, b| l.b.ins().iadd(a, b)),
            "sub" => self.modular(op, |l, a, b| l.b.ins().isub(a, b)),
            "mul" => self.modular(op, |l, a, b| l.b.ins().imul(a, b)),
            "and" => self.binary(op, |l, _, a, b| Ok(l.b.ins().band(a, b))),
            "or" => self.binary(op, |l, _, a, b| Ok(l.b.ins().bor(a, b))),
            "xor" => self.binary(op, |l, _, a, b| Ok(l.b.ins().bxor(a, b))),
            "shl" => self.modular(op, |l, a, b| l.b.ins().ishl(a, b)),
            "lshr" => self.binary(op, |l, _, a, b| Ok(l.b.ins().ushr(a, b))),
            "ashr" => self.binary(op, |l, kind, a, b| {
                let a = l.sign_extended(kind, a);
                let shifted = l.b.ins().sshr(a, b);
                Ok(l.clear(kind, shifted))
            }),
            "udiv" => self.binary(op, |l, kind, a, b| {
                if wide(kind) {
                    l.runtime_division("__udivti3", kind, a, b)
                } else {
                    Ok(l.b.ins().udiv(a, b))
                }
            }),
            "urem" => self.binary(op, |l, kind, a, b| {
                if wide(kind) {
                    l.runtime_division("__umodti3", kind, a, b)
                } else {
                    Ok(l.b.ins().urem(a, b))
                }
            }),
            "sdiv" => self.signed_division(op, "__divti3", |l, a, b| l.b.ins().sdiv(a, b)),
            "srem" => self.signed_division(op, "__modti3", |l, a, b| l.b.ins().srem(a, b)),
            "icmp" => self.compare(op),
            _ => Ok(false),
        }
    }

    /// An operation with undefined upper bits.
    fn modular(
        &mut self,
        op: Op,
        emit: impl Fn(&mut Self, ClifValue, ClifValue) -> ClifValue,
    ) -> Lowered<bool> {
        self.binary(op, |l, kind, a, b| {
            let value = emit(l, a, b);
            Ok(l.clear(kind, value))
        })
    }

    fn signed_division(
        &mut self,
        op: Op,
        runtime: &'static str,
        emit: impl Fn(&mut Self, ClifValue, ClifValue) -> ClifValue,
    ) -> Lowered<bool> {
        self.binary(op, |l, kind, a, b| {
            let (a, b) = (l.sign_extended(kind, a), l.sign_extended(kind, b));
            if wide(kind) {
                return l.runtime_division(runtime, kind, a, b);
            }
            let value = emit(l, a, b);
            Ok(l.clear(kind, value))
        })
    }

    fn runtime_division(
        &mut self,
        name: &'static str,
        kind: Kind,
        a: ClifValue,
        b: ClifValue,
    ) -> Lowered<ClifValue> {
        let results = self.call_import(name, &[a, b], &[types::I128])?;
        Ok(self.clear(kind, results[0]))
    }

    fn compare(&mut self, op: Op) -> Lowered<bool> {
        const CODES: [IntCC; 10] = [
            IntCC::Equal,
            IntCC::NotEqual,
            IntCC::SignedLessThan,
            IntCC::SignedLessThanOrEqual,
            IntCC::SignedGreaterThan,
            IntCC::SignedGreaterThanOrEqual,
            IntCC::UnsignedLessThan,
            IntCC::UnsignedLessThanOrEqual,
            IntCC::UnsignedGreaterThan,
            IntCC::UnsignedGreaterThanOrEqual,
        ];
        let predicate = self.ir.attribute(op, "predicate").and_then(|value| int(self.unit.ctx, value));
        let code = predicate.and_then(|index| CODES.get(index as usize)).ok_or("has no predicate")?;
        let is_signed = (2..6).contains(&predicate.unwrap_or(0));
        self.binary(op, |l, kind, a, b| {
            let extend = |l: &mut Self, value| if is_signed { l.sign_extended(kind, value) } else { value };
            let (a, b) = (extend(l, a), extend(l, b));
            Ok(l.b.ins().icmp(*code, a, b))
        })
    }

    /// Clears the bits above the width.
    pub(super) fn clear(&mut self, kind: Kind, value: ClifValue) -> ClifValue {
        match kind {
            Kind::Int(width) => mask_to(&mut self.b, value, width),
            _ => value,
        }
    }

    /// A sign-extended integer.
    pub(super) fn sign_extended(&mut self, kind: Kind, value: ClifValue) -> ClifValue {
        let spare = kind.clif().bits() - kind.width();
        if spare == 0 {
            return value;
        }
        let shifted = self.b.ins().ishl_imm(value, i64::from(spare));
        self.b.ins().sshr_imm(shifted, i64::from(spare))
    }

    /// Selects one of two values by a condition. Integers of 128 bits are selected by halves, because
    /// Cranelift replaces comparisons and selections by minima, and has none of this width.
    pub(super) fn choose(&mut self, condition: ClifValue, yes: ClifValue, no: ClifValue) -> ClifValue {
        if self.b.func.dfg.value_type(yes) != types::I128 {
            return self.b.ins().select(condition, yes, no);
        }
        let (yes, no) = (self.b.ins().isplit(yes), self.b.ins().isplit(no));
        let low = self.b.ins().select(condition, yes.0, no.0);
        let high = self.b.ins().select(condition, yes.1, no.1);
        self.b.ins().iconcat(low, high)
    }

    /// An integer in another type of Cranelift, extended by zeros, or cut.
    pub(super) fn resize(&mut self, value: ClifValue, to: ClifType) -> ClifValue {
        crate::packing::resize(&mut self.b, value, to)
    }

    /// An integer in another type of Cranelift, extended by copies of its sign, or cut.
    pub(super) fn signed_resize(&mut self, kind: Kind, value: ClifValue, to: ClifType) -> ClifValue {
        let value = self.sign_extended(kind, value);
        let from = self.b.func.dfg.value_type(value);
        if from.bits() < to.bits() { self.b.ins().sextend(to, value) } else { self.resize(value, to) }
    }
}

/// Whether integers of this kind are divided by a function.
fn wide(kind: Kind) -> bool {
    kind.width() > 64
}
