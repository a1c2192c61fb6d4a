"""Maps and sets as attributes."""

from mlir.ir import *

with Context():
    m = AffineMapAttr.get(AffineMap.get_identity(2))
    s = IntegerSetAttr.get(IntegerSet.get_empty(1, 0))
    print(m, m.value, s, type(Attribute.parse("affine_map<(a) -> (a)>")).__name__, AffineMapAttr.get(m.value) == m)
