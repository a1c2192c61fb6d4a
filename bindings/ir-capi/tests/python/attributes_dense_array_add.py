"""Concatenation of dense arrays."""

from mlir.ir import *

with Context():
    a = DenseI32ArrayAttr.get([1, 2])
    print(a + [3], len(a + [3]), (a + [3])[2], a)
    print(DenseBoolArrayAttr.get([True]) + [False], DenseF32ArrayAttr.get([]) + [1.5])
    print(DenseI64ArrayAttr.get([]), list(DenseI8ArrayAttr.get([-1, 1])))
