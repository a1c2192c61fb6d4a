//! Affine expressions with other dimensions and symbols.

use super::expr::AffineExprKind;
use crate::context::{AffineExpr, AffineMap, Context};

impl AffineExpr {
    /// The expression with other ones for its dimensions and symbols; those beyond the lists stay.
    #[must_use]
    pub fn replace_dims_and_symbols(
        self,
        ctx: &Context,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
    ) -> AffineExpr {
        self.with_leaves(ctx, |leaf| match leaf.kind(ctx) {
            AffineExprKind::Dim(position) => dims.get(position as usize).copied().unwrap_or(leaf),
            AffineExprKind::Symbol(position) => symbols.get(position as usize).copied().unwrap_or(leaf),
            _ => leaf,
        })
    }

    /// The expression whose dimensions and symbols have positions that are greater by these numbers.
    #[must_use]
    pub fn shifted(self, ctx: &Context, dims: u32, symbols: u32) -> AffineExpr {
        self.with_leaves(ctx, |leaf| match leaf.kind(ctx) {
            AffineExprKind::Dim(position) => ctx.affine_dim(position.saturating_add(dims)),
            AffineExprKind::Symbol(position) => ctx.affine_symbol(position.saturating_add(symbols)),
            _ => leaf,
        })
    }
}

impl AffineMap {
    /// The map with the same dimensions and symbols and other results.
    #[must_use]
    pub fn with_results(self, ctx: &Context, results: &[AffineExpr]) -> AffineMap {
        ctx.affine_map(self.num_dims(ctx), self.num_symbols(ctx), results)
    }

    /// The results, if all are constants.
    #[must_use]
    pub fn constants(self, ctx: &Context) -> Option<Vec<i64>> {
        self.results(ctx).iter().map(|result| result.as_constant(ctx)).collect()
    }
}
