"""Operations appended to blocks."""

from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.create()
    op = Operation.create("t.a")
    m.body.append(op)
    print(m, op.attached)
    other = Module.create()
    other.body.append(op)
    print(m, other)
    print(m.body.region.owner == m.operation)
