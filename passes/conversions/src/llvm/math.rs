//! `convert-math-to-llvm`: operations of `math` as intrinsics.

use super::LlvmTypeConverter;
use super::attributes::{Carry, carried};
use super::ops::extract;
use super::patterns::{
    add, add_vector_one_to_one, create, for_each_vector, has_unsupported_floats, is_array,
};
use dialect_llvm as llvm;
use dialect_llvm::LLVMStructType;
use dialects::math::*;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{NamedAttribute, Type, TypeKind};
use ir_core::fold::number_constant;
use ir_core::ir::{Op, OpHandle, Value};
use ir_core::num::ApFloat;
use ir_core::predicates::shaped::element_type_or_self;
use ir_core::rewrite::{ConversionRewriter, PatternSet};
use ir_core::runtime::DefinedOp;

/// Bits of `llvm.intr.is.fpclass`: quiet and signaling NaN.
const NAN: i64 = 0x3;
/// Bits of `llvm.intr.is.fpclass`: zeros, subnormal and normal numbers.
const FINITE: i64 = 0x1f8;

/// Adds the patterns that convert operations of `math` (MLIR's `populateMathToLLVMConversionPatterns`).
/// `log1p` becomes a logarithm if an approximation is acceptable.
pub fn add_math_to_llvm(patterns: &mut PatternSet, converter: &LlvmTypeConverter, approximate_log1p: bool) {
    add_intrinsics(patterns, converter);
    add_with_flag::<AbsIOp, llvm::AbsOp>(patterns, converter, "is_int_min_poison");
    add_with_flag::<CountLeadingZerosOp, llvm::CountLeadingZerosOp>(patterns, converter, "is_zero_poison");
    add_with_flag::<CountTrailingZerosOp, llvm::CountTrailingZerosOp>(patterns, converter, "is_zero_poison");
    add_classification::<IsNaNOp>(patterns, converter, "IsNaNOpLowering", NAN);
    add_classification::<IsFiniteOp>(patterns, converter, "IsFiniteOpLowering", FINITE);
    add_sine_and_cosine(patterns, converter);
    if approximate_log1p {
        add_with_one::<Log1pOp>(
            patterns,
            converter,
            "Log1pOpLowering",
            |rewriter, ty, one, value, attributes| {
                let sum = result(rewriter, create::<llvm::FAddOp>, &[one, value], ty, attributes);
                result(rewriter, create::<llvm::LogOp>, &[sum], ty, attributes)
            },
        );
    }
    add_with_one::<ExpM1Op>(
        patterns,
        converter,
        "ExpM1OpLowering",
        |rewriter, ty, one, value, attributes| {
            let power = result(rewriter, create::<llvm::ExpOp>, &[value], ty, attributes);
            result(rewriter, create::<llvm::FSubOp>, &[power, one], ty, attributes)
        },
    );
    add_with_one::<RsqrtOp>(
        patterns,
        converter,
        "RsqrtOpLowering",
        |rewriter, ty, one, value, attributes| {
            let root = result(rewriter, create::<llvm::SqrtOp>, &[value], ty, attributes);
            result(rewriter, create::<llvm::FDivOp>, &[one, root], ty, attributes)
        },
    );
}

/// Adds the patterns for operations with an equivalent intrinsic.
fn add_intrinsics(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    /// Adds the pattern that converts an operation of `math` to one of `llvm`.
    macro_rules! add {
        ($($from:ident => $to:ident;)*) => {$(
            add_vector_one_to_one::<$from, llvm::$to>(patterns, converter, Carry::FastMath, true);
        )*};
    }
    add! {
        AbsFOp => FAbsOp;
        AcosOp => ACosOp;
        AsinOp => ASinOp;
        Atan2Op => ATan2Op;
        AtanOp => ATanOp;
        CeilOp => FCeilOp;
        CopySignOp => CopySignOp;
        CosOp => CosOp;
        CoshOp => CoshOp;
        CtPopOp => CtPopOp;
        Exp2Op => Exp2Op;
        ExpOp => ExpOp;
        FPowIOp => PowIOp;
        FloorOp => FFloorOp;
        FmaOp => FMAOp;
        Log10Op => Log10Op;
        Log2Op => Log2Op;
        LogOp => LogOp;
        PowFOp => PowOp;
        RoundEvenOp => RoundEvenOp;
        RoundOp => RoundOp;
        SinOp => SinOp;
        SinhOp => SinhOp;
        SqrtOp => SqrtOp;
        TanOp => TanOp;
        TanhOp => TanhOp;
        TruncOp => FTruncOp;
    }
}

