"""Dense arrays in texts."""

from mlir.ir import *

with Context():
    for text in ("array<i8: 1, -1>", "array<i1: true, false>", "array<f64: 1.0, 2.5>", "array<i32>"):
        a = Attribute.parse(text)
        print(a, type(a).__name__, list(a))
