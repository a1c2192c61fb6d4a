"""Results of operations without exactly one."""

from mlir.ir import *
from _support import attempt

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    for results in ([], [F32Type.get(), F32Type.get()]):
        op = Operation.create("t.a", results=results)
        attempt(lambda: op.result)
        attempt(lambda: op.results[2])
