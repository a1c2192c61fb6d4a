//! Folders of registered operations and dialects.

use super::FoldResult;
use crate::context::{Attribute, Context, OpName, RegisteredDialect, Type};
use crate::ir::{Ir, Op, OpBuilder};

/// The folder of a registered operation.
pub trait OpFolder: Send + Sync {
    /// Folds the operation, given the values of its constant operands: to existing values, to constants, or
    /// in place. Folds by traits are separate (see [`fold_op`](super::fold_op)).
    fn fold(&self, ctx: &Context, ir: &mut Ir, op: Op, operands: &[Option<Attribute>]) -> FoldResult;

    /// Whether [`fold`](Self::fold) can succeed.
    fn has_folder(&self) -> bool;

    /// The value of an operation with [`Traits::CONSTANT_LIKE`](crate::context::Traits::CONSTANT_LIKE).
    fn constant_value(&self, ctx: &Context, ir: &Ir, op: Op) -> Option<Attribute>;
}

/// The constant materialization of a dialect.
pub trait ConstantMaterializer: Send + Sync {
    /// Creates a constant operation of this value and type, for a fold of an operation of the dialect.
    /// Returns `None`, and creates no operation, if the dialect does not support the constant.
    fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op>;
}

impl OpName {
    /// The folder of a registered operation.
    #[inline]
    pub(crate) fn folder(self, ctx: &Context) -> Option<&dyn OpFolder> {
        self.model(ctx)
    }
}

impl RegisteredDialect {
    /// Creates a constant operation of the dialect, see [`ConstantMaterializer`].
    pub fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
        self.model::<dyn ConstantMaterializer>()?.materialize_constant(b, value, ty)
    }
}
