"""Block arguments that come, change and go."""

from mlir.ir import *

with Context() as ctx, Location.unknown() as loc:
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.r"() ({ ^bb0(%x: i1, %y: i8): "t.u"(%y) : (i8) -> () }) : () -> ()')
    block = m.body.operations[0].regions[0].blocks[0]
    z = block.add_argument(F32Type.get(), loc)
    print(z.arg_number, z.owner == block, [str(t) for t in block.arguments.types])
    block.erase_argument(0)
    block.arguments[1].set_type(IndexType.get())
    print(m, [a.arg_number for a in block.arguments], [str(a.type) for a in block.arguments[1:]])
