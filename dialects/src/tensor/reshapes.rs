//! Verifiers of reshapes.

use ir_core::predicates::shaped::{num_elements, rank};

use super::{CollapseShapeOp, ExpandShapeOp, ReshapeOp};
use crate::prelude::*;
use crate::shapes::{collapsed_shape, reassociation, verify_reassociation};

fn without_encoding(ctx: &Context, ty: Type) -> Type {
    match ty.kind(ctx) {
        TypeKind::RankedTensor { shape, element, .. } => ctx.ranked_tensor_type(shape, element, None),
        _ => ty,
    }
}

/// Verifies that groups of dimensions of `expanded` match the dimensions of `collapsed`.
fn verify_groups(ir: &Ir, op: Op, expanded: Type, collapsed: Type, groups: &[Vec<i64>]) -> Verified {
    let ctx = ir.context();
    let fail = |message: String| Err(op_error(ir, op, &message));
    verify_reassociation(ctx, expanded, collapsed, groups).or_else(fail)?;
    let TypeKind::RankedTensor { shape, element, encoding } = expanded.kind(ctx) else { return Ok(()) };
    let shape = collapsed_shape(shape, groups);
    let expected = ctx.type_of(TypeKind::RankedTensor { shape: &shape, element, encoding });
    if without_encoding(ctx, expected) != without_encoding(ctx, collapsed) {
        let (expected, collapsed) = (expected.to_text(ctx), collapsed.to_text(ctx));
        return fail(format!("expected collapsed type to be '{expected}', but got '{collapsed}'"));
    }
    Ok(())
}

impl VerifyOp for ExpandShapeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, result] = [self.src(ir), self.result(ir)].map(|value| ir.value_type(value));
        let sizes = self.static_output_shape(ir);
        let given = sizes.len();
        if let Some(required) = shape(ctx, result).map(<[i64]>::len).filter(|required| *required != given) {
            let message = format!(
                "expected number of static shape dims to be equal to the output rank ({required}) but found {given} \
                 inputs instead"
            );
            return Err(op_error(ir, self.op(), &message));
        }
        // A static size may equal the value that marks a dynamic size.
        let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
        let values = self.output_shape(ir).len();
        if dynamic != values {
            let message = format!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} \
                 dynamic dims while output_shape has {values} values"
            );
            return Err(op_error(ir, self.op(), &message));
        }
        let groups = reassociation(ctx, self.reassociation_attr(ir));
        verify_groups(ir, self.op(), result, source, &groups)
    }
}

impl VerifyOp for CollapseShapeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let [source, result] = [self.src(ir), self.result(ir)].map(|value| ir.value_type(value));
        let groups = reassociation(ctx, self.reassociation_attr(ir));
        if groups.iter().any(Vec::is_empty) {
            let message = "reassociation indices must not be empty";
            return Err(op_error(ir, self.op(), message));
        }
        verify_groups(ir, self.op(), source, result, &groups)
    }
}

impl VerifyOp for ReshapeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let fail = |message| Err(op_error(ir, self.op(), message));
        let [source, sizes, result] =
            [self.source(ir), self.shape(ir), self.result(ir)].map(|value| ir.value_type(value));
        if element_type(ctx, source) != element_type(ctx, result) {
            return fail("element types of source and destination tensor types should be the same");
        }
        let Some(result_rank) = rank(ctx, result) else { return Ok(()) };
        if let (Some(from), Some(to)) = (num_elements(ctx, source), num_elements(ctx, result))
            && from != to
        {
            return fail("source and destination tensor should have the same number of elements");
        }
        match shape(ctx, sizes).and_then(|shape| shape.first()).copied() {
            Some(ir_core::context::DYNAMIC) => fail(
                "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type",
            ),
            Some(length) if length != result_rank => {
                fail("length of shape operand differs from the result's tensor rank")
            }
            _ => Ok(()),
        }
    }
}
