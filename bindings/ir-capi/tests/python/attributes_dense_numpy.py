"""Dense elements from buffers of every type."""

from _support import attempt
from mlir.ir import *
import numpy as np
with Context(), Location.unknown():
    for dtype in ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32", "float64", "bool", "complex64", "complex128"]:
        array = np.array([[0, 1, 2], [3, 4, 5]], dtype=dtype)
        print(dtype)
        attempt(DenseElementsAttr.get, array)
        attempt(DenseElementsAttr.get, array, signless=False)
