//! Operators of `arith`. Operations that wrap around in `arith` and have undefined overflow in C use
//! unsigned integers.

use super::casts;
use super::types::{
    add, cast, constant_of, create, is_bool, is_integer_or_size, literal, result_type, with_signedness,
};
use dialects::arith::*;
use dialects::emitc;
use dialects::emitc::CmpPredicate;
use dialects::emitc::types::is_supported_float;
use ir_core::context::{Type, TypeKind};
use ir_core::ir::{Block, Op, OpBuilder as _, OpHandle, Value};
use ir_core::rewrite::{ConversionRewriter, PatternSet, TypeConverter};
use ir_core::runtime::DefinedOp;
use std::sync::Arc;

type Rewriter<'r, 'a, 'b> = &'r mut ConversionRewriter<'a, 'b>;

/// Adds the patterns that convert operations of `arith` (MLIR's `populateArithToEmitCPatterns`).
pub fn add_arith_to_emitc(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    add(patterns, converter, "ArithConstantOpConversionPattern", constant);
    /// Adds the pattern that converts an operation of `arith` to one of `emitc`.
    macro_rules! add_all {
        ($add:ident: $($from:ident => $to:ident),*) => {$(
            $add::<$from, emitc::$to>(patterns, converter);
        )*};
    }
    add_all! { add_same: AddFOp => AddOp, DivFOp => DivOp, DivSIOp => DivOp, MulFOp => MulOp, RemSIOp => RemOp, SubFOp => SubOp }
    add_all! { add_unsigned: DivUIOp => DivOp, RemUIOp => RemOp }
    add_all! { add_wrapping: AddIOp => AddOp, MulIOp => MulOp, SubIOp => SubOp }
    add_all! { add_bitwise: AndIOp => BitwiseAndOp, OrIOp => BitwiseOrOp, XOrIOp => BitwiseXorOp }
    add_all! { add_unsigned_shift: ShLIOp => BitwiseLeftShiftOp, ShRUIOp => BitwiseRightShiftOp }
    add_all! { add_signed_shift: ShRSIOp => BitwiseRightShiftOp }
    add(patterns, converter, "CmpFOpConversion", compare_floats);
    add(patterns, converter, "CmpIOpConversion", compare_integers);
    add(patterns, converter, "NegFOpConversion", negate);
    add(patterns, converter, "SelectOpConversion", select);
    casts::add_to(patterns, converter);
}

fn constant(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    constant: ConstantOp,
    _operands: &[Value],
) -> Option<()> {
    let op = constant.op();
    let value = constant.value_attr(rewriter.ir())?;
    let ty = result_type(rewriter, converter, op)?;
    let new = emitc::ConstantOp::create(&mut **rewriter, ty, value).op();
    let value = rewriter.ir().result(new, 0);
    rewriter.replace_op(op, &[value]);
    Some(())
}

/// Adds the pattern that replaces an operation by another one with the same operands.
fn add_same<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
) {
    add(patterns, converter, "ArithOpConversion", |converter, rewriter, root: S, operands| {
        let ty = result_type(rewriter, converter, root.op())?;
        let value = create::<T>(rewriter, ty, operands);
        rewriter.replace_op(root.op(), &[value]);
        Some(())
    });
}

/// Replaces an operation by one on operands of another type, and casts the result back.
fn replace_in<T: DefinedOp>(
    rewriter: Rewriter<'_, '_, '_>,
    op: Op,
    operands: &[Value],
    computed_in: Type,
    ty: Type,
) {
    let operands: Vec<Value> = operands.iter().map(|value| cast(rewriter, *value, computed_in)).collect();
    let value = create::<T>(rewriter, computed_in, &operands);
    let value = cast(rewriter, value, ty);
    rewriter.replace_op(op, &[value]);
}

