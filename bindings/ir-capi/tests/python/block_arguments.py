"""Arguments of blocks."""

from _support import attempt
from mlir.ir import *
with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    op = Operation.create("t.r", regions=1)
    block = Block.create_at_start(op.regions[0])
    i8 = IntegerType.get_signless(8)
    a = block.add_argument(i8, Location.name("q"))
    b = block.add_argument(F32Type.get(), Location.unknown())
    print(a, b, a.arg_number, b.arg_number, a.owner == block, len(block.arguments), a.location)
    a.set_type(IndexType.get())
    print(a.type, op, [str(t) for t in block.arguments.types])
    block.erase_argument(0)
    print(op, b.arg_number, len(block.arguments))
    attempt(lambda: block.arguments[4])
