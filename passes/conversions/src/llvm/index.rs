//! `convert-index-to-llvm`: operations of `index`, with integers of a number of bits that is an option.

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

/// Adds the patterns for operations that `llvm` has, too.
fn add_same(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    /// Adds a pattern for an operation of `index`, with the one of `llvm`.
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

/// Replaces an operation by what `build` makes of its two operands.
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

/// `(n > 0) == (m > 0) && n != 0 ? (n + (m > 0 ? -1 : 1)) / m + 1 : -(-n / m)`
fn ceil_div_signed(b: &mut dyn OpBuilder, n: Value, m: Value) -> Value {
    let ty = b.ir().value_type(n);
    let [zero, one, minus_one] = [0, 1, -1].map(|value| constant(b, ty, value));
    let is_m_positive = cmp(b, Predicate::Sgt, m, zero);
    let x = select(b, is_m_positive, minus_one, one);
    let sum = plus(b, n, x);
    let positive = quotient_signed(b, sum, m);
    let positive = plus(b, positive, one);
    let negated = minus(b, zero, n);
    let negative = quotient_signed(b, negated, m);
    let negative = minus(b, zero, negative);
    let is_n_positive = cmp(b, Predicate::Sgt, n, zero);
    let has_same_sign = cmp(b, Predicate::Eq, is_n_positive, is_m_positive);
    let is_not_zero = cmp(b, Predicate::Ne, n, zero);
    let condition = and(b, has_same_sign, is_not_zero);
    select(b, condition, positive, negative)
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

/// `(n < 0) != (m < 0) && n != 0 ? -1 - ((m < 0 ? 1 : -1) - n) / m : n / m`
fn floor_div_signed(b: &mut dyn OpBuilder, n: Value, m: Value) -> Value {
    let ty = b.ir().value_type(n);
    let [zero, one, minus_one] = [0, 1, -1].map(|value| constant(b, ty, value));
    let is_m_negative = cmp(b, Predicate::Slt, m, zero);
    let x = select(b, is_m_negative, one, minus_one);
    let difference = minus(b, x, n);
    let negative = quotient_signed(b, difference, m);
    let negative = minus(b, minus_one, negative);
    let positive = quotient_signed(b, n, m);
    let is_n_negative = cmp(b, Predicate::Slt, n, zero);
    let has_other_sign = cmp(b, Predicate::Ne, is_n_negative, is_m_negative);
    let is_not_zero = cmp(b, Predicate::Ne, n, zero);
    let condition = and(b, has_other_sign, is_not_zero);
    select(b, condition, negative, positive)
}

/// Adds the pattern for casts from and to `index`, which extend by `T`, truncate or go away.
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
