//! Result types of operations of the dialect `comb`.

use ir_core::num::ApInt;
use ir_core::predicates::types::integer_width;

use crate::prelude::*;

/// `comb.concat`: an integer as wide as all operands together.
#[derive(Clone, Copy, Debug)]
pub struct Concat;

impl InferTypeOpInterface for Concat {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let widths = inputs.operand_types().map(|ty| integer_width(ctx, ty));
        let total: Option<i64> = widths.sum();
        let total = total.and_then(|total| u32::try_from(total).ok()).filter(|it| *it <= ApInt::MAX_WIDTH);
        total.map(|total| vec![ctx.integer_type(total)]).ok_or(InferenceError::NO_REASON)
    }
}
