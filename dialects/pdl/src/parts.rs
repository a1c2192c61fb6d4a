//! Queries on operations and types of the dialect, for verifiers and the compiler.

use ir_core::attr_or_type::wrapped_type;
use ir_core::context::{Context, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, OpHandle, Value};

use super::NAMESPACE;

/// The outcome of a check, which fails with a diagnostic.
pub(crate) type Verified = Result<(), Diagnostic>;

/// Whether an operation is of a class.
pub(crate) fn is<H: OpHandle>(ir: &Ir, op: Op) -> bool {
    H::cast(ir, op).is_some()
}

/// The operations that use results of an operation, once for each use.
pub(crate) fn users(ir: &Ir, op: Op) -> impl Iterator<Item = Op> + '_ {
    ir.results(op).flat_map(|result| ir.uses(result)).map(|found| found.op)
}

/// The element type of a range; otherwise, the type itself.
pub(crate) fn range_element(ctx: &Context, ty: Type) -> Type {
    wrapped_type(ctx, ty, NAMESPACE, "range").unwrap_or(ty)
}

/// Whether a handle refers to a range.
pub(crate) fn is_range(ir: &Ir, value: Value) -> bool {
    wrapped_type(ir.context(), ir.value_type(value), NAMESPACE, "range").is_some()
}
