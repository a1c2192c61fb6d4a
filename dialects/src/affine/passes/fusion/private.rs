//! Memrefs for the part of another one that a fused nest needs (MLIR's `createPrivateMemRef`).

use ir_core::ir::{Builder, OpBuilder};
use ir_core::predicates::build::i64_attr;
use ir_core::verify::Dominance;

use super::Fusion;
use crate::affine::AffineForOp;
use crate::affine::dependence::{Access, are_same, common_block};
use crate::affine::loop_utils::difference;
use crate::affine::memory_regions::{MemoryRegion, RegionOptions, bytes_of};
use crate::affine::memref_uses::Replacement;
use crate::memref::AllocOp;
use crate::prelude::*;

/// The part of a memref for an iteration of outer loops.
struct AccessedWindow {
    shape: Vec<i64>,
    /// The first indices, as expressions of dimensions for `outer`.
    offsets: Vec<AffineExpr>,
    outer: Vec<Value>,
}

impl AccessedWindow {
    /// The part to which a store in a nest writes; `None` if its size is not constant.
    fn from_store(ir: &Ir, store: Access, depth: usize) -> Option<AccessedWindow> {
        let ctx = ir.context();
        let options = RegionOptions { depth, keeps_quotients: true, ..RegionOptions::default() };
        let region = MemoryRegion::compute(ir, store, options).ok()?;
        let outer = region.symbols()?;
        let dims: Vec<AffineExpr> = (0..).take(outer.len()).map(|dim| ctx.affine_dim(dim)).collect();
        let extents = region.box_of_constant_size()?;
        let offset = |(_, offset): &(i64, AffineExpr)| offset.replace_dims_and_symbols(ctx, &[], &dims);
        let offsets = extents.iter().map(offset).collect();
        Some(AccessedWindow { shape: extents.into_iter().map(|(size, _)| size).collect(), offsets, outer })
    }

    /// The map of outer values and the indices of the old memref to those of the new one.
    fn map(&self, ctx: &Context) -> Option<AffineMap> {
        let outer = u32::try_from(self.outer.len()).ok()?;
        let dims = outer + u32::try_from(self.shape.len()).ok()?;
        let index = |(dim, offset): (u32, &AffineExpr)| {
            difference(ctx, ctx.affine_dim(dim), *offset).simplified(ctx, dims, 0)
        };
        let results: Vec<AffineExpr> = (outer..).zip(&self.offsets).map(index).collect();
        Some(ctx.affine_map(dims, 0, &results))
    }
}

impl Fusion<'_> {
    /// Replaces the memref of some stores in a fused nest by a smaller one, which is allocated at the beginning of the region around the nest.
    ///
    /// ```mlir
    /// %alloc = memref.alloc() : memref<1xf32>
    /// ```
    ///
    /// Returns the allocation and its result; `None` if the stores have different indices, or if the size is not constant.
    pub(super) fn private_memref(
        &mut self,
        nest: AffineForOp,
        stores: &[Access],
        depth: usize,
        insertion: Op,
    ) -> Option<(Op, Value)> {
        let ir = &mut *self.ir;
        let ctx = ir.context().clone();
        let (first, others) = stores.split_first()?;
        let indices = first.indices(ir)?;
        let is_same = |other: &Access| other.indices(ir).is_some_and(|other| are_same(ir, &indices, &other));
        if !others.iter().all(is_same) {
            return None;
        }
        let window = AccessedWindow::from_store(ir, *first, depth)?;
        let map = window.map(&ctx)?;
        let ty = self.options.private_type(&ctx, ir.value_type(first.memref), &window.shape)?;
        let start = ir.first_block(ir.parent_region(nest.op())?)?;
        let location = ir.location(nest.op());
        let filter = first_ancestor(ir, insertion, stores)?;
        let mut b = Builder::new(ir);
        b.set_insertion_point_to_start(start);
        b.set_location(location);
        let alloc = AllocOp::create(&mut b, ty, &[], &[]).op();
        let memref = ir.result(alloc, 0);
        let users = {
            let mut dominance = Dominance::new(&ctx, ir);
            let users = ir.uses(first.memref).map(|user| user.op);
            users
                .filter(|user| {
                    *user == filter || ir.is_ancestor(filter, *user) || dominance.op_dominates(filter, *user)
                })
                .collect::<Vec<Op>>()
        };
        Replacement { old: first.memref, new: memref, map, extra: &window.outer }.apply(ir, &users);
        Some((alloc, memref))
    }
}

/// The first operation of the innermost block around stores and the slice that contains a store.
fn first_ancestor(ir: &Ir, insertion: Op, stores: &[Access]) -> Option<Op> {
    let mut block = ir.parent_block(insertion)?;
    for store in stores {
        block = common_block(ir, store.op, ir.first_op(block)?)?;
    }
    let ancestors = stores.iter().map(|store| ir.ancestor_in_block(block, store.op));
    let mut ancestors = ancestors.collect::<Option<Vec<Op>>>()?.into_iter();
    let first = ancestors.next()?;
    Some(ancestors.fold(first, |first, op| if ir.is_before(op, first) { op } else { first }))
}

impl super::AffineLoopFusion {
    /// The type of a private memref, in the fast memory space if there is one and the memref is small enough.
    fn private_type(&self, ctx: &Context, old: Type, shape: &[i64]) -> Option<Type> {
        let TypeKind::MemRef { element, memory_space, .. } = old.kind(ctx) else { return None };
        let elements = shape.iter().fold(1, |product: i64, size| product.wrapping_mul(*size));
        let bytes = bytes_of(ctx, element)?.wrapping_mul(elements).cast_unsigned();
        // MLIR counts the bytes of the threshold with 32 bits.
        let threshold = self.local_buf_size_threshold.wrapping_mul(1024) & u64::from(u32::MAX);
        let fast = self.fast_memory_space.0.filter(|_| bytes <= threshold);
        let space = fast.map(|space| i64_attr(ctx, i64::from(space))).or(memory_space);
        Some(ctx.memref_type(shape, element, None, space))
    }
}
