"""Results of operations."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    op = Operation.parse('%0:3 = "t.x"() : () -> (i1, i2, i3)')
    print(len(op.results), [str(r.type) for r in op.results], op.results.types, op.results[2], op.results[0].result_number, op.results[-1].owner == op)
    attempt(lambda: op.result)
    attempt(lambda: op.results[3])
    print([r.result_number for r in op.results[1:]], Operation.parse('"t.y"() : () -> i8').result)
    attempt(lambda: Operation.parse('"t.z"() : () -> ()').result)
