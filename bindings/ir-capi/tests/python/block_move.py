"""Blocks that move to other regions."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.r"() ({ "t.a"() : () -> () }, {}) : () -> ()')
    op = m.body.operations[0].operation
    block = op.regions[0].blocks[0]
    block.append_to(op.regions[1])
    print(m, block.region == op.regions[1], len(op.regions[0].blocks))
    block.create_before(F32Type.get())
    block.create_after()
    print(len(op.regions[1].blocks), block.owner.operation.name)
