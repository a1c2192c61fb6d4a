"""Expressions as keys."""

from mlir.ir import *

with Context():
    d = AffineExpr.get_dim(0)
    print(len({d, AffineExpr.get_dim(0), AffineDimExpr.get(0), d + 1, 1 + d}), d == AffineExpr.get_dim(0), d == d + 0, d != 0)
