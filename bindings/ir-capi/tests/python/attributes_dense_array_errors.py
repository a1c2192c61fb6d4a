"""Indices out of dense arrays."""

from mlir.ir import *
from _support import attempt

with Context():
    a = DenseI64ArrayAttr.get([5, 6, 7])
    print(a[0], a[2])
    attempt(DenseI32ArrayAttr, a)
