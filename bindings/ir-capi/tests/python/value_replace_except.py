"""Replacement of all uses but some."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('%a, %b = "t.two"() : () -> (i8, i8) "t.u"(%a) : (i8) -> () "t.v"(%a) : (i8) -> () "t.w"(%a) : (i8) -> ()')
    two, u, v, w = [o.operation for o in m.body.operations]
    two.results[0].replace_all_uses_except(two.results[1], [u, w])
    print(m)
    two.results[0].replace_all_uses_except(two.results[1], u)
    print(m)
    two.results[0].replace_all_uses_with(two.results[1])
    print(m)
