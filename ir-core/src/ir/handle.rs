//! Typed handles of operations.
//!
//! `OpHandle` consists of a name and an operation, for interfaces and patterns. `runtime::DefinedOp` adds
//! the definition.

use super::{Ir, Op, Value};
use crate::context::NameHash;

/// A handle of an operation of one definition.
///
/// `AddOp::cast(ir, op)` is a checked cast; [`Op::isa`] is the check alone.
pub trait OpHandle: Copy + 'static {
    /// The full name of the operation, such as `arith.addi`.
    const NAME: &'static str;

    /// The hash of the name.
    const NAME_HASH: NameHash = NameHash::new(Self::NAME);

    /// Creates a handle of `op` without a check. The caller guarantees the definition.
    #[doc(hidden)]
    fn from_op_unchecked(op: Op) -> Self;

    /// The operation.
    fn op(self) -> Op;

    /// Casts `op`; `None` for an operation of another definition.
    #[must_use]
    fn cast(ir: &Ir, op: Op) -> Option<Self> {
        op.isa::<Self>(ir).then(|| Self::from_op_unchecked(op))
    }

    /// The operation that defines `value`; `None` for a block argument, and for an operation of another
    /// definition.
    #[must_use]
    fn defining(ir: &Ir, value: Value) -> Option<Self> {
        Self::cast(ir, ir.defining_op(value)?)
    }
}

impl Op {
    /// Whether the operation is of this definition.
    #[must_use]
    pub fn isa<T: OpHandle>(self, ir: &Ir) -> bool {
        let (name, ctx) = (ir.name(self), ir.context());
        name.name_hash(ctx) == T::NAME_HASH && name.as_str(ctx) == T::NAME
    }
}