/// Adds the pattern for an operation on unsigned integers.
fn add_unsigned<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
) {
    add(patterns, converter, "BinaryUIOpConversion", |converter, rewriter, root: S, operands| {
        let ctx = rewriter.context();
        let ty = result_type(rewriter, converter, root.op())?;
        if !matches!(ty.kind(ctx), TypeKind::Integer { .. }) {
            return rewriter.mismatch("unsupported result type");
        }
        replace_in::<T>(rewriter, root.op(), operands, with_signedness(ctx, ty, true), ty);
        Some(())
    });
}

/// Adds the pattern for an operation that wraps around unless its overflow flags exclude it.
fn add_wrapping<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
) {
    add(patterns, converter, "IntegerOpConversion", |converter, rewriter, root: S, operands| {
        let (ctx, op) = (rewriter.context(), root.op());
        let ty = result_type(rewriter, converter, op)?;
        if !is_integer_or_size(ctx, ty) {
            return rewriter.mismatch("expected integer or size_t/ssize_t/ptrdiff_t type");
        }
        if is_bool(ctx, ty) {
            return rewriter.mismatch("i1 type is not implemented");
        }
        let is_integer = matches!(ty.kind(ctx), TypeKind::Integer { .. });
        let wraps = is_integer && !has_no_signed_wrap(rewriter, op);
        let computed_in = if wraps { with_signedness(ctx, ty, true) } else { ty };
        replace_in::<T>(rewriter, op, operands, computed_in, ty);
        Some(())
    });
}

/// Whether an operation has the flag `nsw`.
fn has_no_signed_wrap(rewriter: &ConversionRewriter<'_, '_>, op: Op) -> bool {
    let ir = rewriter.ir();
    let flags = if let Some(op) = AddIOp::cast(ir, op) {
        op.overflow_flags(ir)
    } else if let Some(op) = SubIOp::cast(ir, op) {
        op.overflow_flags(ir)
    } else if let Some(op) = MulIOp::cast(ir, op) {
        op.overflow_flags(ir)
    } else {
        return false;
    };
    flags.contains(IntegerOverflowFlags::NSW)
}

/// Adds the pattern for an operation on bits.
fn add_bitwise<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
) {
    add(patterns, converter, "BitwiseOpConversion", |converter, rewriter, root: S, operands| {
        let ctx = rewriter.context();
        let ty = result_type(rewriter, converter, root.op())?;
        if !matches!(ty.kind(ctx), TypeKind::Integer { .. }) {
            return rewriter.mismatch("expected integer type, vector/tensor support not yet implemented");
        }
        let computed_in = if is_bool(ctx, ty) { ty } else { with_signedness(ctx, ty, true) };
        replace_in::<T>(rewriter, root.op(), operands, computed_in, ty);
        Some(())
    });
}

fn add_unsigned_shift<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
) {
    add(patterns, converter, "UnsignedShiftOpConversion", |converter, rewriter, root: S, operands| {
        shift::<T>(converter, rewriter, root.op(), operands, true)
    });
}

fn add_signed_shift<S: OpHandle + 'static, T: DefinedOp + 'static>(
    patterns: &mut PatternSet,
    converter: &Arc<TypeConverter>,
) {
    add(patterns, converter, "SignedShiftOpConversion", |converter, rewriter, root: S, operands| {
        shift::<T>(converter, rewriter, root.op(), operands, false)
    });
}

