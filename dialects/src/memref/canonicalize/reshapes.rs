//! Canonicalization of reshapes.

use super::super::reshapes::collapsed_type;
use super::super::{CastOp, CollapseShapeOp, ExpandShapeOp};
use super::{replace_by_cast, source_of_cast};
use crate::prelude::*;
use crate::reshapes::Casts;

crate::reshapes::reshapes!(CastOp, CollapseShapeOp, ExpandShapeOp);

impl CanonicalizationPatterns for CollapseShapeOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        FAMILY.add_collapse_patterns(patterns);
        patterns.add_fn_for("CollapseShapeOpMemRefCastFolder", FAMILY.collapse, collapse_of_cast);
    }
}

impl CanonicalizationPatterns for ExpandShapeOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        FAMILY.add_expand_patterns(patterns);
    }
}

/// Replaces a collapse of a cast by a collapse of the source.
fn collapse_of_cast(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let casts = Casts { source: source_of_cast, collapsed: collapsed_type, replace: replace_by_cast };
    FAMILY.collapse_of_cast(casts, rewriter, op)
}
