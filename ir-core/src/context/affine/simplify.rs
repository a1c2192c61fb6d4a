//! The simplifications that MLIR applies when it builds an affine expression; the functions return `None` if none applies.

use super::kind::AffineBinary::{self, Add, CeilDiv, FloorDiv, Mod, Mul};
use super::kind::AffineExprKind;
use crate::context::{AffineExpr, Context};
use crate::stack::grow;

/// Simplifies `lhs op rhs`.
pub(super) fn simplify(
    ctx: &Context,
    op: AffineBinary,
    lhs: AffineExpr,
    rhs: AffineExpr,
) -> Option<AffineExpr> {
    // Simplification of an operation on a long sum recurses into all its terms.
    grow(|| match op {
        Add => simplify_add(ctx, lhs, rhs),
        Mul => simplify_mul(ctx, lhs, rhs),
        Mod => simplify_mod(ctx, lhs, rhs),
        FloorDiv => simplify_floor_div(ctx, lhs, rhs),
        CeilDiv => simplify_ceil_div(ctx, lhs, rhs),
    })
}

fn simplify_add(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let constant = rhs.as_constant(ctx);
    if let (Some(a), Some(b)) = (lhs.as_constant(ctx), constant) {
        return a.checked_add(b).map(|sum| ctx.affine_constant(sum));
    }
    // Constants move to the right, as do expressions without dimensions.
    let swap = is_later_identifier(ctx, lhs, rhs)
        || lhs.as_constant(ctx).is_some()
        || (lhs.is_symbolic_or_constant(ctx) && !rhs.is_symbolic_or_constant(ctx));
    if swap {
        return Some(ctx.affine_binary(Add, rhs, lhs));
    }
    if constant == Some(0) {
        return Some(lhs);
    }
    add_to_sum(ctx, lhs, constant)
        .or_else(|| add_multiples(ctx, lhs, rhs))
        .or_else(|| add_before_constant(ctx, lhs, rhs))
        .or_else(|| remainder(ctx, lhs, rhs))
}

