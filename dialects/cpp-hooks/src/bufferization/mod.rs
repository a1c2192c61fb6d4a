//! Result types of operations of the dialect `bufferization`.

use ir_core::predicates::build::i1_type;
use ir_core::predicates::types::is_integer_of_width;

use crate::prelude::*;

/// `bufferization.dealloc`: a bit for each retained value. Each deallocated value has a condition, too, and conditions are the
/// only integers among the operands.
#[derive(Clone, Copy, Debug)]
pub struct Dealloc;

impl InferTypeOpInterface for Dealloc {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let conditions = inputs.operand_types().filter(|ty| is_integer_of_width(ctx, *ty, 1)).count();
        let retained = inputs.operands.len().checked_sub(2 * conditions).ok_or(InferenceError::NO_REASON)?;
        Ok(vec![i1_type(ctx); retained])
    }
}
