"""Nested insertion points."""

from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.create()
    with InsertionPoint(m.body):
        outer = Operation.create("t.outer", regions=1)
        with InsertionPoint(outer.regions[0].blocks.append()):
            Operation.create("t.inner")
        Operation.create("t.next")
    print(m)
