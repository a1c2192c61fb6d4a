"""Dialect descriptors of a context."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    for name in ["builtin", "arith", "func", "scf", "cf", "memref", "tensor", "affine", "math", "index", "ub"]:
        print(name, ctx.get_dialect_descriptor(name))
    attempt(ctx.get_dialect_descriptor, "nonsense")
    print(ctx.dialects["arith"].descriptor.namespace)
    attempt(lambda: ctx.dialects["nonsense"])
    attempt(lambda: ctx.d.nonsense)
    print(type(ctx.d.func).__name__)
