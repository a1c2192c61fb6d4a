"""Blocks that are created and appended."""

from _support import attempt
from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    op = Operation.create("t.r", regions=1)
    region = op.regions[0]
    i8 = IntegerType.get_signless(8)
    first = Block.create_at_start(region, [i8])
    second = first.create_after(i8, F32Type.get())
    zero = first.create_before()
    region.blocks.append(IndexType.get())
    print(op, len(region.blocks), first.arguments.types, [len(b.arguments) for b in region])
    attempt(Block.create_at_start, region, [i8], [])
    second.append_to(region)
    print(op)
