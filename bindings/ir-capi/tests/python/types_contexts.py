"""Types of different contexts differ."""

from mlir.ir import *

with Context():
    a = F32Type.get()
with Context() as other:
    b = F32Type.get()
    print(a == b, a != b, b == F32Type.get(other), a.context == b.context, b.context == other)
