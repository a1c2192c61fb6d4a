//! What several dialects share.

/// Implements `VerifyOp` for operations of which MLIR's verifier finds nothing that other checks, which come before it,
/// have not found.
macro_rules! verified_before {
    ($($op:ty),* $(,)?) => {$(
        impl ir_core::spec::VerifyOp for $op {
            fn verify(
                self,
                _ctx: &ir_core::context::Context,
                _ir: &ir_core::ir::Ir,
            ) -> Result<(), ir_core::diagnostic::Diagnostic> {
                Ok(())
            }
        }
    )*};
}
pub(crate) use verified_before;

use ir_core::context::{AttrKind, Attribute, Context, Location, Signedness, Type, TypeKind};
use ir_core::ir::{Builder, Op};
use ir_core::ods_support::attributes::attribute_type;
use ir_core::spec::OpHandle as _;

/// An `arith.constant` for a value that may be one: a number, or elements, of that type.
pub(crate) fn arith_constant(
    ctx: &Context,
    builder: &mut Builder<'_>,
    value: Attribute,
    ty: Type,
    location: Location,
) -> Option<Op> {
    let is_constant = matches!(
        value.kind(ctx),
        AttrKind::Integer { .. }
            | AttrKind::Float { .. }
            | AttrKind::DenseElements { .. }
            | AttrKind::DenseStrings { .. }
            | AttrKind::SparseElements { .. }
            | AttrKind::DenseResource { .. }
    );
    let has_sign = matches!(
        ty.kind(ctx),
        TypeKind::Integer { signedness: Signedness::Signed | Signedness::Unsigned, .. }
    );
    (is_constant && !has_sign && attribute_type(ctx, value) == Some(ty))
        .then(|| crate::arith::ConstantOp::build(builder, ctx, location, ty, value).op())
}

/// Implements `ConstantLike` for operations whose attribute `value` is the constant.
macro_rules! constants {
    ($($op:ty),* $(,)?) => {$(
        impl ir_core::spec::ConstantLike for $op {
            fn constant_value(
                self,
                ctx: &ir_core::context::Context,
                ir: &ir_core::ir::Ir,
            ) -> Option<ir_core::context::Attribute> {
                ir_core::spec::properties::get(ctx, ir, ir_core::spec::OpHandle::op(self), "value")
            }
        }
    )*};
}
pub(crate) use constants;

/// Implements `MaterializeConstant` for a dialect whose constants a function makes.
macro_rules! materializes_constants {
    ($constant:path) => {
        impl ir_core::spec::MaterializeConstant for super::Registered {
            fn materialize_constant(
                &self,
                ctx: &ir_core::context::Context,
                builder: &mut ir_core::ir::Builder<'_>,
                value: ir_core::context::Attribute,
                ty: ir_core::context::Type,
                location: ir_core::context::Location,
            ) -> Option<ir_core::ir::Op> {
                $constant(ctx, builder, value, ty, location)
            }
        }
    };
}
pub(crate) use materializes_constants;

/// Whether the attribute stands for poison: one of the dialect `ub`.
pub(crate) fn is_poison(ctx: &Context, value: Attribute) -> bool {
    value.to_text(ctx) == "#ub.poison"
}
