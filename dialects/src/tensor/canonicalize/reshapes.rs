//! Canonicalization of reshapes.

use ir_core::predicates::shaped::has_static_shape;

use super::super::{CastOp, CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp};
use super::{cast_to, replace_by_cast, source_of_cast, with_shape};
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::reshapes::{Casts, Reshape};
use crate::shapes::collapsed_shape;

crate::reshapes::reshapes!(CastOp, CollapseShapeOp, ExpandShapeOp);

impl CanonicalizationPatterns for CollapseShapeOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        FAMILY.add_collapse_patterns(patterns);
        patterns
            .add_fn_for("FoldReshapeWithSplat", FAMILY.collapse, reshape_of_splat)
            .add_fn_for("FoldReshapeWithFromElements", FAMILY.collapse, reshape_of_elements)
            .add_fn_for("FoldCollapseOfCastOp", FAMILY.collapse, collapse_of_cast);
    }
}

impl CanonicalizationPatterns for ExpandShapeOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        FAMILY.add_expand_patterns(patterns);
        patterns
            .add_fn_for("ConvertToStaticExpandShape", FAMILY.expand, static_expansion)
            .add_fn_for("FoldReshapeWithSplat", FAMILY.expand, reshape_of_splat)
            .add_fn_for("FoldReshapeWithFromElements", FAMILY.expand, reshape_of_elements);
    }
}

/// Replaces a reshape of a splat by a splat.
fn reshape_of_splat(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let own = Reshape::from_op(ir, op);
    let splat: SplatOp = defined_by(ir, own.source)?;
    if !has_static_shape(ctx, own.from) {
        return None;
    }
    let input = splat.input(ir);
    let new = SplatOp::create(rewriter, own.to, input, &[]).aggregate(rewriter.ir());
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// Replaces a reshape of `tensor.from_elements` by another one.
fn reshape_of_elements(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let own = Reshape::from_op(ir, op);
    let created: FromElementsOp = defined_by(ir, own.source)?;
    if !has_static_shape(ctx, own.to) {
        return None;
    }
    let elements = created.elements(ir).to_vec();
    let new = FromElementsOp::create(rewriter, own.to, &elements).result(rewriter.ir());
    rewriter.replace_op(op, &[new]);
    Some(())
}

/// Replaces a collapse of a cast by a collapse of the source.
fn collapse_of_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let casts = Casts {
        source: source_of_cast,
        collapsed: |ctx, from, groups| with_shape(ctx, from, &collapsed_shape(from.shape(ctx)?, groups)),
        replace: replace_by_cast,
    };
    FAMILY.collapse_of_cast(casts, rewriter, op)
}

/// Makes constant sizes static if the size of their group is known.
fn known_sizes(ir: &Ir, own: &Reshape, known: &[i64]) -> Option<Vec<IndexOrValue>> {
    let mut sizes = own.sizes.clone();
    let mut changed = false;
    for (group, _) in own.groups.iter().zip(known).filter(|(_, known)| **known != DYNAMIC) {
        for at in group {
            let size = sizes.get_mut(usize::try_from(*at).ok()?)?;
            if let (IndexOrValue::Value(_), Some(number)) = (*size, size.constant(ir)) {
                *size = IndexOrValue::Static(number);
                changed = true;
            }
        }
    }
    changed.then_some(sizes)
}

/// Gives an expansion of a cast that loses static information the known sizes, and casts the result.
fn static_expansion(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let own = Reshape::from_op(ir, op);
    let source = source_of_cast(ir, own.source)?;
    let sizes = known_sizes(ir, &own, ir.value_type(source).shape(ctx)?)?;
    let numbers: Vec<i64> = sizes.iter().map(|size| size.number()).collect();
    let element = own.from.element_type(ctx)?;
    let from = ctx.ranked_tensor_type(&collapsed_shape(&numbers, &own.groups), element, None);
    let to = ctx.ranked_tensor_type(&numbers, element, None);
    let source = cast_to(rewriter, own.source, from);
    let new = Reshape { source, from, to, sizes, ..own }.create(rewriter, op, FAMILY.expand);
    replace_by_cast(rewriter, op, new);
    Some(())
}
