//! `llvm.load` and `llvm.store` of slots. They may access the first bytes of a slot with another type.

use ir_core::interfaces::{DeletionKind, MemorySlot, PromotableMemOpInterface};
use ir_core::ir::{Builder, Use};

use super::DELETE;
use super::convert::{Access, can_convert, extract, insert, is_partial};
use crate::prelude::*;
use crate::{LoadOp, StoreOp};

impl PromotableMemOpInterface for LoadOp {
    fn loads_from(self, ir: &Ir, slot: MemorySlot) -> bool {
        self.addr(ir) == slot.pointer
    }

    fn stores_to(self, _ir: &Ir, _slot: MemorySlot) -> bool {
        false
    }

    fn can_uses_be_removed(self, ir: &Ir, slot: MemorySlot, blocking: &[Use]) -> Option<Vec<Use>> {
        let ty = ir.value_type(self.res(ir));
        let can = slot.is_used_once(ir, blocking)
            && !self.volatile(ir)
            && can_convert(ir.context(), slot.element, ty, Access::Load);
        can.then(Vec::new)
    }

    fn remove_blocking_uses(
        self,
        builder: &mut Builder<'_>,
        _slot: MemorySlot,
        _blocking: &[Use],
        reaching: Value,
    ) -> DeletionKind {
        let result = self.res(builder.ir());
        builder.set_location(builder.ir().location(self.op()));
        let value = extract(builder, reaching, builder.ir().value_type(result));
        builder.ir_mut().replace_all_uses(result, value);
        DELETE
    }
}

impl PromotableMemOpInterface for StoreOp {
    /// A store to the first bytes keeps the others, so it needs the previous value. MLIR 22 does not count
    /// the store as a load, and uses the value of another path.
    fn loads_from(self, ir: &Ir, slot: MemorySlot) -> bool {
        self.stores_to(ir, slot) && is_partial(ir.context(), slot.element, ir.value_type(self.value(ir)))
    }

    fn stores_to(self, ir: &Ir, slot: MemorySlot) -> bool {
        self.addr(ir) == slot.pointer
    }

    fn can_uses_be_removed(self, ir: &Ir, slot: MemorySlot, blocking: &[Use]) -> Option<Vec<Use>> {
        let value = self.value(ir);
        let can = slot.is_used_once(ir, blocking)
            && value != slot.pointer
            && !self.volatile(ir)
            && can_convert(ir.context(), slot.element, ir.value_type(value), Access::Store);
        can.then(Vec::new)
    }

    fn stored(self, builder: &mut Builder<'_>, _slot: MemorySlot, reaching: Value) -> Value {
        builder.set_location(builder.ir().location(self.op()));
        insert(builder, self.value(builder.ir()), reaching)
    }

    fn remove_blocking_uses(
        self,
        _builder: &mut Builder<'_>,
        _slot: MemorySlot,
        _blocking: &[Use],
        _reaching: Value,
    ) -> DeletionKind {
        DELETE
    }
}
