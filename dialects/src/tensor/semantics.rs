//! Casts, constants and speculatability.

use ir_core::interfaces::{DialectSpeculationInterface, SpeculationOpInterface};
use ir_core::predicates::shaped::element_type_bit_width;
use ir_core::predicates::types::is_tensor_type;
use ir_core::runtime::checks::CastOpInterface;
use ir_core::runtime::traits::are_shapes_compatible;

use super::{BitcastOp, CastOp, ConcatOp, DimOp, ExtractOp};
use crate::IndexOrValue;
use crate::prelude::*;

crate::support::materializes_constants!(crate::arith::constant);

/// The operand and result type, if they are tensors with compatible shapes.
fn tensors(ctx: &Context, operands: &[Type], results: &[Type]) -> Option<(Type, Type)> {
    let ([from], [to]) = (operands, results) else { return None };
    let fit =
        is_tensor_type(ctx, *from) && is_tensor_type(ctx, *to) && are_shapes_compatible(ctx, *from, *to);
    fit.then_some((*from, *to))
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool {
        tensors(ctx, operands, results)
            .is_some_and(|(from, to)| element_type(ctx, from) == element_type(ctx, to))
    }
}

impl CastOpInterface for BitcastOp {
    fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool {
        tensors(ctx, operands, results)
            .is_some_and(|(from, to)| element_type_bit_width(ctx, from) == element_type_bit_width(ctx, to))
    }
}

impl SpeculationOpInterface for DimOp {
    fn speculatability(self, ir: &Ir) -> Speculatability {
        crate::support::dim_speculatability(ir, self.source(ir), self.index(ir))
    }
}

/// Extractions, which the definitions declare always speculatable. An element out of bounds is undefined.
struct Extractions;

impl DialectSpeculationInterface for Extractions {
    fn is_always_defined(&self, ir: &Ir, op: Op) -> bool {
        let Some(extract) = ExtractOp::cast(ir, op) else { return true };
        let Some(sizes) = ir.value_type(extract.tensor(ir)).shape(ir.context()) else { return false };
        let is_inside = |(index, size): (Value, &i64)| {
            IndexOrValue::Value(index).constant(ir).is_some_and(|index| (0..*size).contains(&index))
        };
        extract.indices(ir).iter().zip(sizes).all(is_inside)
    }
}

/// Registers the hooks.
pub(super) fn register_speculation(ctx: &Context) {
    ctx.register_speculation("tensor", &Extractions);
}

ir_core::without_patterns!(ConcatOp);
