//! Canonical forms of `memref.view`.

use ir_core::context::{Context, DYNAMIC};
use ir_core::ir::Op;
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::spec::{CanonicalizationPatterns, OpHandle};

use super::super::{CastOp, ViewOp};
use super::{replace_by_cast, with_shape};
use crate::fold::defined_by;
use crate::mixed::Mixed;

impl CanonicalizationPatterns for ViewOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ViewOpShapeFolder", Self::SPEC.name, static_sizes);
        patterns.add_fn("ViewOpMemrefCastFolder", Self::SPEC.name, view_of_cast);
    }
}

/// Sizes that are constants are part of the type.
fn static_sizes(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let view = ViewOp::from_op_unchecked(op);
    let ty = ir.value_type(ir.result(op, 0));
    let mut shape = ty.shape(ctx)?.to_vec();
    let mut given = view.sizes(ctx, ir).into_iter();
    let mut left = Vec::new();
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = given.next()?;
        match Mixed::Value(value).constant(ctx, ir) {
            Some(known) => *size = known,
            None => left.push(value),
        }
    }
    let new = with_shape(ctx, ty, &shape)?;
    if new == ty {
        return None;
    }
    let (source, shift, location) = (view.source(ir), view.byte_shift(ir), ir.location(op));
    let made =
        rewriter.build(|builder, ctx| ViewOp::build(builder, ctx, location, new, source, shift, &left));
    let made = rewriter.ir().result(made.op(), 0);
    replace_by_cast(rewriter, op, made);
    Some(())
}

/// A view of a cast is one of what is cast.
fn view_of_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let view = ViewOp::from_op_unchecked(op);
    let cast: CastOp = defined_by(ctx, ir, view.source(ir))?;
    let (source, ty, location) = (cast.source(ir), ir.value_type(ir.result(op, 0)), ir.location(op));
    let (shift, sizes) = (view.byte_shift(ir), view.sizes(ctx, ir));
    let made =
        rewriter.build(|builder, ctx| ViewOp::build(builder, ctx, location, ty, source, shift, &sizes));
    let made = rewriter.ir().result(made.op(), 0);
    rewriter.replace_op(op, &[made]);
    Some(())
}
