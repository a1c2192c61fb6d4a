"""Uses of values."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 %1 = arith.muli %0, %a : i32 return %1 : i32 }")
    block = m.body.operations[0].entry_block
    for v in [block.arguments[0]] + [o.results[0] for o in list(block)[:2]]:
        print(v, [(u.owner.operation.name, u.operand_number) for u in v.uses])
