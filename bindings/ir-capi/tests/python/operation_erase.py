"""Erased operations."""

from _support import attempt
from mlir.ir import *
with Context():
    m = Module.parse("func.func private @a() func.func private @b()")
    a = m.body.operations[0]
    op = a.operation
    a.erase()
    print(m)
    attempt(lambda: str(op))
    attempt(lambda: op.name)
    attempt(op.erase)
    print(len(m.body.operations))
