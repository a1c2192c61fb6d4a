"""Change of operands, and slices of them."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('%a, %b = "t.two"() : () -> (i8, i16) "t.use"(%a, %a, %b) : (i8, i8, i16) -> ()')
    two, use = [o.operation for o in m.body.operations]
    use.operands[1] = two.results[1]
    print(m)
    print([str(v.type) for v in use.operands[1:]], [str(v.type) for v in use.operands[::-1]], len(use.operands[0:0]))
    print([str(t) for t in two.results.types], two.results.owner.operation.name, [str(v.type) for v in use.operands + use.operands[:1]])
