"""Affine maps and sets as attributes."""

from mlir.ir import *
with Context():
    m = AffineMapAttr.get(AffineMap.get(1, 1, [AffineDimExpr.get(0) + AffineSymbolExpr.get(0)]))
    print(m, repr(m), m.value, type(m.value).__name__)
    s = IntegerSetAttr.get(IntegerSet.get_empty(2, 1))
    print(s, repr(s))
    print(type(Attribute.parse("affine_set<(d0)[s0] : (d0 - s0 == 0)>")).__name__)
