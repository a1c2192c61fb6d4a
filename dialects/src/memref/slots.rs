//! Memory slots: `memref.alloca` of one element, its loads and stores.

use ir_core::interfaces::{
    DeletionKind, MemorySlot, PromotableAllocationOpInterface, PromotableMemOpInterface, erase_promoted,
};
use ir_core::ir::{Builder, Use};

use super::{AllocaOp, LoadOp, StoreOp};
use crate::prelude::*;
use crate::ub::PoisonOp;

impl PromotableAllocationOpInterface for AllocaOp {
    fn promotable_slots(self, ir: &Ir) -> Vec<MemorySlot> {
        let pointer = self.memref(ir);
        match ir.value_type(pointer).kind(ir.context()) {
            TypeKind::MemRef { shape, element, .. } if shape.iter().all(|size| *size == 1) => {
                vec![MemorySlot { pointer, element }]
            }
            _ => Vec::new(),
        }
    }

    fn default_value(self, builder: &mut Builder<'_>, slot: MemorySlot) -> Value {
        builder.set_location(builder.ir().location(self.op()));
        let poison = PoisonOp::create(builder, slot.element);
        poison.result(builder.ir())
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

impl PromotableMemOpInterface for LoadOp {
    fn loads_from(self, ir: &Ir, slot: MemorySlot) -> bool {
        self.memref(ir) == slot.pointer
    }

    fn stores_to(self, _ir: &Ir, _slot: MemorySlot) -> bool {
        false
    }

    fn can_uses_be_removed(self, ir: &Ir, slot: MemorySlot, blocking: &[Use]) -> Option<Vec<Use>> {
        (slot.is_used_once(ir, blocking) && self.loads_from(ir, slot)).then(Vec::new)
    }

    fn remove_blocking_uses(
        self,
        builder: &mut Builder<'_>,
        _slot: MemorySlot,
        _blocking: &[Use],
        reaching: Value,
    ) -> DeletionKind {
        let loaded = self.result(builder.ir());
        builder.ir_mut().replace_all_uses(loaded, reaching);
        DeletionKind::Delete
    }
}

impl PromotableMemOpInterface for StoreOp {
    fn loads_from(self, _ir: &Ir, _slot: MemorySlot) -> bool {
        false
    }

    fn stores_to(self, ir: &Ir, slot: MemorySlot) -> bool {
        self.memref(ir) == slot.pointer
    }

    /// Only the target can be removed: a store of the pointer lets it escape.
    fn can_uses_be_removed(self, ir: &Ir, slot: MemorySlot, blocking: &[Use]) -> Option<Vec<Use>> {
        let is_target = self.stores_to(ir, slot) && self.value(ir) != slot.pointer;
        (is_target && slot.is_used_once(ir, blocking)).then(Vec::new)
    }

    fn stored(self, builder: &mut Builder<'_>, _slot: MemorySlot, _reaching: Value) -> Value {
        self.value(builder.ir())
    }

    fn remove_blocking_uses(
        self,
        _builder: &mut Builder<'_>,
        _slot: MemorySlot,
        _blocking: &[Use],
        _reaching: Value,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}
