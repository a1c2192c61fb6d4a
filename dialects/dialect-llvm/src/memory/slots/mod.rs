//! Memory slots: `llvm.alloca`, and the operations that access its memory or use its pointer.
//!
//! Sizes are those of the default data layout: pointers have 64 bits, and integers begin with the least significant byte.

mod accesses;
mod convert;
mod destructure;
mod destructure_intrinsics;
mod elements;
mod intrinsics;
mod layout;
mod pointers;

use ir_core::interfaces::{DeletionKind, MemorySlot, PromotableAllocationOpInterface, erase_promoted};
use ir_core::ir::{Builder, Use};

use crate::prelude::*;
use crate::{AllocaOp, DbgDeclareOp, DbgValueOp, GEPNoWrapFlags, GEPOp, UndefOp};

impl PromotableAllocationOpInterface for AllocaOp {
    /// An allocation in another block than the entry block may be executed repeatedly, and is memory of its own each time.
    fn promotable_slots(self, ir: &Ir) -> Vec<MemorySlot> {
        let is_in_entry = ir.parent_block(self.op()).is_some_and(|block| ir.is_entry_block(block));
        let element = self.elem_type_attr(ir).and_then(|ty| type_value(ir.context(), ty));
        let slot = |element| MemorySlot { pointer: self.res(ir), element };
        element.filter(|_| is_in_entry).map(slot).into_iter().collect()
    }

    fn default_value(self, builder: &mut Builder<'_>, slot: MemorySlot) -> Value {
        builder.set_location(builder.ir().location(self.op()));
        let undef = UndefOp::create(builder, slot.element);
        undef.res(builder.ir())
    }

    /// Each variable that is declared to be in the slot has the value of the block argument.
    fn handle_block_argument(self, builder: &mut Builder<'_>, slot: MemorySlot, argument: Value) {
        let users: Vec<Use> = builder.ir().uses(slot.pointer).collect();
        for place in users {
            if let Some(declare) = DbgDeclareOp::cast(builder.ir(), place.op) {
                declare_value(builder, declare, argument);
            }
        }
    }

    fn handle_promotion_complete(
        self,
        builder: &mut Builder<'_>,
        _slot: MemorySlot,
        default: Option<Value>,
    ) -> Option<Op> {
        erase_promoted(builder.ir_mut(), self.op(), default);
        None
    }
}

/// Creates the `llvm.intr.dbg.value` that says that the declared variable has this value.
fn declare_value(builder: &mut Builder<'_>, declare: DbgDeclareOp, value: Value) {
    let ir = builder.ir();
    let (location, expression) = (ir.location(declare.op()), declare.location_expr_attr(ir));
    let Some(variable) = declare.var_info_attr(ir) else { return };
    builder.set_location(location);
    let created = DbgValueOp::create(builder, value, variable);
    created.set_location_expr(builder.ir_mut(), expression);
}

/// Creates an `llvm.getelementptr` with constant indices.
fn gep(
    builder: &mut Builder<'_>,
    ty: Type,
    element: Type,
    base: Value,
    indices: &[i32],
    flags: Option<GEPNoWrapFlags>,
) -> Op {
    let new = GEPOp::builder(builder, ty, base, &[], indices, element);
    match flags {
        Some(flags) => new.no_wrap_flags(flags).create().op(),
        None => new.create().op(),
    }
}

/// The uses of the operation's results.
fn uses_of_results(ir: &Ir, op: Op) -> Vec<Use> {
    ir.results(op).flat_map(|result| ir.uses(result)).collect()
}

/// The outcome for operations that are of no use without the slot.
const DELETE: DeletionKind = DeletionKind::Delete;
