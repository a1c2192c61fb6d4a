//! `arith-expand`: expands rounding divisions, minima, maxima and conversions of small floats to simpler
//! operations.

mod extend;
mod floats;
mod integers;
mod scaling;
mod truncate;

use crate::arithmetic::element_or_self;
use crate::convert::convert_functions_partially;
use dialects::arith::{ExtFOp, TruncFOp};
use ir_core::context::{Context, Type, TypeKind};
use ir_core::num::FloatSemantics;
use ir_core::pass::{PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{ConversionTarget, DialectConversion, PatternSet};

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("expand_arith");
}
pub use integers::add_rounding_division_expansions;

pub use declared::{ArithExpandOpsPass, register_passes};

/// The operations that are expanded regardless of their types.
const EXPANDED: [&str; 13] = [
    "arith.ceildivsi",
    "arith.ceildivui",
    "arith.floordivsi",
    "arith.maxsi",
    "arith.maxui",
    "arith.minsi",
    "arith.minui",
    "arith.maximumf",
    "arith.minimumf",
    "arith.maxnumf",
    "arith.minnumf",
    "arith.scaling_extf",
    "arith.scaling_truncf",
];

/// The float types with expanded conversions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ExpandedFloats {
    /// `bf16`, from and to `f32`.
    pub bf16: bool,
    /// `f8E8M0FNU`.
    pub f8e8m0: bool,
    /// `f4E2M1FN`.
    pub f4e2m1: bool,
}

impl ExpandedFloats {
    /// Whether the conversion between these types is legal. The first type is the larger one.
    fn is_legal(self, ctx: &Context, large: Type, small: Type) -> bool {
        let [large, small] = [large, small].map(|ty| element_or_self(ctx, ty).kind(ctx));
        let is_small = |semantics| small == TypeKind::Float(semantics);
        let is_bf16 = is_small(FloatSemantics::BF16) && large == TypeKind::Float(FloatSemantics::F32);
        let is_expanded = self.bf16 && is_bf16
            || self.f8e8m0 && is_small(FloatSemantics::F8E8M0FNU)
            || self.f4e2m1 && is_small(FloatSemantics::F4E2M1FN);
        !is_expanded
    }
}

/// Adds the patterns for conversions of these float types, and for all other operations (MLIR's
/// `populateArithExpandOpsPatterns`, `populateExpandBFloat16Patterns` and so on).
pub fn add_arith_expansions(patterns: &mut PatternSet, expanded: ExpandedFloats) {
    integers::add_to(patterns);
    scaling::add_to(patterns);
    floats::add_to(patterns);
    extend::add_to(patterns, expanded);
    truncate::add_to(patterns, expanded);
}

impl PreparedPass for ArithExpandOpsPass {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let expanded = ExpandedFloats {
            bf16: self.include_bf16,
            f8e8m0: self.include_f8e8m0,
            f4e2m1: self.include_f4e2m1,
        };
        let mut patterns = PatternSet::new();
        add_arith_expansions(&mut patterns, expanded);
        let mut target = ConversionTarget::new();
        target.add_legal_dialects(["arith", "vector"]).add_illegal_ops(EXPANDED);
        target.add_dynamically_legal_op(move |ir, op: ExtFOp| {
            expanded.is_legal(ir.context(), ir.value_type(op.out(ir)), ir.value_type(op.in_(ir)))
        });
        target.add_dynamically_legal_op(move |ir, op: TruncFOp| {
            expanded.is_legal(ir.context(), ir.value_type(op.in_(ir)), ir.value_type(op.out(ir)))
        });
        DialectConversion::new(ctx, target, patterns)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_functions_partially(conversion, run)
    }
}
