"""Shifts of dimensions and symbols."""

from mlir.ir import *

with Context():
    e = AffineExpr.get_dim(0) + AffineExpr.get_dim(1) * 2 + AffineExpr.get_symbol(0)
    print(e.shift_dims(2, 3), e.shift_dims(2, 3, 1), e.shift_symbols(1, 4))
    print(e.compose(AffineMap.get(2, 0, [AffineExpr.get_dim(1), AffineExpr.get_constant(5)])))
