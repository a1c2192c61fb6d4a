"""Names of values in a scope of their own."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('func.func @f(%x: i8) { %a:2 = "t.two"() : () -> (i8, i8) "t.r"() ({ ^bb0(%y: i8): %z = "t.one"(%y) : (i8) -> i8 }) : () -> () return }')
    ops = list(m.body.operations[0].regions[0].blocks[0].operations)
    inner = ops[1].regions[0].blocks[0]
    for v in (*ops[0].operation.results, inner.arguments[0], inner.operations[0].operation.results[0], m.body.operations[0].regions[0].blocks[0].arguments[0]):
        print(v.get_name(), v.get_name(use_local_scope=True), v)
