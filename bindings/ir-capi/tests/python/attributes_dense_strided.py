"""Dense elements from strided buffers and splats."""

from _support import attempt
from mlir.ir import *
import numpy as np
with Context(), Location.unknown():
    base = np.arange(24, dtype=np.int32).reshape(2, 3, 4)
    print(DenseElementsAttr.get(np.array(7, dtype=np.int64)))
    print(DenseElementsAttr.get(np.array([3], dtype=np.int8), shape=[2, 2]))
    print(DenseElementsAttr.get(np.array([3.0, 3.0], dtype=np.float32)))
    print(DenseElementsAttr.get(np.arange(4, dtype=np.int8), shape=[2, 2]))
    attempt(DenseElementsAttr.get, np.arange(4, dtype=np.int8), shape=[3])
    print(DenseElementsAttr.get(np.array([], dtype=np.float32)))
