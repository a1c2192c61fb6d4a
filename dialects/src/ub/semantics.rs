//! Poison as a constant.

use ir_core::context::{Attribute, Context, Location, Type};
use ir_core::ir::{Builder, Ir, Op};
use ir_core::spec::{ConstantLike, MaterializeConstant, OpHandle, properties};

use super::{PoisonOp, Registered};

impl ConstantLike for PoisonOp {
    fn constant_value(self, ctx: &Context, ir: &Ir) -> Option<Attribute> {
        properties::get(ctx, ir, self.op(), "value")
    }
}

impl MaterializeConstant for Registered {
    fn materialize_constant(
        &self,
        ctx: &Context,
        builder: &mut Builder<'_>,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Op> {
        crate::support::is_poison(ctx, value)
            .then(|| PoisonOp::build(builder, ctx, location, ty, Some(value)).op())
    }
}
