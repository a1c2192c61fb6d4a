"""Maps applied to values."""

from mlir.ir import *
from mlir.dialects import affine, arith

with Context(), Location.unknown():
    m = Module.create()
    d, s = AffineExpr.get_dim(0), AffineExpr.get_symbol(0)
    with InsertionPoint(m.body):
        i = arith.constant(IndexType.get(), 3)
        print(affine.apply(AffineMap.get(1, 1, [d * 2 + s]), [i, i]).type)
        affine.min(AffineMap.get(1, 0, [d, d + 1]), [i]), affine.max(AffineMap.get(1, 0, [d, d - 1]), [i])
    print(m, m.operation.verify())
