"""Replacement in sets."""

from mlir.ir import *
from _support import attempt

with Context():
    d, s = AffineExpr.get_dim(0), AffineExpr.get_symbol(0)
    i = IntegerSet.get(1, 1, [d - s], [False])
    print(i.get_replaced([AffineExpr.get_constant(4)], [AffineExpr.get_dim(1)], 2, 0))
    attempt(i.get_replaced, [], [s], 1, 1)
    attempt(i.get_replaced, [d], [], 1, 1)
    attempt(IntegerSet.get, 1, 0, [], [])
    attempt(IntegerSet.get, 1, 0, [d], [True, False])
