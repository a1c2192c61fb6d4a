//! Folds: static sizes, redundant casts, views of views.

use ir_core::ir::Use;
use ir_core::predicates::attributes::affine_map;
use ir_core::predicates::shaped::has_static_shape;

use super::canonicalize::source_of_cast;
use super::*;
use crate::arith::ConstantOp;
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::shapes::{Slice, known_rank, known_size, size_operand};
use crate::slices::MixedSlice;

impl FoldOp for RankOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        known_rank(ctx, ir.value_type(self.memref(ir))).into()
    }
}

impl FoldOp for DimOp {
    /// Folds to a static size, to the size operand of an allocation or subview, or to the size of a cast's
    /// source.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let ty = ir.value_type(source);
        let Some((index, size)) = known_size(ctx, ty, operands) else { return FoldResult::Failure };
        if size.is_some() {
            return size.into();
        }
        let Some(op) = ir.defining_op(source) else { return FoldResult::Failure };
        let sizes = if let Some(alloc) = AllocOp::cast(ir, op) {
            alloc.dynamic_sizes(ir).to_vec()
        } else if let Some(alloca) = AllocaOp::cast(ir, op) {
            alloca.dynamic_sizes(ir).to_vec()
        } else if let Some(view) = ViewOp::cast(ir, op) {
            view.sizes(ir).to_vec()
        } else if let Some(view) = SubViewOp::cast(ir, op) {
            let sizes = Slice::from_op(ir, op).sizes;
            let Some(dropped) = view.dropped_dimensions(ir) else { return FoldResult::Failure };
            let mut kept = (0..sizes.len()).filter(|at| dropped.get(*at) == Some(&false));
            let Some(index) = kept.nth(index).filter(|at| sizes[*at] == DYNAMIC) else {
                return FoldResult::Failure;
            };
            let position = sizes[..index].iter().filter(|size| **size == DYNAMIC).count();
            return view.sizes(ir).to_vec().get(position).copied().into();
        } else {
            return fold_casts_in_place(ctx, ir, self.op(), None);
        };
        size_operand(ctx, ty, index, &sizes).into()
    }
}

impl FoldOp for CastOp {
    /// Folds a cast of a cast, unless the source is unranked, and then a cast to the same type. The order
    /// is MLIR's.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (source, result) = (self.source(ir), ir.value_type(self.dest(ir)));
        let inner = ir.defining_op(source).and_then(|op| CastOp::cast(ir, op)).map(|cast| cast.source(ir));
        match inner.filter(|inner| ir.value_type(*inner).shape(ctx).is_some()) {
            None if ir.value_type(source) == result => source.into(),
            None => FoldResult::Failure,
            Some(inner) if ir.value_type(inner) == result => inner.into(),
            Some(inner) => {
                ir.set_operands(self.op(), &[inner]);
                FoldResult::InPlace
            }
        }
    }
}

/// Replaces cast operands by their sources, except the operand `kept` (`foldMemRefCast`). Returns whether
/// any changed.
pub(crate) fn fold_casts(ctx: &Context, ir: &mut Ir, op: Op, kept: Option<Value>) -> bool {
    let mut changed = false;
    for index in 0..ir.num_operands(op) {
        let operand = ir.operand(op, index);
        let cast = defined_by::<CastOp>(ir, operand).filter(|_| Some(operand) != kept);
        let source = cast.map(|cast| cast.source(ir));
        if let Some(source) = source.filter(|source| ir.value_type(*source).shape(ctx).is_some()) {
            ir.set_operand(op, index, source);
            changed = true;
        }
    }
    changed
}

/// The result of a fold that replaces casts.
pub(crate) fn fold_casts_in_place(ctx: &Context, ir: &mut Ir, op: Op, kept: Option<Value>) -> FoldResult {
    in_place_result(fold_casts(ctx, ir, op, kept))
}

fn in_place_result(changed: bool) -> FoldResult {
    if changed { FoldResult::InPlace } else { FoldResult::Failure }
}

