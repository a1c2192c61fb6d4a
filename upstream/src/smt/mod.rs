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

impl ResultTypes for Concat {
    fn infer(parts: &Parts<'_>) -> Option<Vec<Type>> {
        let ctx = parts.context();
        let [left, right] = [0, 1].map(|index| bit_vector_width(ctx, parts.operand(index)?));
        Some(vec![type_of(ctx, "smt", "bv", [Param::Int(left?.checked_add(right?)?)])?])
    }
}