/// A shift, or 0 if the amount exceeds the width. `arith` has poison in this case.
fn shift<T: DefinedOp>(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    op: Op,
    operands: &[Value],
    is_unsigned: bool,
) -> Option<()> {
    let ctx = rewriter.context();
    let [lhs, rhs] = *operands else { return None };
    let ty = result_type(rewriter, converter, op)?;
    if !is_integer_or_size(ctx, ty) {
        return rewriter.mismatch("expected integer or size_t/ssize_t/ptrdiff_t type");
    }
    if is_bool(ctx, ty) {
        return rewriter.mismatch("i1 type is not implemented");
    }
    let computed_in = with_signedness(ctx, ty, is_unsigned);
    let lhs = cast(rewriter, lhs, computed_in);
    let amount_type = with_signedness(ctx, rewriter.ir().value_type(rhs), true);
    let rhs = cast(rewriter, rhs, amount_type);
    let width = width(rewriter, ty, amount_type);
    let is_less = emitc::CmpOp::create(&mut **rewriter, Type::I1, CmpPredicate::Lt, rhs, width).op();
    let is_less = rewriter.ir().result(is_less, 0);
    let zero = constant_of(rewriter, computed_in, 0);
    let inputs = [lhs, rhs, is_less, zero];
    let expression = emitc::ExpressionOp::create(&mut **rewriter, computed_in, &inputs);
    let point = rewriter.insertion_point();
    let body = expression_body(rewriter, expression);
    let arguments: Vec<Value> = rewriter.ir().arguments(body).collect();
    let [lhs, rhs, is_less, zero] = arguments[..] else { return None };
    let shifted = create::<T>(rewriter, computed_in, &[lhs, rhs]);
    let chosen = create::<emitc::ConditionalOp>(rewriter, computed_in, &[is_less, shifted, zero]);
    emitc::YieldOp::builder(&mut **rewriter).result(chosen).create();
    rewriter.restore_insertion_point(point);
    let value = expression.result(rewriter.ir());
    let value = cast(rewriter, value, ty);
    rewriter.replace_op(op, &[value]);
    Some(())
}

/// Creates the block of an expression, with an argument for each operand, and sets the insertion point to
/// its start.
pub(super) fn expression_body(rewriter: Rewriter<'_, '_, '_>, expression: emitc::ExpressionOp) -> Block {
    let ir = rewriter.ir();
    let region = expression.region(ir);
    let arguments: Vec<(Type, ir_core::context::Location)> =
        ir.operands(expression.op()).map(|value| (ir.value_type(value), ir.value_location(value))).collect();
    rewriter.create_block(region, None, &arguments)
}

/// The number of bits of values of the type.
fn width(rewriter: Rewriter<'_, '_, '_>, ty: Type, amount_type: Type) -> Value {
    let ctx = rewriter.context();
    if let TypeKind::Integer { width, .. } = ty.kind(ctx) {
        return constant_of(rewriter, amount_type, i64::from(width));
    }
    let eight = constant_of(rewriter, amount_type, 8);
    let size = emitc::CallOpaqueOp::create(&mut **rewriter, &[amount_type], "sizeof", &[eight]).op();
    let size = rewriter.ir().result(size, 0);
    create::<emitc::MulOp>(rewriter, amount_type, &[eight, size])
}

fn compare_integers(
    _converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    compare: CmpIOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [lhs, rhs] = *operands else { return None };
    let ty = ir.value_type(lhs);
    if !is_integer_or_size(ctx, ty) {
        return rewriter.mismatch("expected integer or size_t/ssize_t/ptrdiff_t type");
    }
    use CmpIPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let (predicate, is_unsigned) = match compare.predicate(ir) {
        Eq => (CmpPredicate::Eq, false),
        Ne => (CmpPredicate::Ne, false),
        Slt => (CmpPredicate::Lt, false),
        Sle => (CmpPredicate::Le, false),
        Sgt => (CmpPredicate::Gt, false),
        Sge => (CmpPredicate::Ge, false),
        Ult => (CmpPredicate::Lt, true),
        Ule => (CmpPredicate::Le, true),
        Ugt => (CmpPredicate::Gt, true),
        Uge => (CmpPredicate::Ge, true),
    };
    let result = ir.value_type(compare.result(ir));
    let ty = with_signedness(ctx, ty, is_unsigned);
    let (lhs, rhs) = (cast(rewriter, lhs, ty), cast(rewriter, rhs, ty));
    let new = emitc::CmpOp::create(&mut **rewriter, result, predicate, lhs, rhs).op();
    let value = rewriter.ir().result(new, 0);
    rewriter.replace_op(compare.op(), &[value]);
    Some(())
}

