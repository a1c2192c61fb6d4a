"""The order of operations in a block."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.a"() : () -> () "t.b"() : () -> () "t.c"() : () -> ()')
    a, b, c = [o.operation for o in m.body.operations]
    print(a.is_before_in_block(b), c.is_before_in_block(a))
    c.move_before(a)
    a.move_after(b)
    print([o.operation.name for o in m.body.operations], c.is_before_in_block(a))