/// Whether both are dimensions or both symbols, and `lhs` has the greater position.
fn is_later_identifier(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> bool {
    match (lhs.kind(ctx), rhs.kind(ctx)) {
        (AffineExprKind::Dim(a), AffineExprKind::Dim(b))
        | (AffineExprKind::Symbol(a), AffineExprKind::Symbol(b)) => a > b,
        _ => false,
    }
}

/// `(x + 2) + 3` is `x + 5`.
fn add_to_sum(ctx: &Context, lhs: AffineExpr, constant: Option<i64>) -> Option<AffineExpr> {
    let (first, second) = lhs.as_binary(ctx, Add)?;
    let sum = second.as_constant(ctx)?.wrapping_add(constant?);
    Some(ctx.affine_binary(Add, first, ctx.affine_constant(sum)))
}

/// `x * 2 + x * 3` is `x * 5`.
fn add_multiples(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let factored = |expr: AffineExpr| {
        let product = expr.as_binary(ctx, Mul);
        product.and_then(|(base, by)| Some((base, by.as_constant(ctx)?))).unwrap_or((expr, 1))
    };
    let ((a, times_a), (b, times_b)) = (factored(lhs), factored(rhs));
    if a != b {
        return None;
    }
    let times = times_a.wrapping_add(times_b);
    Some(ctx.affine_binary(Mul, a, ctx.affine_constant(times)))
}

/// `(x + 2) + y` is `(x + y) + 2`.
fn add_before_constant(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let (first, second) = lhs.as_binary(ctx, Add)?;
    second.as_constant(ctx)?;
    Some(ctx.affine_binary(Add, ctx.affine_binary(Add, first, rhs), second))
}

/// `x + (x floordiv q) * -q` is `x mod q`, for a positive constant `q`, and with `* q * -1` for a symbol as well. If `lhs` is
/// a sum, its last term may be the `x`.
fn remainder(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let (quotient, factor) = rhs.as_binary(ctx, Mul)?;
    if factor.as_constant(ctx) == Some(-1)
        && let Some((quotient, by)) = quotient.as_binary(ctx, Mul)
    {
        let (dividend, divisor) = quotient.as_binary(ctx, FloorDiv)?;
        let is_remainder = divisor == by && dividend == lhs;
        return is_remainder.then(|| ctx.affine_binary(Mod, lhs, by));
    }
    let (dividend, divisor) = quotient.as_binary(ctx, FloorDiv)?;
    let negated = ctx.affine_binary(Mul, factor, ctx.affine_constant(-1));
    if positive(ctx, divisor).is_some() && dividend == lhs && divisor == negated {
        return Some(ctx.affine_binary(Mod, lhs, divisor));
    }
    let (first, last) = lhs.as_binary(ctx, Add)?;
    let simplified = simplify(ctx, Add, last, rhs)?;
    Some(ctx.affine_binary(Add, first, simplified))
}

fn simplify_mul(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let constant = rhs.as_constant(ctx);
    if let (Some(a), Some(b)) = (lhs.as_constant(ctx), constant) {
        return a.checked_mul(b).map(|product| ctx.affine_constant(product));
    }
    if is_later_identifier(ctx, lhs, rhs)
        || lhs.as_constant(ctx).is_some()
        || (!rhs.is_symbolic_or_constant(ctx) && lhs.is_symbolic_or_constant(ctx))
    {
        return Some(ctx.affine_binary(Mul, rhs, lhs));
    }
    // A product that is not even semi-affine.
    if !lhs.is_symbolic_or_constant(ctx) && !rhs.is_symbolic_or_constant(ctx) {
        return None;
    }
    match constant {
        Some(1) => return Some(lhs),
        Some(0) => return Some(rhs),
        _ => {}
    }
    let (first, second) = lhs.as_binary(ctx, Mul)?;
    let own = second.as_constant(ctx)?;
    match constant {
        // `(x * 2) * 3` is `x * 6`.
        Some(by) => Some(ctx.affine_binary(Mul, first, ctx.affine_constant(own.wrapping_mul(by)))),
        // `(x * 2) * y` is `(x * y) * 2`.
        None => Some(ctx.affine_binary(Mul, ctx.affine_binary(Mul, first, rhs), second)),
    }
}

/// The divisor, if it is a non-zero constant; other divisions are not simplified.
fn divisor(ctx: &Context, rhs: AffineExpr) -> Option<i64> {
    rhs.as_constant(ctx).filter(|by| *by != 0)
}

/// The divisor, if it is a positive constant.
fn positive(ctx: &Context, rhs: AffineExpr) -> Option<i64> {
    rhs.as_constant(ctx).filter(|by| *by >= 1)
}

/// `a / b` rounded down; `None` on overflow.
pub(super) fn floor_div(a: i64, b: i64) -> Option<i64> {
    let quotient = a.checked_div(b)?;
    let is_inexact = a % b != 0 && (a < 0) != (b < 0);
    Some(quotient - i64::from(is_inexact))
}

/// `a / b` rounded up; `None` on overflow.
pub(super) fn ceil_div(a: i64, b: i64) -> Option<i64> {
    let quotient = a.checked_div(b)?;
    let is_inexact = a % b != 0 && (a < 0) == (b < 0);
    Some(quotient + i64::from(is_inexact))
}

/// `(x * 6) / 3` is `x * 2`.
fn divide_product(ctx: &Context, lhs: AffineExpr, by: i64) -> Option<AffineExpr> {
    let (first, second) = lhs.as_binary(ctx, Mul)?;
    let own = second.as_constant(ctx).filter(|own| own.checked_rem(by) == Some(0))?;
    Some(ctx.affine_binary(Mul, first, ctx.affine_constant(own.checked_div(by)?)))
}

fn simplify_floor_div(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let by = divisor(ctx, rhs)?;
    if let Some(value) = lhs.as_constant(ctx) {
        return floor_div(value, by).map(|quotient| ctx.affine_constant(quotient));
    }
    if by == 1 {
        return Some(lhs);
    }
    if let Some(quotient) = divide_product(ctx, lhs, by) {
        return Some(quotient);
    }
    // `(x + y) floordiv c` is split if `c` divides one of the terms.
    let (first, second) = lhs.as_binary(ctx, Add)?;
    let divides = |expr: AffineExpr| expr.largest_known_divisor(ctx).is_multiple_of(by.unsigned_abs());
    (divides(first) || divides(second)).then(|| {
        let parts = [first, second].map(|part| ctx.affine_binary(FloorDiv, part, rhs));
        ctx.affine_binary(Add, parts[0], parts[1])
    })
}

fn simplify_ceil_div(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let by = divisor(ctx, rhs)?;
    if let Some(value) = lhs.as_constant(ctx) {
        return ceil_div(value, by).map(|quotient| ctx.affine_constant(quotient));
    }
    if by == 1 { Some(lhs) } else { divide_product(ctx, lhs, by) }
}

fn simplify_mod(ctx: &Context, lhs: AffineExpr, rhs: AffineExpr) -> Option<AffineExpr> {
    let by = positive(ctx, rhs)?;
    if let Some(value) = lhs.as_constant(ctx) {
        return Some(ctx.affine_constant(value.rem_euclid(by)));
    }
    let divides = |expr: AffineExpr| expr.largest_known_divisor(ctx).is_multiple_of(by as u64);
    if divides(lhs) {
        return Some(ctx.affine_constant(0));
    }
    if let Some((first, second)) = lhs.as_binary(ctx, Add) {
        if divides(first) {
            return Some(ctx.affine_binary(Mod, second, rhs));
        }
        if divides(second) {
            return Some(ctx.affine_binary(Mod, first, rhs));
        }
    }
    // `(x mod 6) mod 3` is `x mod 3`.
    let (first, second) = lhs.as_binary(ctx, Mod)?;
    second.as_constant(ctx).filter(|own| *own >= 1 && own % by == 0)?;
    Some(ctx.affine_binary(Mod, first, rhs))
}
