"""The parts of an operation that has all of them."""

from mlir.ir import *

with Context() as ctx, Location.unknown():
    ctx.allow_unregistered_dialects = True
    m = Module.parse('"t.a"() ({ ^bb0(%x: i1): "t.b"(%x)[^bb1] {k = 1 : i8} : (i1) -> () ^bb1: "t.c"() : () -> () }) {n} : () -> ()')
    op = m.body.operations[0].operation
    print(op.name, len(op.regions), len(op.regions[0].blocks), [a.name for a in op.attributes] if not isinstance(next(iter(op.attributes)), str) else list(op.attributes))
    b = op.regions[0].blocks[0].operations[0]
    print(b.operation.name, len(b.operation.successors), b.operation.operands[0], b.operation.attributes["k"])
    print([str(o.operation.name) for block in op.regions[0] for o in block])
