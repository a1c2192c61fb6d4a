"""Dense elements of buffers without a format, and of truth values with eight of them in a byte."""

import numpy as np
from _support import attempt
from mlir.ir import *

with Context():
    i1, i64 = IntegerType.get_signless(1), IntegerType.get_signless(64)
    numbers = np.array([[1, 2, 3], [4, 5, 6]], dtype=np.int64)
    print(DenseElementsAttr.get(numbers.view(np.datetime64), type=i64))
    bits = np.array([[1, 0, 1], [0, 1, 0]], dtype=np.bool_)
    packed = np.packbits(bits, axis=None, bitorder="little")
    print(DenseElementsAttr.get(packed, type=i1, shape=bits.shape))
    print(DenseElementsAttr.get(np.array([255], dtype=np.uint8), type=i1, shape=[20]))
    print(DenseElementsAttr.get(np.array([0], dtype=np.uint8), type=i1, shape=[20]))
    attempt(DenseElementsAttr.get, [1.0, 2.0])
    attempt(DenseElementsAttr.get, [FloatAttr.get_f32(1.0)], ShapedType(Type.parse("tensor<1xf64>")))
