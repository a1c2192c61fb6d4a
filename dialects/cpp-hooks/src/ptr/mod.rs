//! Result types of operations of the dialect `ptr`.

use ir_core::predicates::shaped::{element_type_or_self, with_element_type};

use crate::prelude::*;

/// `ptr.ptr_add`: the pointer type of the base, in the shape of the offset if that has one.
#[derive(Clone, Copy, Debug)]
pub struct PtrAdd;

impl InferTypeOpInterface for PtrAdd {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let (ctx, base, offset) = (inputs.context(), inputs.operand_type(0)?, inputs.operand_type(1)?);
        let shaped = with_element_type(ctx, offset, element_type_or_self(ctx, base));
        Ok(vec![shaped.unwrap_or(base)])
    }
}
