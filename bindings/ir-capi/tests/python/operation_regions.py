"""Regions of operations."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    op = Operation.parse('"t.x"() ({}, {^a: "t.y"() : () -> () ^b(%q: i8): "t.z"() : () -> ()}) : () -> ()')
    print(len(op.regions), [len(list(r.blocks)) for r in op.regions], op.regions[1].owner == op, op.regions[0] == op.regions[1], op.regions[1] == op.regions[1])
    attempt(lambda: op.regions[2])
    for block in op.regions[1]:
        print(block, [o.name for o in block], block.region == op.regions[1])
    print(len(op.regions[1].blocks), op.regions[1].blocks[1].arguments[0].type)
    attempt(lambda: op.regions[1].blocks[3])
