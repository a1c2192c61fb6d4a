//! Destructuring of `llvm.alloca`, and accesses to elements by `llvm.load`, `llvm.store` and
//! `llvm.getelementptr`.
//!
//! Offsets are those of LLVM IR. MLIR 22 counts the alignment of nested structs from the beginning of the
//! slot, and omits the padding between array elements. New pointers have the address space of the slot; in
//! MLIR 22 they have the default one.

use ir_core::fold::{constant_of, fold_created};
use ir_core::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, MemorySlot, Rewiring, SafeMemorySlotAccessOpInterface, Subslot, Subslots,
};
use ir_core::ir::Builder;
use ir_core::predicates::attributes::integer_value;
use rustc_hash::FxHashMap;

use super::DELETE;
use super::elements::{ElementOffset, element_at, element_with, elements, index_of, stride};
use super::layout::size_in_bytes;
use crate::memory::{Index, indices};
use crate::prelude::*;
use crate::{AllocaOp, GEPOp, LLVMArrayType, LLVMPointerType, LoadOp, StoreOp};

/// The first index that does not fit into an `llvm.getelementptr` of MLIR.
const MAX_INDEX: usize = 1 << 29;

impl DestructurableAllocationOpInterface for AllocaOp {
    /// A single aggregate is a slot; an allocation of several is not.
    fn destructurable_slots(self, ir: &Ir) -> Vec<DestructurableMemorySlot> {
        let ctx = ir.context();
        let count = constant_of(ir, self.array_size(ir)).and_then(|count| integer_value(ctx, count));
        if count.and_then(|count| count.as_u64()) != Some(1) {
            return Vec::new();
        }
        let slot = |element| {
            let elements = elements(ctx, element)?;
            Some(DestructurableMemorySlot { slot: MemorySlot { pointer: self.res(ir), element }, elements })
        };
        let element = self.elem_type_attr(ir).and_then(|ty| type_value(ctx, ty));
        element.and_then(slot).into_iter().collect()
    }

    fn destructure(
        self,
        builder: &mut Builder<'_>,
        slot: &DestructurableMemorySlot,
        used: &[Attribute],
    ) -> Vec<Subslot> {
        builder.set_location(builder.ir().location(self.op()));
        let count = self.array_size(builder.ir());
        let ty = builder.ir().value_type(slot.slot.pointer);
        let types: FxHashMap<Attribute, Type> = slot.elements.iter().copied().collect();
        let allocate = |(index, element): (Attribute, Type)| {
            let allocation = AllocaOp::create(builder, ty, count, element);
            let pointer = allocation.res(builder.ir());
            Subslot { index, slot: MemorySlot { pointer, element }, allocation: allocation.op() }
        };
        used.iter().filter_map(|index| Some((*index, *types.get(index)?))).map(allocate).collect()
    }

    fn handle_destructuring_complete(
        self,
        builder: &mut Builder<'_>,
        _slot: &DestructurableMemorySlot,
    ) -> Option<Op> {
        builder.ir_mut().erase(self.op());
        None
    }
}

/// Whether an access of this type stays within memory of another type.
fn fits(ctx: &Context, access: Type, memory: Type) -> bool {
    size_in_bytes(ctx, access)
        .zip(size_in_bytes(ctx, memory))
        .is_some_and(|(access, memory)| access <= memory)
}

/// The rewiring of an access of this type to the first element, if it stays within the element.
fn first_element(ctx: &Context, slot: &DestructurableMemorySlot, access: Type) -> Option<Rewiring> {
    let (index, ty) = *slot.elements.first().filter(|(index, _)| *index == index_of(ctx, 0))?;
    fits(ctx, access, ty).then(|| Rewiring { used: vec![index], must_be_safe: Vec::new() })
}

/// Redirects operand `operand` to the memory of the first element.
fn use_first(builder: &mut Builder<'_>, op: Op, operand: usize, subslots: &Subslots) -> DeletionKind {
    if let Some(first) = subslots.get(index_of(builder.context(), 0)) {
        builder.ir_mut().set_operand(op, operand, first.pointer);
    }
    DeletionKind::Keep
}

