"""Floats of each format."""

from mlir.ir import *

with Context(), Location.unknown():
    for t in (F16Type.get(), BF16Type.get(), F32Type.get(), F64Type.get()):
        for value in (0.1, -2.5) if t == F16Type.get() else (0.1, -2.5, 1e30):
            a = FloatAttr.get(t, value)
            print(a, a.value, a.type)
