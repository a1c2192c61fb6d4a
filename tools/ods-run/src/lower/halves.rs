//! Conversions of `f16` and `bf16`, which Cranelift does not calculate with, by their bits.
//!
//! Not every machine of Cranelift has these types.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder as _, Type as ClifType, Value as ClifValue, types};

use super::Lower;
use crate::layout::Kind;

impl Lower<'_, '_, '_> {
    pub(super) fn bitcast(&mut self, value: ClifValue, to: ClifType) -> ClifValue {
        crate::packing::bitcast(&mut self.b, value, to)
    }

    /// The `f32` that is equal to a float of 16 bits.
    pub(super) fn half_to_single(&mut self, kind: Kind, half: ClifValue) -> ClifValue {
        let wide = self.b.ins().uextend(types::I32, half);
        if kind == Kind::BFloat {
            let bits = self.b.ins().ishl_imm(wide, 16);
            return self.bitcast(bits, types::F32);
        }
        // Exponent and significand in their new places; the exponent's bias differs by 112.
        let magnitude = self.b.ins().band_imm(wide, 0x7fff);
        let moved = self.b.ins().ishl_imm(magnitude, 13);
        let normal = self.b.ins().iadd_imm(moved, 112 << 23);
        let special = self.b.ins().iadd_imm(moved, 224 << 23);
        // A denormal is its significand times 2 to the -24.
        let count = self.b.ins().fcvt_from_uint(types::F32, magnitude);
        let unit = self.bits(Kind::Single, (103 << 23) as u128);
        let denormal = self.b.ins().fmul(count, unit);
        let denormal = self.bitcast(denormal, types::I32);
        let is_special = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThanOrEqual, magnitude, 0x7c00);
        let is_denormal = self.b.ins().icmp_imm(IntCC::UnsignedLessThan, magnitude, 0x0400);
        let bits = self.b.ins().select(is_special, special, normal);
        // Conversions make quiet NaNs of signaling ones.
        let is_nan = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThan, magnitude, 0x7c00);
        let quiet = self.b.ins().bor_imm(bits, 1 << 22);
        let bits = self.b.ins().select(is_nan, quiet, bits);
        let bits = self.b.ins().select(is_denormal, denormal, bits);
        let sign = self.b.ins().band_imm(wide, 0x8000);
        let sign = self.b.ins().ishl_imm(sign, 16);
        let bits = self.b.ins().bor(bits, sign);
        self.bitcast(bits, types::F32)
    }

    /// The float of 16 bits that is nearest to an `f32`, of two the even one.
    pub(super) fn single_to_half(&mut self, kind: Kind, single: ClifValue) -> ClifValue {
        let bits = self.bitcast(single, types::I32);
        let half = match kind {
            Kind::BFloat => self.bits_to_bfloat(bits),
            _ => self.bits_to_half(bits),
        };
        self.b.ins().ireduce(types::I16, half)
    }

    fn bits_to_bfloat(&mut self, bits: ClifValue) -> ClifValue {
        let odd = self.b.ins().ushr_imm(bits, 16);
        let odd = self.b.ins().band_imm(odd, 1);
        let rounded = self.b.ins().iadd_imm(bits, 0x7fff);
        let rounded = self.b.ins().iadd(rounded, odd);
        let quiet = self.b.ins().bor_imm(bits, 1 << 22);
        let magnitude = self.b.ins().band_imm(bits, 0x7fff_ffff);
        let is_nan = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThan, magnitude, 0x7f80_0000);
        let all = self.b.ins().select(is_nan, quiet, rounded);
        self.b.ins().ushr_imm(all, 16)
    }

    fn bits_to_half(&mut self, bits: ClifValue) -> ClifValue {
        let magnitude = self.b.ins().band_imm(bits, 0x7fff_ffff);
        // Normal numbers: another bias, and rounding to 10 bits.
        let odd = self.b.ins().ushr_imm(magnitude, 13);
        let odd = self.b.ins().band_imm(odd, 1);
        let rounded = self.b.ins().iadd_imm(magnitude, 0xfff - (112 << 23));
        let rounded = self.b.ins().iadd(rounded, odd);
        let normal = self.b.ins().ushr_imm(rounded, 13);
        // Denormals: added to a half, a number is rounded to multiples of 2 to the -24, which are its last
        // bits.
        let float = self.bitcast(magnitude, types::F32);
        let half = self.bits(Kind::Single, 126 << 23);
        let sum = self.b.ins().fadd(float, half);
        let sum = self.bitcast(sum, types::I32);
        let denormal = self.b.ins().iadd_imm(sum, -(126 << 23));
        let is_denormal = self.b.ins().icmp_imm(IntCC::UnsignedLessThan, magnitude, 113 << 23);
        let result = self.b.ins().select(is_denormal, denormal, normal);
        // Everything from half a unit above the largest number on is infinite.
        let infinite = self.b.ins().iconst(types::I32, 0x7c00);
        let is_infinite = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThanOrEqual, magnitude, 0x477f_f000);
        let result = self.b.ins().select(is_infinite, infinite, result);
        let payload = self.b.ins().ushr_imm(magnitude, 13);
        let payload = self.b.ins().band_imm(payload, 0x3ff);
        let nan = self.b.ins().bor_imm(payload, 0x7e00);
        let is_nan = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThan, magnitude, 0x7f80_0000);
        let result = self.b.ins().select(is_nan, nan, result);
        let sign = self.b.ins().ushr_imm(bits, 16);
        let sign = self.b.ins().band_imm(sign, 0x8000);
        self.b.ins().bor(result, sign)
    }

    /// An `f32` that rounds to the same value as the `f64`: if digits are lost, the neighbour with an odd
    /// significand.
    pub(super) fn odd_single(&mut self, double: ClifValue) -> ClifValue {
        let single = self.b.ins().fdemote(types::F32, double);
        let back = self.b.ins().fpromote(types::F64, single);
        let bits = self.bitcast(single, types::I32);
        let lost = self.b.ins().fcmp(FloatCC::OrderedNotEqual, back, double);
        let last = self.b.ins().band_imm(bits, 1);
        let even = self.b.ins().icmp_imm(IntCC::Equal, last, 0);
        let adjusts = self.b.ins().band(lost, even);
        let (far, near) = (self.b.ins().fabs(back), self.b.ins().fabs(double));
        let beyond = self.b.ins().fcmp(FloatCC::GreaterThan, far, near);
        let (less, more) = (self.b.ins().iadd_imm(bits, -1), self.b.ins().iadd_imm(bits, 1));
        let other = self.b.ins().select(beyond, less, more);
        let bits = self.b.ins().select(adjusts, other, bits);
        self.bitcast(bits, types::F32)
    }
}
