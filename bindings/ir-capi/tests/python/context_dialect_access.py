"""Dialects of a context by name."""

from mlir.ir import *
from _support import attempt

with Context() as ctx:
    print(ctx.dialects.arith.descriptor.namespace, ctx.d["func"].descriptor.namespace, ctx.get_dialect_descriptor("scf").namespace)
    attempt(lambda: ctx.d.nothing)
    attempt(lambda: ctx.d["nothing"])
    attempt(ctx.get_dialect_descriptor, "nothing")
