//! Replacement of dimensions and symbols in affine expressions.

use super::kind::AffineExprKind;
use crate::context::{AffineExpr, AffineMap, Context};

impl AffineExpr {
    /// Replaces dimensions and symbols by the expressions at their positions; those past the end of the lists
    /// remain.
    #[must_use]
    pub fn replace_dims_and_symbols(
        self,
        ctx: &Context,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
    ) -> AffineExpr {
        self.replace_leaves(ctx, |leaf| match leaf.kind(ctx) {
            AffineExprKind::Dim(position) => dims.get(position as usize).copied().unwrap_or(leaf),
            AffineExprKind::Symbol(position) => symbols.get(position as usize).copied().unwrap_or(leaf),
            _ => leaf,
        })
    }

    /// Adds `dims` to the positions of all dimensions and `symbols` to the positions of all symbols.
    #[must_use]
    pub fn shifted(self, ctx: &Context, dims: u32, symbols: u32) -> AffineExpr {
        self.replace_leaves(ctx, |leaf| match leaf.kind(ctx) {
            AffineExprKind::Dim(position) => ctx.affine_dim(position.saturating_add(dims)),
            AffineExprKind::Symbol(position) => ctx.affine_symbol(position.saturating_add(symbols)),
            _ => leaf,
        })
    }
}

impl AffineMap {
    /// The map with the same numbers of dimensions and symbols and other results.
    #[must_use]
    pub fn with_results(self, ctx: &Context, results: &[AffineExpr]) -> AffineMap {
        ctx.affine_map(self.num_dims(ctx), self.num_symbols(ctx), results)
    }

    /// The values of the results, if all are constants.
    #[must_use]
    pub fn constants(self, ctx: &Context) -> Option<Vec<i64>> {
        self.results(ctx).iter().map(|result| result.as_constant(ctx)).collect()
    }
}
