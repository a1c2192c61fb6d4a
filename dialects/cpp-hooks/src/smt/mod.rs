//! Result types of operations of the dialect `smt`.

use ir_core::attr_or_type::{DefStorage, Interned as _, Param, type_of};
use ir_core::predicates::types::is_named;

use crate::prelude::*;

/// `smt.bv.concat`: as wide as both operands.
#[derive(Clone, Copy, Debug)]
pub struct Concat;

/// The width of a type `!smt.bv<…>`.
fn bit_vector_width(ctx: &Context, ty: Type) -> Option<i64> {
    match ty.def_storage(ctx).map(DefStorage::params) {
        Some([Param::Int(width)]) if is_named(ctx, ty, "smt", &["bv"]) => Some(*width),
        _ => None,
    }
}

impl InferTypeOpInterface for Concat {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let (left, right) = (inputs.operand_type(0)?, inputs.operand_type(1)?);
        let widths = bit_vector_width(ctx, left).zip(bit_vector_width(ctx, right));
        let width = widths.and_then(|(left, right)| left.checked_add(right));
        let ty = width.and_then(|width| type_of(ctx, "smt", "bv", [Param::Int(width)]));
        ty.map(|ty| vec![ty]).ok_or(InferenceError::NO_REASON)
    }
}
