//! Intrinsics that fill or copy the memory of aggregates, once for each element.

use ir_core::fold::constant_of;
use ir_core::interfaces::{
    DeletionKind, DestructurableAccessorOpInterface, DestructurableMemorySlot, MemorySlot, Rewiring,
    SafeMemorySlotAccessOpInterface, Subslots,
};
use ir_core::ir::Builder;
use ir_core::predicates::attributes::attribute_type;

use super::DELETE;
use super::elements::{element_at, is_aggregate};
use super::intrinsics::{constant_length, is_volatile};
use super::layout::size_in_bytes;
use crate::prelude::*;
use crate::types::pointer;
use crate::{ConstantOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp};

/// An intrinsic on memory, whose length is an operand or an attribute.
trait MemoryIntrinsic: OpHandle {
    /// The length, if it is a constant.
    fn length(self, ir: &Ir) -> Option<Attribute>;

    /// Whether the flag is set.
    fn is_volatile_access(self, ir: &Ir) -> bool;

    /// The memory that is written.
    fn target(self, ir: &Ir) -> Value;

    /// The memory that is read; the byte that is written of intrinsics that fill memory.
    fn source(self, ir: &Ir) -> Value;

    /// Creates the same intrinsic on other memory.
    fn create_on(self, builder: &mut Builder<'_>, target: Value, source: Value, length: Attribute);
}

/// Implements [`MemoryIntrinsic`]; a length that is an operand is a new constant.
macro_rules! intrinsics {
    (operand: $($op:ident($source:ident)),*; attribute: $($inline:ident($inline_source:ident)),*) => {
        $(impl MemoryIntrinsic for $op {
            fn length(self, ir: &Ir) -> Option<Attribute> {
                constant_of(ir, self.len(ir))
            }

            fn create_on(self, builder: &mut Builder<'_>, target: Value, source: Value, length: Attribute) {
                let volatile = self.is_volatile(builder.ir());
                let ty = builder.ir().value_type(self.len(builder.ir()));
                let length = ConstantOp::create(builder, ty, length).res(builder.ir());
                $op::create(builder, target, source, length, volatile);
            }

            intrinsics!(@common $source);
        })*
        $(impl MemoryIntrinsic for $inline {
            fn length(self, ir: &Ir) -> Option<Attribute> {
                self.len_attr(ir)
            }

            fn create_on(self, builder: &mut Builder<'_>, target: Value, source: Value, length: Attribute) {
                let volatile = self.is_volatile(builder.ir());
                $inline::create(builder, target, source, length, volatile);
            }

            intrinsics!(@common $inline_source);
        })*
    };
    (@common $source:ident) => {
        fn is_volatile_access(self, ir: &Ir) -> bool {
            is_volatile(ir, self.is_volatile(ir))
        }

        fn target(self, ir: &Ir) -> Value {
            self.dst(ir)
        }

        fn source(self, ir: &Ir) -> Value {
            self.$source(ir)
        }
    };
}

intrinsics! {
    operand: MemcpyOp(src), MemmoveOp(src), MemsetOp(val);
    attribute: MemcpyInlineOp(src), MemsetInlineOp(val)
}

/// The number of bytes that an intrinsic accesses, if its length is a constant.
fn length_of(ir: &Ir, op: impl MemoryIntrinsic) -> Option<u64> {
    constant_length(ir, op.length(ir))
}

/// Whether an intrinsic writes to the slot only, and within it.
fn writes_within(ir: &Ir, op: impl MemoryIntrinsic, slot: MemorySlot) -> bool {
    let size = size_in_bytes(ir.context(), slot.element);
    op.target(ir) == slot.pointer
        && length_of(ir, op).is_some_and(|length| size.is_some_and(|size| length <= size))
}

/// A length of the same type as that of an intrinsic.
fn new_length(ir: &Ir, op: impl MemoryIntrinsic, length: u64) -> Option<Attribute> {
    let ctx = ir.context();
    let ty = attribute_type(ctx, op.length(ir)?)?;
    Some(ctx.integer_attr_of(ty, i64::try_from(length).ok()?))
}

/// Fills the elements in use, as far as the intrinsic fills the slot.
///
/// ```mlir
/// %0 = llvm.mlir.constant(4 : i64) : i64
/// "llvm.intr.memset"(%element, %byte, %0) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
/// ```
fn fill(
    builder: &mut Builder<'_>,
    op: impl MemoryIntrinsic,
    slot: &DestructurableMemorySlot,
    subslots: &Subslots,
) {
    let ctx = &builder.context().clone();
    builder.set_location(builder.ir().location(op.op()));
    let Some(end) = length_of(builder.ir(), op) else { return };
    for (position, (index, ty)) in slot.elements.iter().enumerate() {
        let start = element_at(ctx, slot.slot.element, position as u64).map(|(start, _)| start);
        let Some(rest) = start.and_then(|start| end.checked_sub(start)).filter(|rest| *rest > 0) else {
            return;
        };
        let Some(element) = subslots.get(*index) else { continue };
        let length = rest.min(size_in_bytes(ctx, *ty).unwrap_or(rest));
        if let Some(length) = new_length(builder.ir(), op, length) {
            let byte = op.source(builder.ir());
            op.create_on(builder, element.pointer, byte, length);
        }
    }
}

/// Copies the elements in use.
///
/// ```mlir
/// %0 = llvm.getelementptr %other[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
/// %1 = llvm.mlir.constant(4 : i64) : i64
/// "llvm.intr.memcpy"(%element, %0, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
/// ```
fn copy(
    builder: &mut Builder<'_>,
    op: impl MemoryIntrinsic,
    slot: &DestructurableMemorySlot,
    subslots: &Subslots,
) {
    let ctx = &builder.context().clone();
    builder.set_location(builder.ir().location(op.op()));
    let (target, source) = (op.target(builder.ir()), op.source(builder.ir()));
    let is_target = target == slot.slot.pointer;
    let other = if is_target { source } else { target };
    for (position, (index, ty)) in slot.elements.iter().enumerate() {
        let Some(element) = subslots.get(*index) else { continue };
        let length = size_in_bytes(ctx, *ty).and_then(|size| new_length(builder.ir(), op, size));
        let (Some(length), Ok(position)) = (length, i32::try_from(position)) else { continue };
        let address = super::gep(builder, pointer(ctx), slot.slot.element, other, &[0, position], None);
        let address = builder.ir().result(address, 0);
        if is_target {
            op.create_on(builder, element.pointer, address, length)
        } else {
            op.create_on(builder, address, element.pointer, length)
        }
    }
}

/// Implements the interfaces of intrinsics that fill memory.
macro_rules! fills {
    ($($op:ident),*) => {$(
        impl DestructurableAccessorOpInterface for $op {
            fn can_rewire(self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Rewiring> {
                let can = is_aggregate(ir.context(), slot)
                    && !self.is_volatile_access(ir)
                    && writes_within(ir, self, slot.slot);
                can.then(Rewiring::default)
            }

            fn rewire(
                self,
                builder: &mut Builder<'_>,
                slot: &DestructurableMemorySlot,
                subslots: &Subslots,
            ) -> DeletionKind {
                fill(builder, self, slot, subslots);
                DELETE
            }
        }
    )*};
}

fills!(MemsetOp, MemsetInlineOp);

/// Implements the interfaces of intrinsics that copy memory. Only copies of the whole slot are rewired.
macro_rules! copies {
    ($($op:ident),*) => {$(
        impl DestructurableAccessorOpInterface for $op {
            fn can_rewire(self, ir: &Ir, slot: &DestructurableMemorySlot) -> Option<Rewiring> {
                let size = size_in_bytes(ir.context(), slot.slot.element);
                let can = is_aggregate(ir.context(), slot)
                    && !self.is_volatile_access(ir)
                    && self.dst(ir) != self.src(ir)
                    && size.is_some()
                    && length_of(ir, self) == size;
                let is_source = self.src(ir) == slot.slot.pointer;
                let all = || slot.elements.iter().map(|(index, _)| *index).collect();
                let used = if is_source { all() } else { Vec::new() };
                can.then_some(Rewiring { used, must_be_safe: Vec::new() })
            }

            fn rewire(
                self,
                builder: &mut Builder<'_>,
                slot: &DestructurableMemorySlot,
                subslots: &Subslots,
            ) -> DeletionKind {
                copy(builder, self, slot, subslots);
                DELETE
            }
        }
    )*};
}

copies!(MemcpyInlineOp, MemcpyOp, MemmoveOp);

/// Implements [`SafeMemorySlotAccessOpInterface`]: reads of the slot are not known to be safe, as in MLIR.
macro_rules! safe_writes {
    ($($op:ident),*) => {$(
        impl SafeMemorySlotAccessOpInterface for $op {
            fn ensure_only_safe_accesses(self, ir: &Ir, slot: MemorySlot) -> Option<Vec<MemorySlot>> {
                writes_within(ir, self, slot).then(Vec::new)
            }
        }
    )*};
}

safe_writes!(MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp);
