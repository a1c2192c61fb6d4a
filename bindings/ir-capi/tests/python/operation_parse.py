"""Single operations from text."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    op = Operation.parse('"t.x"() {a} : () -> i32')
    print(op, type(op).__name__, op.result.type)
    print(type(Operation.parse("func.func private @f()")).__name__)
    attempt(Operation.parse, '"t.x"() : () -> () "t.y"() : () -> ()')
    attempt(Operation.parse, "arith.bad", source_name="name.mlir")
    print(Operation.parse('"t.z"() : () -> ()', source_name="n.mlir").location)
