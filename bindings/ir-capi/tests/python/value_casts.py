"""Casts between classes of values."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.r"() ({ ^bb0(%x: i1): "t.u"(%x) : (i1) -> () }) : () -> ()')
    x = m.body.operations[0].regions[0].blocks[0].operations[0].operands[0]
    print(type(x).__name__, type(Value(x)).__name__, type(Value(x).maybe_downcast()).__name__, BlockArgument(x).arg_number)
    print(x == Value(x), hash(x) == hash(Value(x)))
