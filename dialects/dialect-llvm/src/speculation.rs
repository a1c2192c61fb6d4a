//! Speculation of remainders, which the definitions declare always speculatable.

use ir_core::fold::constant_of;
use ir_core::interfaces::DialectSpeculationInterface;
use ir_core::predicates::attributes::integer_value;

use crate::prelude::*;
use crate::{SRemOp, URemOp};

/// Remainders are undefined for the divisor 0, and `srem` for -1 and the least dividend.
pub struct Remainders;

impl DialectSpeculationInterface for Remainders {
    fn is_always_defined(&self, ir: &Ir, op: Op) -> bool {
        let is_signed = SRemOp::cast(ir, op).is_some();
        if !is_signed && URemOp::cast(ir, op).is_none() {
            return true;
        }
        let divisor = constant_of(ir, ir.operand(op, 1)).and_then(|value| integer_value(ir.context(), value));
        divisor.is_some_and(|divisor| !(divisor.is_zero() || is_signed && divisor.is_all_ones()))
    }
}
