//! Folds: sizes that are known, elements that are operands, slices that are whole tensors.

use ir_core::context::{Attribute, Context, DYNAMIC};
use ir_core::fold::{FoldResult, Number, elements, number_constant};
use ir_core::ir::{Ir, Op};
use ir_core::num::{ApFloat, ApInt};
use ir_core::ods_support::attributes::int;
use ir_core::spec::{FoldOp, OpHandle};

use super::{DimOp, ExtractOp, ExtractSliceOp, FromElementsOp, GenerateOp, InsertSliceOp, RankOp};
use crate::fold::defined_by;
use crate::shapes::{Slice, known_rank, known_size, size_operand};

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
        if let Some(generate) = defined_by::<GenerateOp>(ctx, ir, source) {
            return size_operand(ctx, ir.value_type(source), index, &generate.dynamic_extents(ctx, ir))
                .into();
        }
        // A slice that leaves out dimensions is another pass's matter.
        let slice = defined_by::<ExtractSliceOp>(ctx, ir, source).filter(|slice| {
            let [from, to] =
                [slice.source(ir), source].map(|value| ir.value_type(value).shape(ctx).map(<[i64]>::len));
            from == to
        });
        let operand = slice.and_then(|slice| {
            let sizes = Slice::of(ctx, ir, slice.op()).sizes;
            let number = sizes.get(..index)?.iter().filter(|size| **size == DYNAMIC).count();
            if sizes.get(index) == Some(&DYNAMIC) { slice.sizes(ctx, ir).get(number).copied() } else { None }
        });
        operand.into()
    }
}

impl FoldOp for ExtractOp {
    /// An element of a constant, or of a tensor that is made of its elements.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let tensor = self.tensor(ir);
        let constant = operands.first().copied().flatten();
        let indices = operands.get(1..).unwrap_or_default();
        let indices: Option<Vec<i64>> = indices.iter().map(|index| int(ctx, (*index)?)).collect();
        let at = indices.and_then(|indices| linear_index(ir.value_type(tensor).shape(ctx)?, &indices));
        if let Some(constant) = constant {
            return element_of(ctx, constant, at).into();
        }
        let made = defined_by::<FromElementsOp>(ctx, ir, tensor).zip(at);
        made.and_then(|(made, at)| made.elements(ctx, ir).get(at).copied()).into()
    }
}

/// The number of an element in the order of elements; `None` where an index is outside.
fn linear_index(shape: &[i64], indices: &[i64]) -> Option<usize> {
    let mut at = 0_i64;
    for (index, size) in indices.iter().zip(shape) {
        if !(0..*size).contains(index) {
            return None;
        }
        at = at.checked_mul(*size)?.checked_add(*index)?;
    }
    usize::try_from(at).ok()
}

/// The element of that number, or the one that stands for all.
fn element_of(ctx: &Context, constant: Attribute, at: Option<usize>) -> Option<Attribute> {
    fn element<N: Number>(ctx: &Context, constant: Attribute, at: Option<usize>) -> Option<Attribute> {
        let (ty, values) = elements::<N>(ctx, constant)?;
        let value = match values.as_slice() {
            [only] => only,
            values => values.get(at?)?,
        };
        number_constant(ctx, ty.element_type(ctx)?, value)
    }
    element::<ApInt>(ctx, constant, at).or_else(|| element::<ApFloat>(ctx, constant, at))
}

/// Whether the slice of an operation is all of a tensor of this shape, as its constants say.
fn is_whole(ctx: &Context, ir: &Ir, op: Op, shape: &[i64]) -> bool {
    let slice = Slice::of(ctx, ir, op);
    !shape.contains(&DYNAMIC)
        && slice.sizes == shape
        && slice.offsets.iter().all(|offset| *offset == 0)
        && slice.strides.iter().all(|stride| *stride == 1)
}

impl FoldOp for ExtractSliceOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let ty = ir.value_type(source);
        let is_same = ty == ir.value_type(self.result(ir));
        let whole = is_same && is_whole(ctx, ir, self.op(), ty.shape(ctx).unwrap_or_default());
        whole.then_some(source).into()
    }
}

impl FoldOp for InsertSliceOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let ty = ir.value_type(source);
        let is_same = ty == ir.value_type(self.result(ir));
        let whole = is_same && is_whole(ctx, ir, self.op(), ty.shape(ctx).unwrap_or_default());
        whole.then_some(source).into()
    }
}
