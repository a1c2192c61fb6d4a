"""Equality and hashes of affine expressions."""

from mlir.ir import *
with Context():
    a, b = AffineDimExpr.get(0) + 1, AffineDimExpr.get(0) + 1
    print(a == b, hash(a) == hash(b), a == AffineDimExpr.get(0), a == 4, len({a, b}))
    print(AffineDimExpr.get(0) == AffineSymbolExpr.get(0))
