//! Semi-affine expressions, which multiply or divide by symbols: exact divisions, and the order of terms.

use super::flatten::{FlatExpr, plus_constant, sum_of};
use super::kind::AffineBinary::{self, Add, CeilDiv, FloorDiv, Mod, Mul};
use super::kind::AffineExprKind;
use crate::context::{AffineExpr, Context};
use crate::stack::grow;

/// Performs divisions by a symbol that divides the dividend (`simplifySemiAffine`).
fn divide_by_symbols(ctx: &Context, expr: AffineExpr) -> AffineExpr {
    let AffineExprKind::Binary(op, lhs, rhs) = expr.kind(ctx) else { return expr };
    let [simple, by] = [lhs, rhs].map(|side| grow(|| divide_by_symbols(ctx, side)));
    let is_division = !matches!(op, Add | Mul);
    let symbol = is_division && matches!(by.kind(ctx), AffineExprKind::Symbol(_));
    if !symbol || !is_divisible(ctx, lhs, by, op) {
        return ctx.affine_binary(op, simple, by);
    }
    match op {
        Mod => ctx.affine_constant(0),
        _ => divided(ctx, simple, by, op).unwrap_or_else(|| ctx.affine_binary(op, simple, by)),
    }
}

/// Whether a division of the kind `op` by a symbol can cancel the symbol. For `Mod`, the symbol divides the
/// expression without remainder. Quotients are rounded, so only `(a floordiv b) floordiv s0` may divide
/// below a quotient, and not if the quotient is a factor or a term.
fn is_divisible(ctx: &Context, expr: AffineExpr, symbol: AffineExpr, op: AffineBinary) -> bool {
    let divides = |expr, op| grow(|| is_divisible(ctx, expr, symbol, op));
    match expr.kind(ctx) {
        AffineExprKind::Constant(value) => value == 0,
        AffineExprKind::Dim(_) => false,
        AffineExprKind::Symbol(_) => expr == symbol,
        AffineExprKind::Binary(Add | Mod, lhs, rhs) => divides(lhs, Mod) && divides(rhs, Mod),
        AffineExprKind::Binary(Mul, lhs, rhs) => divides(lhs, Mod) || divides(rhs, Mod),
        AffineExprKind::Binary(own @ (FloorDiv | CeilDiv), lhs, _) => own == op && divides(lhs, own),
    }
}

/// The quotient of an expression and a symbol; `None` if the symbol does not divide the expression.
fn divided(ctx: &Context, expr: AffineExpr, symbol: AffineExpr, op: AffineBinary) -> Option<AffineExpr> {
    let quotient = |expr, op| grow(|| divided(ctx, expr, symbol, op));
    match expr.kind(ctx) {
        AffineExprKind::Constant(value) => (value == 0).then_some(expr),
        AffineExprKind::Dim(_) => None,
        AffineExprKind::Symbol(_) => (expr == symbol).then(|| ctx.affine_constant(1)),
        AffineExprKind::Binary(Add, lhs, rhs) => {
            Some(ctx.affine_binary(Add, quotient(lhs, Mod)?, quotient(rhs, Mod)?))
        }
        AffineExprKind::Binary(Mod, lhs, rhs) => {
            Some(ctx.affine_binary(Mod, quotient(lhs, Mod)?, quotient(rhs, Mod)?))
        }
        AffineExprKind::Binary(Mul, lhs, rhs) => {
            if is_divisible(ctx, lhs, symbol, Mod) {
                Some(ctx.affine_binary(Mul, quotient(lhs, Mod)?, rhs))
            } else {
                Some(ctx.affine_binary(Mul, lhs, quotient(rhs, Mod)?))
            }
        }
        AffineExprKind::Binary(own @ (FloorDiv | CeilDiv), lhs, rhs) => {
            if own != op {
                return None;
            }
            Some(ctx.affine_binary(op, quotient(lhs, own)?, rhs))
        }
    }
}

/// The sort key of a term: the position of its first factor, then the kind of the term.
type TermKey = (u32, i64);

