//! `convert-math-to-libm`: converts operations of `math` to calls of the C library.

use crate::arithmetic::float_constant;
use crate::convert::convert_partially;
use crate::libm;
use crate::llvm::patterns::positions;
use dialects::arith::{ExtFOp, TruncFOp};
use dialects::vector::{ExtractOp, InsertOp};
use ir_core::context::{Context, TypeKind};
use ir_core::ir::{Op, OpBuilder, OpState};
use ir_core::num::{ApFloat, FloatSemantics};
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{ConversionTarget, DialectConversion, PatternRewriter, PatternSet};

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("math_to_libm");
}
pub use declared::{ConvertMathToLibmPass, register_passes};

/// The operations without `math.`, each with the function for `f64`. The function for `f32` has the suffix
/// `f`.
const FUNCTIONS: [(&str, &str); 32] = [
    ("absf", "fabs"),
    ("acos", "acos"),
    ("acosh", "acosh"),
    ("asin", "asin"),
    ("asinh", "asinh"),
    ("atan2", "atan2"),
    ("atan", "atan"),
    ("atanh", "atanh"),
    ("cbrt", "cbrt"),
    ("ceil", "ceil"),
    ("cos", "cos"),
    ("cosh", "cosh"),
    ("erf", "erf"),
    ("erfc", "erfc"),
    ("exp", "exp"),
    ("exp2", "exp2"),
    ("expm1", "expm1"),
    ("floor", "floor"),
    ("fma", "fma"),
    ("log", "log"),
    ("log2", "log2"),
    ("log10", "log10"),
    ("log1p", "log1p"),
    ("powf", "pow"),
    ("roundeven", "roundeven"),
    ("round", "round"),
    ("rsqrt", "rsqrt"),
    ("sin", "sin"),
    ("sinh", "sinh"),
    ("sqrt", "sqrt"),
    ("tan", "tan"),
    ("tanh", "tanh"),
];

/// Adds the patterns (MLIR's `populateMathToLibmConversionPatterns`).
pub fn add_libm_calls(patterns: &mut PatternSet) {
    let others = [("trunc", "trunc")];
    for (name, function) in FUNCTIONS.into_iter().chain(others) {
        let root = format!("math.{name}");
        patterns.add_fn_for("VecOpToScalarOp", &root, split_vector);
        patterns.add_fn_for("PromoteOpToF32", &root, promote);
        patterns.add_fn_for("ScalarOpToLibmCall", &root, move |rewriter, op| call(rewriter, op, function));
    }
}

/// The float format of the operation's only result.
fn format(rewriter: &PatternRewriter<'_>, op: Op) -> Option<FloatSemantics> {
    match rewriter.ir().result_types(op).next()?.kind(rewriter.context()) {
        TypeKind::Float(semantics) => Some(semantics),
        _ => None,
    }
}

/// Applies the operation to each element of a vector.
///
/// ```mlir
/// %zeros = arith.constant dense<0.0> : vector<2xf32>
/// %a = vector.extract %x[0] : f32 from vector<2xf32>
/// %b = math.tan %a : f32
/// %1 = vector.insert %b, %zeros [0] : f32 into vector<2xf32>
/// ```
fn split_vector(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let (name, ty) = (ir.name(op), ir.result_types(op).next()?);
    let TypeKind::Vector { shape, element, .. } = ty.kind(ctx) else { return None };
    let TypeKind::Float(semantics) = element.kind(ctx) else { return None };
    let operands = ir.operands(op).to_vec();
    let mut result = float_constant(rewriter, ty, ApFloat::zero(semantics, false))?;
    let location = rewriter.location();
    let sizes: Vec<u64> = shape.iter().map(|size| size.cast_unsigned()).collect();
    for position in positions(&sizes) {
        let mut parts = Vec::new();
        for operand in &operands {
            parts.push(ExtractOp::create(rewriter, *operand, &[], &position).result(rewriter.ir()));
        }
        let state = OpState { operands: &parts, result_types: &[element], ..OpState::new(name, location) };
        let new = rewriter.create(&state);
        let part = rewriter.ir().result(new, 0);
        result = InsertOp::create(rewriter, part, result, &[], &position).result(rewriter.ir());
    }
    rewriter.replace_op(op, &[result]);
    Some(())
}

/// Computes with `f32` instead of a smaller type.
fn promote(rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
    let semantics = format(rewriter, op)?;
    if semantics != FloatSemantics::F16 && semantics != FloatSemantics::BF16 {
        return None;
    }
    let f32_type = rewriter.context().float_type(FloatSemantics::F32);
    let (ir, location) = (rewriter.ir(), rewriter.location());
    let (name, ty) = (ir.name(op), ir.value_type(ir.result(op, 0)));
    let mut operands = Vec::new();
    for value in ir.operands(op).to_vec() {
        operands.push(ExtFOp::create(rewriter, f32_type, value).out(rewriter.ir()));
    }
    let state = OpState { operands: &operands, result_types: &[f32_type], ..OpState::new(name, location) };
    let new = rewriter.create(&state);
    let value = rewriter.ir().result(new, 0);
    let value = TruncFOp::create(rewriter, ty, value).out(rewriter.ir());
    rewriter.replace_op(op, &[value]);
    Some(())
}

/// Calls the function for the result type.
fn call(rewriter: &mut PatternRewriter<'_>, op: Op, function: &str) -> Option<()> {
    let name = libm::function_for(format(rewriter, op)?, function)?;
    libm::replace_by_call(rewriter, op, &name, Some("llvm.readnone"))
}

impl DependentDialects for ConvertMathToLibmPass {
    fn register_dialects(ctx: &Context) {
        dialects::arith::register(ctx);
        dialects::func::register(ctx);
        dialects::vector::register(ctx);
    }
}

impl PreparedPass for ConvertMathToLibmPass {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let mut patterns = PatternSet::new();
        add_libm_calls(&mut patterns);
        let mut target = ConversionTarget::new();
        target.add_legal_dialects(["arith", "builtin", "func", "vector"]).add_illegal_dialects(["math"]);
        DialectConversion::new(ctx, target, patterns)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_partially(conversion, run)
    }
}