impl DestructurableAccessorOpInterface for LoadOp {
    fn can_rewire(self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Rewiring> {
        let is_load = self.addr(ir) == slot.slot.pointer && !self.volatile(ir);
        let rewiring = || first_element(ir.context(), slot, ir.value_type(self.res(ir)));
        is_load.then(rewiring).flatten()
    }

    fn rewire(
        self,
        builder: &mut Builder<'_>,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        use_first(builder, self.op(), 0, subslots)
    }
}

impl DestructurableAccessorOpInterface for StoreOp {
    /// Only the target can be rewired: a store of the pointer lets it escape.
    fn can_rewire(self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Rewiring> {
        let value = self.value(ir);
        let is_target = self.addr(ir) == slot.slot.pointer && value != slot.slot.pointer;
        let rewiring = || first_element(ir.context(), slot, ir.value_type(value));
        (is_target && !self.volatile(ir)).then(rewiring).flatten()
    }

    fn rewire(
        self,
        builder: &mut Builder<'_>,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        use_first(builder, self.op(), 1, subslots)
    }
}

impl SafeMemorySlotAccessOpInterface for LoadOp {
    fn ensure_only_safe_accesses(self, ir: &Ir, slot: MemorySlot) -> Option<Vec<MemorySlot>> {
        let is_safe =
            self.addr(ir) != slot.pointer || fits(ir.context(), ir.value_type(self.res(ir)), slot.element);
        is_safe.then(Vec::new)
    }
}

impl SafeMemorySlotAccessOpInterface for StoreOp {
    fn ensure_only_safe_accesses(self, ir: &Ir, slot: MemorySlot) -> Option<Vec<MemorySlot>> {
        let is_safe =
            self.addr(ir) != slot.pointer || fits(ir.context(), ir.value_type(self.value(ir)), slot.element);
        is_safe.then(Vec::new)
    }
}

/// The constant byte offset of an operation. The indices must be constant and not negative.
fn byte_offset(ir: &Ir, op: GEPOp) -> Option<u64> {
    let ctx = ir.context();
    let mut ty = type_value(ctx, op.elem_type_attr(ir)?)?;
    let mut offset = None;
    for index in indices(ir, op) {
        let Index::Constant(index) = index else { return None };
        let index = u64::try_from(index).ok()?;
        offset = Some(match offset {
            None => stride(ctx, ty)?.checked_mul(index)?,
            Some(offset) => {
                let (more, element) = element_at(ctx, ty, index)?;
                ty = element;
                u64::checked_add(offset, more)?
            }
        });
    }
    offset
}

/// A slot of `count` bytes at a pointer.
fn bytes(ctx: &Context, pointer: Value, count: u64) -> MemorySlot {
    MemorySlot { pointer, element: LLVMArrayType::get(ctx, Type::I8, count).base() }
}

/// The location in the slot whose address the operation computes.
fn place(ir: &Ir, op: GEPOp, slot: &DestructurableMemorySlot) -> Option<ElementOffset> {
    element_with(ir.context(), slot.slot.element, byte_offset(ir, op)?)
        .filter(|place| place.index < MAX_INDEX)
}

impl DestructurableAccessorOpInterface for GEPOp {
    fn can_rewire(self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Rewiring> {
        let (ctx, base) = (ir.context(), self.base(ir));
        if base != slot.slot.pointer || !LLVMPointerType::is(ctx, ir.value_type(self.res(ir))) {
            return None;
        }
        let place = place(ir, self, slot)?;
        let rest = size_in_bytes(ctx, place.ty)?.checked_sub(place.offset)?;
        let must_be_safe = vec![bytes(ctx, self.res(ir), rest)];
        Some(Rewiring { used: vec![index_of(ctx, place.index)], must_be_safe })
    }

    /// Replaces the address by one in the memory of the element.
    ///
    /// ```mlir
    /// %0 = llvm.getelementptr inbounds %element[2] : (!llvm.ptr) -> !llvm.ptr, i8
    /// ```
    fn rewire(
        self,
        builder: &mut Builder<'_>,
        slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        let place = place(builder.ir(), self, slot);
        let place = place.and_then(|place| {
            let memory = subslots.get(index_of(builder.context(), place.index))?;
            Some((memory.pointer, i32::try_from(place.offset).ok()?))
        });
        let Some((pointer, offset)) = place else { return DeletionKind::Keep };
        let (result, flags) = (self.res(builder.ir()), self.no_wrap_flags(builder.ir()));
        builder.set_location(builder.ir().location(self.op()));
        let ty = builder.ir().value_type(result);
        let op = super::gep(builder, ty, Type::I8, pointer, &[offset], flags);
        let address = fold_created(builder, op);
        builder.ir_mut().replace_all_uses(result, address);
        DELETE
    }
}

impl SafeMemorySlotAccessOpInterface for GEPOp {
    fn ensure_only_safe_accesses(self, ir: &Ir, slot: MemorySlot) -> Option<Vec<MemorySlot>> {
        if self.base(ir) != slot.pointer {
            return Some(Vec::new());
        }
        let ctx = ir.context();
        let rest = size_in_bytes(ctx, slot.element)?.checked_sub(byte_offset(ir, self)?)?;
        (rest > 0).then(|| vec![bytes(ctx, self.res(ir), rest)])
    }
}
