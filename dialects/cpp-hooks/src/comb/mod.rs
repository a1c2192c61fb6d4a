//! Result types of operations of the dialect `comb`.

use crate::prelude::*;

/// `comb.concat`: an integer as wide as all operands together.
#[derive(Clone, Copy, Debug)]
pub struct Concat;

impl InferTypeOpInterface for Concat {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let width = |ty: Type| match ty.kind(ctx) {
            TypeKind::Integer { width, .. } => Some(width),
            _ => None,
        };
        let total = inputs.operand_types().try_fold(0u32, |total, ty| total.checked_add(width(ty)?));
        total.map(|total| vec![ctx.integer_type(total)]).ok_or(InferenceError::NO_REASON)
    }
}
