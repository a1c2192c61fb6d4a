"""Operands, positions and values of affine expressions."""

from _support import attempt
from mlir.ir import *
with Context():
    d, s, c = AffineDimExpr.get(2), AffineSymbolExpr.get(1), AffineConstantExpr.get(-4)
    print(d.position, s.position, c.value)
    add = AffineAddExpr.get(d, s)
    print(add, add.lhs, add.rhs, type(add.lhs).__name__, isinstance(add, AffineBinaryExpr), isinstance(add, AffineMulExpr))
    for cls in [AffineMulExpr, AffineModExpr, AffineFloorDivExpr, AffineCeilDivExpr]:
        e = cls.get(d, s)
        print(e, e.lhs, e.rhs)
        attempt(AffineDimExpr, e)
