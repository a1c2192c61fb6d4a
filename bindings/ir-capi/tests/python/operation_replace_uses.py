"""Replacement of an operand of one operation."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('%a, %b = "t.two"() : () -> (i8, i8) "t.use"(%a, %b, %a) : (i8, i8, i8) -> () "t.use"(%a) : (i8) -> ()')
    two, first, second = [o.operation for o in m.body.operations]
    first.replace_uses_of_with(two.results[0], two.results[1])
    print(m)
    print(len(list(two.results[0].uses)), len(list(two.results[1].uses)))
