//! Casts, constants and speculatability.

use ir_core::interfaces::SpeculationOpInterface;
use ir_core::predicates::shaped::element_type_bit_width;
use ir_core::predicates::types::is_tensor_type;
use ir_core::runtime::checks::CastOpInterface;
use ir_core::runtime::traits::are_shapes_compatible;

use super::{BitcastOp, CastOp, ConcatOp, DimOp};
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

ir_core::without_patterns!(ConcatOp);
