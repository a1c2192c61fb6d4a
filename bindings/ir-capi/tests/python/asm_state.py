"""Printing with a shared state."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    f = m.body.operations[0]
    state = AsmState(m.operation)
    for op in f.entry_block:
        op.operation.print(state)
    print(f.entry_block.operations[0].result.get_name(state))