/// The sum with its terms in MLIR's order (`getSemiAffineExprFromFlatForm`), such as `d0 + d0 * s0 + s0 +
/// d1 + d1 * s0`. Terms with compound operands come last.
fn ordered_sum(ctx: &Context, flat: &FlatExpr, dims: u32) -> AffineExpr {
    let symbols = u32::try_from(flat.inputs().len()).unwrap_or(u32::MAX).saturating_sub(dims);
    let mut order = Order { next_dim: -1, next_symbol: i64::from(dims.max(symbols)), terms: Vec::new() };
    let (dim_factors, symbol_factors) = flat.inputs().split_at(dims as usize);
    for (position, factor) in (0..).zip(symbol_factors).filter(|(_, factor)| **factor != 0) {
        order.add_symbol(position, ctx.affine_symbol(position), *factor);
    }
    let rest: Vec<(AffineExpr, i64)> = flat
        .locals()
        .filter(|(expr, factor)| *factor != 0 && !order.add_local(ctx, *expr, *factor))
        .collect();
    for (position, factor) in (0..).zip(dim_factors).filter(|(_, factor)| **factor != 0) {
        order.add_dim(position, ctx.affine_dim(position), *factor);
    }
    order.terms.sort_by_key(|(place, ..)| *place);
    let terms = order.terms.into_iter().map(|(_, term, factor)| (term, factor));
    let sum = sum_of(ctx, ctx.affine_constant(0), terms.chain(rest));
    plus_constant(ctx, sum, flat.constant())
}

/// Terms with their sort keys.
struct Order {
    /// The kind, in the sort key, of the next term of a dimension and constants.
    next_dim: i64,
    /// The kind, in the sort key, of the next term of symbols only.
    next_symbol: i64,
    terms: Vec<(TermKey, AffineExpr, i64)>,
}

impl Order {
    fn add_symbol(&mut self, position: u32, term: AffineExpr, factor: i64) {
        self.terms.push(((position, self.next_symbol), term, factor));
        self.next_symbol += 1;
    }

    fn add_dim(&mut self, position: u32, term: AffineExpr, factor: i64) {
        self.terms.push(((position, self.next_dim), term, factor));
        self.next_dim -= 1;
    }

    /// Adds a product, quotient or remainder if both operands are dimensions or symbols, or the right one is
    /// a constant. Returns whether it was added.
    fn add_local(&mut self, ctx: &Context, term: AffineExpr, factor: i64) -> bool {
        let AffineExprKind::Binary(_, lhs, rhs) = term.kind(ctx) else { return false };
        let (lhs, rhs) = (lhs.kind(ctx), rhs.kind(ctx));
        match (lhs, rhs) {
            (AffineExprKind::Dim(position), AffineExprKind::Constant(_)) => {
                self.add_dim(position, term, factor);
            }
            (AffineExprKind::Dim(position), AffineExprKind::Dim(by) | AffineExprKind::Symbol(by)) => {
                self.terms.push(((position, i64::from(by)), term, factor));
            }
            (AffineExprKind::Symbol(_), AffineExprKind::Binary(..)) => return false,
            (AffineExprKind::Symbol(position), _) => self.add_symbol(position, term, factor),
            _ => return false,
        }
        true
    }
}

impl AffineExpr {
    /// Simplifies an expression of `dims` dimensions and `symbols` symbols as MLIR's `simplifyAffineExpr`
    /// does: equal terms are combined, and terms are ordered by position.
    #[must_use]
    pub fn simplified(self, ctx: &Context, dims: u32, symbols: u32) -> AffineExpr {
        let expr = if self.is_pure_affine(ctx) { self } else { divide_by_symbols(ctx, self) };
        let Some(flat) = FlatExpr::flatten(ctx, expr, dims, symbols) else { return expr };
        let linear = flat.linear(ctx);
        if expr == linear || expr.is_pure_affine(ctx) { linear } else { ordered_sum(ctx, &flat, dims) }
    }
}
