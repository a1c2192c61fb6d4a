"""Blocks moved between regions."""

from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    a, b = Operation.create("t.a", regions=1), Operation.create("t.b", regions=1)
    block = Block.create_at_start(a.regions[0], [IndexType.get()])
    with InsertionPoint(block):
        Operation.create("t.inner", operands=[block.arguments[0]])
    block.append_to(b.regions[0])
    print(a, b, block.owner == b)
