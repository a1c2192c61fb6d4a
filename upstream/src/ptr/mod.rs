//! Result types of operations of the dialect `ptr`.

use ir_core::predicates::shaped::{element_type_or_self, with_element_type};

use crate::prelude::*;

/// `ptr.ptr_add`: the pointer type of the base, in the shape of the offset if that has one.
#[derive(Clone, Copy, Debug)]
pub struct PtrAdd;

impl ResultTypes for PtrAdd {
    fn infer(parts: &Parts<'_>) -> Option<Vec<Type>> {
        let (ctx, base, offset) = (parts.context(), parts.operand(0)?, parts.operand(1)?);
        let shaped = with_element_type(ctx, offset, element_type_or_self(ctx, base));
        Some(vec![shaped.unwrap_or(base)])
    }
}
