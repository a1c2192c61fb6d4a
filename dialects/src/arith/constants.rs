//! Constants of `arith`, which other dialects materialize, too.

use ir_core::context::Signedness;
use ir_core::predicates::attributes::{attribute_type, is_elements_attr, is_float_attr, is_integer_attr};

use super::ConstantOp;
use crate::prelude::*;
use crate::ub::{self, PoisonOp, is_poison};

/// Whether the attribute can be the value of an `arith.constant`.
pub(super) fn is_number_or_elements(ctx: &Context, value: Attribute) -> bool {
    is_integer_attr(ctx, value) || is_float_attr(ctx, value) || is_elements_attr(ctx, value)
}

/// Creates a `ub.poison` for poison, and an `arith.constant` for a number or elements of that type.
pub(crate) fn constant(b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
    let ctx = b.context();
    if is_poison(ctx, value) {
        return ub::constant(b, value, ty);
    }
    let is_constant = is_number_or_elements(ctx, value);
    let has_sign = matches!(
        ty.kind(ctx),
        TypeKind::Integer { signedness: Signedness::Signed | Signedness::Unsigned, .. }
    );
    (is_constant && !has_sign && attribute_type(ctx, value) == Some(ty))
        .then(|| ConstantOp::create(b, value).op())
}

/// Creates a constant of `arith`, or a `ub.poison` for poison.
pub(crate) fn constant_or_poison(b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
    if is_poison(b.context(), value) {
        return Some(PoisonOp::builder(b, ty).value(value).create().op());
    }
    constant(b, value, ty)
}
