"""Operands that are read and set."""

from _support import attempt
from mlir.ir import *
with Context():
    m = Module.parse('func.func @f(%a: i32, %b: i32) -> i32 { %0 = arith.addi %a, %b : i32 return %0 : i32 }')
    block = m.body.operations[0].regions[0].blocks[0]
    add = block.operations[0]
    ops = add.operands
    print(len(ops), ops[0], ops[-1], [str(v) for v in ops[::-1]], [str(v) for v in ops[1:]])
    attempt(lambda: ops[2])
    ops[0] = block.arguments[1]
    print(m)
    print(len(ops + ops), block.operations[1].operands[0] == add.results[0])
