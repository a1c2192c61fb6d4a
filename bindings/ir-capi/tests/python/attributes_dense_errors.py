"""Buffers that do not fit."""

import array
from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    data = array.array("i", range(6))
    attempt(DenseElementsAttr.get, data, type=Type.parse("tensor<5xi32>"))
    attempt(DenseElementsAttr.get, data, shape=[6], type=Type.parse("tensor<6xi32>"))
    attempt(DenseElementsAttr.get_splat, Type.parse("tensor<4xi32>"), FloatAttr.get_f32(1.0))
    attempt(DenseElementsAttr.get, [])