/// Implements `FoldOp` for operations that fold casts of their operands.
macro_rules! folds_casts {
    ($($op:ty),*) => {$(
        impl FoldOp for $op {
            fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
                $crate::memref::fold_casts_in_place(ctx, ir, self.op(), None)
            }
        }
    )*};
}
pub(crate) use folds_casts;

folds_casts!(DeallocOp, DmaStartOp, DmaWaitOp, LoadOp, PrefetchOp);

impl FoldOp for CopyOp {
    /// Replaces casts that drop static information by their sources.
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let mut changed = false;
        for index in 0..2 {
            if let Some(source) = source_of_cast(ir, ir.operand(self.op(), index)) {
                ir.set_operand(self.op(), index, source);
                changed = true;
            }
        }
        in_place_result(changed)
    }
}

impl FoldOp for AtomicRMWOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let value = self.value(ir);
        fold_casts_in_place(ctx, ir, self.op(), Some(value))
    }
}

impl FoldOp for StoreOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let value = self.value(ir);
        fold_casts_in_place(ctx, ir, self.op(), Some(value))
    }
}

impl FoldOp for AssumeAlignmentOp {
    /// Folds a repeated assumption of the same alignment.
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let memref = self.memref(ir);
        let inner = defined_by::<AssumeAlignmentOp>(ir, memref);
        let alignment = self.alignment_attr(ir);
        inner.filter(|inner| inner.alignment_attr(ir) == alignment).map(|_| memref).into()
    }
}

impl FoldOp for MemorySpaceCastOp {
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let inner: Option<MemorySpaceCastOp> = defined_by(ir, self.source(ir));
        let Some(source) = inner.map(|inner| inner.source(ir)) else { return FoldResult::Failure };
        ir.set_operand(self.op(), 0, source);
        FoldResult::InPlace
    }
}

/// Whether both types are equal and have a static shape.
fn is_static_identity(ctx: &Context, source: Type, result: Type) -> bool {
    source == result && has_static_shape(ctx, result)
}

impl FoldOp for ViewOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let is_same = is_static_identity(ctx, ir.value_type(source), ir.value_type(ir.result(self.op(), 0)));
        is_same.then_some(source).into()
    }
}

impl FoldOp for SubViewOp {
    /// Folds a subview of the entire memref, or of an entire other subview.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let [from, to] = [source, self.result(ir)].map(|value| ir.value_type(value));
        let has_static_layout = match to.kind(ctx) {
            TypeKind::MemRef { layout: Some(layout), .. } => match layout.kind(ctx) {
                AttrKind::StridedLayout { offset, strides } => {
                    offset != DYNAMIC && !strides.contains(&DYNAMIC)
                }
                _ => true,
            },
            _ => true,
        };
        if is_static_identity(ctx, from, to) && has_static_layout {
            return source.into();
        }
        let Some(outer) = defined_by::<SubViewOp>(ir, source).filter(|_| from == to) else {
            return FoldResult::Failure;
        };
        let [outer, own] = [outer.op(), self.op()].map(|op| MixedSlice::from_op(ir, op));
        let is = |item: &IndexOrValue, expected| item.constant(ir) == Some(expected);
        let is_all = own.offsets.iter().all(|offset| is(offset, 0))
            && own.strides.iter().all(|stride| is(stride, 1))
            && own.sizes == outer.sizes;
        is_all.then_some(source).into()
    }
}

impl FoldOp for ReinterpretCastOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let through = || {
            if let Some(inner) = defined_by::<ReinterpretCastOp>(ir, source) {
                return Some(inner.source(ir));
            }
            if let Some(inner) = defined_by::<CastOp>(ir, source) {
                return Some(inner.source(ir));
            }
            let inner: SubViewOp = defined_by(ir, source)?;
            let offsets = MixedSlice::from_op(ir, inner.op()).offsets;
            let starts_there = offsets.iter().all(|offset| offset.constant(ir) == Some(0));
            starts_there.then(|| inner.source(ir))
        };
        if let Some(source) = through() {
            ir.set_operand(self.op(), 0, source);
            return FoldResult::InPlace;
        }
        let [from, to] = [source, self.result(ir)].map(|value| ir.value_type(value));
        let is_same =
            is_static_identity(ctx, from, to) && Slice::from_op(ir, self.op()).offsets.first() == Some(&0);
        is_same.then_some(source).into()
    }
}

