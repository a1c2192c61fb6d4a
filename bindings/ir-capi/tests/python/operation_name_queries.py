"""Names and traits of operations."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%a: index) { %0 = index.add %a, %a return }")
    for op in m.body.operations[0].entry_block:
        print(op.operation.name, op.OPERATION_NAME, type(op).__name__, type(op).__mro__[1].__name__, op.location)
    print(m.body.operations[0].name, m.body.operations[0].operation.name)
