//! Verifiers of slices: their types follow from their sizes, and they are in bounds.

use std::ops::Range;

use ir_core::runtime::checks::{DestinationStyleOpInterface, OffsetSizeAndStrideOpInterface};

use super::{ExtractSliceOp, InsertOp, InsertSliceOp, ParallelInsertSliceOp};
use crate::prelude::*;
use crate::shapes::{Mismatch, Slice, rank_reduction};

macro_rules! slices {
    ($($op:ty: $whole:ident),*) => {$(
        impl OffsetSizeAndStrideOpInterface for $op {
            fn mixed_ranks(self, ir: &Ir) -> [usize; 3] {
                [shape(ir.context(), ir.value_type(self.$whole(ir))).map_or(0, <[i64]>::len); 3]
            }

            fn dynamic_counts(self, ir: &Ir) -> [usize; 3] {
                [self.offsets(ir).len(), self.sizes(ir).len(), self.strides(ir).len()]
            }
        }
    )*};
}

/// Implements `DestinationStyleOpInterface` for insertions, whose destination is the second operand.
macro_rules! insertions {
    ($($op:ty),*) => {$(
        impl DestinationStyleOpInterface for $op {
            fn dps_inits(self, _ir: &Ir) -> Range<usize> {
                1..2
            }
        }
    )*};
}

insertions!(InsertOp, InsertSliceOp);

slices!(ExtractSliceOp: source, InsertSliceOp: dest, ParallelInsertSliceOp: dest);

/// Verifies that a slice of a tensor of the type `whole` has the type `part`.
fn verify_slice(ir: &Ir, op: Op, whole: Type, part: Type) -> Verified {
    let ctx = ir.context();
    let fail = |message: String| Err(op_failure(ir, op, &message));
    let TypeKind::RankedTensor { shape, element, encoding } = whole.kind(ctx) else { return Ok(()) };
    let slice = Slice::from_op(ir, op);
    let expected = ctx.type_of(TypeKind::RankedTensor { shape: &slice.sizes, element, encoding });
    match rank_reduction(ctx, expected, part) {
        Ok(()) => {}
        Err(Mismatch::Rank) => {
            return fail("expected rank to be smaller or equal to the other rank. ".to_owned());
        }
        Err(Mismatch::Element) => {
            let element = element_type(ctx, expected).map_or_else(String::new, |ty| ty.to_text(ctx));
            return fail(format!("expected element type to be '{element}'"));
        }
        Err(_) => {
            let expected = expected.to_text(ctx);
            return fail(format!(
                "expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
            ));
        }
    }
    slice.verify_in_bounds(shape).or_else(fail)
}

impl VerifyOp for ExtractSliceOp {
    fn verify(self, ir: &Ir) -> Verified {
        let [source, result] = [self.source(ir), self.result(ir)].map(|value| ir.value_type(value));
        verify_slice(ir, self.op(), source, result)
    }
}

impl VerifyOp for InsertSliceOp {
    fn verify(self, ir: &Ir) -> Verified {
        let [source, result] = [self.source(ir), self.result(ir)].map(|value| ir.value_type(value));
        verify_slice(ir, self.op(), result, source)
    }
}

impl VerifyOp for ParallelInsertSliceOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let parent = ir.parent_op(self.op());
        if parent.is_none_or(|parent| ir.name(parent).as_str(ctx) != "scf.forall.in_parallel") {
            let parent = parent.map_or_else(String::new, |parent| ir_core::text::op_text(ir, parent));
            // A text of several lines begins on a new line.
            let line_break = if parent.contains('\n') { "\n" } else { "" };
            let message = format!("expected InParallelOpInterface parent, got:{line_break}{parent}");
            return Err(op_failure(ir, self.op(), &message));
        }
        let [source, dest] = [self.source(ir), self.dest(ir)].map(|value| ir.value_type(value));
        verify_slice(ir, self.op(), dest, source)
    }
}
