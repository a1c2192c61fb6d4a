"""Types of dense elements of buffers."""

import array
from mlir.ir import *

with Context(), Location.unknown():
    for code in "bBhHiIlLqQfd":
        a = DenseElementsAttr.get(array.array(code, [1, 2]))
        b = DenseElementsAttr.get(array.array(code, [1, 2]), signless=False)
        print(code, a.type, b.type, a)