/// Creates an operation with one result, and returns the result.
fn result(
    rewriter: &mut ConversionRewriter<'_, '_>,
    create: fn(&mut ConversionRewriter<'_, '_>, &[Value], &[Type], &[NamedAttribute]) -> Op,
    operands: &[Value],
    ty: Type,
    attributes: &[NamedAttribute],
) -> Value {
    let new = create(rewriter, operands, &[ty], attributes);
    rewriter.ir().result(new, 0)
}

/// Replaces a unary operation by the result of `rewrite` for its operand, or for each vector in it.
/// `rewrite` gets the result type.
fn replace_unary(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    rewrite: impl Fn(&mut ConversionRewriter<'_, '_>, Type, Value) -> Option<Value>,
) -> Option<()> {
    if is_array(rewriter, operands[0]) {
        return for_each_vector(converter, rewriter, op, operands, |rewriter, ty, operands| {
            rewrite(rewriter, ty, operands[0])
        });
    }
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = converter.convert(ctx, ir.value_type(ir.result(op, 0)))?;
    let value = rewrite(rewriter, ty, operands[0])?;
    rewriter.replace_op(op, &[value]);
    Some(())
}

/// Adds the pattern that converts an operation to `T` with a false flag. As in MLIR, attributes are
/// dropped, and multi-dimensional vectors are not converted.
fn add_with_flag<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    flag: &'static str,
) {
    add(patterns, converter, "IntOpWithFlagLowering", move |converter, rewriter, root: S, operands| {
        if is_array(rewriter, operands[0]) {
            return None;
        }
        let ctx = rewriter.context();
        let flag = NamedAttribute { name: ctx.ident(flag), value: ctx.integer_attr_of(Type::I1, 0) };
        replace_unary(converter, rewriter, root.op(), operands, |rewriter, ty, value| {
            Some(result(rewriter, create::<T>, &[value], ty, &[flag]))
        })
    });
}

/// Adds the pattern for a classification of floats. As in MLIR, attributes are dropped.
fn add_classification<S: OpHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    name: &str,
    class: i64,
) {
    add(patterns, converter, name, move |converter, rewriter, root: S, operands| {
        let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), root.op());
        if has_unsupported_floats(ir, op) {
            return rewriter.mismatch("unsupported floating point type");
        }
        let ty = converter.convert(ctx, ir.value_type(ir.result(op, 0)))?;
        let bits = NamedAttribute { name: ctx.ident("bit"), value: ctx.integer_attr_of(Type::I32, class) };
        let value = result(rewriter, create::<llvm::IsFPClass>, operands, ty, &[bits]);
        rewriter.replace_op(op, &[value]);
        Some(())
    });
}

/// Adds the pattern for `math.sincos`. It becomes an intrinsic that returns a struct of both results.
fn add_sine_and_cosine(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "SincosOpLowering", |converter, rewriter, root: SincosOp, operands| {
        let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), root.op());
        if has_unsupported_floats(ir, op) {
            return rewriter.mismatch("unsupported floating point type");
        }
        let ty = converter.convert(ctx, ir.value_type(ir.operand(op, 0)))?;
        let attributes = carried(ir, op, Carry::FastMath);
        let both = LLVMStructType::literal(ctx, &[ty, ty], false).base();
        let both = result(rewriter, create::<llvm::SincosOp>, operands, both, &attributes);
        let values = [0, 1].map(|index| extract(&mut **rewriter, ty, both, &[index]));
        rewriter.replace_op(op, &values);
        Some(())
    });
}

/// Adds the pattern for an operation that is computed from 1.0 and the operand, or each vector in it.
/// `rewrite` gets the result type first, and the attributes last.
fn add_with_one<S: OpHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    name: &str,
    rewrite: fn(&mut ConversionRewriter<'_, '_>, Type, Value, Value, &[NamedAttribute]) -> Value,
) {
    add(patterns, converter, name, move |converter, rewriter, root: S, operands| {
        let (ir, op) = (rewriter.ir(), root.op());
        if has_unsupported_floats(ir, op) {
            return rewriter.mismatch("unsupported floating point type");
        }
        let attributes = carried(ir, op, Carry::FastMath);
        replace_unary(converter, rewriter, op, operands, |rewriter, ty, value| {
            let one = float_one(rewriter, ty)?;
            Some(rewrite(rewriter, ty, one, value, &attributes))
        })
    });
}

/// The constant 1.0 of a float type, or a vector of it.
fn float_one(rewriter: &mut ConversionRewriter<'_, '_>, ty: Type) -> Option<Value> {
    let ctx = rewriter.context();
    let TypeKind::Float(semantics) = element_type_or_self(ctx, ty).kind(ctx) else { return None };
    let one = number_constant(ctx, ty, &ApFloat::one(semantics))?;
    Some(llvm::ConstantOp::create(&mut **rewriter, ty, one).res(rewriter.ir()))
}
