//! Canonical forms of reshapes.

use ir_core::context::Context;
use ir_core::ir::Op;
use ir_core::rewrite::{PatternRewriter, PatternSet};
use ir_core::spec::CanonicalizationPatterns;

use super::super::reshapes::collapsed_type;
use super::super::{CastOp, CollapseShapeOp, ExpandShapeOp};
use super::{replace_by_cast, source_of_cast};
use crate::reshapes::Reshape;

crate::reshapes::reshapes!(CastOp, CollapseShapeOp, ExpandShapeOp);

impl CanonicalizationPatterns for CollapseShapeOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        FAMILY.add_collapse_patterns(patterns);
        patterns.add_fn("CollapseShapeOpMemRefCastFolder", FAMILY.collapse, collapse_of_cast);
    }
}

impl CanonicalizationPatterns for ExpandShapeOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        FAMILY.add_expand_patterns(patterns);
    }
}

/// A collapse of a cast is one of what is cast.
fn collapse_of_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.ctx, rewriter.ir());
    let own = Reshape::of(ctx, ir, op);
    let source = source_of_cast(ctx, ir, own.source)?;
    let from = ir.value_type(source);
    let to = collapsed_type(ctx, from, &own.groups)?;
    if to == own.to {
        rewriter.modify(op, |ir| ir.set_operand(op, 0, source));
        return Some(());
    }
    let new = Reshape { source, from, to, ..own }.create(rewriter, op, FAMILY.collapse);
    replace_by_cast(rewriter, op, new);
    Some(())
}