impl FoldOp for TransposeOp {
    /// Folds the identity permutation, and composes the permutation with that of a transposition before.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.in_(ir);
        let Some(map) = permutation(ctx, ir, self) else { return FoldResult::Failure };
        let is_same = ir.value_type(source) == ir.value_type(ir.result(self.op(), 0));
        if is_same && map.is_identity(ctx) {
            return source.into();
        }
        let Some(before) = defined_by::<TransposeOp>(ir, source) else { return FoldResult::Failure };
        let Some(inner) = permutation(ctx, ir, before) else { return FoldResult::Failure };
        let composed = |expr: &AffineExpr| expr.replace_dims_and_symbols(ctx, inner.results(ctx), &[]);
        let results: Vec<AffineExpr> = map.results(ctx).iter().map(composed).collect();
        let map = ctx.affine_map(inner.num_dims(ctx), 0, &results);
        let source = before.in_(ir);
        ir.set_operands(self.op(), &[source]);
        properties::set(ir, self.op(), "permutation", Some(ctx.affine_map_attr(map)));
        FoldResult::InPlace
    }
}

/// The permutation of a transposition.
fn permutation(ctx: &Context, ir: &Ir, transpose: TransposeOp) -> Option<AffineMap> {
    affine_map(ctx, transpose.permutation_attr(ir)?)
}

/// Replaces known results by constants.
fn replace_known(ctx: &Context, ir: &mut Ir, op: Op, results: &[Value], known: &[i64]) -> bool {
    let mut changed = false;
    for (result, known) in results.iter().zip(known) {
        if *known == DYNAMIC || ir.is_unused(*result) {
            continue;
        }
        let location = ir.location(op);
        let mut builder = Builder::new(ir);
        builder.set_insertion_point(op);
        builder.set_location(location);
        let value = ctx.integer_attr_of(Type::INDEX, *known);
        let constant = ConstantOp::create(&mut builder, value);
        let constant = constant.result(ir);
        replace_uses_by_user(ir, *result, constant);
        changed = true;
    }
    changed
}

/// Replaces all uses user by user, newest first. It stops after a user that has two consecutive uses,
/// because MLIR then continues in the use list of the constant. The remaining uses get another constant in
/// the next fold.
fn replace_uses_by_user(ir: &mut Ir, from: Value, to: Value) {
    let uses: Vec<Use> = ir.uses(from).collect();
    for (index, place) in uses.iter().enumerate() {
        if ir.operand(place.op, place.index) != from {
            continue;
        }
        ir.replace_uses_if(from, to, |_, other| other.op == place.op);
        if uses.get(index + 1).is_some_and(|next| next.op == place.op) {
            return;
        }
    }
}

impl FoldOp for ExtractStridedMetadataOp {
    /// Folds offset, sizes and strides that are static in the type.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (op, source) = (self.op(), self.source(ir));
        let ty = ir.value_type(source);
        let (Some((strides, offset)), Some(shape)) = (strides_and_offset(ctx, ty), ty.shape(ctx)) else {
            return FoldResult::Failure;
        };
        let (sizes, stride_results) = (self.sizes(ir).to_vec(), self.strides(ir).to_vec());
        let offset_result = self.offset(ir);
        let mut changed = replace_known(ctx, ir, op, &[offset_result], &[offset]);
        changed |= replace_known(ctx, ir, op, &sizes, shape);
        changed |= replace_known(ctx, ir, op, &stride_results, &strides);
        changed |= fold_casts(ctx, ir, op, None);
        in_place_result(changed)
    }
}
