//! Arithmetic and comparisons of floats. Those of 16 bits are calculated with as `f32`, whose precision is large enough that rounding twice
//! is rounding once.

use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{InstBuilder as _, Value as ClifValue, types};
use ir_core::ir::Op;
use ir_core::predicates::attributes::int;

use super::{Lower, Lowered};
use crate::layout::Kind;

/// A function of the C library for `f32`, and that for `f64`.
pub(super) type Libm = (&'static str, &'static str);

impl Lower<'_, '_, '_> {
    /// Emits an operation on floats; returns whether it is one.
    pub(super) fn float_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "fadd" => self.float_binary(op, |l, _, a, b| Ok(l.b.ins().fadd(a, b))),
            "fsub" => self.float_binary(op, |l, _, a, b| Ok(l.b.ins().fsub(a, b))),
            "fmul" => self.float_binary(op, |l, _, a, b| Ok(l.b.ins().fmul(a, b))),
            "fdiv" => self.float_binary(op, |l, _, a, b| Ok(l.b.ins().fdiv(a, b))),
            "frem" => self.float_binary(op, |l, kind, a, b| l.libm(("fmodf", "fmod"), kind, &[a, b])),
            "fneg" => self.unary(op, |l, kind, _, value| Ok(l.negated(kind, value))),
            "fcmp" => self.compare_floats(op),
            _ => Ok(false),
        }
    }

    /// An operation on pairs of `f32` or `f64`.
    pub(super) fn float_binary(
        &mut self,
        op: Op,
        mut emit: impl FnMut(&mut Self, Kind, ClifValue, ClifValue) -> Lowered<ClifValue>,
    ) -> Lowered<bool> {
        self.binary(op, |l, kind, a, b| {
            let (a, b) = (l.widened(kind, a), l.widened(kind, b));
            let value = emit(l, calculated(kind), a, b)?;
            l.narrowed(kind, value)
        })
    }

    /// An operation on single values of type `f32` or `f64`.
    pub(super) fn float_unary(
        &mut self,
        op: Op,
        mut emit: impl FnMut(&mut Self, Kind, ClifValue) -> Lowered<ClifValue>,
    ) -> Lowered<bool> {
        self.unary(op, |l, kind, _, value| {
            let value = l.widened(kind, value);
            let value = emit(l, calculated(kind), value)?;
            l.narrowed(kind, value)
        })
    }

    /// A float as it is calculated with.
    pub(super) fn widened(&mut self, kind: Kind, value: ClifValue) -> ClifValue {
        if kind.is_half() { self.half_to_single(kind, value) } else { value }
    }

    /// The float of this kind for a result that was calculated.
    pub(super) fn narrowed(&mut self, kind: Kind, value: ClifValue) -> Lowered<ClifValue> {
        Ok(if kind.is_half() { self.single_to_half(kind, value) } else { value })
    }

    /// Calls a function of the C library on floats of this kind.
    pub(super) fn libm(&mut self, names: Libm, kind: Kind, arguments: &[ClifValue]) -> Lowered<ClifValue> {
        let (name, ty) = match kind {
            Kind::Single => (names.0, types::F32),
            _ => (names.1, types::F64),
        };
        Ok(self.call_import(name, arguments, &[ty])?[0])
    }

    /// The float with the other sign.
    pub(super) fn negated(&mut self, kind: Kind, value: ClifValue) -> ClifValue {
        if kind.is_half() { self.b.ins().bxor_imm(value, 0x8000) } else { self.b.ins().fneg(value) }
    }

    fn compare_floats(&mut self, op: Op) -> Lowered<bool> {
        const CODES: [Option<FloatCC>; 16] = [
            None,
            Some(FloatCC::Equal),
            Some(FloatCC::GreaterThan),
            Some(FloatCC::GreaterThanOrEqual),
            Some(FloatCC::LessThan),
            Some(FloatCC::LessThanOrEqual),
            Some(FloatCC::OrderedNotEqual),
            Some(FloatCC::Ordered),
            Some(FloatCC::UnorderedOrEqual),
            Some(FloatCC::UnorderedOrGreaterThan),
            Some(FloatCC::UnorderedOrGreaterThanOrEqual),
            Some(FloatCC::UnorderedOrLessThan),
            Some(FloatCC::UnorderedOrLessThanOrEqual),
            Some(FloatCC::NotEqual),
            Some(FloatCC::Unordered),
            None,
        ];
        let predicate = self.ir.attribute(op, "predicate").and_then(|value| int(self.unit.ctx, value));
        let code = predicate.and_then(|index| CODES.get(index as usize)).ok_or("has no predicate")?;
        self.binary(op, |l, kind, a, b| {
            let (a, b) = (l.widened(kind, a), l.widened(kind, b));
            Ok(match code {
                Some(code) => l.b.ins().fcmp(*code, a, b),
                None => l.b.ins().iconst(types::I8, i64::from(predicate == Some(15))),
            })
        })
    }
}

/// The kind that floats of a kind are calculated with.
pub(super) fn calculated(kind: Kind) -> Kind {
    if kind.is_half() { Kind::Single } else { kind }
}
