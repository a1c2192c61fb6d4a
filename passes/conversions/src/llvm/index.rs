//! `convert-index-to-llvm`: converts operations of `index` to integers of a configurable width.

use super::LlvmTypeConverter;
use super::patterns::{add, add_one_to_one, create};
use dialect_llvm as llvm;
use dialect_llvm::ICmpPredicate as Predicate;
use dialects::index::*;
use ir_core::attr_or_type::EnumValue as _;
use ir_core::context::Type;
use ir_core::ir::{Op, OpBuilder, OpHandle, Value};
use ir_core::predicates::attributes::integer_value;
use ir_core::predicates::types::bit_width;
use ir_core::rewrite::{ConversionRewriter, PatternSet};
use ir_core::runtime::DefinedOp;

/// Adds the patterns that convert operations of `index` (MLIR's `populateIndexToLLVMConversionPatterns`).
pub fn add_index_to_llvm(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add_same(patterns, converter);
    add(patterns, converter, "ConvertIndexCeilDivS", |_, rewriter, div: CeilDivSOp, operands| {
        replace_binary(rewriter, div.op(), operands, ceil_div_signed)
    });
    add(patterns, converter, "ConvertIndexCeilDivU", |_, rewriter, div: CeilDivUOp, operands| {
        replace_binary(rewriter, div.op(), operands, ceil_div_unsigned)
    });
    add(patterns, converter, "ConvertIndexFloorDivS", |_, rewriter, div: FloorDivSOp, operands| {
        replace_binary(rewriter, div.op(), operands, floor_div_signed)
    });
    add_cast::<CastSOp, llvm::SExtOp>(patterns, converter);
    add_cast::<CastUOp, llvm::ZExtOp>(patterns, converter);
    add(patterns, converter, "ConvertIndexCmp", |_, rewriter, compare: CmpOp, operands| {
        let predicate = Predicate::from_value(compare.pred(rewriter.ir()).value())?;
        replace_binary(rewriter, compare.op(), operands, |b, lhs, rhs| cmp(b, predicate, lhs, rhs))
    });
    add(patterns, converter, "ConvertIndexSizeOf", |converter, rewriter, size: SizeOfOp, _| {
        let ty = converter.index_type(rewriter.context());
        let value = constant(&mut **rewriter, ty, i64::from(converter.options().index_bitwidth));
        rewriter.replace_op(size.op(), &[value]);
        Some(())
    });
    add(patterns, converter, "ConvertIndexConstant", |converter, rewriter, op: ConstantOp, _| {
        let ctx = rewriter.context();
        let ty = converter.index_type(ctx);
        let value = integer_value(ctx, op.value_attr(rewriter.ir())?)?;
        let value = ctx.integer_attr(ty, value.sext_or_trunc(converter.options().index_bitwidth));
        let value = llvm::ConstantOp::create(&mut **rewriter, ty, value).res(rewriter.ir());
        rewriter.replace_op(op.op(), &[value]);
        Some(())
    });
}

/// Adds the patterns for operations with an `llvm` equivalent.
fn add_same(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    /// Adds the pattern that converts an operation of `index` to one of `llvm`.
    macro_rules! add {
        ($($from:ident => $to:ident;)*) => {$(
            add_one_to_one::<$from, llvm::$to>(patterns, converter);
        )*};
    }
    add! {
        AddOp => AddOp;
        SubOp => SubOp;
        MulOp => MulOp;
        DivSOp => SDivOp;
        DivUOp => UDivOp;
        RemSOp => SRemOp;
        RemUOp => URemOp;
        MaxSOp => SMaxOp;
        MaxUOp => UMaxOp;
        MinSOp => SMinOp;
        MinUOp => UMinOp;
        ShlOp => ShlOp;
        ShrSOp => AShrOp;
        ShrUOp => LShrOp;
        AndOp => AndOp;
        OrOp => OrOp;
        XOrOp => XOrOp;
        BoolConstantOp => ConstantOp;
    }
}

/// Functions that create an operation and return its result.
macro_rules! creators {
    ($($name:ident: $op:ident;)*) => {$(
        fn $name(b: &mut dyn OpBuilder, lhs: Value, rhs: Value) -> Value {
            llvm::$op::create(b, lhs, rhs).res(b.ir())
        }
    )*};
}

creators! {
    plus: AddOp;
    minus: SubOp;
    times: MulOp;
    quotient_signed: SDivOp;
    quotient_unsigned: UDivOp;
    and: AndOp;
}

