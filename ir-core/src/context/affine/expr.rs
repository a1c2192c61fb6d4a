//! Affine expressions.
//!
//! **Invariant**: as in MLIR, an expression is simplified when it is built, because the result is visible
//! in the output. `ExprData` caches the properties that construction needs, so building a long sum takes
//! linear time.

use super::kind::{AffineBinary, AffineExprKind};
use super::simplify;
use crate::context::{AffineExpr, Context, interner::hash_of};
use crate::num::gcd;

/// An expression, with cached properties for the construction of other expressions.
pub struct ExprData {
    kind: AffineExprKind,
    is_symbolic_or_constant: bool,
    is_pure_affine: bool,
    largest_known_divisor: u64,
}

impl ExprData {
    /// Computes the properties from those of the direct operands, without recursion.
    fn new(ctx: &Context, kind: AffineExprKind) -> Self {
        let (is_symbolic_or_constant, is_pure_affine) = match kind {
            AffineExprKind::Dim(_) => (false, true),
            AffineExprKind::Symbol(_) | AffineExprKind::Constant(_) => (true, true),
            AffineExprKind::Binary(op, lhs, rhs) => {
                let [left, right] = [lhs, rhs].map(|expr| expr.data(ctx));
                let is_pure = left.is_pure_affine && right.is_pure_affine && is_pure_in(ctx, op, lhs, rhs);
                (left.is_symbolic_or_constant && right.is_symbolic_or_constant, is_pure)
            }
        };
        let largest_known_divisor = largest_known_divisor(ctx, kind);
        Self { kind, is_symbolic_or_constant, is_pure_affine, largest_known_divisor }
    }
}

/// Whether a binary operation on pure affine expressions is pure affine.
fn is_pure_in(ctx: &Context, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) -> bool {
    match op {
        AffineBinary::Add => true,
        AffineBinary::Mul => lhs.as_constant(ctx).is_some() || rhs.as_constant(ctx).is_some(),
        AffineBinary::Mod | AffineBinary::FloorDiv | AffineBinary::CeilDiv => rhs.as_constant(ctx).is_some(),
    }
}

fn largest_known_divisor(ctx: &Context, kind: AffineExprKind) -> u64 {
    let (op, lhs, rhs) = match kind {
        AffineExprKind::Binary(op, lhs, rhs) => (op, lhs, rhs),
        AffineExprKind::Constant(value) => return value.unsigned_abs(),
        AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) => return 1,
    };
    let [divisor, other] = [lhs, rhs].map(|expr| expr.largest_known_divisor(ctx));
    match op {
        AffineBinary::Mul => divisor.wrapping_mul(other),
        AffineBinary::Add | AffineBinary::Mod => gcd(divisor, other),
        // A quotient by a constant that divides the known divisor of the dividend.
        AffineBinary::FloorDiv | AffineBinary::CeilDiv => {
            let Some(by) = rhs.as_constant(ctx).filter(|by| *by != 0) else { return 1 };
            if divisor.is_multiple_of(by.unsigned_abs()) { divisor / by.unsigned_abs() } else { 1 }
        }
    }
}

impl Context {
    /// Interns the dimension `d<position>`.
    pub fn affine_dim(&self, position: u32) -> AffineExpr {
        self.affine_expr(AffineExprKind::Dim(position))
    }

    /// Interns the symbol `s<position>`.
    pub fn affine_symbol(&self, position: u32) -> AffineExpr {
        self.affine_expr(AffineExprKind::Symbol(position))
    }

    /// Interns a constant.
    pub fn affine_constant(&self, value: i64) -> AffineExpr {
        self.affine_expr(AffineExprKind::Constant(value))
    }

    /// Builds a binary operation, with the simplifications that MLIR applies on construction.
    pub fn affine_binary(&self, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        simplify::simplify(self, op, lhs, rhs)
            .unwrap_or_else(|| self.affine_expr(AffineExprKind::Binary(op, lhs, rhs)))
    }

    /// Interns the expression without simplification.
    pub(super) fn affine_expr(&self, kind: AffineExprKind) -> AffineExpr {
        let make = || ExprData::new(self, kind);
        let index = self.data.affine_exprs.intern(hash_of(&kind), |data| data.kind == kind, make);
        AffineExpr::from_index(index)
    }
}

impl AffineExpr {
    #[track_caller]
    fn data(self, ctx: &Context) -> &ExprData {
        ctx.data.affine_exprs.get(self.index())
    }

    /// The kind and operands of the expression.
    #[track_caller]
    pub fn kind(self, ctx: &Context) -> AffineExprKind {
        self.data(ctx).kind
    }

    /// The value, if this is a constant.
    pub fn as_constant(self, ctx: &Context) -> Option<i64> {
        if let AffineExprKind::Constant(value) = self.kind(ctx) { Some(value) } else { None }
    }

