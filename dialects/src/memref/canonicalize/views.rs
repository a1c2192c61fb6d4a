//! Canonicalization of `memref.view`.

use super::super::{CastOp, ViewOp};
use super::{replace_by_cast, with_shape};
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

impl CanonicalizationPatterns for ViewOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        patterns.add_fn("ViewOpShapeFolder", static_sizes);
        patterns.add_fn("ViewOpMemrefCastFolder", view_of_cast);
    }
}

/// Moves constant sizes into the type.
fn static_sizes(rewriter: &mut PatternRewriter<'_>, view: ViewOp) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let op = view.op();
    let ty = ir.value_type(ir.result(op, 0));
    let mut shape = ty.shape(ctx)?.to_vec();
    let mut given = view.sizes(ir);
    let mut left = Vec::new();
    for size in shape.iter_mut().filter(|size| **size == DYNAMIC) {
        let value = given.next()?;
        match IndexOrValue::Value(value).constant(ir) {
            Some(known) => *size = known,
            None => left.push(value),
        }
    }
    let new = with_shape(ctx, ty, &shape)?;
    if new == ty {
        return None;
    }
    let (source, shift) = (view.source(ir), view.byte_shift(ir));
    let created = ViewOp::create(rewriter, new, source, shift, &left).op();
    let created = rewriter.ir().result(created, 0);
    replace_by_cast(rewriter, op, created);
    Some(())
}

/// Replaces a view of a cast by a view of the source.
fn view_of_cast(rewriter: &mut PatternRewriter<'_>, view: ViewOp) -> Option<()> {
    let ir = rewriter.ir();
    let op = view.op();
    let cast: CastOp = defined_by(ir, view.source(ir))?;
    let (source, ty) = (cast.source(ir), ir.value_type(ir.result(op, 0)));
    let (shift, sizes) = (view.byte_shift(ir), view.sizes(ir).to_vec());
    let created = ViewOp::create(rewriter, ty, source, shift, &sizes).op();
    let created = rewriter.ir().result(created, 0);
    rewriter.replace_op(op, &[created]);
    Some(())
}
