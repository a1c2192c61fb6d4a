//! Poison as a constant.

use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Attribute, Context, Type};
use ir_core::ir::{Op, OpBuilder};
use ir_core::runtime::OpHandle;

use super::{PoisonAttr, PoisonOp};

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
