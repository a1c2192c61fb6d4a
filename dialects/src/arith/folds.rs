//! Constants and speculatability.

use ir_core::interfaces::{DialectSpeculationInterface, SpeculationOpInterface};

use super::{CeilDivSIOp, CeilDivUIOp, ConstantOp, DivSIOp, DivUIOp, FloorDivSIOp, RemSIOp, RemUIOp};
use crate::prelude::*;

crate::support::constants!(ConstantOp);

crate::support::materializes_constants!(crate::arith::constant);

/// A division is speculatable if the quotient is known to be defined. So is a remainder.
fn division(ir: &Ir, divisor: Value, is_signed: bool) -> Speculatability {
    let ctx = ir.context();
    let divisor = constant_of(ir, divisor).and_then(|value| integer_value(ctx, value));
    match divisor {
        Some(divisor) if !divisor.is_zero() && (!is_signed || !divisor.is_all_ones()) => {
            Speculatability::Speculatable
        }
        _ => Speculatability::NotSpeculatable,
    }
}

macro_rules! divisions {
    ($($op:ty: $is_signed:literal),*) => {$(
        impl SpeculationOpInterface for $op {
            fn speculatability(self, ir: &Ir) -> Speculatability {
                division(ir, self.rhs(ir), $is_signed)
            }
        }
    )*};
}

divisions!(DivUIOp: false, CeilDivUIOp: false, DivSIOp: true, CeilDivSIOp: true);

/// Divisions that the definitions declare always speculatable.
struct UndeclaredDivisions;

impl DialectSpeculationInterface for UndeclaredDivisions {
    fn is_always_defined(&self, ir: &Ir, op: Op) -> bool {
        let is_signed = RemSIOp::cast(ir, op).is_some() || FloorDivSIOp::cast(ir, op).is_some();
        if !is_signed && RemUIOp::cast(ir, op).is_none() {
            return true;
        }
        division(ir, ir.operand(op, 1), is_signed) == Speculatability::Speculatable
    }
}

/// Registers the hooks.
pub(super) fn register_speculation(ctx: &Context) {
    ctx.register_speculation("arith", &UndeclaredDivisions);
}
