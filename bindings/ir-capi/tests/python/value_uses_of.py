"""Uses of values."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('%a = "t.one"() : () -> i8 "t.u"(%a, %a) : (i8, i8) -> () "t.v"(%a) : (i8) -> ()')
    a = m.body.operations[0].operation.results[0]
    print(sorted((u.owner.operation.name, u.operand_number) for u in a.uses))
    print(a.owner.operation.name, a.result_number, a.get_name(), a)
