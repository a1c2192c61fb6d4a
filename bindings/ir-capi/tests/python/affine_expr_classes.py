"""Classes of expressions, and casts."""

from mlir.ir import *
from _support import attempt

with Context():
    d = AffineExpr.get_dim(2)
    for e in (d, AffineExpr.get_symbol(0), AffineExpr.get_constant(4), d + 1, d * 2, d % 3, AffineExpr.get_floor_div(d, 2), AffineExpr.get_ceil_div(d, 2)):
        kinds = [c.__name__ for c in (AffineDimExpr, AffineSymbolExpr, AffineConstantExpr, AffineAddExpr, AffineMulExpr, AffineModExpr, AffineFloorDivExpr,
                                      AffineCeilDivExpr, AffineBinaryExpr) if isinstance(e, c)]
        print(e, kinds)
    attempt(AffineAddExpr, d)
    print(AffineDimExpr(d).position, AffineConstantExpr(AffineExpr.get_constant(-4)).value)
    e = AffineBinaryExpr(d + 7)
    print(e.lhs, e.rhs)
