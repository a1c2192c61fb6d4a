//! `convert-complex-to-libm`: converts operations of `complex` to calls of the C library.

use crate::convert::convert_partially;
use crate::libm;
use ir_core::context::{Context, TypeKind};
use ir_core::ir::Op;
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{ConversionTarget, DialectConversion, PatternRewriter, PatternSet};

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("complex_to_libm");
}
pub use declared::{ConvertComplexToLibm, register_passes};

/// The operations, each with the function for `complex<f64>`.
const FUNCTIONS: [(&str, &str); 10] = [
    ("complex.pow", "cpow"),
    ("complex.sqrt", "csqrt"),
    ("complex.tanh", "ctanh"),
    ("complex.cos", "ccos"),
    ("complex.sin", "csin"),
    ("complex.tan", "ctan"),
    ("complex.conj", "conj"),
    ("complex.log", "clog"),
    ("complex.abs", "cabs"),
    ("complex.angle", "carg"),
];

/// Adds the patterns (MLIR's `populateComplexToLibmConversionPatterns`).
pub fn add_complex_libm_calls(patterns: &mut PatternSet) {
    for (root, function) in FUNCTIONS {
        patterns.add_fn_for("ScalarOpToLibmCall", root, move |rewriter, op| call(rewriter, op, function));
    }
}

/// Calls the function for the result type: a float, or a complex number.
fn call(rewriter: &mut PatternRewriter<'_>, op: Op, function: &str) -> Option<()> {
    let ctx = rewriter.context();
    let result = rewriter.ir().result_types(op).next()?;
    let element = if let TypeKind::Complex(element) = result.kind(ctx) { element } else { result };
    let TypeKind::Float(format) = element.kind(ctx) else { return None };
    let name = libm::function_for(format, function)?;
    libm::replace_by_call(rewriter, op, &name, None)
}

impl DependentDialects for ConvertComplexToLibm {
    fn register_dialects(ctx: &Context) {
        dialects::func::register(ctx);
    }
}

impl PreparedPass for ConvertComplexToLibm {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let mut patterns = PatternSet::new();
        add_complex_libm_calls(&mut patterns);
        let mut target = ConversionTarget::new();
        target.add_legal_dialects(["func"]).add_illegal_ops(FUNCTIONS.map(|(root, _)| root));
        DialectConversion::new(ctx, target, patterns)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_partially(conversion, run)
    }
}
