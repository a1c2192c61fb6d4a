"""Replacement of uses."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%a: i32, %b: i32) -> i32 { %0 = arith.addi %a, %a : i32 %1 = arith.muli %0, %a : i32 return %1 : i32 }")
    block = m.body.operations[0].entry_block
    a, b = block.arguments
    a.replace_all_uses_with(b)
    print(m)
    add, mul, ret = block.operations
    add.result.replace_all_uses_except(b, mul.operation)
    b.replace_all_uses_except(a, [add.operation])
    print(m)
