"""Equality and hashes of values."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    block = m.body.operations[0].entry_block
    add, ret = block.operations
    print(add.result == ret.operands[0], hash(add.result) == hash(ret.operands[0]), add.result == block.arguments[0], add.result == 1)
    print(len({add.operands[0], add.operands[1], add.result}), Value(add.result) == add.result)
