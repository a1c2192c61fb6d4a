//! Memory slots: allocations whose contents can become values, and the operations that access them.
//!
//! Implementations change the IR, too: they remove their operation or rewire it.

use super::interface;
use crate::ir::{Ir, Op, Use, Value};

/// Memory for one value, which is reachable through loads and stores of its pointer only (MLIR's `MemorySlot`).
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

    /// Whether the only use is one of the slot's pointer, as for an access that has one pointer operand.
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
        /// The slots that may be promoted, by the allocation alone; uses of their pointers are not considered.
        fn promotable_slots(self, ctx, ir) -> Vec<MemorySlot>;
    }
    changes {
        /// Creates the value of the slot before any store, at the insertion point: the start of the pointer's block.
        fn default_value(self, builder, slot: MemorySlot) -> Value;
        /// Handles a new block argument that has the value of the slot. The insertion point is the start of its block.
        fn handle_block_argument(self, builder, slot: MemorySlot, argument: Value) -> () { () };
        /// Cleans up after the promotion, when the pointer has no uses left: erases the allocation, and the default value if
        /// nothing uses it ([`erase_promoted`]). Returns the allocation of the remaining slots, if there are some.
        fn handle_promotion_complete(self, builder, slot: MemorySlot, default: Option<Value>) -> Option<Op>;
    }
}

interface! {
    /// Operations that load from memory slots or store to them (MLIR's `PromotableMemOpInterface`). One that does both loads
    /// first.
    PromotableMemOpInterface,
    /// See [`PromotableMemOpInterface`].
    PromotableMemModel {
        /// Whether the operation loads from the slot.
        fn loads_from(self, ctx, ir, slot: MemorySlot) -> bool;
        /// Whether the operation stores to the slot.
        fn stores_to(self, ctx, ir, slot: MemorySlot) -> bool;
        /// The uses of the operation's results that must be removed, too, so that the blocking uses can be; `None` if they
        /// cannot be removed.
        fn can_uses_be_removed(self, ctx, ir, slot: MemorySlot, blocking: &[Use]) -> Option<Vec<Use>>;
    }
    changes {
        /// The value in the slot after the operation, which stores to it. Operations that compute it are created at the
        /// insertion point, after the operation. `reaching` is the value before it, which an operation that only loads keeps.
        fn stored(self, builder, slot: MemorySlot, reaching: Value) -> Value { reaching };
        /// Removes the blocking uses, which the operation agreed to. The insertion point is after the operation, and `reaching`
        /// is the value in the slot before it.
        fn remove_blocking_uses(self, builder, slot: MemorySlot, blocking: &[Use], reaching: Value) -> DeletionKind;
    }
}

interface! {
    /// Operations without access to memory that can do without uses of a slot's pointer (MLIR's `PromotableOpInterface`).
    PromotableOpInterface,
    /// See [`PromotableOpInterface`].
    PromotableModel {
        /// The uses of the operation's results that must be removed, too, so that the blocking uses can be; `None` if they
        /// cannot be removed.
        fn can_uses_be_removed(self, ctx, ir, blocking: &[Use]) -> Option<Vec<Use>>;
        /// Whether the operation asks for the values that were stored: [`visit_replaced_values`](Self::visit_replaced_values).
        fn requires_replaced_values(self, ctx, ir) -> bool { false };
    }
    changes {
        /// Removes the blocking uses, which the operation agreed to. The insertion point is after the operation.
        fn remove_blocking_uses(self, builder, blocking: &[Use]) -> DeletionKind;
        /// Visits the values that were stored, each with the operation that stored it.
        fn visit_replaced_values(self, builder, stored: &[(Op, Value)]) -> () { () };
    }
}
