"""Simplification of expressions."""

from mlir.ir import *

with Context():
    d0, d1, s0 = AffineExpr.get_dim(0), AffineExpr.get_dim(1), AffineExpr.get_symbol(0)
    for e in (d0 + d0, d0 - d0, (d0 * 4) % 4, d0 * 0, d0 + 0, (d0 + 1) + 2, AffineExpr.get_floor_div(d0 * 6, 3), d0 + d1 - d0, s0 * 2 + d0 * 2):
        print(e, "|", AffineExpr.simplify_affine_expr(e, 2, 1))
