"""Operators with expressions and numbers on each side."""

from mlir.ir import *

with Context():
    d, s = AffineExpr.get_dim(0), AffineExpr.get_symbol(1)
    for e in (d + s, d + 1, 1 + d, d * 3, 3 * d, d % 4, d - s, d - 1, 5 - d, d * s, -1 * d + 2, (d + 1) * 2):
        print(e, type(e).__name__)
    print(AffineExpr.get_floor_div(d, 2), AffineExpr.get_ceil_div(d, 2), AffineExpr.get_floor_div(7, AffineExpr.get_constant(2)))