/// The comparison operator of a float predicate, or `None` if it only tests for NaN; and the result for NaN
/// operands.
fn float_predicate(predicate: CmpFPredicate) -> (Option<CmpPredicate>, bool) {
    use CmpFPredicate::*;
    match predicate {
        Oeq => (Some(CmpPredicate::Eq), false),
        Ogt => (Some(CmpPredicate::Gt), false),
        Oge => (Some(CmpPredicate::Ge), false),
        Olt => (Some(CmpPredicate::Lt), false),
        Ole => (Some(CmpPredicate::Le), false),
        One => (Some(CmpPredicate::Ne), false),
        Ueq => (Some(CmpPredicate::Eq), true),
        Ugt => (Some(CmpPredicate::Gt), true),
        Uge => (Some(CmpPredicate::Ge), true),
        Ult => (Some(CmpPredicate::Lt), true),
        Ule => (Some(CmpPredicate::Le), true),
        Une => (Some(CmpPredicate::Ne), true),
        Ord | AlwaysFalse => (None, false),
        Uno | AlwaysTrue => (None, true),
    }
}

fn compare_floats(
    _converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    compare: CmpFOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), compare.op());
    let [lhs, rhs] = *operands else { return None };
    if !matches!(ir.value_type(rhs).kind(ctx), TypeKind::Float(_)) {
        return rewriter.mismatch("cmpf currently only supported on floats, not tensors/vectors thereof");
    }
    let predicate = compare.predicate(ir);
    let (operator, is_unordered) = float_predicate(predicate);
    let value = if matches!(predicate, CmpFPredicate::AlwaysFalse | CmpFPredicate::AlwaysTrue) {
        literal(rewriter, Type::I1, ctx.bool_attr(is_unordered))
    } else {
        let compared = operator.map(|operator| {
            let new = emitc::CmpOp::create(&mut **rewriter, Type::I1, operator, lhs, rhs).op();
            rewriter.ir().result(new, 0)
        });
        // A value is NaN if it differs from itself.
        let itself = if is_unordered { CmpPredicate::Ne } else { CmpPredicate::Eq };
        let [first, second] = [lhs, rhs].map(|value| {
            let new = emitc::CmpOp::create(&mut **rewriter, Type::I1, itself, value, value).op();
            rewriter.ir().result(new, 0)
        });
        let join = |rewriter: Rewriter<'_, '_, '_>, lhs, rhs| {
            if is_unordered {
                create::<emitc::LogicalOrOp>(rewriter, Type::I1, &[lhs, rhs])
            } else {
                create::<emitc::LogicalAndOp>(rewriter, Type::I1, &[lhs, rhs])
            }
        };
        let order = join(rewriter, first, second);
        match compared {
            Some(compared) => join(rewriter, order, compared),
            None => order,
        }
    };
    rewriter.replace_op(op, &[value]);
    Some(())
}

fn negate(
    _converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    negate: NegFOp,
    operands: &[Value],
) -> Option<()> {
    let [operand] = *operands else { return None };
    let ty = rewriter.ir().value_type(operand);
    if !is_supported_float(rewriter.context(), ty) {
        return rewriter.mismatch("floating-point type is not supported by EmitC");
    }
    let value = create::<emitc::UnaryMinusOp>(rewriter, ty, &[operand]);
    rewriter.replace_op(negate.op(), &[value]);
    Some(())
}

fn select(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    select: SelectOp,
    operands: &[Value],
) -> Option<()> {
    let ty = result_type(rewriter, converter, select.op())?;
    let condition = rewriter.ir().value_type(*operands.first()?);
    if !is_bool(rewriter.context(), condition) {
        return rewriter.mismatch("can only be converted if condition is a scalar of type i1");
    }
    let value = create::<emitc::ConditionalOp>(rewriter, ty, operands);
    rewriter.replace_op(select.op(), &[value]);
    Some(())
}
