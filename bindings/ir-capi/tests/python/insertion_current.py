"""The current insertion point."""

from mlir.ir import *
from _support import attempt

with Context(), Location.unknown():
    attempt(lambda: InsertionPoint.current)
    m = Module.parse("module {}")
    with InsertionPoint(m.body) as outer:
        inner_module = Module.create()
        with InsertionPoint(inner_module.body):
            print(InsertionPoint.current.block == inner_module.body)
        print(InsertionPoint.current.block == m.body)
