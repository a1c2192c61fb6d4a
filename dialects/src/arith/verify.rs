//! User-provided verifiers.

use ir_core::context::Signedness;
use ir_core::predicates::attributes::is_splat_elements_attr;
use ir_core::predicates::shaped::{i1_same_shape, is_scalable};

use super::constants::is_number_or_elements;
use super::*;
use crate::prelude::*;

// The verifier of casts has already compared the widths.
crate::support::verified_before!(
    ExtFOp,
    ExtSIOp,
    ExtUIOp,
    ScalingExtFOp,
    ScalingTruncFOp,
    TruncFOp,
    TruncIOp
);

impl VerifyOp for ConstantOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let ctx = ir.context();
        let fail = |message| Err(op_error(ir, self.op(), message));
        let ty = ir.value_type(self.result(ir));
        if let TypeKind::Integer { signedness: Signedness::Signed | Signedness::Unsigned, .. } = ty.kind(ctx)
        {
            return fail("integer return type must be signless");
        }
        let Some(value) = self.value_attr(ir) else { return Ok(()) };
        if !is_number_or_elements(ctx, value) {
            return fail("value must be an integer, float, or elements attribute");
        }
        if is_scalable(ctx, ty) && !is_splat_elements_attr(ctx, value) {
            return fail(
                "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
            );
        }
        Ok(())
    }
}

impl VerifyOp for SelectOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let ctx = ir.context();
        let condition = ir.value_type(self.condition(ir));
        if condition == Type::I1 {
            return Ok(());
        }
        let fail = |message: String| Err(op_error(ir, self.op(), &message));
        let result = ir.value_type(self.result(ir));
        let is_container = matches!(
            result.kind(ctx),
            TypeKind::RankedTensor { .. } | TypeKind::UnrankedTensor(_) | TypeKind::Vector { .. }
        );
        let found = condition.to_text(ctx);
        if !is_container {
            return fail(format!("expected condition to be a signless i1, but got '{found}'"));
        }
        let expected = i1_same_shape(ctx, result);
        if condition != expected {
            return fail(format!(
                "expected condition type to have the same shape as the result type, expected '{}', but got '{found}'",
                expected.to_text(ctx)
            ));
        }
        Ok(())
    }
}
