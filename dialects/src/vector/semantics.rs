//! Constants, folds, and types of results.

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::runtime::inference::{InferTypeOpInterface, InferenceError, InferredTypes, OpInputs};

use super::{ExtractOp, LoadOp, StoreOp};
use crate::prelude::*;

crate::support::materializes_constants!(crate::arith::constant);

crate::memref::folds_casts!(LoadOp, StoreOp);

impl InferTypeOpInterface for ExtractOp {
    /// Infers the element type if there is a position for each dimension, and a vector of the other
    /// dimensions otherwise.
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let TypeKind::Vector { shape, scalable, element } = inputs.operand_type(0)?.kind(ctx) else {
            return Err(InferenceError::NO_REASON);
        };
        let positions = inputs.attribute("static_position").and_then(|at| dense_array_ints(ctx, at));
        let count = positions.unwrap_or_default().len();
        let (shape, scalable) = (shape.get(count..), scalable.get(count..));
        Ok(vec![match (shape, scalable) {
            (Some(shape @ [_, ..]), Some(scalable)) => ctx.vector_type(shape, scalable, element),
            _ => element,
        }])
    }

    /// A vector of one element is compatible with the element.
    fn are_compatible_return_types(ctx: &Context, inferred: &[Type], given: &[Type]) -> bool {
        let is_single = |vector: Type, of: Type| matches!(vector.kind(ctx), TypeKind::Vector { shape: [1], element, .. } if element == of);
        let ([a], [b]) = (inferred, given) else { return false };
        a == b || is_single(*a, *b) || is_single(*b, *a)
    }
}
