//! Expansion of affine expressions and maps to operations of `arith`.

use crate::arithmetic::{
    add, compare, div_signed, index_constant, max_signed, min_signed, mul_with, rem_signed, select, sub,
};
use dialects::affine::{AffineApplyOp, AffineMaxOp, AffineMinOp};
use dialects::arith::{CmpIPredicate, IntegerOverflowFlags};
use ir_core::context::{AffineBinary, AffineExpr, AffineExprKind, AffineMap, Attribute};
use ir_core::ir::{OpBuilder, OpHandle as _, Value};
use ir_core::predicates::attributes::affine_map;
use ir_core::rewrite::{PatternRewriter, PatternSet};

/// Adds the patterns for operations that apply maps.
pub(super) fn add_to(patterns: &mut PatternSet) {
    patterns.add_fn("AffineApplyLowering", apply);
    patterns.add_fn("AffineMinLowering", |rewriter: &mut PatternRewriter<'_>, min: AffineMinOp| {
        let (map, operands) = (min.map(rewriter.ir()), min.operands(rewriter.ir()).to_vec());
        let value = expand_extremum(rewriter, map, &operands, min_signed)?;
        rewriter.replace_op(min.op(), &[value]);
        Some(())
    });
    patterns.add_fn("AffineMaxLowering", |rewriter: &mut PatternRewriter<'_>, max: AffineMaxOp| {
        let (map, operands) = (max.map(rewriter.ir()), max.operands(rewriter.ir()).to_vec());
        let value = expand_extremum(rewriter, map, &operands, max_signed)?;
        rewriter.replace_op(max.op(), &[value]);
        Some(())
    });
}

fn apply(rewriter: &mut PatternRewriter<'_>, apply: AffineApplyOp) -> Option<()> {
    let (map, operands) = (apply.map(rewriter.ir()), apply.map_operands(rewriter.ir()).to_vec());
    let values = expand_map(rewriter, map, &operands)?;
    rewriter.replace_op(apply.op(), &values);
    Some(())
}

/// The value of a map attribute.
fn map_of(b: &dyn OpBuilder, map: Attribute) -> Option<AffineMap> {
    affine_map(b.context(), map)
}

/// Creates operations that compute the results of a map.
pub(super) fn expand_map(b: &mut dyn OpBuilder, map: Attribute, operands: &[Value]) -> Option<Vec<Value>> {
    let map = map_of(b, map)?;
    let results = map.results(b.context()).to_vec();
    let dims = map.num_dims(b.context());
    expand(b, &results, dims, operands)
}

/// Creates operations that compute the minimum or maximum of a map's results sequentially.
pub(super) fn expand_extremum(
    b: &mut dyn OpBuilder,
    map: Attribute,
    operands: &[Value],
    extremum: fn(&mut dyn OpBuilder, Value, Value) -> Value,
) -> Option<Value> {
    let values = expand_map(b, map, operands)?;
    reduce(b, values, extremum)
}

/// Reduces values from first to last; `None` for an empty list.
pub(super) fn reduce(
    b: &mut dyn OpBuilder,
    values: Vec<Value>,
    combine: fn(&mut dyn OpBuilder, Value, Value) -> Value,
) -> Option<Value> {
    values.into_iter().reduce(|before, value| combine(b, before, value))
}

/// Creates operations that compute expressions. The operands are the dimensions, followed by the symbols.
pub(super) fn expand(
    b: &mut dyn OpBuilder,
    exprs: &[AffineExpr],
    dims: u32,
    operands: &[Value],
) -> Option<Vec<Value>> {
    exprs.iter().map(|expr| expand_one(b, *expr, dims, operands)).collect()
}

/// A step of an expansion.
enum Step {
    Expand(AffineExpr),
    /// Combines the last two values.
    Combine(AffineBinary),
}

/// Creates operations that compute an expression of any depth. `None` for a missing operand, or for a
/// division by a constant that is not positive.
fn expand_one(b: &mut dyn OpBuilder, expr: AffineExpr, dims: u32, operands: &[Value]) -> Option<Value> {
    let mut steps = vec![Step::Expand(expr)];
    let mut values: Vec<Value> = Vec::new();
    while let Some(step) = steps.pop() {
        match step {
            Step::Combine(kind) => {
                let rhs = values.pop()?;
                let lhs = values.pop()?;
                values.push(combine(b, kind, lhs, rhs));
            }
            Step::Expand(expr) => match expr.kind(b.context()) {
                AffineExprKind::Dim(index) => values.push(*operands.get(index as usize)?),
                AffineExprKind::Symbol(index) => values.push(*operands.get((dims + index) as usize)?),
                AffineExprKind::Constant(value) => values.push(index_constant(b, value)),
                AffineExprKind::Binary(kind, lhs, rhs) => {
                    let is_division = !matches!(kind, AffineBinary::Add | AffineBinary::Mul);
                    if is_division && rhs.as_constant(b.context()).is_some_and(|divisor| divisor <= 0) {
                        return None;
                    }
                    steps.extend([Step::Combine(kind), Step::Expand(rhs), Step::Expand(lhs)]);
                }
            },
        }
    }
    values.pop()
}

fn combine(b: &mut dyn OpBuilder, kind: AffineBinary, lhs: Value, rhs: Value) -> Value {
    match kind {
        AffineBinary::Add => add(b, lhs, rhs),
        AffineBinary::Mul => mul_with(b, lhs, rhs, IntegerOverflowFlags::NSW),
        AffineBinary::Mod => modulo(b, lhs, rhs),
        AffineBinary::FloorDiv => floor_div(b, lhs, rhs),
        AffineBinary::CeilDiv => ceil_div(b, lhs, rhs),
    }
}

/// The nonnegative remainder: `rem < 0 ? rem + rhs : rem`.
fn modulo(b: &mut dyn OpBuilder, lhs: Value, rhs: Value) -> Value {
    let remainder = rem_signed(b, lhs, rhs);
    let zero = index_constant(b, 0);
    let is_negative = compare(b, CmpIPredicate::Slt, remainder, zero);
    let corrected = add(b, remainder, rhs);
    select(b, is_negative, corrected, remainder)
}

/// The quotient, rounded down: `lhs < 0 ? -1 - (-1 - lhs) / rhs : lhs / rhs`.
fn floor_div(b: &mut dyn OpBuilder, lhs: Value, rhs: Value) -> Value {
    let zero = index_constant(b, 0);
    let minus_one = index_constant(b, -1);
    let is_negative = compare(b, CmpIPredicate::Slt, lhs, zero);
    let negated = sub(b, minus_one, lhs);
    let dividend = select(b, is_negative, negated, lhs);
    let quotient = div_signed(b, dividend, rhs);
    let corrected = sub(b, minus_one, quotient);
    select(b, is_negative, corrected, quotient)
}

/// The quotient, rounded up: `lhs <= 0 ? lhs / rhs : (lhs - 1) / rhs + 1`. MLIR 22 negates a dividend that
/// is not positive, which overflows for the least index.
fn ceil_div(b: &mut dyn OpBuilder, lhs: Value, rhs: Value) -> Value {
    let zero = index_constant(b, 0);
    let one = index_constant(b, 1);
    let is_not_positive = compare(b, CmpIPredicate::Sle, lhs, zero);
    let decremented = sub(b, lhs, one);
    let dividend = select(b, is_not_positive, lhs, decremented);
    let quotient = div_signed(b, dividend, rhs);
    let incremented = add(b, quotient, one);
    select(b, is_not_positive, quotient, incremented)
}
