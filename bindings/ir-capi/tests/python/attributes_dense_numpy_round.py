"""From numpy and back."""

import numpy as np
from mlir.ir import *

with Context(), Location.unknown():
    for dtype in ("int8", "uint8", "int16", "int32", "uint32", "int64", "float32", "float64"):
        n = np.arange(6, dtype=dtype).reshape(2, 3)
        a = DenseElementsAttr.get(n, signless=False)
        print(a.type, np.array_equal(np.array(a), n), np.array(a).dtype == n.dtype)
