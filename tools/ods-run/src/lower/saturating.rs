//! Arithmetic that notices overflow, and that stops at the largest and the least integer.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder as _, Value as ClifValue, types};
use ir_core::ir::Op;

use super::{Lower, Lowered};
use crate::constants::mask;
use crate::layout::Kind;
use crate::memory::constant;

/// An operation that may overflow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arithmetic {
    Add,
    Subtract,
    Multiply,
    Shift,
}

impl Lower<'_, '_, '_> {
    /// Emits an intrinsic about overflow; returns whether it is one.
    pub(super) fn saturating_intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        let (is_signed, rest) = match (name.strip_prefix('s'), name.strip_prefix('u')) {
            (Some(rest), _) => (true, rest),
            (_, Some(rest)) => (false, rest),
            _ => return Ok(false),
        };
        let Some((operation, rest)) = rest.split_once('.') else { return Ok(false) };
        let operation = match operation {
            "add" => Arithmetic::Add,
            "sub" => Arithmetic::Subtract,
            "mul" => Arithmetic::Multiply,
            "shl" => Arithmetic::Shift,
            _ => return Ok(false),
        };
        match rest {
            "sat" => self.binary(op, |l, kind, a, b| {
                let (value, overflows) = l.checked(operation, is_signed, kind, a, b)?;
                let limit = l.limit(operation, is_signed, kind, a);
                Ok(l.choose(overflows, limit, value))
            }),
            "with.overflow" => self.with_overflow(op, operation, is_signed),
            _ => Ok(false),
        }
    }

    fn with_overflow(&mut self, op: Op, operation: Arithmetic, is_signed: bool) -> Lowered<bool> {
        let kinds = self.operand_kinds(op, 0)?;
        let (left, right) = (self.operand(op, 0), self.operand(op, 1));
        let (mut values, mut flags) = (Vec::new(), Vec::new());
        for ((left, right), kind) in left.into_iter().zip(right).zip(kinds) {
            let (value, overflows) = self.checked(operation, is_signed, kind, left, right)?;
            values.push(value);
            flags.push(overflows);
        }
        values.extend(flags);
        self.define(op, &values);
        Ok(true)
    }

    /// The integer at which the operation stops.
    fn limit(&mut self, operation: Arithmetic, is_signed: bool, kind: Kind, left: ClifValue) -> ClifValue {
        let all = mask(kind.width());
        if !is_signed {
            let limit = if operation == Arithmetic::Subtract { 0 } else { all };
            return constant(&mut self.b, kind.clif(), limit);
        }
        let is_negative = self.is_negative(kind, left);
        let least = constant(&mut self.b, kind.clif(), all ^ (all >> 1));
        let largest = constant(&mut self.b, kind.clif(), all >> 1);
        self.choose(is_negative, least, largest)
    }

    fn is_negative(&mut self, kind: Kind, value: ClifValue) -> ClifValue {
        let value = self.sign_extended(kind, value);
        let zero = constant(&mut self.b, kind.clif(), 0);
        self.b.ins().icmp(IntCC::SignedLessThan, value, zero)
    }

    /// The result modulo the width, and whether that is another number.
    fn checked(
        &mut self,
        operation: Arithmetic,
        is_signed: bool,
        kind: Kind,
        a: ClifValue,
        b: ClifValue,
    ) -> Lowered<(ClifValue, ClifValue)> {
        match operation {
            Arithmetic::Add => {
                let sum = self.b.ins().iadd(a, b);
                let sum = self.clear(kind, sum);
                if !is_signed {
                    return Ok((sum, self.b.ins().icmp(IntCC::UnsignedLessThan, sum, a)));
                }
                let (from_a, from_b) = (self.b.ins().bxor(a, sum), self.b.ins().bxor(b, sum));
                let both = self.b.ins().band(from_a, from_b);
                Ok((sum, self.is_negative(kind, both)))
            }
            Arithmetic::Subtract => {
                let difference = self.b.ins().isub(a, b);
                let difference = self.clear(kind, difference);
                if !is_signed {
                    return Ok((difference, self.b.ins().icmp(IntCC::UnsignedLessThan, a, b)));
                }
                let (apart, from_a) = (self.b.ins().bxor(a, b), self.b.ins().bxor(a, difference));
                let both = self.b.ins().band(apart, from_a);
                Ok((difference, self.is_negative(kind, both)))
            }
            Arithmetic::Multiply => self.checked_product(is_signed, kind, a, b),
            Arithmetic::Shift => {
                let shifted = self.b.ins().ishl(a, b);
                let shifted = self.clear(kind, shifted);
                let (wide, a) = if is_signed {
                    (self.sign_extended(kind, shifted), self.sign_extended(kind, a))
                } else {
                    (shifted, a)
                };
                let back = if is_signed { self.b.ins().sshr(wide, b) } else { self.b.ins().ushr(wide, b) };
                Ok((shifted, self.b.ins().icmp(IntCC::NotEqual, back, a)))
            }
        }
    }

    /// The product in a larger integer, compared with its truncation.
    fn checked_product(
        &mut self,
        is_signed: bool,
        kind: Kind,
        a: ClifValue,
        b: ClifValue,
    ) -> Lowered<(ClifValue, ClifValue)> {
        let wide = match kind.width() {
            0..=32 => types::I64,
            33..=64 => types::I128,
            _ => return Ok(self.checked_wide_product(is_signed, kind, a, b)),
        };
        let extend = |l: &mut Self, value| {
            if is_signed { l.signed_resize(kind, value, wide) } else { l.resize(value, wide) }
        };
        let (a, b) = (extend(self, a), extend(self, b));
        let product = self.b.ins().imul(a, b);
        let value = self.resize(product, kind.clif());
        let value = self.clear(kind, value);
        let back = extend(self, value);
        Ok((value, self.b.ins().icmp(IntCC::NotEqual, back, product)))
    }

    /// The product of integers of 65 to 128 bits. Signed ones are multiplied by their magnitudes, and the
    /// magnitude of the product has as many bits as the sign leaves, or is that of the least integer.
    fn checked_wide_product(
        &mut self,
        is_signed: bool,
        kind: Kind,
        a: ClifValue,
        b: ClifValue,
    ) -> (ClifValue, ClifValue) {
        let all = mask(kind.width());
        if !is_signed {
            let (product, is_beyond) = self.unsigned_product(a, b);
            let limit = constant(&mut self.b, types::I128, all);
            let is_wide = self.b.ins().icmp(IntCC::UnsignedGreaterThan, product, limit);
            let overflows = self.b.ins().bor(is_beyond, is_wide);
            return (self.clear(kind, product), overflows);
        }
        let ((a, a_sign), (b, b_sign)) = (self.magnitude(kind, a), self.magnitude(kind, b));
        let (product, is_beyond) = self.unsigned_product(a, b);
        let is_negative = self.b.ins().bxor(a_sign, b_sign);
        let largest = constant(&mut self.b, types::I128, all >> 1);
        let one_more = self.b.ins().uextend(types::I128, is_negative);
        let limit = self.b.ins().iadd(largest, one_more);
        let is_wide = self.b.ins().icmp(IntCC::UnsignedGreaterThan, product, limit);
        let overflows = self.b.ins().bor(is_beyond, is_wide);
        let negated = self.b.ins().ineg(product);
        let value = self.choose(is_negative, negated, product);
        (self.clear(kind, value), overflows)
    }

    /// The magnitude of a signed integer in 128 bits, and whether it is negative.
    fn magnitude(&mut self, kind: Kind, value: ClifValue) -> (ClifValue, ClifValue) {
        let value = self.sign_extended(kind, value);
        let zero = constant(&mut self.b, types::I128, 0);
        let is_negative = self.b.ins().icmp(IntCC::SignedLessThan, value, zero);
        let negated = self.b.ins().ineg(value);
        (self.choose(is_negative, negated, value), is_negative)
    }

    /// The product of unsigned integers of 128 bits, and whether it has more bits.
    ///
    /// With `a = a1 * 2^64 + a0` and `b = b1 * 2^64 + b0`, these are the bits of `a1 * b1`, of the upper
    /// halves of `a1 * b0` and `a0 * b1`, and of the carries.
    fn unsigned_product(&mut self, a: ClifValue, b: ClifValue) -> (ClifValue, ClifValue) {
        let ((a0, a1), (b0, b1)) = (self.b.ins().isplit(a), self.b.ins().isplit(b));
        let is_not_zero = |l: &mut Self, value| l.b.ins().icmp_imm(IntCC::NotEqual, value, 0);
        let (has_a1, has_b1) = (is_not_zero(self, a1), is_not_zero(self, b1));
        let mut overflows = self.b.ins().band(has_a1, has_b1);
        for (upper, lower) in [(a1, b0), (b1, a0)] {
            let high = self.b.ins().umulhi(upper, lower);
            let is_beyond = is_not_zero(self, high);
            overflows = self.b.ins().bor(overflows, is_beyond);
        }
        let (cross, other) = (self.b.ins().imul(a1, b0), self.b.ins().imul(b1, a0));
        // One of the two is zero, or the product overflows in any case.
        let cross = self.b.ins().iadd(cross, other);
        let (low, carry) = (self.b.ins().imul(a0, b0), self.b.ins().umulhi(a0, b0));
        let high = self.b.ins().iadd(cross, carry);
        let wraps = self.b.ins().icmp(IntCC::UnsignedLessThan, high, carry);
        let overflows = self.b.ins().bor(overflows, wraps);
        (self.b.ins().iconcat(low, high), overflows)
    }
}
