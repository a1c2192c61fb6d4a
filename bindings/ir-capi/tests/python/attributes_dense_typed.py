"""Dense elements from buffers with a given element type."""

from _support import attempt
from mlir.ir import *
import numpy as np
with Context(), Location.unknown():
    print(DenseElementsAttr.get(np.array([1, 2], dtype=np.int64), type=IndexType.get()))
    attempt(DenseElementsAttr.get, np.array([1], dtype=np.int64), type=Type.parse("vector<1xi64>"))
