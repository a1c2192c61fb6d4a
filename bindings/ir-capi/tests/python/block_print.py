"""Text of blocks and regions."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%a: i32, %c: i1) { cf.br ^x(%a : i32) ^x(%b: i32): %0 = arith.addi %b, %b : i32 return }")
    for block in m.body.operations[0].body:
        print(block)
        print(repr(block)[:6])
    print(str(m.body))
