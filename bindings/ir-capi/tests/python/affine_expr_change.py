"""Composition, shifts and simplification."""

from mlir.ir import *
with Context():
    d0, d1, s0 = AffineDimExpr.get(0), AffineDimExpr.get(1), AffineSymbolExpr.get(0)
    e = d0 * 2 + d1 + s0
    m = AffineMap.get(2, 0, [d0 + d1, d0 - d1])
    print(e.compose(m))
    print(e.shift_dims(2, 3), e.shift_symbols(1, 5), e.shift_dims(2, 1, 1))
    print(AffineExpr.simplify_affine_expr(AffineExpr.get_floor_div(d0 * 4 + 4, 4), 1, 0))
    print(AffineExpr.simplify_affine_expr((d0 + 1) - d0, 1, 0), AffineExpr.simplify_affine_expr((d0 * 8) % 4, 1, 0))
    print(e.context is d0.context)
