"""Shapes of dense elements."""

import array
from mlir.ir import *

with Context(), Location.unknown():
    data = array.array("i", range(6))
    for shape in ([6], [2, 3], [1, 6, 1]):
        a = DenseElementsAttr.get(data, shape=shape)
        print(a, a.type, len(a))
    print(DenseElementsAttr.get(data, type=Type.parse("vector<3x2xi32>")))
