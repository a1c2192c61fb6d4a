//! Memory slots: allocations whose contents can become values, and operations that access them.
//!
//! Implementations change the IR, too: they remove or rewire their operation.

#![allow(clippy::unused_unit, reason = "the macro `interface` takes the type of each result")]

use super::interface;
use crate::ir::{Ir, Op, Use, Value};

/// Memory of one value that is only reachable through its pointer (MLIR's `MemorySlot`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemorySlot {
    /// The pointer to the memory.
    pub pointer: Value,
    /// The type of the value in the memory.
    pub element: crate::context::Type,
}

impl MemorySlot {
    /// Whether all of these uses are uses of the slot's pointer.
    #[must_use]
    pub fn is_used_by_all(&self, ir: &Ir, uses: &[Use]) -> bool {
        uses.iter().all(|place| ir.operand(place.op, place.index) == self.pointer)
    }

    /// Whether the only use is one of the slot's pointer, as in an access with one pointer operand.
    #[must_use]
    pub fn is_used_once(&self, ir: &Ir, uses: &[Use]) -> bool {
        uses.len() == 1 && self.is_used_by_all(ir, uses)
    }
}

/// Erases the allocation of a promoted slot, and the default value of the slot if nothing uses it.
pub fn erase_promoted(ir: &mut Ir, allocation: Op, default: Option<Value>) {
    let unused = default.filter(|value| ir.is_unused(*value));
    if let Some(op) = unused.and_then(|value| ir.defining_op(value)) {
        ir.erase(op);
    }
    ir.erase(allocation);
}

/// Whether an operation is erased when its blocking uses are removed (MLIR's `DeletionKind`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeletionKind {
    /// The operation remains, without the blocking uses.
    Keep,
    /// The driver erases the operation.
    Delete,
}

interface! {
    /// Operations that allocate memory slots (MLIR's `PromotableAllocationOpInterface`).
    PromotableAllocationOpInterface,
    /// See [`PromotableAllocationOpInterface`].
    PromotableAllocationModel {
        /// The slots that may be promoted, according to the allocation alone. Uses of their pointers are
        /// not considered.
        fn promotable_slots(self, ctx, ir) -> Vec<MemorySlot>;
    }
    changes {
        /// Creates the value of the slot before any store, at the insertion point: the start of the pointer's
        /// block.
        fn default_value(self, builder, slot: MemorySlot) -> Value;
        /// Handles a new block argument that has the value of the slot. The insertion point is the start of
        /// its block.
        fn handle_block_argument(self, builder, slot: MemorySlot, argument: Value) -> () { () };
        /// Cleans up after the promotion, when the pointer is unused: erases the allocation, and the
        /// default value if it is unused ([`erase_promoted`]). Returns the allocation of the remaining
        /// slots, if it exists.
        fn handle_promotion_complete(self, builder, slot: MemorySlot, default: Option<Value>) -> Option<Op>;
    }
}

interface! {
    /// Operations that load from memory slots or store to them (MLIR's `PromotableMemOpInterface`). An
    /// operation that does both loads first.
    PromotableMemOpInterface,
    /// See [`PromotableMemOpInterface`].
    PromotableMemModel {
        /// Whether the operation loads from the slot.
        fn loads_from(self, ctx, ir, slot: MemorySlot) -> bool;
        /// Whether the operation stores to the slot.
        fn stores_to(self, ctx, ir, slot: MemorySlot) -> bool;
        /// The uses of the operation's results that must be removed together with the blocking uses; `None`
        /// if the blocking uses cannot be removed.
        fn can_uses_be_removed(self, ctx, ir, slot: MemorySlot, blocking: &[Use]) -> Option<Vec<Use>>;
    }
    changes {
        /// The value in the slot after the operation, which stores to it. Operations that compute it are
        /// created at the insertion point, after the operation. `reaching` is the previous value, which an
        /// operation that only loads returns.
        fn stored(self, builder, slot: MemorySlot, reaching: Value) -> Value { reaching };
        /// Removes the blocking uses after the operation has agreed. The insertion point is after the
        /// operation, and `reaching` is the value in the slot before it.
        fn remove_blocking_uses(self, builder, slot: MemorySlot, blocking: &[Use], reaching: Value) -> DeletionKind;
    }
}

interface! {
    /// Operations that do not access memory and can be rewritten without a slot's pointer (MLIR's
    /// `PromotableOpInterface`).
    PromotableOpInterface,
    /// See [`PromotableOpInterface`].
    PromotableModel {
        /// The uses of the operation's results that must be removed together with the blocking uses; `None`
        /// if the blocking uses cannot be removed.
        fn can_uses_be_removed(self, ctx, ir, blocking: &[Use]) -> Option<Vec<Use>>;
        /// Whether the operation needs the stored values:
        /// [`visit_replaced_values`](Self::visit_replaced_values).
        fn requires_replaced_values(self, ctx, ir) -> bool { false };
    }
    changes {
        /// Removes the blocking uses after the operation has agreed. The insertion point is after the
        /// operation.
        fn remove_blocking_uses(self, builder, blocking: &[Use]) -> DeletionKind;
        /// Visits the stored values, each with its store.
        fn visit_replaced_values(self, builder, stored: &[(Op, Value)]) -> () { () };
    }
}
