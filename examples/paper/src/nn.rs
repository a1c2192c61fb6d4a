//! Figures 5 and 6: an operation, and the rule that replaces it by simpler ones.

use ir_core::context::AttrKind;
use ir_core::fold::number_constant;
use ir_core::num::ApFloat;
use ir_core::runtime::CanonicalizationPatterns;

ir_core::include_dialect!("nn");

/// The functions that the rule calls.
struct Rewrites;

impl RewriteFunctions for Rewrites {
    fn zeros(rewriter: &mut PatternRewriter<'_>, ty: Type) -> Option<Attribute> {
        number_constant(rewriter.context(), ty, &ApFloat::from_f32(0.0))
    }

    fn splat(rewriter: &mut PatternRewriter<'_>, ty: Type, number: Attribute) -> Option<Attribute> {
        match number.kind(rewriter.context()) {
            AttrKind::Float { value, .. } => number_constant(rewriter.context(), ty, &value),
            _ => None,
        }
    }
}

/// `hasCanonicalizer` requires this.
impl CanonicalizationPatterns for LeakyReluOp {
    fn canonicalization_patterns(_ctx: &Context, patterns: &mut PatternSet) {
        populate_with_generated(patterns);
    }
}
