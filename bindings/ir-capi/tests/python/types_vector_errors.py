"""Vectors that are not verified."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    attempt(VectorType.get, [0], F32Type.get())
    attempt(VectorType.get, [2], NoneType.get())
    attempt(VectorType.get, [-1], F32Type.get())
    attempt(Type.parse, "vector<?xf32>")
