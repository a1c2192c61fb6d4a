//! Folds: sizes that are known, casts of casts.

use ir_core::context::{Attribute, Context, DYNAMIC};
use ir_core::fold::FoldResult;
use ir_core::ir::Ir;
use ir_core::spec::{FoldOp, OpHandle as _};

use super::{AllocOp, AllocaOp, CastOp, DimOp, RankOp, SubViewOp, ViewOp};
use crate::shapes::{Slice, known_rank, known_size, size_operand};

impl FoldOp for RankOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        known_rank(ctx, ir.value_type(self.memref(ir))).into()
    }
}

impl FoldOp for DimOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let source = self.source(ir);
        let ty = ir.value_type(source);
        let Some((index, size)) = known_size(ctx, ty, operands) else { return FoldResult::Failure };
        if size.is_some() {
            return size.into();
        }
        let Some(op) = ir.defining_op(source) else { return FoldResult::Failure };
        let sizes = if let Some(alloc) = AllocOp::from_op(ctx, ir, op) {
            alloc.dynamic_sizes(ctx, ir)
        } else if let Some(alloca) = AllocaOp::from_op(ctx, ir, op) {
            alloca.dynamic_sizes(ctx, ir)
        } else if let Some(view) = ViewOp::from_op(ctx, ir, op) {
            view.sizes(ctx, ir)
        } else if let Some(view) = SubViewOp::from_op(ctx, ir, op) {
            let sizes = Slice::of(ctx, ir, op).sizes;
            if ty.shape(ctx).map(<[i64]>::len) != Some(sizes.len()) || sizes.get(index) != Some(&DYNAMIC) {
                return FoldResult::Failure;
            }
            let number = sizes[..index].iter().filter(|size| **size == DYNAMIC).count();
            return view.sizes(ctx, ir).get(number).copied().into();
        } else {
            return FoldResult::Failure;
        };
        size_operand(ctx, ty, index, &sizes).into()
    }
}

impl FoldOp for CastOp {
    /// A cast of a cast casts what that one does, unless nothing is known of its shape; one to the same type is nothing.
    fn fold(self, ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        let (source, result) = (self.source(ir), ir.value_type(self.dest(ir)));
        if ir.value_type(source) == result {
            return source.into();
        }
        let inner =
            ir.defining_op(source).and_then(|op| CastOp::from_op(ctx, ir, op)).map(|cast| cast.source(ir));
        match inner.filter(|inner| ir.value_type(*inner).shape(ctx).is_some()) {
            None => FoldResult::Failure,
            Some(inner) if ir.value_type(inner) == result => inner.into(),
            Some(inner) => {
                ir.set_operands(self.op(), &[inner]);
                FoldResult::InPlace
            }
        }
    }
}
