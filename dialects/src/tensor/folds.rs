//! Folds: sizes that are known, elements that are operands, slices that are whole tensors.

use ir_core::context::{Attribute, Context, DYNAMIC};
use ir_core::fold::FoldResult;
use ir_core::ir::{Ir, Op, Value};
use ir_core::ods_support::attributes::int;
use ir_core::spec::{FoldOp, OpHandle};

use super::{DimOp, ExtractOp, ExtractSliceOp, FromElementsOp, GenerateOp, InsertSliceOp, RankOp};
use crate::shapes::{Slice, known_rank, known_size, size_operand};

fn defined_by<T: OpHandle>(ctx: &Context, ir: &Ir, value: Value) -> Option<T> {
    T::from_op(ctx, ir, ir.defining_op(value)?)
}

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
    /// An element of a tensor that is made of its elements is one of the operands. What constants give is not done yet.
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let tensor = self.tensor(ir);
        let indices = operands.get(1..).unwrap_or_default();
        let indices: Option<Vec<i64>> = indices.iter().map(|index| int(ctx, (*index)?)).collect();
        let element =
            defined_by::<FromElementsOp>(ctx, ir, tensor).zip(indices).and_then(|(made, indices)| {
                let shape = ir.value_type(tensor).shape(ctx)?;
                let at = indices
                    .iter()
                    .zip(shape)
                    .try_fold(0_i64, |at, (index, size)| at.checked_mul(*size)?.checked_add(*index))?;
                made.elements(ctx, ir).get(usize::try_from(at).ok()?).copied()
            });
        element.into()
    }
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