    /// Both operands, if this is the operation `op`.
    pub fn as_binary(self, ctx: &Context, op: AffineBinary) -> Option<(AffineExpr, AffineExpr)> {
        match self.kind(ctx) {
            AffineExprKind::Binary(own, lhs, rhs) if own == op => Some((lhs, rhs)),
            _ => None,
        }
    }

    /// Whether the expression contains no dimension (MLIR's `isSymbolicOrConstant`).
    pub fn is_symbolic_or_constant(self, ctx: &Context) -> bool {
        self.data(ctx).is_symbolic_or_constant
    }

    /// Whether every product has a constant factor, and every divisor is a constant (MLIR's `isPureAffine`).
    pub fn is_pure_affine(self, ctx: &Context) -> bool {
        self.data(ctx).is_pure_affine
    }

    /// The largest number known to divide every value of the expression (MLIR's `getLargestKnownDivisor`).
    pub fn largest_known_divisor(self, ctx: &Context) -> u64 {
        self.data(ctx).largest_known_divisor
    }

    /// Whether every value of the expression is known to be a multiple of `factor` (MLIR's `isMultipleOf`);
    /// `None` for 0.
    pub fn is_multiple_of(self, ctx: &Context, factor: i64) -> Option<bool> {
        // As in MLIR, a negative factor is converted to an unsigned number before it divides the known
        // divisors.
        let divides = |divisor: u64| divisor.checked_rem(factor as u64).map(|rest| rest == 0);
        match self.kind(ctx) {
            AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) => {
                (factor != 0).then_some(factor.wrapping_mul(factor) == 1)
            }
            AffineExprKind::Constant(value) => (factor != 0).then(|| value.wrapping_rem(factor) == 0),
            AffineExprKind::Binary(op, lhs, rhs) => {
                let [lhs, rhs] = [lhs, rhs].map(|expr| expr.largest_known_divisor(ctx));
                match op {
                    AffineBinary::Mul => {
                        Some(divides(lhs)? || divides(rhs)? || divides(lhs.wrapping_mul(rhs))?)
                    }
                    _ => divides(gcd(lhs, rhs)),
                }
            }
        }
    }

    /// The dimensions, symbols and constants of the expression, in textual order, one for each occurrence.
    pub fn leaves(self, ctx: &Context) -> impl Iterator<Item = AffineExpr> {
        let mut left = vec![self];
        std::iter::from_fn(move || {
            let mut expr = left.pop()?;
            while let AffineExprKind::Binary(_, lhs, rhs) = expr.kind(ctx) {
                left.push(rhs);
                expr = lhs;
            }
            Some(expr)
        })
    }

    /// Replaces the dimensions, symbols and constants by the results of `replace`, and simplifies the
    /// expression.
    #[must_use]
    pub fn replace_leaves(self, ctx: &Context, replace: impl Fn(AffineExpr) -> AffineExpr) -> AffineExpr {
        self.rewritten(ctx, |expr| match expr.kind(ctx) {
            AffineExprKind::Binary(..) => None,
            _ => Some(replace(expr)),
        })
    }

    /// Replaces the outermost parts of the expression that equal `from`, and simplifies it.
    #[must_use]
    pub fn replace(self, ctx: &Context, from: AffineExpr, to: AffineExpr) -> AffineExpr {
        self.rewritten(ctx, |expr| (expr == from).then_some(to))
    }

    /// Replaces the outermost subexpressions for which `replace` has a result, and simplifies the
    /// expression.
    fn rewritten(self, ctx: &Context, replace: impl Fn(AffineExpr) -> Option<AffineExpr>) -> AffineExpr {
        let mut created: Vec<AffineExpr> = Vec::new();
        let mut left = vec![PendingExpr::Replace(self)];
        while let Some(step) = left.pop() {
            match step {
                PendingExpr::Replace(expr) => match (replace(expr), expr.kind(ctx)) {
                    (Some(replacement), _) => created.push(replacement),
                    (None, AffineExprKind::Binary(op, lhs, rhs)) => {
                        left.extend([
                            PendingExpr::Apply(op),
                            PendingExpr::Replace(rhs),
                            PendingExpr::Replace(lhs),
                        ]);
                    }
                    (None, _) => created.push(expr),
                },
                PendingExpr::Apply(op) => {
                    if let (Some(rhs), Some(lhs)) = (created.pop(), created.pop()) {
                        created.push(ctx.affine_binary(op, lhs, rhs));
                    }
                }
            }
        }
        created.pop().unwrap_or(self)
    }
}

/// Pending work of a replacement in an expression.
enum PendingExpr {
    /// Replace the parts of the expression.
    Replace(AffineExpr),
    /// Build an operation from the last two expressions.
    Apply(AffineBinary),
}
