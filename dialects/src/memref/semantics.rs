//! Casts, memory effects, regions and symbols.

use std::ops::Range;

use ir_core::interfaces::{
    RegionBranchOpInterface, RegionPoint, RegionSuccessor, SpeculationOpInterface, SymbolUserOpInterface,
};
use ir_core::predicates::attributes::type_value;
use ir_core::predicates::shaped::memory_space;
use ir_core::runtime::checks::{CastOpInterface, OffsetSizeAndStrideOpInterface};
use ir_core::runtime::inference::{InferTypeOpInterface, InferenceError, InferredTypes, OpInputs};
use ir_core::runtime::traits::are_shapes_compatible;
use ir_core::verify::nearest_symbol;

use super::*;
use crate::prelude::*;

crate::support::materializes_constants!(crate::arith::constant);

fn is_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. })
}

fn layout(ctx: &Context, ty: Type) -> Option<Attribute> {
    if let TypeKind::MemRef { layout, .. } = ty.kind(ctx) { layout } else { None }
}

/// Whether two sizes, strides or offsets are equal or one of them is dynamic.
fn agree(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool {
        let ([from], [to]) = (operands, results) else { return false };
        let same = element_type(ctx, *from) == element_type(ctx, *to)
            && memory_space(ctx, *from) == memory_space(ctx, *to);
        if !same || !is_memref(ctx, *from) || !is_memref(ctx, *to) {
            return false;
        }
        match (shape(ctx, *from), shape(ctx, *to)) {
            (None, None) => false,
            (None, _) | (_, None) => true,
            (Some(_), Some(_)) => {
                let layouts = strides_and_offset(ctx, *from).zip(strides_and_offset(ctx, *to));
                let same_layout = layout(ctx, *from) == layout(ctx, *to);
                let fits = layouts.map_or(same_layout, |((strides, offset), (others, other))| {
                    agree(offset, other)
                        && strides.iter().zip(&others).all(|(stride, other)| agree(*stride, *other))
                });
                fits && are_shapes_compatible(ctx, *from, *to)
            }
        }
    }
}

impl CastOpInterface for MemorySpaceCastOp {
    fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool {
        let ([from], [to]) = (operands, results) else { return false };
        if element_type(ctx, *from) != element_type(ctx, *to) {
            return false;
        }
        match (from.kind(ctx), to.kind(ctx)) {
            (TypeKind::MemRef { shape: a, layout: b, .. }, TypeKind::MemRef { shape: c, layout: d, .. }) => {
                a == c && b == d
            }
            (TypeKind::UnrankedMemRef { .. }, TypeKind::UnrankedMemRef { .. }) => true,
            _ => false,
        }
    }
}

impl OpTrait for MlirMemorySpaceCastOpInterfaceTrait {
    /// Verifies that the source and result types are of the same class.
    fn verify_trait(&self, ir: &Ir, op: Op) -> Verified {
        let ctx = ir.context();
        let class = |value| std::mem::discriminant(&ir.value_type(value).kind(ctx));
        if class(ir.operand(op, 0)) != class(ir.result(op, 0)) {
            let message = "expected source and target types of the same kind";
            return Err(op_failure(ir, op, message));
        }
        Ok(())
    }
}

impl InferTypeOpInterface for ExtractStridedMetadataOp {
    /// Infers the base memref without dimensions, and indices for the offset, each size and each stride.
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let TypeKind::MemRef { shape, element, memory_space, .. } = inputs.operand_type(0)?.kind(ctx) else {
            return Err(InferenceError::NO_REASON);
        };
        let mut types = vec![ctx.memref_type(&[], element, None, memory_space)];
        types.resize(2 + 2 * shape.len(), Type::INDEX);
        Ok(types)
    }
}

fn rank(ctx: &Context, ty: Type) -> usize {
    shape(ctx, ty).map_or(0, <[i64]>::len)
}

impl OffsetSizeAndStrideOpInterface for SubViewOp {
    fn mixed_ranks(self, ir: &Ir) -> [usize; 3] {
        [rank(ir.context(), ir.value_type(self.source(ir))); 3]
    }

    fn dynamic_counts(self, ir: &Ir) -> [usize; 3] {
        [self.offsets(ir).len(), self.sizes(ir).len(), self.strides(ir).len()]
    }
}

impl OffsetSizeAndStrideOpInterface for ReinterpretCastOp {
    fn mixed_ranks(self, ir: &Ir) -> [usize; 3] {
        let rank = rank(ir.context(), ir.value_type(self.result(ir)));
        [1, rank, rank]
    }

    fn dynamic_counts(self, ir: &Ir) -> [usize; 3] {
        [self.offsets(ir).len(), self.sizes(ir).len(), self.strides(ir).len()]
    }
}

impl RegionBranchOpInterface for AllocaScopeOp {
    fn successor_regions(self, ir: &Ir, from: RegionPoint) -> Vec<RegionSuccessor> {
        match from {
            RegionPoint::Parent => vec![RegionSuccessor::region(self.body_region(ir), Vec::new())],
            RegionPoint::Region(_) => vec![RegionSuccessor::parent(ir.results(self.op()).collect())],
        }
    }

    fn entry_successor_operands(self, _ir: &Ir, _to: RegionPoint) -> Range<usize> {
        0..0
    }
}

impl SpeculationOpInterface for DimOp {
    fn speculatability(self, ir: &Ir) -> Speculatability {
        crate::support::dim_speculatability(ir, self.source(ir), self.index(ir))
    }
}

impl SymbolUserOpInterface for GetGlobalOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let Some(name) = crate::syntax::symbol(ctx, self.name_attr(ir)) else { return Ok(()) };
        let found = nearest_symbol(ir, self.op(), name).and_then(|op| GlobalOp::cast(ir, op));
        let text = name.as_str(ctx);
        let Some(global) = found else {
            let message = format!("'{text}' does not reference a valid global memref");
            return fail(ir, self, message);
        };
        let expected = global.type_attr(ir).and_then(|attr| type_value(ctx, attr));
        let given = ir.value_type(self.result(ir));
        if expected == Some(given) {
            return Ok(());
        }
        let expected = expected.map_or_else(String::new, |expected| expected.to_text(ctx));
        let message = format!(
            "result type '{}' does not match type '{expected}' of the global memref @{text}",
            given.to_text(ctx)
        );
        fail(ir, self, message)
    }
}
