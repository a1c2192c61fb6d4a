//! Folds: static sizes, elements that are operands, slices of whole tensors.

use ir_core::fold::{Number, elements, elements_attr, number_constant};
use ir_core::predicates::shaped::has_static_shape;

use super::*;
use crate::fold::{defined_by, element_of, linear_index, operand, resized_splat, splat_value, zero};
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::shapes::{Slice, known_rank, known_size, size_operand};
use crate::slices::MixedSlice;

impl FoldOp for RankOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        known_rank(ctx, ir.value_type(self.tensor(ir))).into()
    }
}

impl FoldOp for DimOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let Some((index, size)) = known_size(ctx, ir.value_type(source), operands) else {
            return FoldResult::Failure;
        };
        if size.is_some() {
            return size.into();
        }
        if let Some(generate) = defined_by::<GenerateOp>(ir, source) {
            return size_operand(ctx, ir.value_type(source), index, &generate.dynamic_extents(ir).to_vec())
                .into();
        }
        // MLIR leaves rank-reducing slices to another pass.
        let slice = defined_by::<ExtractSliceOp>(ir, source).filter(|slice| {
            let [from, to] =
                [slice.source(ir), source].map(|value| ir.value_type(value).shape(ctx).map(<[i64]>::len));
            from == to
        });
        let operand = slice.and_then(|slice| {
            let sizes = Slice::from_op(ir, slice.op()).sizes;
            let position = sizes.get(..index)?.iter().filter(|size| **size == DYNAMIC).count();
            if sizes.get(index) == Some(&DYNAMIC) {
                slice.sizes(ir).to_vec().get(position).copied()
            } else {
                None
            }
        });
        operand.into()
    }
}

impl FoldOp for ExtractOp {
    /// Folds to an element of a constant or of `tensor.from_elements`.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let tensor = self.tensor(ir);
        let constant = operands.first().copied().flatten();
        let indices = operands.get(1..).unwrap_or_default();
        let indices: Option<Vec<i64>> = indices.iter().map(|index| int(ctx, (*index)?)).collect();
        let at = indices.and_then(|indices| linear_index(ir.value_type(tensor).shape(ctx)?, &indices));
        if let Some(constant) = constant {
            return element_of(ctx, constant, at).or_else(|| sparse_element_of(ctx, constant, at?)).into();
        }
        let created = defined_by::<FromElementsOp>(ir, tensor).zip(at);
        created.and_then(|(created, at)| created.elements(ir).to_vec().get(at).copied()).into()
    }
}

/// The element at that index of sparse elements: its first stored value, or zero.
fn sparse_element_of(ctx: &Context, constant: Attribute, at: usize) -> Option<Attribute> {
    let AttrKind::SparseElements { ty, indices, values } = constant.kind(ctx) else { return None };
    let (shape, (index_type, indices)) = (ty.shape(ctx)?, elements::<ApInt>(ctx, indices)?);
    let count = usize::try_from(*index_type.shape(ctx)?.first()?).ok()?;
    let index = |position: usize| -> Option<i64> {
        let only = indices.first().filter(|_| indices.len() == 1);
        i64::try_from(only.or_else(|| indices.get(position))?.as_u64()?).ok()
    };
    let place = |point: usize| -> Option<usize> {
        let point: Option<Vec<i64>> =
            (0..shape.len()).map(|part| index(point * shape.len() + part)).collect();
        linear_index(shape, &point?)
    };
    match (0..count).find(|point| place(*point) == Some(at)) {
        Some(point) => element_of(ctx, values, Some(point)),
        None => {
            let element = ty.element_type(ctx)?;
            let float = || match element.kind(ctx) {
                TypeKind::Float(semantics) => {
                    number_constant(ctx, element, &ApFloat::from_bits(semantics, 0))
                }
                _ => None,
            };
            zero(ctx, element).or_else(float)
        }
    }
}

/// Whether the static slice of an operation is a whole tensor of this shape.
fn is_whole(ir: &Ir, op: Op, shape: &[i64]) -> bool {
    let slice = Slice::from_op(ir, op);
    !shape.contains(&DYNAMIC)
        && slice.sizes == shape
        && slice.offsets.iter().all(|offset| *offset == 0)
        && slice.strides.iter().all(|stride| *stride == 1)
}

impl FoldOp for ExtractSliceOp {
    /// Folds to a splat constant, to the whole source, or to a slice inserted before.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let [ty, result] = [source, self.result(ir)].map(|value| ir.value_type(value));
        if let Some(constant) = operand(operands, 0).and_then(|constant| resized_splat(ctx, constant, result))
        {
            return constant.into();
        }
        if ty == result && is_whole(ir, self.op(), ty.shape(ctx).unwrap_or_default()) {
            return source.into();
        }
        let insert: Option<InsertSliceOp> = defined_by(ir, source);
        let inserted = insert.filter(|insert| {
            ir.value_type(insert.source(ir)) == result && same_place(ir, insert.op(), self.op())
        });
        inserted.map(|insert| insert.source(ir)).into()
    }
}

/// Whether two operations have the same slice.
fn same_place(ir: &Ir, a: Op, b: Op) -> bool {
    MixedSlice::from_op(ir, a) == MixedSlice::from_op(ir, b)
}

