//! Poison as a constant.

use ir_core::context::{Attribute, Context, Location, Type};
use ir_core::ir::{Builder, Op};
use ir_core::spec::OpHandle;

use super::PoisonOp;

crate::support::constants!(PoisonOp);

crate::support::materializes_constants!(constant);

/// A `ub.poison` for poison.
pub(crate) fn constant(
    ctx: &Context,
    builder: &mut Builder<'_>,
    value: Attribute,
    ty: Type,
    location: Location,
) -> Option<Op> {
    crate::fold::is_poison(ctx, value).then(|| PoisonOp::build(builder, ctx, location, ty, Some(value)).op())
}
