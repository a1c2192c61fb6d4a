//! The kinds of affine expressions.

use crate::context::AffineExpr;

/// The kind and operands of an affine expression.
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