impl FoldOp for InsertSliceOp {
    /// Folds to the source if it replaces everything, and to the destination for an extracted or empty slice; skips an
    /// overwritten insertion.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (source, dest) = (self.source(ir), self.dest(ir));
        let [ty, result] = [source, self.result(ir)].map(|value| ir.value_type(value));
        if ty == result && is_whole(ir, self.op(), ty.shape(ctx).unwrap_or_default()) {
            return source.into();
        }
        let overwritten = defined_by::<InsertSliceOp>(ir, dest).filter(|before| {
            ir.value_type(before.source(ir)) == ty && same_place(ir, before.op(), self.op())
        });
        if let Some(before) = overwritten {
            let dest = before.dest(ir);
            ir.set_operand(self.op(), 1, dest);
            return FoldResult::InPlace;
        }
        let extracted = defined_by::<ExtractSliceOp>(ir, source)
            .filter(|extract| extract.source(ir) == dest && same_place(ir, extract.op(), self.op()));
        if extracted.is_some() {
            return dest.into();
        }
        let sizes = MixedSlice::from_op(ir, self.op()).sizes;
        let is_empty = sizes.iter().any(|size| size.constant(ir) == Some(0));
        is_empty.then_some(dest).into()
    }
}

impl FoldOp for SplatOp {
    /// Folds a constant element to a constant tensor.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let ty = ir.value_type(self.aggregate(ir));
        elements_constant(ctx, ty, operands.get(..1).unwrap_or_default()).into()
    }
}

impl FoldOp for FromElementsOp {
    /// Folds constant elements to a constant tensor.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        elements_constant(ctx, ir.value_type(self.result(ir)), operands).into()
    }
}

/// The constant with these elements, or a splat of a single one.
fn elements_constant(ctx: &Context, ty: Type, elements: &[Option<Attribute>]) -> Option<Attribute> {
    fn constant_of_kind<N: Number>(ctx: &Context, ty: Type, elements: &[Attribute]) -> Option<Attribute> {
        let is_number =
            |value: &Attribute| matches!(value.kind(ctx), AttrKind::Integer { .. } | AttrKind::Float { .. });
        let number = |value: &Attribute| constant_number::<N>(ctx, *value).filter(|_| is_number(value));
        let values: Option<Vec<N>> = elements.iter().map(number).collect();
        elements_attr(ctx, ty, &values?)
    }
    let elements: Vec<Attribute> = elements.iter().copied().collect::<Option<_>>()?;
    constant_of_kind::<ApInt>(ctx, ty, &elements).or_else(|| constant_of_kind::<ApFloat>(ctx, ty, &elements))
}

impl FoldOp for InsertOp {
    /// Folds the insertion of an element into a splat of the same value.
    fn fold(self, ctx: &Context, _ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let (scalar, dest) = (operand(operands, 0), operand(operands, 1));
        let is_there = scalar.is_some() && scalar == dest.and_then(|dest| splat_value(ctx, dest));
        dest.filter(|_| is_there).into()
    }
}

impl FoldOp for ConcatOp {
    /// Folds the concatenation of a single tensor.
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let inputs = self.inputs(ir).to_vec();
        let [only] = inputs.as_slice() else { return FoldResult::Failure };
        (ir.value_type(*only) == ir.value_type(self.result(ir))).then_some(*only).into()
    }
}

impl FoldOp for GatherOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let ty = ir.value_type(self.result(ir));
        operand(operands, 0).and_then(|constant| resized_splat(ctx, constant, ty)).into()
    }
}

impl FoldOp for PadOp {
    /// Folds zero padding, unless `nofold` is set.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let [from, to] = [source, self.result(ir)].map(|value| ir.value_type(value));
        let is_needless = from == to && has_static_shape(ctx, to) && !self.nofold(ir);
        is_needless.then_some(source).into()
    }
}

/// Whether a computed shape is the tensor's own shape.
fn is_own_shape(ir: &Ir, source: Value, shape: Value) -> bool {
    let ctx = ir.context();
    let Some(created) = defined_by::<FromElementsOp>(ir, shape) else { return false };
    let Some(sizes) = ir.value_type(source).shape(ctx) else { return false };
    let elements = created.elements(ir).to_vec();
    let is_own = |(position, element): (usize, &Value)| {
        if let Some(known) = IndexOrValue::Value(*element).constant(ir) {
            return known == sizes[position];
        }
        defined_by::<DimOp>(ir, *element).is_some_and(|dim| {
            let index = IndexOrValue::Value(dim.index(ir)).constant(ir);
            dim.source(ir) == source && index == i64::try_from(position).ok()
        })
    };
    elements.len() == sizes.len() && elements.iter().enumerate().all(is_own)
}

impl FoldOp for ReshapeOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let [from, to] = [source, self.result(ir)].map(|value| ir.value_type(value));
        if let Some(constant) = operand(operands, 0).and_then(|constant| resized_splat(ctx, constant, to)) {
            return constant.into();
        }
        if let Some(before) = defined_by::<ReshapeOp>(ir, source) {
            let source = before.source(ir);
            ir.set_operand(self.op(), 0, source);
            return FoldResult::InPlace;
        }
        let Some(shape) = from.shape(ctx).filter(|_| from == to) else { return FoldResult::Failure };
        let is_same = shape.len() <= 1 || is_own_shape(ir, source, self.shape(ir));
        is_same.then_some(source).into()
    }
}
