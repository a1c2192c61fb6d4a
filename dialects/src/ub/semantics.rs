//! Poison as a constant.

use ir_core::attr_or_type::DefHandle as _;

use super::{PoisonAttr, PoisonOp};
use crate::prelude::*;

crate::support::constants!(PoisonOp);

crate::support::materializes_constants!(constant);

/// Creates a `ub.poison` for poison.
pub(crate) fn constant(b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
    is_poison(b.context(), value).then(|| PoisonOp::builder(b, ty).value(value).create().op())
}

/// Whether the attribute is poison.
pub(crate) fn is_poison(ctx: &Context, value: Attribute) -> bool {
    PoisonAttr::is(ctx, value)
}
