"""Moves of operations."""

from _support import attempt
from mlir.ir import *
with Context():
    m = Module.parse("func.func private @a() func.func private @b() func.func private @c()")
    a, b, c = m.body.operations
    a.operation.move_after(c)
    print([o.name.value for o in m.body])
    c.move_before(b)
    print([o.name.value for o in m.body])
    print(c.operation.is_before_in_block(b), b.operation.is_before_in_block(c)) if hasattr(c.operation, "is_before_in_block") else print("none")
    b.detach_from_parent()
    print(m, b.operation.attached, b)
    attempt(b.detach_from_parent)
