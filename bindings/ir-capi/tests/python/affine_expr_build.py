"""Affine expressions and their operators."""

from mlir.ir import *
with Context():
    d0, d1, s0, c3 = AffineDimExpr.get(0), AffineDimExpr.get(1), AffineSymbolExpr.get(0), AffineConstantExpr.get(3)
    for e in [d0 + d1, d0 + 1, 1 + d0, d0 - d1, 2 - s0, d0 * 4, 4 * d0, s0 * d1, d0 % 5, 7 % s0, AffineExpr.get_floor_div(d0, 2),
              AffineExpr.get_ceil_div(d0, c3), AffineExpr.get_floor_div(7, c3), AffineExpr.get_mod(d0, d1), AffineExpr.get_add(c3, 4),
              AffineExpr.get_mul(d0, 0), d0 - d0, (d0 + 1) + 2, (d0 * 2) * 3, AffineExpr.get_ceil_div(d0, 1)]:
        print(e, type(e).__name__, repr(e))
