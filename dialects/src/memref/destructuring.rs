//! Destructuring of `memref.alloca`, and accesses to elements with constant indices.

use ir_core::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableAllocationOpInterface,
    DestructurableMemorySlot, MemorySlot, Rewiring, Subslot, Subslots,
};
use ir_core::ir::Builder;

use super::{AllocaOp, LoadOp, StoreOp};
use crate::prelude::*;

/// Memrefs with more elements than this are not destructured.
const MAX_ELEMENTS: i64 = 16;

/// The indices of all elements, in column-major order; `None` for types that are not destructured.
fn all_indices(ctx: &Context, shape: &[i64]) -> Option<Vec<Attribute>> {
    let count = shape.iter().try_fold(1_i64, |count, size| count.checked_mul(*size));
    let is_static = shape.iter().all(|size| *size >= 0);
    let count = count.filter(|count| is_static && *count <= MAX_ELEMENTS && *count != 1)?;
    let index = |number: i64| {
        let mut rest = number;
        let at = |size: &i64| {
            let at = rest % size;
            rest /= size;
            ctx.integer_attr_of(Type::INDEX, at)
        };
        let coordinates: Vec<Attribute> = shape.iter().map(at).collect();
        ctx.attribute(AttrKind::Array(&coordinates))
    };
    Some((0..count).map(index).collect())
}

impl DestructurableAllocationOpInterface for AllocaOp {
    fn destructurable_slots(self, ir: &Ir) -> Vec<DestructurableMemorySlot> {
        let (ctx, pointer) = (ir.context(), self.memref(ir));
        let ty = ir.value_type(pointer);
        let TypeKind::MemRef { shape, element, .. } = ty.kind(ctx) else { return Vec::new() };
        let slot = |indices: Vec<Attribute>| DestructurableMemorySlot {
            slot: MemorySlot { pointer, element: ty },
            elements: indices.into_iter().map(|index| (index, element)).collect(),
        };
        all_indices(ctx, shape).map(slot).into_iter().collect()
    }

    /// As in MLIR, the new memrefs have no dimensions, and the default memory space.
    fn destructure(
        self,
        builder: &mut Builder<'_>,
        slot: &DestructurableMemorySlot,
        used: &[Attribute],
    ) -> Vec<Subslot> {
        let ctx = &builder.context().clone();
        let Some(element) = slot.slot.element.element_type(ctx) else { return Vec::new() };
        let ty = TypeKind::MemRef { shape: &[], element, layout: None, memory_space: None };
        let ty = ctx.type_of(ty);
        builder.set_location(builder.ir().location(self.op()));
        let allocate = |index: &Attribute| {
            let allocation = AllocaOp::create(builder, ty, &[], &[]);
            let pointer = allocation.memref(builder.ir());
            Subslot { index: *index, slot: MemorySlot { pointer, element }, allocation: allocation.op() }
        };
        used.iter().map(allocate).collect()
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

/// The index of the element with constant coordinates in the bounds of a memref.
fn constant_index(ir: &Ir, memref: Value, coordinates: impl Iterator<Item = Value>) -> Option<Attribute> {
    let ctx = ir.context();
    let shape = ir.value_type(memref).shape(ctx)?;
    let coordinate = |(value, size): (Value, &i64)| {
        let constant = constant_of(ir, value)?;
        let is_within = int(ctx, constant).is_some_and(|at| (0..*size).contains(&at));
        is_within.then_some(constant)
    };
    let index: Option<Vec<Attribute>> = coordinates.zip(shape).map(coordinate).collect();
    Some(ctx.attribute(AttrKind::Array(&index?)))
}

/// Redirects the operand with this index to the memory of an element. The operands after it are the
/// coordinates of the element.
fn use_element(
    builder: &mut Builder<'_>,
    op: Op,
    memref: usize,
    index: Option<Attribute>,
    subslots: &Subslots,
) -> DeletionKind {
    if let Some(element) = index.and_then(|index| subslots.get(index)) {
        let ir = builder.ir_mut();
        ir.set_operand(op, memref, element.pointer);
        let coordinates: Vec<usize> = (memref + 1..ir.num_operands(op)).collect();
        ir.erase_operands(op, &coordinates);
    }
    DeletionKind::Keep
}

impl LoadOp {
    fn element_index(self, ir: &Ir) -> Option<Attribute> {
        constant_index(ir, self.memref(ir), self.indices(ir))
    }
}

impl StoreOp {
    fn element_index(self, ir: &Ir) -> Option<Attribute> {
        constant_index(ir, self.memref(ir), self.indices(ir))
    }
}

/// The rewiring of an access to one element.
fn to_element(index: Option<Attribute>) -> Option<Rewiring> {
    index.map(|index| Rewiring { used: vec![index], must_be_safe: Vec::new() })
}

impl DestructurableAccessorOpInterface for LoadOp {
    fn can_rewire(self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Rewiring> {
        let is_load = self.memref(ir) == slot.slot.pointer;
        is_load.then(|| to_element(self.element_index(ir))).flatten()
    }

    fn rewire(
        self,
        builder: &mut Builder<'_>,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        let index = self.element_index(builder.ir());
        use_element(builder, self.op(), 0, index, subslots)
    }
}

impl DestructurableAccessorOpInterface for StoreOp {
    /// Only the target can be rewired: a store of the memref lets it escape.
    fn can_rewire(self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Rewiring> {
        let is_target = self.memref(ir) == slot.slot.pointer && self.value(ir) != slot.slot.pointer;
        is_target.then(|| to_element(self.element_index(ir))).flatten()
    }

    fn rewire(
        self,
        builder: &mut Builder<'_>,
        _slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind {
        let index = self.element_index(builder.ir());
        use_element(builder, self.op(), 1, index, subslots)
    }
}
