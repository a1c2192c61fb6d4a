//! Shared code of several dialects.

/// Implements `VerifyOp` for operations that repeat earlier checks in their MLIR verifier.
macro_rules! verified_before {
    ($($op:ty),* $(,)?) => {$(
        impl ir_core::runtime::VerifyOp for $op {
            fn verify(
                self,
                _ir: &ir_core::ir::Ir,
            ) -> Result<(), ir_core::diagnostic::Diagnostic> {
                Ok(())
            }
        }
    )*};
}
pub(crate) use verified_before;

use ir_core::context::DYNAMIC;
use ir_core::diagnostic::Diagnostic;
use ir_core::fold::constant_of;
use ir_core::interfaces::Speculatability;
use ir_core::ir::{Ir, Value};
use ir_core::predicates::attributes::int;
use ir_core::runtime::OpHandle;
use ir_core::verify::op_error;

/// The result of a verifier.
pub(crate) type Verified = Result<(), Diagnostic>;

/// An error of a verifier about the operation.
pub(crate) fn fail(ir: &Ir, handle: impl OpHandle, message: impl AsRef<str>) -> Verified {
    Err(op_error(ir, handle.op(), message.as_ref()))
}

/// Implements `ConstantLike` for operations with the constant as attribute `value`.
macro_rules! constants {
    ($($op:ty),* $(,)?) => {$(
        impl ir_core::runtime::ConstantLike for $op {
            fn constant_value(
                self,
                ir: &ir_core::ir::Ir,
            ) -> Option<ir_core::context::Attribute> {
                ir_core::runtime::properties::get(ir, ir_core::runtime::OpHandle::op(self), "value")
            }
        }
    )*};
}
pub(crate) use constants;

/// Implements `MaterializeConstant` for a dialect through a function.
macro_rules! materializes_constants {
    ($constant:path) => {
        impl ir_core::runtime::MaterializeConstant for super::Registered {
            fn materialize_constant(
                &self,
                b: &mut dyn ir_core::ir::OpBuilder,
                value: ir_core::context::Attribute,
                ty: ir_core::context::Type,
            ) -> Option<ir_core::ir::Op> {
                $constant(b, value, ty)
            }
        }
    };
}
pub(crate) use materializes_constants;

/// The speculatability of a size query. It is speculatable if the dimension is known to exist.
pub(crate) fn dim_speculatability(ir: &Ir, source: Value, index: Value) -> Speculatability {
    let ctx = ir.context();
    let index = constant_of(ir, index).and_then(|index| int(ctx, index));
    let rank = ir.value_type(source).shape(ctx).map(<[i64]>::len);
    let exists =
        index.zip(rank).is_some_and(|(index, rank)| usize::try_from(index).is_ok_and(|index| index < rank));
    if exists { Speculatability::Speculatable } else { Speculatability::NotSpeculatable }
}

/// The constants of a list of static values and operands. The operands replace [`DYNAMIC`] entries.
pub(crate) fn mixed_constants<'a>(
    ir: &'a Ir,
    values: &'a [i64],
    operands: &'a [Value],
) -> impl Iterator<Item = Option<i64>> + 'a {
    let ctx = ir.context();
    let mut operands = operands.iter();
    values.iter().map(move |value| match *value {
        DYNAMIC => operands.next().and_then(|operand| int(ctx, constant_of(ir, *operand)?)),
        value => Some(value),
    })
}
