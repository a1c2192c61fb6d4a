"""Replacement and compression of affine maps."""

from mlir.ir import *
with Context():
    d0, d1, s0, s1 = AffineDimExpr.get(0), AffineDimExpr.get(1), AffineSymbolExpr.get(0), AffineSymbolExpr.get(1)
    m = AffineMap.get(2, 2, [d0 + s1, d1])
    print(m.replace(d0, d1 * 2, 2, 2), m.replace(s1, AffineConstantExpr.get(3), 2, 1))
    maps = AffineMap.compress_unused_symbols([AffineMap.get(2, 3, [d0 + s1]), AffineMap.get(2, 3, [d1])], Context.current)
    print([str(x) for x in maps])
    print(m == AffineMap.get(2, 2, [d0 + s1, d1]), hash(m) == hash(AffineMap.get(2, 2, [d0 + s1, d1])), m == 3)
