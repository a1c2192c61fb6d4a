//! Affine expressions.

use super::simplify;
use crate::context::interner::hash_of;
use crate::context::{AffineExpr, Context};

/// What an affine expression is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineExprKind {
    /// A binary operation on two expressions.
    Binary(AffineBinary, AffineExpr, AffineExpr),
    /// A dimension, by position.
    Dim(u32),
    /// A symbol, by position.
    Symbol(u32),
    /// A constant.
    Constant(i64),
}

/// The binary operations of affine expressions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineBinary {
    /// `a + b`
    Add,
    /// `a * b`
    Mul,
    /// `a mod b`
    Mod,
    /// `a floordiv b`
    FloorDiv,
    /// `a ceildiv b`
    CeilDiv,
}

impl Context {
    /// `d<position>`
    pub fn affine_dim(&self, position: u32) -> AffineExpr {
        self.affine_expr(AffineExprKind::Dim(position))
    }

    /// `s<position>`
    pub fn affine_symbol(&self, position: u32) -> AffineExpr {
        self.affine_expr(AffineExprKind::Symbol(position))
    }

    /// A constant.
    pub fn affine_constant(&self, value: i64) -> AffineExpr {
        self.affine_expr(AffineExprKind::Constant(value))
    }

    /// The operation on two expressions, simplified as MLIR simplifies it when it builds it.
    pub fn affine_binary(&self, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        simplify::simplify(self, op, lhs, rhs)
            .unwrap_or_else(|| self.affine_expr(AffineExprKind::Binary(op, lhs, rhs)))
    }

    /// The expression of this kind, as it is.
    pub(super) fn affine_expr(&self, kind: AffineExprKind) -> AffineExpr {
        let index = self.affine_exprs.intern(hash_of(&kind), |data| *data == kind, || kind);
        AffineExpr::from_index(index)
    }
}

impl AffineExpr {
    /// What the expression is.
    pub fn kind(self, ctx: &Context) -> AffineExprKind {
        *ctx.affine_exprs.get(self.index())
    }

    /// The value of a constant.
    pub fn as_constant(self, ctx: &Context) -> Option<i64> {
        match self.kind(ctx) {
            AffineExprKind::Constant(value) => Some(value),
            _ => None,
        }
    }

    /// Both sides, if this is the operation `op`.
    pub fn as_binary(self, ctx: &Context, op: AffineBinary) -> Option<(AffineExpr, AffineExpr)> {
        match self.kind(ctx) {
            AffineExprKind::Binary(own, lhs, rhs) if own == op => Some((lhs, rhs)),
            _ => None,
        }
    }

    /// Whether no dimension is in it.
    pub fn is_symbolic_or_constant(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            AffineExprKind::Dim(_) => false,
            AffineExprKind::Symbol(_) | AffineExprKind::Constant(_) => true,
            AffineExprKind::Binary(_, lhs, rhs) => {
                lhs.is_symbolic_or_constant(ctx) && rhs.is_symbolic_or_constant(ctx)
            }
        }
    }

    /// Whether every product has a constant factor, and everything is divided by constants only.
    pub fn is_pure_affine(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            AffineExprKind::Binary(AffineBinary::Add, lhs, rhs) => {
                lhs.is_pure_affine(ctx) && rhs.is_pure_affine(ctx)
            }
            AffineExprKind::Binary(AffineBinary::Mul, lhs, rhs) => {
                let constant = lhs.as_constant(ctx).is_some() || rhs.as_constant(ctx).is_some();
                constant && lhs.is_pure_affine(ctx) && rhs.is_pure_affine(ctx)
            }
            AffineExprKind::Binary(_, lhs, rhs) => lhs.is_pure_affine(ctx) && rhs.as_constant(ctx).is_some(),
            _ => true,
        }
    }

    /// The largest number known to divide every value of the expression.
    pub fn largest_known_divisor(self, ctx: &Context) -> u64 {
        let AffineExprKind::Binary(op, lhs, rhs) = self.kind(ctx) else {
            return self.as_constant(ctx).map_or(1, i64::unsigned_abs);
        };
        match op {
            AffineBinary::Mul => lhs.largest_known_divisor(ctx).wrapping_mul(rhs.largest_known_divisor(ctx)),
            AffineBinary::Add | AffineBinary::Mod => {
                gcd(lhs.largest_known_divisor(ctx), rhs.largest_known_divisor(ctx))
            }
            // A quotient by a constant that divides the dividend's divisor.
            AffineBinary::FloorDiv | AffineBinary::CeilDiv => {
                let Some(by) = rhs.as_constant(ctx).filter(|by| *by != 0) else { return 1 };
                let divisor = lhs.largest_known_divisor(ctx);
                if divisor.is_multiple_of(by.unsigned_abs()) { divisor / by.unsigned_abs() } else { 1 }
            }
        }
    }
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
