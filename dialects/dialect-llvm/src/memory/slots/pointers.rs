//! Operations that use the pointer of a slot, but do not access its memory.

use ir_core::interfaces::{DeletionKind, PromotableOpInterface};
use ir_core::ir::{Builder, InsertionPoint, Use};

use super::{DELETE, declare_value, uses_of_results};
use crate::memory::{Index, indices};
use crate::prelude::*;
use crate::{
    AddrSpaceCastOp, BitcastOp, DbgDeclareOp, DbgValueOp, GEPOp, InvariantEndOp, InvariantStartOp,
    LaunderInvariantGroupOp, LifetimeEndOp, LifetimeStartOp, StripInvariantGroupOp, UndefOp,
};

/// Implements operations that are deleted together with the users of their results.
macro_rules! discardable {
    ($($op:ty),*) => {$(
        impl PromotableOpInterface for $op {
            fn can_uses_be_removed(self, ir: &Ir, _blocking: &[Use]) -> Option<Vec<Use>> {
                Some(uses_of_results(ir, self.op()))
            }

            fn remove_blocking_uses(self, _builder: &mut Builder<'_>, _blocking: &[Use]) -> DeletionKind {
                DELETE
            }
        }
    )*};
}

discardable! {
    AddrSpaceCastOp, BitcastOp, InvariantEndOp, InvariantStartOp, LaunderInvariantGroupOp, LifetimeEndOp,
    LifetimeStartOp, StripInvariantGroupOp
}

impl PromotableOpInterface for GEPOp {
    /// Only the address of the first element equals that of the slot.
    fn can_uses_be_removed(self, ir: &Ir, _blocking: &[Use]) -> Option<Vec<Use>> {
        let is_first = indices(ir, self).iter().all(|index| *index == Index::Constant(0));
        is_first.then(|| uses_of_results(ir, self.op()))
    }

    fn remove_blocking_uses(self, _builder: &mut Builder<'_>, _blocking: &[Use]) -> DeletionKind {
        DELETE
    }
}

impl PromotableOpInterface for DbgDeclareOp {
    fn can_uses_be_removed(self, _ir: &Ir, _blocking: &[Use]) -> Option<Vec<Use>> {
        Some(Vec::new())
    }

    fn requires_replaced_values(self, _ir: &Ir) -> bool {
        true
    }

    fn remove_blocking_uses(self, _builder: &mut Builder<'_>, _blocking: &[Use]) -> DeletionKind {
        DELETE
    }

    /// Each store becomes a new value of the variable.
    fn visit_replaced_values(self, builder: &mut Builder<'_>, stored: &[(Op, Value)]) {
        for &(store, value) in stored {
            builder.restore_insertion_point(after_both(builder.ir(), store, value));
            declare_value(builder, self, value);
        }
    }
}

/// The insertion point after a store and after the definition of the stored value. MLIR 22 creates invalid
/// IR here.
fn after_both(ir: &Ir, store: Op, value: Value) -> Option<InsertionPoint> {
    let computed = ir.defining_op(value).filter(|op| ir.parent_block(*op) == ir.parent_block(store));
    let is_computed_after =
        |op: &Op| std::iter::successors(ir.next(store), |next| ir.next(*next)).any(|next| next == *op);
    InsertionPoint::after_op(ir, computed.filter(is_computed_after).unwrap_or(store))
}

impl PromotableOpInterface for DbgValueOp {
    fn can_uses_be_removed(self, _ir: &Ir, _blocking: &[Use]) -> Option<Vec<Use>> {
        Some(Vec::new())
    }

    /// The variable has an unknown value from here on.
    fn remove_blocking_uses(self, builder: &mut Builder<'_>, _blocking: &[Use]) -> DeletionKind {
        let value = self.value(builder.ir());
        builder.set_insertion_point(self.op());
        builder.set_location(builder.ir().value_location(value));
        let ty = builder.ir().value_type(value);
        let undef = UndefOp::create(builder, ty);
        let undef = undef.res(builder.ir());
        builder.ir_mut().set_operand(self.op(), 0, undef);
        DeletionKind::Keep
    }
}