fn cmp(b: &mut dyn OpBuilder, predicate: Predicate, lhs: Value, rhs: Value) -> Value {
    llvm::ICmpOp::create(b, predicate, lhs, rhs).res(b.ir())
}

fn select(b: &mut dyn OpBuilder, condition: Value, yes: Value, no: Value) -> Value {
    llvm::SelectOp::create(b, condition, yes, no).res(b.ir())
}

fn constant(b: &mut dyn OpBuilder, ty: Type, value: i64) -> Value {
    let value = b.context().integer_attr_of(ty, value);
    llvm::ConstantOp::create(b, ty, value).res(b.ir())
}

/// Replaces an operation by the result of `build` for its two operands.
fn replace_binary(
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    operands: &[Value],
    build: impl Fn(&mut dyn OpBuilder, Value, Value) -> Value,
) -> Option<()> {
    let [lhs, rhs] = *operands else { return None };
    let value = build(&mut **rewriter, lhs, rhs);
    rewriter.replace_op(op, &[value]);
    Some(())
}

/// The quotient, and whether it is to be corrected: it is not exact, and the comparison of both signs holds.
///
/// MLIR 22 divides changed dividends, which overflow: it traps for `(MAX + 1) / -1`, a quotient that the
/// select after it does not even take.
fn quotient_and_correction(b: &mut dyn OpBuilder, signs: Predicate, n: Value, m: Value) -> (Value, Value) {
    let ty = b.ir().value_type(n);
    let zero = constant(b, ty, 0);
    let quotient = quotient_signed(b, n, m);
    let product = times(b, quotient, m);
    let is_inexact = cmp(b, Predicate::Ne, n, product);
    let is_n_negative = cmp(b, Predicate::Slt, n, zero);
    let is_m_negative = cmp(b, Predicate::Slt, m, zero);
    let has_signs = cmp(b, signs, is_n_negative, is_m_negative);
    (quotient, and(b, is_inexact, has_signs))
}

/// `n / m * m != n && (n < 0) == (m < 0) ? n / m + 1 : n / m`
fn ceil_div_signed(b: &mut dyn OpBuilder, n: Value, m: Value) -> Value {
    let (quotient, is_corrected) = quotient_and_correction(b, Predicate::Eq, n, m);
    let ty = b.ir().value_type(n);
    let one = constant(b, ty, 1);
    let incremented = plus(b, quotient, one);
    select(b, is_corrected, incremented, quotient)
}

/// `n == 0 ? 0 : (n - 1) / m + 1`
fn ceil_div_unsigned(b: &mut dyn OpBuilder, n: Value, m: Value) -> Value {
    let ty = b.ir().value_type(n);
    let [zero, one] = [0, 1].map(|value| constant(b, ty, value));
    let decremented = minus(b, n, one);
    let quotient = quotient_unsigned(b, decremented, m);
    let incremented = plus(b, quotient, one);
    let is_zero = cmp(b, Predicate::Eq, n, zero);
    select(b, is_zero, zero, incremented)
}

/// `n / m * m != n && (n < 0) != (m < 0) ? n / m - 1 : n / m`
fn floor_div_signed(b: &mut dyn OpBuilder, n: Value, m: Value) -> Value {
    let (quotient, is_corrected) = quotient_and_correction(b, Predicate::Ne, n, m);
    let ty = b.ir().value_type(n);
    let minus_one = constant(b, ty, -1);
    let decremented = plus(b, quotient, minus_one);
    select(b, is_corrected, decremented, quotient)
}

/// Adds the pattern for casts from and to `index`. They become the extension `T` or a truncation, or are
/// removed.
fn add_cast<S, T>(patterns: &mut PatternSet, converter: &LlvmTypeConverter)
where
    S: OpHandle + 'static,
    T: DefinedOp + 'static,
{
    add(patterns, converter, "ConvertIndexCast", |converter, rewriter, root: S, operands| {
        let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), root.op());
        let from = ir.value_type(operands[0]);
        let to = converter.convert(ctx, ir.value_type(ir.result(op, 0)))?;
        if from == to {
            rewriter.replace_op(op, operands);
            return Some(());
        }
        let new = if bit_width(ctx, from)? > bit_width(ctx, to)? {
            create::<llvm::TruncOp>(rewriter, operands, &[to], &[])
        } else {
            create::<T>(rewriter, operands, &[to], &[])
        };
        let value = rewriter.ir().result(new, 0);
        rewriter.replace_op(op, &[value]);
        Some(())
    });
}
