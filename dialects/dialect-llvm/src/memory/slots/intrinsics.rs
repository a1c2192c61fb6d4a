//! Intrinsics that fill or copy the whole memory of a slot.

use ir_core::fold::constant_of;
use ir_core::interfaces::{DeletionKind, MemorySlot, PromotableMemOpInterface};
use ir_core::ir::{Builder, Use};
use ir_core::num::ApInt;
use ir_core::predicates::attributes::integer_value;
use ir_core::predicates::types::{bit_width, is_float_type};

use super::DELETE;
use super::layout::size_in_bytes;
use crate::prelude::*;
use crate::{
    BitcastOp, ConstantOp, LoadOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp, MemsetOp, OrOp,
    ShlOp, StoreOp, ZExtOp,
};

/// Whether the flag of an intrinsic is set.
pub(super) fn is_volatile(ir: &Ir, flag: Attribute) -> bool {
    int(ir.context(), flag) != Some(0)
}

/// The number of bytes that an intrinsic accesses, if its length is a constant.
pub(super) fn constant_length(ir: &Ir, length: Option<Attribute>) -> Option<u64> {
    integer_value(ir.context(), length?)?.as_u64()
}

/// Whether the length is the size of the slot.
fn is_whole(ir: &Ir, slot: MemorySlot, length: Option<Attribute>) -> bool {
    let length = constant_length(ir, length);
    length.is_some() && length == size_in_bytes(ir.context(), slot.element)
}

/// Number of bits of an integer or float of whole bytes.
fn filled_width(ctx: &Context, ty: Type) -> Option<u32> {
    let is_scalar = matches!(ty.kind(ctx), TypeKind::Integer { .. }) || is_float_type(ctx, ty);
    let width = u32::try_from(bit_width(ctx, ty)?).ok()?;
    (is_scalar && width > 0 && width.is_multiple_of(8)).then_some(width)
}

/// The value of a slot all of whose bytes are `byte`.
fn filled(b: &mut Builder<'_>, slot: MemorySlot, byte: Value) -> Value {
    let ctx = &b.context().clone();
    let width = filled_width(ctx, slot.element).unwrap_or_default();
    let value = filled_integer(b, width, byte);
    if is_float_type(ctx, slot.element) {
        BitcastOp::create(b, slot.element, value).res(b.ir())
    } else {
        value
    }
}

/// The integer all of whose bytes are `byte`, by doubling the number of bytes that it has.
fn filled_integer(b: &mut Builder<'_>, width: u32, byte: Value) -> Value {
    let ctx = &b.context().clone();
    let ty = ctx.integer_type(width);
    if let Some(constant) = constant_of(b.ir(), byte).and_then(|byte| integer_value(ctx, byte)) {
        let constant = constant.zext(width.max(8));
        let all = (0..width).step_by(8).fold(ApInt::zero(width), |all, at| all.or(&constant.shl(at)));
        return ConstantOp::create(b, ty, ctx.integer_attr(ty, all)).res(b.ir());
    }
    if width == 8 {
        return byte;
    }
    let mut value = ZExtOp::create(b, ty, byte).res(b.ir());
    let mut covered = 8;
    while covered < width {
        let by = ConstantOp::create(b, ty, ctx.integer_attr(ty, ApInt::new(width, covered.into())));
        let by = by.res(b.ir());
        let shifted = ShlOp::create(b, value, by).res(b.ir());
        value = OrOp::create(b, value, shifted).res(b.ir());
        covered *= 2;
    }
    value
}

/// Implements intrinsics that fill memory; the expression is the length.
macro_rules! fills {
    ($($op:ident: $length:expr),*) => {$(
        impl PromotableMemOpInterface for $op {
            fn loads_from(self, _ir: &Ir, _slot: MemorySlot) -> bool {
                false
            }

            fn stores_to(self, ir: &Ir, slot: MemorySlot) -> bool {
                self.dst(ir) == slot.pointer
            }

            fn can_uses_be_removed(self, ir: &Ir, slot: MemorySlot, blocking: &[Use]) -> Option<Vec<Use>> {
                let length: fn($op, &Ir) -> Option<Attribute> = $length;
                let can = slot.is_used_by_all(ir, blocking)
                    && filled_width(ir.context(), slot.element).is_some()
                    && !is_volatile(ir, self.is_volatile(ir))
                    && is_whole(ir, slot, length(self, ir));
                can.then(Vec::new)
            }

            fn stored(self, builder: &mut Builder<'_>, slot: MemorySlot, _reaching: Value) -> Value {
                builder.set_location(builder.ir().location(self.op()));
                filled(builder, slot, self.val(builder.ir()))
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
    )*};
}

fills! {
    MemsetOp: |op, ir| constant_of(ir, op.len(ir)),
    MemsetInlineOp: |op, ir| op.len_attr(ir)
}

/// Implements intrinsics that copy memory; the expression is the length.
macro_rules! copies {
    ($($op:ident: $length:expr),*) => {$(
        impl PromotableMemOpInterface for $op {
            fn loads_from(self, ir: &Ir, slot: MemorySlot) -> bool {
                self.src(ir) == slot.pointer
            }

            fn stores_to(self, ir: &Ir, slot: MemorySlot) -> bool {
                self.dst(ir) == slot.pointer
            }

            fn can_uses_be_removed(self, ir: &Ir, slot: MemorySlot, blocking: &[Use]) -> Option<Vec<Use>> {
                let length: fn($op, &Ir) -> Option<Attribute> = $length;
                let can = slot.is_used_by_all(ir, blocking)
                    && self.dst(ir) != self.src(ir)
                    && !is_volatile(ir, self.is_volatile(ir))
                    && is_whole(ir, slot, length(self, ir));
                can.then(Vec::new)
            }

            fn stored(self, builder: &mut Builder<'_>, slot: MemorySlot, _reaching: Value) -> Value {
                builder.set_location(builder.ir().location(self.op()));
                let source = self.src(builder.ir());
                LoadOp::create(builder, slot.element, source).res(builder.ir())
            }

            /// A copy from the slot becomes a store of its value.
            fn remove_blocking_uses(
                self,
                builder: &mut Builder<'_>,
                slot: MemorySlot,
                _blocking: &[Use],
                reaching: Value,
            ) -> DeletionKind {
                if self.loads_from(builder.ir(), slot) {
                    builder.set_location(builder.ir().location(self.op()));
                    let target = self.dst(builder.ir());
                    StoreOp::create(builder, reaching, target);
                }
                DELETE
            }
        }
    )*};
}

copies! {
    MemcpyOp: |op, ir| constant_of(ir, op.len(ir)),
    MemmoveOp: |op, ir| constant_of(ir, op.len(ir)),
    MemcpyInlineOp: |op, ir| op.len_attr(ir)
}
