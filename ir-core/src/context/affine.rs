//! Affine expressions, maps and integer sets.

mod evaluate;
mod expr;
mod flatten;
mod kind;
mod replace;
mod semi_affine;
mod simplify;

pub use evaluate::{Bounds, NoValue};
pub(super) use expr::ExprData;
pub use flatten::FlatExpr;
pub use kind::{AffineBinary, AffineExprKind};

use super::interner::hash_of;
use super::{AffineExpr, AffineMap, Context, IntegerSet};

/// The contents of an [`AffineMap`].
#[derive(PartialEq, Eq, Hash)]
pub(super) struct MapData {
    dims: u32,
    symbols: u32,
    results: Box<[AffineExpr]>,
}

/// The contents of an [`IntegerSet`].
#[derive(PartialEq, Eq, Hash)]
pub(super) struct SetData {
    dims: u32,
    symbols: u32,
    constraints: Box<[Constraint]>,
}

/// An affine constraint: `expr == 0` or `expr >= 0`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Constraint {
    /// The left-hand side.
    pub expr: AffineExpr,
    /// Whether `expr` must be zero; otherwise it must be non-negative.
    pub is_equality: bool,
}

impl Context {
    /// The affine map with these numbers of dimensions and symbols and these results.
    pub fn affine_map(&self, dims: u32, symbols: u32, results: &[AffineExpr]) -> AffineMap {
        let index = self.data.affine_maps.intern(
            hash_of(&(dims, symbols, results)),
            |data| (data.dims, data.symbols, &*data.results) == (dims, symbols, results),
            || MapData { dims, symbols, results: results.into() },
        );
        AffineMap::from_index(index)
    }

    /// The identity map of `rank` dimensions.
    pub fn identity_map(&self, rank: u32) -> AffineMap {
        let results: Vec<_> = (0..rank).map(|position| self.affine_dim(position)).collect();
        self.affine_map(rank, 0, &results)
    }

    /// The integer set with these numbers of dimensions and symbols and these constraints.
    pub fn integer_set(&self, dims: u32, symbols: u32, constraints: &[Constraint]) -> IntegerSet {
        let index = self.data.integer_sets.intern(
            hash_of(&(dims, symbols, constraints)),
            |data| (data.dims, data.symbols, &*data.constraints) == (dims, symbols, constraints),
            || SetData { dims, symbols, constraints: constraints.into() },
        );
        IntegerSet::from_index(index)
    }
}

impl AffineMap {
    #[track_caller]
    fn data(self, ctx: &Context) -> &MapData {
        ctx.data.affine_maps.get(self.index())
    }

    /// Number of dimensions.
    #[track_caller]
    pub fn num_dims(self, ctx: &Context) -> u32 {
        self.data(ctx).dims
    }

    /// Number of symbols.
    #[track_caller]
    pub fn num_symbols(self, ctx: &Context) -> u32 {
        self.data(ctx).symbols
    }

    /// The result expressions.
    #[track_caller]
    pub fn results(self, ctx: &Context) -> &[AffineExpr] {
        &self.data(ctx).results
    }

    /// Whether its results are its dimensions in order.
    pub fn is_identity(self, ctx: &Context) -> bool {
        let results = self.results(ctx);
        let is_dim = |(at, expr): (usize, &AffineExpr)| expr.kind(ctx) == AffineExprKind::Dim(at as u32);
        results.len() == self.num_dims(ctx) as usize && results.iter().enumerate().all(is_dim)
    }
}

impl IntegerSet {
    #[track_caller]
    fn data(self, ctx: &Context) -> &SetData {
        ctx.data.integer_sets.get(self.index())
    }

    /// Number of dimensions.
    #[track_caller]
    pub fn num_dims(self, ctx: &Context) -> u32 {
        self.data(ctx).dims
    }

    /// Number of symbols.
    #[track_caller]
    pub fn num_symbols(self, ctx: &Context) -> u32 {
        self.data(ctx).symbols
    }

    /// The constraints.
    #[track_caller]
    pub fn constraints(self, ctx: &Context) -> &[Constraint] {
        &self.data(ctx).constraints
    }
}
