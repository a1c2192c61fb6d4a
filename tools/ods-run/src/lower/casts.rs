//! Conversions between integers, floats and addresses.

use cranelift_codegen::ir::{InstBuilder as _, Value as ClifValue, types};
use ir_core::ir::Op;

use super::{Lower, Lowered};
use crate::layout::Kind;
use crate::packing::{pack, unpack};

impl Lower<'_, '_, '_> {
    /// Emits a conversion; returns whether the operation is one.
    pub(super) fn cast_op(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "trunc" | "ptrtoint" | "inttoptr" | "zext" => self.unary(op, |l, _, to, value| {
                let value = l.resize(value, to.clif());
                Ok(l.clear(to, value))
            }),
            "sext" => self.unary(op, |l, from, to, value| {
                let value = l.signed_resize(from, value, to.clif());
                Ok(l.clear(to, value))
            }),
            "fpext" | "fptrunc" => self.unary(op, |l, from, to, value| Ok(l.float_to_float(from, to, value))),
            "sitofp" => self.unary(op, |l, from, to, value| l.int_to_float(from, to, value, true)),
            "uitofp" => self.unary(op, |l, from, to, value| l.int_to_float(from, to, value, false)),
            "fptosi" => self.unary(op, |l, from, to, value| l.float_to_int(from, to, value, true)),
            "fptoui" => self.unary(op, |l, from, to, value| l.float_to_int(from, to, value, false)),
            "bitcast" => self.reinterpret(op),
            "addrspacecast" | "freeze" | "intr.ssa.copy" => self.same(op),
            _ => Ok(false),
        }
    }

    /// Defines the result as the first operand.
    pub(super) fn same(&mut self, op: Op) -> Lowered<bool> {
        let value = self.operand(op, 0);
        self.define(op, &value);
        Ok(true)
    }

    pub(super) fn float_to_float(&mut self, from: Kind, to: Kind, value: ClifValue) -> ClifValue {
        if from == to {
            return value;
        }
        match (from, to) {
            (Kind::Double, Kind::Single) => self.b.ins().fdemote(types::F32, value),
            (Kind::Double, _) => {
                let single = self.odd_single(value);
                self.single_to_half(to, single)
            }
            (_, Kind::Double) => {
                let single = self.widened(from, value);
                self.b.ins().fpromote(types::F64, single)
            }
            (_, Kind::Single) => self.widened(from, value),
            _ => {
                let single = self.widened(from, value);
                self.single_to_half(to, single)
            }
        }
    }

    fn int_to_float(&mut self, from: Kind, to: Kind, value: ClifValue, signed: bool) -> Lowered<ClifValue> {
        let calculated = super::floats::calculated(to);
        let float = if from.width() > 64 {
            let value = if signed { self.sign_extended(from, value) } else { value };
            let names =
                if signed { ("__floattisf", "__floattidf") } else { ("__floatuntisf", "__floatuntidf") };
            self.libm(names, calculated, &[value])?
        } else {
            let wide = if from.clif().bits() < 32 { types::I32 } else { from.clif() };
            if signed {
                let value = self.signed_resize(from, value, wide);
                self.b.ins().fcvt_from_sint(calculated.clif(), value)
            } else {
                let value = self.resize(value, wide);
                self.b.ins().fcvt_from_uint(calculated.clif(), value)
            }
        };
        self.narrowed(to, float)
    }

    /// The integer part of a float. LLVM leaves open what comes of numbers without one of this width; here it
    /// is the nearest one of the machine's integer.
    pub(super) fn float_to_int(
        &mut self,
        from: Kind,
        to: Kind,
        value: ClifValue,
        signed: bool,
    ) -> Lowered<ClifValue> {
        let float = self.widened(from, value);
        let integer = if to.width() > 64 {
            let names = match (signed, super::floats::calculated(from)) {
                (true, Kind::Single) => "__fixsfti",
                (true, _) => "__fixdfti",
                (false, Kind::Single) => "__fixunssfti",
                (false, _) => "__fixunsdfti",
            };
            self.call_import(names, &[float], &[types::I128])?[0]
        } else {
            let wide = if to.clif().bits() < 32 { types::I32 } else { to.clif() };
            if signed {
                self.b.ins().fcvt_to_sint_sat(wide, float)
            } else {
                self.b.ins().fcvt_to_uint_sat(wide, float)
            }
        };
        let integer = self.resize(integer, to.clif());
        Ok(self.clear(to, integer))
    }

    /// The bits of a value as another type.
    fn reinterpret(&mut self, op: Op) -> Lowered<bool> {
        let (from, to) = (self.operand_kinds(op, 0)?, self.result_kinds(op)?);
        if from.len() == to.len() {
            return self.unary(op, |l, _, to, value| Ok(l.bitcast(value, to.clif())));
        }
        let values = self.operand(op, 0);
        let words = pack(&mut self.b, &from, &values);
        let values = unpack(&mut self.b, &to, &words);
        self.define(op, &values);
        Ok(true)
    }
}
