//! `memref`: memory with shapes.

mod access;
mod allocation;
mod atomics;
mod reshapes;
mod views;

pub use access::{ElementAccess, check_index, element_layout};
pub use allocation::{checked_sizes, elements};
pub use atomics::combine;
pub use reshapes::{check_groups, groups};
pub use views::{Slice, Slices, check_shape, check_slice, shape, size_of_dimension};

use dialects::memref::*;
use ir_core::context::{Context, Type, TypeKind};
use ir_core::ir::{Ir, Op};
use ir_core::predicates::attributes::{int, string_value, type_value};
use std::sync::Arc;

use crate::code::{Global, Initial};
use crate::layout::Layout;
use crate::registry::Registry;

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<AssumeAlignmentOp>();
    registry.add::<AtomicRMWOp>();
    registry.add::<AtomicYieldOp>();
    registry.add::<CopyOp>();
    registry.add::<DistinctObjectsOp>();
    registry.add::<GenericAtomicRMWOp>();
    registry.add::<LoadOp>();
    registry.add::<AllocOp>();
    registry.add::<AllocaOp>();
    registry.add::<AllocaScopeOp>();
    registry.add::<AllocaScopeReturnOp>();
    registry.add::<CastOp>();
    registry.add::<CollapseShapeOp>();
    registry.add::<DeallocOp>();
    registry.add::<DimOp>();
    registry.add::<ExpandShapeOp>();
    registry.add::<ExtractAlignedPointerAsIndexOp>();
    registry.add::<ExtractStridedMetadataOp>();
    registry.add::<GetGlobalOp>();
    registry.add::<GlobalOp>();
    registry.add::<MemorySpaceCastOp>();
    registry.add::<PrefetchOp>();
    registry.add::<RankOp>();
    registry.add::<ReallocOp>();
    registry.add::<ReinterpretCastOp>();
    registry.add::<ReshapeOp>();
    registry.add::<StoreOp>();
    registry.add::<TransposeOp>();
    registry.add::<ViewOp>();
    registry.add::<SubViewOp>();
}

/// A global variable with its type and its first content.
pub(crate) fn global(ir: &Ir, op: Op) -> Option<Global> {
    let ctx = ir.context();
    let ty = type_value(ctx, ir.attribute(op, "type")?)?;
    let initial = match ir.attribute(op, "initial_value") {
        Some(value) if !matches!(value.kind(ctx), ir_core::context::AttrKind::Unit) => {
            Initial::Attribute(value)
        }
        _ => Initial::Uninitialized,
    };
    let alignment = ir.attribute(op, "alignment").and_then(|value| int(ctx, value)).unwrap_or(1);
    Some(Global {
        name: string_value(ctx, ir.attribute(op, "sym_name")?)?.to_owned(),
        location: ir.location(op),
        ty,
        layout: buffer_layout(ctx, ty),
        initial,
        is_constant: ir.attribute(op, "constant").is_some(),
        alignment: alignment.max(1) as u64,
    })
}

/// The layout of the elements of a memref with a static shape.
fn buffer_layout(ctx: &Context, ty: Type) -> Option<Layout> {
    let TypeKind::MemRef { shape, element, .. } = ty.kind(ctx) else { return None };
    let count = shape.iter().try_fold(1_u64, |count, size| count.checked_mul(u64::try_from(*size).ok()?))?;
    Some(Layout::Array { element: Arc::new(Layout::get(ctx, element)?), count })
}
