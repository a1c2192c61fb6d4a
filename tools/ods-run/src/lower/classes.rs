//! Tests of floats for classes of values.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder as _, Type as ClifType, Value as ClifValue, types};
use ir_core::ir::Op;
use ir_core::predicates::attributes::int;

use super::{Lower, Lowered};
use crate::layout::Kind;
use crate::memory::constant;

/// Bits of the exponent and of the stored significand of a format.
fn format(kind: Kind) -> (u32, u32) {
    match kind {
        Kind::Half => (5, 10),
        Kind::BFloat => (8, 7),
        Kind::Single => (8, 23),
        _ => (11, 52),
    }
}

impl Lower<'_, '_, '_> {
    /// Emits a test; returns whether the intrinsic is one.
    pub(super) fn class_intrinsic(&mut self, name: &str, op: Op) -> Lowered<bool> {
        match name {
            "is.fpclass" => {
                let classes =
                    self.ir.attribute(op, "bit").and_then(|bit| int(self.unit.ctx, bit)).unwrap_or(0);
                self.unary(op, |l, kind, _, value| Ok(l.is_of_class(kind, value, classes)))
            }
            _ => Ok(false),
        }
    }

    /// Whether a float is of one of the classes: signaling and quiet NaNs, then from negative infinity to the positive one.
    fn is_of_class(&mut self, kind: Kind, value: ClifValue, classes: i64) -> ClifValue {
        let ty = ClifType::int(kind.width() as u16).unwrap_or(types::I64);
        let bits = self.bitcast(value, ty);
        let (_, significand) = format(kind);
        let sign = 1_u128 << (kind.width() - 1);
        let infinity = (sign - 1) & !((1 << significand) - 1);
        let magnitude_mask = constant(&mut self.b, ty, sign - 1);
        let magnitude = self.b.ins().band(bits, magnitude_mask);
        let zero = constant(&mut self.b, ty, 0);
        let is_negative = self.b.ins().icmp(IntCC::SignedLessThan, bits, zero);
        let quiet = infinity | 1 << (significand - 1);
        // From the first magnitude of a class to before the first of the next one.
        let ranges = [
            (infinity + 1, quiet, 1, 1),
            (quiet, sign, 2, 2),
            (infinity, infinity + 1, 1 << 2, 1 << 9),
            (1 << significand, infinity, 1 << 3, 1 << 8),
            (1, 1 << significand, 1 << 4, 1 << 7),
            (0, 1, 1 << 5, 1 << 6),
        ];
        let mut all = self.b.ins().iconst(types::I8, 0);
        for (start, end, negative, positive) in ranges {
            let (negative, positive) = (classes & negative != 0, classes & positive != 0);
            if !negative && !positive {
                continue;
            }
            let start = constant(&mut self.b, ty, start);
            let from_start = self.b.ins().isub(magnitude, start);
            let length = {
                let end = constant(&mut self.b, ty, end);
                self.b.ins().isub(end, start)
            };
            let mut is_in = self.b.ins().icmp(IntCC::UnsignedLessThan, from_start, length);
            if negative != positive {
                let has_sign = if negative { is_negative } else { self.b.ins().bxor_imm(is_negative, 1) };
                is_in = self.b.ins().band(is_in, has_sign);
            }
            all = self.b.ins().bor(all, is_in);
        }
        all
    }
}
