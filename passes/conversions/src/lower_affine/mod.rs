//! `lower-affine`: lowers loops and conditions to `scf`, and affine maps to `arith`.

mod accesses;
mod expressions;
mod indices;
mod loops;

use crate::convert::convert_functions_partially;
use ir_core::context::Context;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{ConversionTarget, DialectConversion, PatternSet};

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("lower_affine");
}
pub use declared::{LowerAffinePass, register_passes};

/// Adds the patterns that lower operations of `affine` to `arith`, `memref`, `scf` and `vector` (MLIR's
/// `populateAffineToStdConversionPatterns` and `populateAffineExpandIndexOpsPatterns`).
pub fn add_affine_lowerings(patterns: &mut PatternSet) {
    expressions::add_to(patterns);
    accesses::add_to(patterns);
    loops::add_to(patterns);
    indices::add_to(patterns);
}

impl DependentDialects for LowerAffinePass {
    fn register_dialects(ctx: &Context) {
        dialects::arith::register(ctx);
        dialects::memref::register(ctx);
        dialects::scf::register(ctx);
        dialects::vector::register(ctx);
    }
}

impl PreparedPass for LowerAffinePass {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let mut patterns = PatternSet::new();
        add_affine_lowerings(&mut patterns);
        let mut target = ConversionTarget::new();
        target.add_legal_dialects(["arith", "memref", "scf", "vector"]);
        DialectConversion::new(ctx, target, patterns)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_functions_partially(conversion, run)
    }
}
