"""Widths of float types, and their common class."""

from mlir.ir import *

with Context():
    for name in ("f4E2M1FN", "f6E2M3FN", "f8E5M2", "f8E4M3FN", "bf16", "f16", "tf32", "f32", "f64"):
        t = Type.parse(name)
        print(t, isinstance(t, FloatType), FloatType(t).width, type(t).__name__)
